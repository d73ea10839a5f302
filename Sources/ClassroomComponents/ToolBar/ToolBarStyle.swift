import ClassroomScenes

extension ToolBar {
    // The count is information, not motion: it goes on where the page stops everything that moves.
    static let styleSheet = """
        .toolBar { display: flex; flex-direction: column; align-items: center; gap: 12px; width: 100%;
          background: var(--toolBar-backgroundColor); }
        .toolBar .tool { position: relative; flex: none; width: var(--side); height: var(--side); margin: 0; padding: 0;
          border: 0; background: none; border-radius: var(--toolBar-cell-cornerRadius);
          box-shadow: var(--toolBar-cell-shadow); cursor: pointer; touch-action: manipulation; user-select: none;
          transition: transform 120ms ease-out; }
        .toolBar .seat { flex: none; width: var(--side); height: var(--side); }
        .toolBar .tool > .icon { position: absolute; inset: 0; margin: auto; width: 64%; height: 64%;
          transition: opacity 120ms; }
        .toolBar .tool > .icon-toolBar-cell-normalImage { width: 100%; height: 100%; }
        .toolBar .tool.is-selected { background: var(--toolBar-cell-selectedColor); }
        .toolBar.is-bare .tool { background: none; box-shadow: none; }
        .toolBar .tool:hover > .icon:not(.icon-toolBar-cell-normalImage) { opacity: .72; }
        .toolBar .tool:active { transform: scale(1.2); }
        .toolBar .tool:focus-visible { outline: 2px solid var(--toolBar-cell-selectedColor); outline-offset: 2px; }
        .toolBar .tool:disabled, .toolBar .tool[aria-disabled="true"] { cursor: default; transform: none; }
        .toolBar .dot { position: absolute; top: 5px; right: 5px; width: 4px; height: 4px; border-radius: 50%;
          background: var(--toolBar-message-dotColor); }
        .toolBar .badge { position: absolute; top: -2px; right: -2px; min-width: 12px; height: 12px; padding: 0 3px;
          box-sizing: border-box; border-radius: 6px; background: var(--toolBar-handsList-label-backgroundColor);
          color: var(--toolBar-handsList-label-color); font: var(--toolBar-handsList-label-font); line-height: 12px;
          text-align: center; font-variant-numeric: tabular-nums; }
        .toolBar .countdown { position: absolute; inset: 0; display: grid; place-items: center; border-radius: inherit;
          background: var(--raiseHand-backgroundColor); color: var(--raiseHand-textColor); font: var(--raiseHand-font);
          font-variant-numeric: tabular-nums; opacity: 0; transition: opacity 120ms; }
        .toolBar .countdown::before { content: "3"; }
        .toolBar .wave { touch-action: none; }
        .toolBar .wave:active .countdown, .toolBar .wave.is-waving .countdown { opacity: 1; }
        .toolBar .wave.is-waving:not(:active) { pointer-events: none; }
        .toolBar .wave.is-waving:not(:active) .countdown::before { animation: toolBar-count 3s step-end forwards; }
        .toolBar .wave.for-five .countdown::before { content: "5"; }
        .toolBar .wave.for-five.is-waving:not(:active) .countdown::before {
          animation: toolBar-count-five 5s step-end forwards; }
        .toolBar .tip { position: absolute; top: 50%; right: calc(100% + 4px); width: 180px; height: 36px;
          transform: translateY(-50%); opacity: 0; pointer-events: none; filter: drop-shadow(var(--raiseHand-shadow));
          transition: opacity 150ms 2s; }
        .toolBar .tip .icon { position: absolute; inset: 0; width: 100%; height: 100%; }
        .toolBar .tip .words { position: absolute; inset: 0 11px 0 0; display: grid; place-items: center;
          color: var(--raiseHand-tipView-textColor); font: var(--raiseHand-tipView-font); white-space: nowrap; }
        .toolBar .wave:active .tip, .toolBar .wave:focus-visible .tip, .toolBar .wave:hover .tip {
          opacity: 1; transition-delay: 0s; }
        @keyframes toolBar-count { 0% { content: "3"; } 33.3% { content: "2"; } 66.6% { content: "1"; }
          100% { content: "1"; } }
        @keyframes toolBar-count-five { 0% { content: "5"; } 20% { content: "4"; } 40% { content: "3"; }
          60% { content: "2"; } 80%, 100% { content: "1"; } }
        @media (forced-colors: active) {
          .toolBar .dot { background: Highlight; }
          .toolBar .tool { border: 1px solid ButtonBorder; }
          .toolBar .tool:not(.is-selected) { background: ButtonFace; }
          .toolBar .tool > .icon-toolBar-cell-normalImage { display: none; }
          .toolBar .tip .icon { background-color: Canvas !important; }
        }
        @media (prefers-reduced-motion: reduce) {
          .toolBar .tool, .toolBar .tool > .icon, .toolBar .countdown, .toolBar .tip { transition-duration: 0s; }
          .toolBar .tool:active { transform: none; }
          .toolBar .wave.is-waving:not(:active) .countdown::before { animation-duration: 3s !important; }
          .toolBar .wave.for-five.is-waving:not(:active) .countdown::before { animation-duration: 5s !important; }
        }

        """ + AlertBox.styleSheet(of: name)
}
