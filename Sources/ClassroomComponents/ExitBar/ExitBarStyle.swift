extension ExitBar {
    /// The style rules; the figures are upstream's, in points.
    static let styleSheet =
        """
        .exitBar { position: relative; display: grid; grid-template-columns: 44px minmax(0, 1fr) 44px; align-items: center;
          box-sizing: border-box; width: 100%; height: 100%; background: var(--exitBar-backgroundColor);
          border: var(--exitBar-borderWidth) solid var(--exitBar-borderColor); }
        .exitBar .network { grid-column: 1; justify-self: center; width: 20px; height: 20px; }
        .exitBar .network .icon { display: block; width: 20px; height: 20px; font-size: 20px; }
        .exitBar .title { grid-column: 2; display: flex; align-items: center; justify-content: center; gap: 8px;
          min-width: 0; white-space: nowrap; }
        .exitBar .room { min-width: 0; overflow: hidden; text-overflow: ellipsis;
          color: var(--exitBar-roomName-textColor); font: var(--exitBar-roomName-textFont); }
        .exitBar .line { flex: none; width: 1px; height: min(16px, 60%); min-height: 12px;
          background: var(--exitBar-sepLine-backgroundColor); }
        .exitBar .time { flex: none; color: var(--exitBar-scheduleTime-textColor);
          font: var(--exitBar-scheduleTime-textFont); font-variant-numeric: tabular-nums; }
        .exitBar .time.after { color: var(--exitBar-scheduleTime-afterColor); }
        .exitBar .exit { grid-column: 3; display: grid; place-items: center; width: 44px; height: 100%; margin: 0;
          padding: 0; border: 0; background: none; color: inherit; cursor: pointer; }
        .exitBar .exit .icon { width: 20px; height: 20px; }
        .exitBar .exit:hover { background: color-mix(in srgb, var(--exitBar-roomName-textColor) 10%, transparent); }
        .exitBar .exit:focus-visible { outline: 2px solid currentColor; outline-offset: -3px; }
        """ + "\n" + LeaveDialog.styleSheet(in: name)
}
