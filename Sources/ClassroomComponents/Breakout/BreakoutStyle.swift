extension Breakout {
    static let styleSheet = """
        .breakout { box-sizing: border-box; display: flex; flex-direction: column; width: 100%; height: 100%;
          overflow: hidden; background: var(--breakout-backgroundColor); border-radius: var(--breakout-cornerRadius);
          box-shadow: var(--breakout-shadow); color: var(--breakout-label-color); font: var(--breakout-label-font); }
        .breakout header { flex: none; display: flex; align-items: center; justify-content: space-between; height: 34px;
          padding: 0 12px; }
        .breakout .name { flex: 1; min-width: 0; margin: 0; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; color: var(--breakout-title-color); font: var(--breakout-title-font); font-weight: 600; }
        .breakout .make { display: grid; gap: 12px; padding: 8px 12px 12px; }
        .breakout .make p { margin: 0; }
        .breakout .make label { display: grid; grid-template-columns: 1fr 1fr; align-items: center; gap: 8px; }
        .breakout .is-unseen, .breakout label.is-unseen > span { visibility: hidden; }
        .breakout .is-unseen > :is(input, select) { visibility: visible; }
        .breakout .groups { flex: 1; min-height: 0; margin: 0; padding: 0; overflow-y: auto; list-style: none; }
        .breakout .groups li { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; padding: 6px 12px; }
        .breakout .groups.has-lines li { border-top: 1px solid var(--breakout-sepLine-backgroundColor); }
        .breakout .members { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: 4px; min-height: 20px; }
        .breakout .member { display: inline-flex; align-items: center; gap: 2px; max-width: 100%; padding: 1px 6px;
          border-radius: 10px; background: var(--breakout-button-fieldColor); overflow-wrap: anywhere; }
        .breakout .member.is-asked { background: none; box-shadow: inset 0 0 0 1px currentColor; opacity: .75; }
        .breakout button { margin: 0; border: 0; background: none; font: var(--breakout-button-font); cursor: pointer;
          touch-action: manipulation; }
        .breakout .link { padding: 4px 2px; color: var(--breakout-button-linkColor); }
        .breakout .out { padding: 0 2px; color: inherit; }
        .breakout .main { min-height: 26px; padding: 0 12px; border-radius: 13px; white-space: nowrap;
          background: var(--breakout-button-backgroundColor); color: var(--breakout-button-titleColor); }
        .breakout .line { flex: none; display: flex; align-items: center; gap: 6px; padding: 6px 12px; }
        .breakout .line + .line { padding-top: 0; }
        .breakout :is(input, select) { box-sizing: border-box; flex: 1; min-width: 0; height: 26px; margin: 0;
          padding: 0 8px; border: 1px solid var(--breakout-sepLine-backgroundColor); border-radius: 6px;
          background: var(--breakout-button-fieldColor); color: var(--breakout-title-color);
          font: var(--breakout-button-font); }
        .breakout :is(button, input, select):focus-visible { outline: 2px solid var(--breakout-button-linkColor);
          outline-offset: 1px; }
        .breakout button:hover { filter: brightness(.94); }
        """
}
