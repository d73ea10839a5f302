extension Board {
    // Ink has colours of its own: where the system forces colours, its paper keeps the theme's.
    static let styleSheet = """
        .netlessBoard { position: relative; box-sizing: border-box; width: 100%; height: 100%; overflow: hidden;
          border: var(--netlessBoard-borderWidth) solid var(--netlessBoard-borderColor);
          background: radial-gradient(circle, var(--netlessBoard-borderColor) 1px, transparent 1.5px) 0 0 / 24px 24px
          var(--netlessBoard-backgroundColor); box-shadow: var(--netlessBoard-shadow); }
        .netlessBoard.is-closed { background: var(--netlessBoard-backgroundColor); }
        @media (forced-colors: active) {
          .netlessBoard:not(.is-closed), .netlessBoard .paper { forced-color-adjust: none; }
          .netlessBoard > :not(.sheet) { forced-color-adjust: auto; }
        }
        .netlessBoard :is(.sheet, .ink, .live, .hand, .slide) { position: absolute;
          inset: 0; width: 100%; height: 100%; }
        .netlessBoard .sheet { content-visibility: var(--arriving, visible); }
        .netlessBoard .live, .netlessBoard .ink { overflow: visible; pointer-events: none; }
        .netlessBoard .ink { fill: none; stroke-linecap: round; stroke-linejoin: round; }
        .netlessBoard .ink > * { pointer-events: visiblePainted; }
        .netlessBoard .ink text { stroke: none; white-space: pre; pointer-events: bounding-box; }
        .netlessBoard .ink .is-going { opacity: .25; }
        .netlessBoard .hand { cursor: crosshair; touch-action: none; outline: none; user-select: none; }
        .netlessBoard .hand.for-text { cursor: text; }
        .netlessBoard .hand.for-select { cursor: default; }
        .netlessBoard .picked { position: absolute; z-index: 1; translate: -50% 8px; }
        .netlessBoard .picked[hidden] { display: none; }
        .netlessBoard .picked .remove { display: grid; place-items: center; width: 32px; height: 32px; padding: 0; border: 0;
          border-radius: 8px; background: var(--netlessBoard-pageControl-backgroundColor);
          box-shadow: var(--netlessBoard-pageControl-shadow); color: var(--netlessBoard-pageControl-pageLabel-color);
          cursor: pointer; }
        .netlessBoard .picked .remove span { width: 16px; height: 16px; background: currentColor;
          clip-path: path("M6 1h4l1 2h4v2H1V3h4zM3 6h10l-1 10H4z"); forced-color-adjust: none; }
        .netlessBoard .hand.for-eraser { cursor: cell; }
        .netlessBoard .hand.for-laser { cursor: none; }
        .netlessBoard .hand:focus-visible { outline: 2px solid var(--netlessBoard-pageControl-pageLabel-color);
          outline-offset: -4px; }
        .netlessBoard .live .cross { stroke: var(--netlessBoard-pageControl-pageLabel-color); stroke-width: 3; }
        .netlessBoard .live .frame { fill: none; stroke: var(--toolCollection-selectedColor); stroke-width: 3;
          stroke-dasharray: 12 8; }
        .netlessBoard .live .laser { opacity: .9; transition: opacity 900ms ease-in; }
        .netlessBoard .live .laser.is-over { opacity: 0; }
        .netlessBoard .typing { position: absolute; min-width: 1em; padding: 0; border: 0; outline: 1px dashed
          var(--toolCollection-selectedColor); outline-offset: 4px; background: none; line-height: 1.3333;
          white-space: pre; pointer-events: auto; }
        .netlessBoard .pages, .netlessBoard .granted { position: absolute; bottom: var(--base); height: var(--side);
          border: 1px solid var(--netlessBoard-borderColor);
          border-radius: var(--netlessBoard-pageControl-cornerRadius);
          background: var(--netlessBoard-pageControl-backgroundColor);
          box-shadow: var(--netlessBoard-pageControl-shadow);
          color: var(--netlessBoard-pageControl-pageLabel-color); white-space: nowrap; }
        .netlessBoard :is(.pages, .granted)[hidden] { display: none; }
        .netlessBoard .pages { left: var(--edge); width: 168px; display: flex; align-items: center; padding: 0 4px; }
        .netlessBoard .pages .line { flex: none; width: 1px; height: 50%; margin: 0 2px;
          background: var(--netlessBoard-pageControl-sepLine-backgroundColor); }
        .netlessBoard .pages .page { flex: 1; font: var(--netlessBoard-pageControl-pageLabel-font);
          font-variant-numeric: tabular-nums; text-align: center; }
        .netlessBoard .turn { flex: none; display: grid; place-items: center; width: 30px; height: calc(100% - 6px);
          margin: 0; padding: 0; border: 0; border-radius: 15px; background: none; cursor: pointer;
          transition: background-color 120ms; }
        .netlessBoard .turn .icon { width: 18px; height: 18px; transition: opacity 120ms; }
        .netlessBoard .turn:hover:not([aria-disabled]) {
          background: color-mix(in srgb, var(--netlessBoard-pageControl-pageLabel-color) 12%, transparent); }
        .netlessBoard .turn[aria-disabled] { cursor: default; }
        .netlessBoard .turn:focus-visible { outline: 2px solid var(--netlessBoard-pageControl-pageLabel-color);
          outline-offset: -1px; }
        .netlessBoard .granted { left: calc(var(--edge) + 176px); display: flex; align-items: center; gap: 6px;
          padding: 0 12px; font: var(--netlessBoard-pageControl-pageLabel-font); font-size: 12px; }
        .netlessBoard .granted .icon { width: 14px; height: 14px; }
        .netlessBoard .closed { display: flex; flex-direction: column; gap: 12px; align-items: center;
          justify-content: center; height: 100%;
          color: var(--netlessBoard-pageControl-pageLabel-color); font: var(--netlessBoard-pageControl-pageLabel-font); }
        .netlessBoard .closed p { margin: 0; }
        .netlessBoard .opener { height: var(--side); margin: 0; padding: 0 16px;
          border: 1px solid var(--netlessBoard-borderColor);
          border-radius: var(--netlessBoard-pageControl-cornerRadius);
          background: var(--netlessBoard-pageControl-backgroundColor);
          box-shadow: var(--netlessBoard-pageControl-shadow); color: inherit; font: inherit; cursor: pointer; }
        .netlessBoard .opener:focus-visible { outline: 2px solid var(--netlessBoard-pageControl-pageLabel-color);
          outline-offset: 2px; }
        @media (prefers-reduced-motion: reduce) { .netlessBoard .turn, .netlessBoard .turn .icon { transition: none; } }

        """ + BoardWindowLayer.styleSheet
}
