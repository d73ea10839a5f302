extension Chat {
    static let frameRules = """
        .agoraChat { box-sizing: border-box; display: flex; flex-direction: column; width: 100%; height: 100%;
          overflow: hidden; background: var(--agoraChat-backgroundColor); }
        .agoraChat.is-popup { border: var(--agoraChat-borderWidth) solid var(--agoraChat-borderColor);
          border-radius: var(--agoraChat-cornerRadius); box-shadow: var(--agoraChat-shadow); }
        .agoraChat button, .agoraChat summary { cursor: pointer; }
        .agoraChat button:disabled { cursor: default; opacity: .5; }
        .agoraChat :is(button, summary, textarea, .list, .text):focus-visible {
          outline: 2px solid var(--agoraChat-topBar-selectedColor); outline-offset: -2px; }
        .agoraChat .tabs { flex: none; display: flex; box-sizing: border-box; height: 34px; }
        .agoraChat .tabs.has-line { border-bottom: 1px solid var(--agoraChat-sepLine-backgroundColor); }
        .agoraChat .tab { position: relative; flex: 1 1 auto; min-width: 0; margin: 0; padding: 0 6px; border: 0; overflow: hidden;
          background: none; color: var(--agoraChat-topBar-titleColor); font: var(--agoraChat-topBar-titleFont);
          text-overflow: ellipsis; white-space: nowrap; }
        .agoraChat .tab[aria-selected="true"]::after { content: ""; position: absolute; inset: auto 25% 0; height: 2px;
          border-radius: 1px; background: var(--agoraChat-topBar-selectedColor); }
        .agoraChat .tab:first-child:last-child { flex: none; padding: 0 16px; }
        .agoraChat .remind[hidden] { display: none; }
        .agoraChat .remind { position: absolute; top: 8px; width: 4px; height: 4px; margin-inline-start: 2px;
          border-radius: 50%; background: var(--agoraChat-topBar-remindColor); }
        .agoraChat .panel { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
        .agoraChat [hidden] { display: none; }
        .agoraChat .empty { flex: 1; min-height: 0; display: flex; flex-direction: column; align-items: center;
          justify-content: center; gap: 4px; padding: 0 16px; overflow: hidden; text-align: center;
          color: var(--agoraChat-message-nilLabelColor); font: var(--agoraChat-message-nilLabelFont); }
        .agoraChat .empty .icon { width: 48px; height: 48px; margin-bottom: 4px; }
        .agoraChat .empty p { margin: 0; }
        """

    static let messageRules = """
        .agoraChat .list { flex: 1; min-height: 0; margin: 0; padding: 8px 10px; overflow: hidden auto;
          overscroll-behavior: contain; }
        .agoraChat .list:empty { flex: 0 0 0; padding: 0; }
        .agoraChat .more { height: 24px; color: var(--agoraChat-message-cell-roleColor);
          font: var(--agoraChat-message-cell-roleFont); line-height: 24px; text-align: center; }
        .agoraChat .said { display: grid; grid-template-columns: 22px minmax(0, 1fr); column-gap: 6px; margin-bottom: 10px;
          justify-items: start; }
        .agoraChat .said.is-own { grid-template-columns: minmax(0, 1fr) 22px; justify-items: end; }
        .agoraChat .avatar { grid-row: 1 / 3; display: grid; place-items: center; width: 22px; height: 22px;
          border-radius: var(--agoraChat-message-cell-avatarCornerRadius); background: hsl(var(--hue) 42% 38%);
          color: white; font-size: 10px; font-weight: 600; }
        .agoraChat .is-own .avatar { grid-column: 2; grid-row: 1 / 3; }
        .agoraChat .is-own > :not(.avatar) { grid-column: 1; }
        .agoraChat .who { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 5px; max-width: 100%; min-height: 20px; }
        .agoraChat .is-own .who { flex-direction: row-reverse; }
        .agoraChat .who .name { min-width: 0; overflow: hidden; color: var(--agoraChat-message-cell-nameColor);
          font: var(--agoraChat-message-cell-nameFont); text-overflow: ellipsis; white-space: nowrap; }
        .agoraChat .role, .agoraChat .time { flex: none; color: var(--agoraChat-message-cell-roleColor);
          font: var(--agoraChat-message-cell-roleFont); }
        .agoraChat .role { padding: 0 4px; border: var(--agoraChat-message-cell-roleBorderWidth) solid
          var(--agoraChat-message-cell-roleBorderColor); border-radius: var(--agoraChat-message-cell-roleCornerRadius); }
        .agoraChat .words { box-sizing: border-box; max-width: 100%; margin: 2px 0 0; padding: 5px 8px;
          border: 1px solid var(--agoraChat-message-cell-borderColor);
          border-radius: var(--agoraChat-message-cell-messageCornerRadius);
          background: var(--agoraChat-message-cell-backgroundColor); color: var(--agoraChat-message-cell-messageColor);
          font: var(--agoraChat-message-cell-messageFont); line-height: 1.4; white-space: pre-wrap;
          overflow-wrap: anywhere; }
        .agoraChat .is-own .words { background: linear-gradient(var(--agoraChat-message-cell-ownBackgroundColor) 0 0),
          var(--agoraChat-message-cell-backgroundColor); }
        .agoraChat .words.is-gone { display: flex; align-items: center; gap: 6px; font-style: italic;
          border-radius: var(--agoraChat-picture-cornerRadius); }
        .agoraChat .words.is-gone .icon { flex: none; width: 20px; height: 20px; }
        .agoraChat .picture { box-sizing: border-box; width: auto; max-width: 100%; height: 96px; margin-top: 2px;
          object-fit: contain; border: 1px solid var(--agoraChat-message-cell-borderColor);
          border-radius: var(--agoraChat-picture-cornerRadius);
          background: var(--agoraChat-message-cell-backgroundColor); }
        .agoraChat .mute { flex: none; align-self: center; width: 18px; height: 18px; margin: 0; padding: 1px; border: 0;
          border-radius: 4px; background: none; opacity: .55; }
        .agoraChat .mute:is(:hover, :focus-visible) { opacity: 1; }
        .agoraChat .mute .icon { display: block; width: 16px; height: 16px; }
        .agoraChat .notice { display: flex; align-items: center; gap: 5px; margin-bottom: 10px; padding: 4px 8px;
          border-radius: 4px; background: var(--agoraChat-message-notice-backgroundColor);
          color: var(--agoraChat-message-notice-labelColor); font: var(--agoraChat-message-notice-labelFont);
          overflow-wrap: anywhere; }
        .agoraChat .notice .icon { flex: none; width: 14px; height: 14px; }
        .agoraChat .newest { position: absolute; left: 50%; bottom: 50px; z-index: 1; padding: 3px 12px; border: 0;
          border-radius: 12px; transform: translateX(-50%); background: var(--agoraChat-message-input-sendButtonBackgroundColor);
          color: var(--agoraChat-message-input-sendButtonTitleColor); font: var(--agoraChat-message-cell-roleFont);
          white-space: nowrap; box-shadow: var(--agoraChat-shadow); }
        .agoraChat .muted-users { flex: none; display: flex; flex-wrap: wrap; align-items: center; gap: 4px;
          max-height: 52px; padding: 4px 10px; overflow-y: auto; color: var(--agoraChat-message-cell-roleColor);
          font: var(--agoraChat-message-cell-roleFont); }
        .agoraChat .muted { max-width: 100%; margin: 0; padding: 1px 6px; overflow: hidden;
          border: 1px solid var(--agoraChat-message-cell-roleBorderColor); border-radius: 9px; background: none;
          color: inherit; font: inherit; text-overflow: ellipsis; white-space: nowrap; }
        .agoraChat .muted::after { content: " ×"; }
        """

    static let barRules = """
        .agoraChat .bar { position: relative; flex: none; display: flex; align-items: flex-end; gap: 4px; margin: 0;
          padding: 5px 8px; border-top: 1px solid var(--agoraChat-message-sendBar-sepLineColor);
          background: var(--agoraChat-message-sendBar-backgroundColor); }
        .agoraChat .bar:has(> .field:disabled) { flex-wrap: wrap; justify-content: flex-end; }
        .agoraChat .bar .field:disabled { flex-basis: 100%; height: auto; min-height: 28px; }
        .agoraChat .bar .field { box-sizing: border-box; flex: 1 1 90px; min-width: 90px; height: 28px; max-height: 72px; margin: 0;
          padding: 5px 10px; resize: none; border: 1px solid var(--agoraChat-message-sendBar-sepLineColor);
          border-radius: var(--agoraChat-message-sendBar-cornerRadius);
          background: var(--agoraChat-message-sendBar-inputBackgroundColor);
          color: var(--agoraChat-message-input-fieldTextColor);
          font: var(--agoraChat-message-sendBar-inputButtonTitleFont); line-height: 16px; field-sizing: content; }
        .agoraChat .bar .field:focus { background: var(--agoraChat-message-input-fieldBackgroundColor);
          border: var(--agoraChat-message-input-borderWidth) solid var(--agoraChat-message-input-borderColor);
          border-radius: var(--agoraChat-message-input-cornerRadius); }
        .agoraChat .bar:focus-within { background: var(--agoraChat-message-input-backgroundColor); }
        .agoraChat .bar .field::placeholder { color: var(--agoraChat-message-sendBar-inputButtonTitleColor); opacity: 1; }
        .agoraChat .tools { flex: none; display: flex; align-items: center; gap: 2px; height: 28px; }
        .agoraChat .tool { display: grid; place-items: center; box-sizing: border-box; width: 24px; height: 24px; margin: 0;
          padding: 2px; border: 0; border-radius: 4px; background: none; list-style: none; }
        .agoraChat .tool::-webkit-details-marker { display: none; }
        .agoraChat .tool:hover { background: color-mix(in srgb, var(--agoraChat-message-cell-nameColor) 8%, transparent); }
        .agoraChat .tool .icon { width: 18px; height: 18px; }
        .agoraChat label.tool { position: relative; cursor: pointer; }
        .agoraChat label.tool:focus-within { outline: 2px solid var(--agoraChat-topBar-selectedColor); outline-offset: -2px; }
        .agoraChat .bar { flex-wrap: wrap; }
        .agoraChat .transfers { flex: none; width: 100%; color: var(--agoraChat-message-cell-roleColor); }
        .agoraChat .transfers:empty { display: none; }
        .agoraChat .mute-all.is-muted { background: color-mix(in srgb, var(--agoraChat-topBar-remindColor) 22%,
          transparent); }
        .agoraChat .send { height: 24px; margin: 0; padding: 0 8px; border: 0; border-radius: 12px;
          background: var(--agoraChat-message-input-sendButtonBackgroundColor);
          color: var(--agoraChat-message-input-sendButtonTitleColor);
          font: var(--agoraChat-message-input-sendButtonTitleFont); white-space: nowrap; }
        .agoraChat .faces { position: absolute; inset: auto 8px 100%; z-index: 2; display: flex; gap: 2px;
          max-height: 120px; margin-bottom: 4px; padding: 6px; border-radius: 6px;
          border: 1px solid var(--agoraChat-message-input-borderColor);
          background: var(--agoraChat-message-input-backgroundColor);
          box-shadow: var(--agoraChat-shadow); }
        .agoraChat .faces .all { flex: 1; display: grid; grid-template-columns: repeat(auto-fill, minmax(26px, 1fr));
          gap: 2px; overflow-y: auto; }
        .agoraChat .faces .delete { flex: none; align-self: end; width: 26px; }
        .agoraChat .face { height: 26px; margin: 0; padding: 0; border: 0; border-radius: 4px; background: none;
          color: var(--agoraChat-emoji-textColor); font: var(--agoraChat-emoji-textFont); line-height: 1; }
        .agoraChat .face .icon { display: block; width: 18px; height: 18px; margin: auto; }
        .agoraChat .emoji[open] .tool .icon:first-child, .agoraChat .emoji:not([open]) .tool .icon:last-child {
          display: none; }
        .agoraChat .face:hover { background: color-mix(in srgb, var(--agoraChat-message-cell-nameColor) 10%, transparent); }
        """

    static let announcementRules = """
        .agoraChat .announced { flex: none; display: flex; align-items: center; gap: 5px; width: 100%; min-height: 26px;
          margin: 0; padding: 0 10px; border: 0; background: var(--agoraChat-announcement-buttonBackgroundColor);
          color: var(--agoraChat-announcement-buttonTitleColor); font: var(--agoraChat-announcement-buttonTitleFont);
          text-align: start; }
        .agoraChat .announced span:last-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .agoraChat .announced .icon { flex: none; width: 14px; height: 14px; }
        .agoraChat .text { flex: 1; min-height: 0; padding: 10px; overflow-y: auto; white-space: pre-wrap;
          overflow-wrap: anywhere; color: var(--agoraChat-announcement-labelColor);
          font: var(--agoraChat-announcement-labelFont); line-height: 1.5; }
        .agoraChat .buttons { flex: none; display: flex; justify-content: flex-end; gap: 6px; padding: 6px 10px; }
        .agoraChat .link { margin: 0; padding: 2px 6px; border: 0; background: none;
          color: var(--agoraChat-announcement-nilLabelLinkColor); font: var(--agoraChat-announcement-nilLabelFont); }
        .agoraChat .empty.is-unannounced {
          color: var(--agoraChat-announcement-nilLabelNormalColor); font: var(--agoraChat-announcement-nilLabelFont); }
        .agoraChat .writing { flex: 1; min-height: 0; display: flex; flex-direction: column; gap: 6px; margin: 0; padding: 10px; }
        .agoraChat .writing .field { box-sizing: border-box; flex: 1; min-height: 0; width: 100%; margin: 0; padding: 8px;
          resize: none; border: var(--agoraChat-announcement-field-borderWidth) solid
          var(--agoraChat-announcement-field-borderColor);
          border-radius: var(--agoraChat-announcement-field-cornerRadius);
          background: var(--agoraChat-announcement-field-backgroundColor);
          color: var(--agoraChat-announcement-field-textColor); font: var(--agoraChat-announcement-field-textFont);
          line-height: 1.4; }
        .agoraChat .limit { flex: none; display: flex; justify-content: flex-end; gap: 8px;
          color: var(--agoraChat-announcement-field-textCountNormalColor);
          font: var(--agoraChat-announcement-field-textCountFont); }
        .agoraChat .limit .warning { display: none; flex: 1; font: var(--agoraChat-announcement-field-warnTextFont); }
        .agoraChat .limit.is-full { color: var(--agoraChat-announcement-field-textCountWarnColor); }
        .agoraChat .limit.is-full .warning { display: block; }
        .agoraChat .answers { flex: none; display: flex; gap: 8px; }
        .agoraChat .answers button { flex: 1; min-width: 0; height: 26px; margin: 0; padding: 0 8px; }
        .agoraChat .answers .cancel { border: var(--agoraChat-announcement-cancel-borderWidth) solid
          var(--agoraChat-announcement-cancel-borderColor);
          border-radius: var(--agoraChat-announcement-cancel-cornerRadius);
          background: var(--agoraChat-announcement-cancel-backgroundColor);
          color: var(--agoraChat-announcement-cancel-titleColor); font: var(--agoraChat-announcement-cancel-titleFont); }
        .agoraChat .answers .issue { border: var(--agoraChat-announcement-issue-borderWidth) solid
          var(--agoraChat-announcement-issue-borderColor);
          border-radius: var(--agoraChat-announcement-issue-cornerRadius);
          background: var(--agoraChat-announcement-issue-backgroundColor);
          color: var(--agoraChat-announcement-issue-titleColor); font: var(--agoraChat-announcement-issue-titleFont); }
        """
}
