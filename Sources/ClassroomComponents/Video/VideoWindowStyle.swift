/// The look of video windows, for the configuration of teachers or of students.
enum VideoWindowStyle {
    /// The rules with a component's custom properties.
    static func rules(for component: String) -> String { template.replacing("NAME", with: component) }

    // `cqh` is a hundredth of the window's height, which upstream's shares refer to. The highlight goes three seconds
    // after the volume drops: a delay that only the way back has. The microphone's capsule stands between 21% and 59% of
    // its icon's height. A shade over a light picture would be dirt: there, what lies on it says where it ends. A phone's
    // tile is so low that picture, chip and caption would lie on each other, and the crown beside the name cuts it.
    // In a narrow window the delay has a line of its own, so that it does not reach down over the face.
    private static let template = """
        .NAME { position: relative; box-sizing: border-box; overflow: hidden; container-type: size;
          width: calc(100% - var(--inset, 0px)); height: calc(100% - var(--inset, 0px));
          margin: calc(var(--inset, 0px) / 2); background: var(--NAME-cell-backgroundColor);
          border-radius: var(--NAME-cell-cornerRadius);
          box-shadow: 0 0 0 calc(var(--inset, 0px) / 2) var(--NAME-backgroundColor); }
        .NAME::before, .NAME::after { content: ""; position: absolute; z-index: 1; inset: 0; border-radius: inherit;
          pointer-events: none; }
        .NAME::before { border: var(--NAME-cell-borderWidth) solid var(--NAME-cell-borderColor); }
        .NAME::after { border: var(--NAME-cell-highlightBorderWidth) solid var(--NAME-cell-highlightBorderColor);
          opacity: 0; transition: opacity 150ms 3s; }
        .NAME.is-frameless { background: none; border-radius: 0; }
        .NAME.is-frameless::before, .NAME.is-frameless::after { content: none; }
        .NAME[data-opens] { cursor: pointer; outline: none; }
        .NAME .menu { position: absolute; inset: 0; margin: 0; padding: 0; border: 0; border-radius: inherit;
          background: none; cursor: pointer; }
        .NAME:has(.menu:focus-visible) { outline: 2px solid var(--NAME-cell-highlightBorderColor); outline-offset: -2px; }
        .NAME.is-speaking::after { opacity: 1; transition-delay: 0s; }

        .NAME .picture { position: absolute; inset: 0; display: grid; place-items: center;
          background: radial-gradient(circle at 30% 15%, hsl(var(--hue) 60% 66% / .75), transparent 65%),
          linear-gradient(155deg, hsl(var(--hue) 42% 50%), hsl(calc(var(--hue) + 42) 48% 32%)); }
        .NAME .picture.is-off { background: var(--NAME-mask-backgroundColor); }
        .NAME .monogram { display: grid; place-items: center; width: 52cqh; height: 52cqh; margin-bottom: 8cqh;
          border-radius: 50%; background: rgb(255 255 255 / .16); box-shadow: inset 0 0 0 1px rgb(255 255 255 / .3);
          color: rgb(255 255 255 / .95); font: 500 22cqh/1 -apple-system, BlinkMacSystemFont, Inter, "Segoe UI", Roboto,
          "PingFang SC", "Noto Sans CJK SC", "Noto Sans", sans-serif; }
        .NAME .overlay { position: absolute; top: 50%; left: 50%; width: 53cqh; height: 53cqh;
          transform: translate(-50%, -50%); }
        .NAME .overlay .icon { display: block; width: 100%; height: 100%; }

        .NAME .hand { position: absolute; bottom: 0; left: 50%; width: 100cqh; height: 100cqh;
          transform: translateX(-50%); }
        .NAME .hand .icon { position: absolute; inset: 14%; width: 72%; height: 72%; transform-origin: 50% 90%;
          animation: NAME-wave 1s ease-in-out 4; }
        .NAME .reward { position: absolute; top: 5px; right: 2px; display: flex; align-items: center;
          justify-content: center; gap: 2px; box-sizing: border-box; min-width: 32px; height: 16px; padding: 0 4px 0 2px;
          border-radius: 8px; background: var(--NAME-mask-micBackgroundColor); color: var(--NAME-label-color);
          font: var(--NAME-label-font); line-height: 16px; text-shadow: var(--NAME-label-shadow); }
        .NAME .reward .icon { flex: none; width: 12px; height: 12px; }
        .NAME .crown { position: absolute; z-index: 1; right: 2px; bottom: 2px; width: 16px; height: 18px;
          border-radius: 4px; background: var(--NAME-mask-micBackgroundColor); }
        .NAME .crown .icon { width: 16px; height: 18px; filter: none; }

        .NAME.has-small-overlay .overlay { width: 38cqh; height: 38cqh; }
        .NAME .cdn { position: absolute; top: 5px; left: 2px; max-width: calc(100% - 4px); box-sizing: border-box;
          padding: 1px 6px; border-radius: 8px; background: var(--NAME-mask-micBackgroundColor);
          color: var(--NAME-label-color); font: var(--NAME-label-font); font-size: 10px; line-height: 14px;
          text-shadow: var(--NAME-label-shadow); text-wrap: balance;
          word-break: keep-all; overflow-wrap: anywhere; }
        .NAME:has(> .reward) .cdn { max-width: calc(100% - 44px); }
        .NAME .caption { position: absolute; inset: auto 0 0; display: flex; align-items: flex-end; gap: 2px;
          box-sizing: border-box; height: min(26px, 60cqh); padding: 2px;
          background: linear-gradient(to top, var(--NAME-mask-micBackgroundColor) 55%, transparent); }
        .NAME .caption.has-crown { padding-right: 20px; }
        .NAME .name { min-width: 0; overflow: hidden; color: var(--NAME-label-color); font: var(--NAME-label-font);
          line-height: 16px; text-overflow: ellipsis; text-shadow: var(--NAME-label-shadow); white-space: nowrap; }
        .NAME .microphone { position: relative; flex: none; width: 16px; height: 16px; border-radius: 50%;
          background: var(--NAME-mask-micBackgroundColor); }
        .NAME .microphone .icon { position: absolute; inset: 0; width: 16px; height: 16px; }
        .NAME .volume { position: absolute; inset: 0; clip-path: inset(calc(59% - var(--volume) * 38%) 0 0);
          transition: clip-path 120ms linear; }
        .NAME .picture.is-off ~ .caption { background: none; }
        .NAME .picture.is-off ~ .caption .name { padding: 0 6px; border-radius: 8px;
          background: var(--NAME-mask-micBackgroundColor); }
        @container (max-width: 150px) and (min-height: 64.1px) {
          .NAME:has(> .reward) .cdn { max-width: calc(100% - 4px); }
          .NAME:has(> .cdn) .reward { top: 24px; }
        }
        @container (max-height: 64px) {
          .NAME .picture { padding-bottom: 17px; }
          .NAME .monogram { width: 42cqh; height: 42cqh; margin: 0; font-size: 18cqh; }
          .NAME .overlay { top: calc((100cqh - 17px) / 2); width: 40cqh; height: 40cqh; }
          .NAME .caption { height: 18px; padding: 1px; background: var(--NAME-mask-micBackgroundColor); }
          .NAME .caption .name { font-size: 10px; }
          .NAME .reward { top: 2px; min-width: 26px; height: 14px; font-size: 10px; line-height: 14px; }
          .NAME .reward .icon { width: 10px; height: 10px; }
          .NAME .picture.is-off ~ .caption .name { padding: 0 4px; }
          .NAME .caption.has-crown { padding-right: 1px; }
          .NAME .crown { inset: 2px auto auto 2px; width: 12px; height: 14px; }
          .NAME .crown .icon { width: 12px; height: 14px; }
        }
        @keyframes NAME-wave { 0%, 100% { transform: rotate(0); } 25% { transform: rotate(-12deg); }
          75% { transform: rotate(12deg); } }
        @media (prefers-reduced-motion: reduce) {
          .NAME::after, .NAME .volume { transition-duration: 0s; }
          .NAME .hand .icon { animation: none; }
        }
        """
}
