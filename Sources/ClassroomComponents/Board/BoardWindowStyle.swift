extension BoardWindowLayer {
    /// How the windows look, as a part of the board's style.
    static let styleSheet = """
        .netlessBoard .windows { position: absolute; inset: 0; pointer-events: none;
          color: var(--netlessBoard-pageControl-pageLabel-color); }
        .netlessBoard .windows[hidden] { display: none; }
        .netlessBoard .windows.is-maximised { z-index: 1; }
        .netlessBoard .window { position: absolute; display: flex; flex-direction: column; box-sizing: border-box;
          left: calc(var(--x) * (100% - var(--w))); top: calc(var(--y) * (100% - var(--h)));
          width: var(--w); height: var(--h); overflow: hidden; pointer-events: auto;
          border: 1px solid var(--netlessBoard-borderColor); border-radius: 6px;
          background: var(--netlessBoard-courseware-backgroundColor);
          box-shadow: var(--netlessBoard-pageControl-shadow); }
        .netlessBoard .window[data-floats] { cursor: grab; user-select: none; touch-action: none; }
        .netlessBoard .windows.is-maximised > .window { inset: 0; width: auto; height: auto; border-radius: 0; }
        .netlessBoard .bar { flex: none; display: flex; align-items: center; gap: 2px; height: 26px;
          padding: 0 4px 0 8px; border-bottom: 1px solid var(--netlessBoard-pageControl-sepLine-backgroundColor);
          font: var(--netlessBoard-pageControl-pageLabel-font); font-size: 12px; white-space: nowrap; }
        .netlessBoard .bar .title { flex: 1; min-width: 0; margin: 0; padding: 0; border: 0; background: none;
          color: inherit; font: inherit; text-align: start; overflow: hidden; text-overflow: ellipsis;
          cursor: inherit; }
        .netlessBoard .bar .page { font-variant-numeric: tabular-nums; }
        .netlessBoard .bar .sign { flex: none; display: grid; place-items: center; width: 24px; height: 24px; margin: 0;
          padding: 0; border: 0; border-radius: 4px; background: none; color: inherit; cursor: pointer; }
        .netlessBoard .sign svg, .netlessBoard .mark svg { width: 18px; height: 18px; fill: none; stroke: currentcolor;
          stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
        .netlessBoard .sign[aria-disabled] { opacity: .35; cursor: default; }
        .netlessBoard .sign:hover:not([aria-disabled]), .netlessBoard button.mark:hover {
          background: color-mix(in srgb, var(--netlessBoard-pageControl-pageLabel-color) 12%,
          var(--netlessBoard-pageControl-backgroundColor)); }
        .netlessBoard :is(.sign, .mark, .bar .title, .window):focus-visible { outline: 2px solid
          var(--netlessBoard-pageControl-pageLabel-color); outline-offset: -2px; }
        .netlessBoard .paper { position: relative; flex: 1; min-height: 0; overflow: hidden; }
        .netlessBoard .slide { pointer-events: none; }
        .netlessBoard .blank { display: grid; place-items: center; height: 100%; margin: 0; padding: 0 12px;
          font: var(--netlessBoard-pageControl-pageLabel-font); text-align: center; }
        .netlessBoard .mark { position: absolute; left: var(--edge); bottom: var(--base); display: grid;
          place-items: center; box-sizing: border-box; width: var(--side); height: var(--side); margin: 0; padding: 0;
          border: 1px solid var(--netlessBoard-borderColor); border-radius: 50%; color: inherit; pointer-events: auto;
          background: var(--netlessBoard-pageControl-backgroundColor);
          box-shadow: var(--netlessBoard-pageControl-shadow); }
        .netlessBoard button.mark { cursor: pointer; }
        .netlessBoard .mark .count { position: absolute; right: -4px; top: -4px; min-width: 14px; padding: 0 3px;
          border-radius: 8px; background: var(--netlessBoard-pageControl-pageLabel-color);
          color: var(--netlessBoard-pageControl-backgroundColor); font: 600 10px/14px sans-serif; text-align: center; }
        .netlessBoard .windows.is-minimised ~ .pages { left: calc(var(--edge) + var(--side) + var(--edge)); }
        .netlessBoard .windows.is-minimised ~ .granted { left: calc(var(--edge) * 2 + var(--side) + 176px); }
        """
}
