extension Board {
    static let styleSheet = """
        .netlessBoard { position: relative; box-sizing: border-box; width: 100%; height: 100%; overflow: hidden;
          border: var(--netlessBoard-borderWidth) solid var(--netlessBoard-borderColor);
          background: radial-gradient(circle, var(--netlessBoard-borderColor) 1px, transparent 1.5px) 0 0 / 24px 24px
          var(--netlessBoard-backgroundColor); }
        .netlessBoard.is-closed { background: var(--netlessBoard-backgroundColor); }
        .netlessBoard .surface { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; padding: 0;
          border: 0; background: none; cursor: crosshair; }
        .netlessBoard .surface.for-text { cursor: text; }
        .netlessBoard .surface:focus-visible { outline: 2px solid var(--netlessBoard-pageControl-pageLabel-color);
          outline-offset: -4px; }
        .netlessBoard .pages, .netlessBoard .granted { position: absolute; bottom: var(--base); height: var(--side);
          border: 1px solid var(--netlessBoard-borderColor); border-radius: calc(var(--side) / 2);
          background: var(--netlessBoard-backgroundColor); box-shadow: var(--toolCollection-shadow);
          color: var(--netlessBoard-pageControl-pageLabel-color); white-space: nowrap; }
        .netlessBoard .pages { left: var(--edge); width: 168px; display: flex; align-items: center; padding: 0 4px; }
        .netlessBoard .pages .page { flex: 1; font: var(--netlessBoard-pageControl-pageLabel-font);
          font-variant-numeric: tabular-nums; text-align: center; }
        .netlessBoard .turn { flex: none; display: grid; place-items: center; width: 30px; height: calc(100% - 6px);
          margin: 0; padding: 0; border: 0; border-radius: 15px; background: none; cursor: pointer;
          transition: background-color 120ms; }
        .netlessBoard .turn .icon { width: 18px; height: 18px; transition: opacity 120ms; }
        .netlessBoard .turn:hover:not([aria-disabled]) {
          background: color-mix(in srgb, var(--netlessBoard-pageControl-pageLabel-color) 12%, transparent); }
        .netlessBoard .turn[aria-disabled] { cursor: default; }
        .netlessBoard .turn[aria-disabled] .icon { opacity: .35; }
        .netlessBoard .turn:focus-visible { outline: 2px solid var(--netlessBoard-pageControl-pageLabel-color);
          outline-offset: -1px; }
        .netlessBoard .granted { left: calc(var(--edge) + 176px); display: flex; align-items: center; gap: 6px;
          padding: 0 12px; font: var(--netlessBoard-pageControl-pageLabel-font); font-size: 12px; }
        .netlessBoard .granted .icon { width: 14px; height: 14px; }
        .netlessBoard .closed { display: grid; place-items: center; height: 100%; margin: 0;
          color: var(--netlessBoard-pageControl-pageLabel-color); font: var(--netlessBoard-pageControl-pageLabel-font); }
        @media (prefers-reduced-motion: reduce) { .netlessBoard .turn, .netlessBoard .turn .icon { transition: none; } }
        """
}
