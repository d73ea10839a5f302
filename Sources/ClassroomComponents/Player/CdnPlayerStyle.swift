extension CdnPlayer {
    /// The style rules; the placeholder's figures are upstream's.
    static let styleSheet = """
        .cdnPlayer { position: relative; box-sizing: border-box; width: 100%; height: 100%; overflow: hidden;
          container-type: size; border: var(--cdnPlayer-borderWidth) solid var(--cdnPlayer-borderColor);
          border-radius: var(--cdnPlayer-cornerRadius); background: var(--cdnPlayer-backgroundColor); }
        .cdnPlayer .placeholder { position: absolute; inset: 0; display: flex; flex-direction: column; gap: 4px;
          align-items: center; justify-content: center; box-sizing: border-box; padding: 0 16px 32px; }
        .cdnPlayer .placeholder .icon { width: 100px; height: 100px; }
        .cdnPlayer .placeholder p { margin: 0; color: var(--cdnPlayer-placeholder-color);
          font: var(--cdnPlayer-placeholder-font); text-align: center; }
        .cdnPlayer .lesson { position: absolute; inset: 0;
          background: radial-gradient(circle at 75% 10%, hsl(var(--hue) 40% 62% / .7), transparent 60%),
          linear-gradient(155deg, hsl(var(--hue) 30% 46%), hsl(calc(var(--hue) + 42) 36% 24%)); }
        .cdnPlayer .slide { position: absolute; left: 8cqw; top: 12cqh; width: 52cqw; height: 58cqh; border-radius: 6px;
          background: linear-gradient(rgb(30 40 70 / .72) 0 0) 10% 14% / 46% 9% no-repeat,
          repeating-linear-gradient(rgb(30 40 70 / .28) 0 5%, transparent 5% 16%) 12% 60% / 52% 48% no-repeat,
          radial-gradient(circle closest-side, hsl(var(--hue) 50% 60%) 96%, transparent) 90% 62% / 22% 44% no-repeat,
          rgb(255 255 255 / .94); box-shadow: 0 2cqh 6cqh rgb(0 0 0 / .3); }
        .cdnPlayer .speaker { position: absolute; right: 9cqw; bottom: 16cqh; display: grid; place-items: center;
          width: 40cqh; height: 40cqh; border-radius: 50%; background: rgb(255 255 255 / .16);
          box-shadow: inset 0 0 0 1px rgb(255 255 255 / .3); color: rgb(255 255 255 / .95);
          font: 500 16cqh/1 -apple-system, BlinkMacSystemFont, Inter, "Segoe UI", Roboto, "PingFang SC",
          "Noto Sans CJK SC", "Noto Sans", sans-serif; }
        .cdnPlayer .bar { position: absolute; inset: auto 0 0; box-sizing: border-box;
          display: var(--cdnPlayer-bar-enable, var(--cdnPlayer-bar-visible, flex)); gap: 10px; align-items: center;
          height: 26px; padding: 0 10px; overflow: hidden; background: var(--cdnPlayer-bar-backgroundColor);
          color: var(--cdnPlayer-bar-color); font: var(--cdnPlayer-bar-font); white-space: nowrap;
          font-variant-numeric: tabular-nums; }
        .cdnPlayer .source:not(.is-used) { opacity: .6; }
        .cdnPlayer .source.is-used { font-weight: 600; }
        .cdnPlayer .cdn { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
        .cdnPlayer .cdn.is-failed { padding: 1px 8px; border-radius: 8px; background: var(--cdnPlayer-bar-failedColor); }
        .cdnPlayer :is(.time, .live) { flex: none; margin-inline-start: auto; }
        .cdnPlayer .live::before { content: ""; display: inline-block; width: 6px; height: 6px; margin-inline-end: 6px;
          border-radius: 50%; background: var(--cdnPlayer-bar-failedColor); vertical-align: 1px; }
        .cdnPlayer .progress { position: absolute; inset: auto 0 26px; height: 3px;
          background: linear-gradient(var(--cdnPlayer-progress-color) 0 0) 0 0 / calc(var(--played) * 100%) 100% no-repeat,
          var(--cdnPlayer-progress-backgroundColor); }
        @media (forced-colors: active) {
          .cdnPlayer .progress { border-top: 1px solid CanvasText; }
        }
        """
}
