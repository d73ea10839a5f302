extension Setting {
    static let styleSheet = """
        .setting { box-sizing: border-box; width: 100%; height: 100%; padding: 8px 0 16px; overflow: hidden auto;
          display: flex; flex-direction: column; background: var(--setting-backgroundColor);
          border-radius: var(--setting-cornerRadius); box-shadow: var(--setting-shadow); }
        .setting .row { flex: 0 0 40px; display: flex; align-items: center; gap: 10px; padding: 0 16px; }
        .setting .title { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .setting .for-camera .title { color: var(--setting-camera-title-color); font: var(--setting-camera-title-font); }
        .setting .for-microphone .title { color: var(--setting-microphone-title-color);
          font: var(--setting-microphone-title-font); }
        .setting .for-speaker .title { color: var(--setting-speaker-title-color);
          font: var(--setting-speaker-title-font); }
        .setting .for-direction .title { color: var(--setting-camera-direction-titleColor);
          font: var(--setting-camera-direction-font); }
        .setting .line { flex: none; width: auto; height: 1px; margin: 3px 16px; border: 0;
          background: var(--setting-sepLine-backgroundColor); }

        .setting .switch { position: relative; flex: none; width: 32px; height: 18px; margin: 0; padding: 0; border: 0;
          border-radius: 9px; background: color-mix(in srgb, var(--setting-camera-title-color) 26%, transparent);
          cursor: pointer; transition: background-color 150ms; }
        .setting .switch::before { content: ""; position: absolute; top: 2px; left: 2px; width: 14px; height: 14px;
          border-radius: 50%; background: var(--setting-camera-direction-selectedLabelColor);
          transition: transform 150ms ease-out; }
        .setting .switch[aria-checked="true"]::before { transform: translateX(14px); }
        .setting .for-camera .switch[aria-checked="true"] { background: var(--setting-camera-tintColor); }
        .setting .for-microphone .switch[aria-checked="true"] { background: var(--setting-microphone-tintColor); }
        .setting .for-speaker .switch[aria-checked="true"] { background: var(--setting-speaker-tintColor); }
        .setting .switch:hover { filter: brightness(1.06); }
        .setting .switch:disabled { opacity: .4; cursor: default; filter: none; }

        .setting .choice { flex: none; min-width: 40px; height: 22px; margin: 0; padding: 0 6px; border: 0;
          border-radius: var(--setting-camera-direction-cornerRadius);
          background: var(--setting-camera-direction-normalBackgroundColor);
          color: var(--setting-camera-direction-normalLabelColor); font: var(--setting-camera-direction-font);
          cursor: pointer; transition: background-color 150ms, color 150ms; }
        .setting .choice[aria-pressed="true"] { background: var(--setting-camera-direction-selectedBackgroundColor);
          color: var(--setting-camera-direction-selectedLabelColor); }
        .setting .choice:hover { filter: brightness(1.06); }
        .setting .choice:disabled { opacity: .4; cursor: default; filter: none; }

        .setting .exit { flex: none; height: 30px; margin: auto 16px 0; padding: 0 12px; border: 0;
          border-radius: var(--setting-exit-cornerRadius); background: var(--setting-exit-backgroundColor);
          color: var(--setting-exit-titleColor); font: var(--setting-exit-titleFont); cursor: pointer;
          transition: filter 150ms; }
        .setting .exit:hover { filter: brightness(1.08); }
        .setting .exit:active { filter: brightness(.92); }
        .setting .switch:focus-visible, .setting .choice:focus-visible, .setting .exit:focus-visible {
          outline: 2px solid var(--setting-camera-tintColor); outline-offset: 2px; }
        @media (prefers-reduced-motion: reduce) {
          .setting .switch, .setting .switch::before, .setting .choice, .setting .exit { transition: none; }
        }
        """ + "\n" + LeaveDialog.styleSheet(in: name) + "\n" + SharingLink.styleSheet
}
