/// The style rules of a poll's two cards.
enum PollStyle {
    /// The small card, with upstream's sizes.
    static let card = """
        .widget:has(> .poll) { zoom: var(--s); }
        .poll { position: relative; width: 180px; height: 100%; display: flex; flex-direction: column;
          border-radius: var(--poll-cornerRadius); background: var(--poll-backgroundColor);
          box-shadow: var(--poll-shadow); }
        .poll::after { content: ""; position: absolute; inset: 0; border: var(--poll-borderWidth) solid
          var(--poll-borderColor); border-radius: inherit; pointer-events: none; }
        .poll .at-left { text-align: start; }
        .poll .at-center { text-align: center; }
        .poll .at-right { text-align: end; }
        .poll header { flex: none; height: 17px; padding: 1px 8px 0; overflow: hidden; white-space: pre;
          text-overflow: ellipsis; border-bottom: 1px solid var(--poll-sepLine-backgroundColor);
          border-radius: var(--poll-cornerRadius) var(--poll-cornerRadius) 0 0;
          background: var(--poll-headerBackgroundColor); color: var(--poll-name-textColor);
          font: var(--poll-name-font); line-height: 16px; }
        .poll header.without-line { border-bottom-color: transparent; }
        .poll .title { flex: none; margin: 10px 15px; color: var(--poll-title-textColor); font: var(--poll-title-font);
          overflow-wrap: anywhere; }
        .poll header + :is(.options, .results) { margin-top: 20px; }
        .poll :is(.options, .results) { flex: 0 1 auto; min-height: 0; margin: 0; padding: 0; overflow: hidden auto;
          list-style: none; scrollbar-width: thin; }
        .poll .text { display: block; min-width: 0; overflow-wrap: anywhere; }

        .poll .option { position: relative; color: var(--poll-option-textColor); font: var(--poll-option-font);
          text-align: start; }
        .poll .option::after { content: ""; position: absolute; inset: auto 15px 0; height: 1px;
          background: var(--poll-sepLine-backgroundColor); pointer-events: none; }
        .poll .option.without-line::after { content: none; }
        .poll .option .text { padding: calc(var(--poll-option-labelVerticalSpace) * 1px)
          calc(var(--poll-option-labelRightSpace) * 1px) calc(var(--poll-option-labelVerticalSpace) * 1px)
          calc(var(--poll-option-labelLeftSpace) * 1px); }
        /* Small type stands a little high in its line; the mark beside it shows that. */
        .poll .option .text { position: relative; top: .75px; }
        .poll .option .icon { position: absolute; left: 15px; top: 5px; font-size: 12px; }
        .poll .option label { display: block; cursor: pointer; transition: background-color 150ms; }
        .poll .option label:hover { background: color-mix(in srgb, var(--poll-submit-backgroundColor) 8%, transparent); }
        .poll .option.is-marked label { background: color-mix(in srgb, var(--poll-submit-backgroundColor) 6%, transparent); }
        .poll .option input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
          cursor: pointer; }
        .poll .option label:focus-within:has(:focus-visible) { outline: 2px solid var(--poll-submit-backgroundColor);
          outline-offset: -2px; border-radius: 3px; }

        .poll .result { position: relative; display: flex; align-items: flex-start;
          padding: calc(var(--poll-result-labelVerticalSpace) * 1px) calc(var(--poll-result-labelHorizontalSpace) * 1px);
          color: var(--poll-result-textColor); font: var(--poll-result-font); }
        .poll .result .text { flex: 1; }
        .poll .result .votes { flex: none; width: calc(var(--poll-result-labelWidth) * 1px); white-space: nowrap;
          font-variant-numeric: tabular-nums; }
        .poll .result .votes.at-right { display: flex; justify-content: flex-end; }
        .poll .bar { position: absolute; inset: auto calc(var(--poll-result-labelHorizontalSpace) * 1px) 0; height: 1px;
          overflow: hidden; background: var(--poll-result-progressTrackTintColor); }
        .poll .bar::before { content: ""; display: block; width: calc(var(--share) * 100%); height: 100%;
          background: var(--poll-result-progressTintColor); transition: width 0.25s ease-out; }
        .poll .results { animation: poll-appear 0.25s ease-out; }
        @keyframes poll-appear { from { opacity: 0; } }

        .poll > footer { flex: none; height: 42px; margin-top: auto; padding: 10px 0; text-align: center; }
        .poll .submit { width: 70px; height: 22px; margin: 0; padding: 0 4px; overflow: hidden; border: 0;
          border-radius: var(--poll-submit-cornerRadius); background: var(--poll-submit-backgroundColor);
          color: var(--poll-submit-textColor); font: var(--poll-submit-font); line-height: 23px; white-space: nowrap;
          text-overflow: ellipsis; cursor: pointer; transition: background-color 150ms, filter 150ms; }
        .poll .submit:hover { filter: brightness(1.07); }
        .poll .submit:active { filter: brightness(.93); }
        .poll .submit:disabled { background: var(--poll-submit-disabledBackgroundColor); cursor: default; filter: none; }
        .poll .submit:focus-visible { outline: 2px solid var(--poll-submit-backgroundColor); outline-offset: 2px; }
        @media (prefers-reduced-motion: reduce) {
          .poll *, .poll .bar::before { transition: none; animation: none; }
        }

        """

    /// What the author's card has beside the look of all such cards.
    static let author = """

        .poll-author .options-line { display: flex; align-items: center; justify-content: space-between;
          margin: 10px 0 6px; }
        .poll-author .options-line .a-label { margin: 0; }
        .poll-author .fields { display: grid; gap: 6px; margin: 0; padding: 0; list-style: none; }
        .poll-author .fields li { display: flex; align-items: center; gap: 6px; }
        .poll-author .number { flex: none; width: 14px; color: var(--poll-editor-labelColor);
          font: var(--poll-editor-labelFont); line-height: 17px; font-variant-numeric: tabular-nums; }
        .poll-author .fields .a-field { flex: 1; min-width: 0; }
        .poll-author .add { display: flex; align-items: center; gap: 4px; width: 100%; margin: 4px 0 0; padding: 0;
          border: 0; border-radius: 6px; background: none; color: var(--poll-editor-textColor);
          font: var(--poll-editor-font); text-align: start; cursor: pointer; }
        .poll-author .add .a-icon { width: 20px; height: 26px; margin-inline-start: -3px; pointer-events: none; }
        .poll-author .add .count { margin-inline-start: auto; padding-inline-end: 32px;
          color: var(--poll-editor-labelColor); font: var(--poll-editor-labelFont); line-height: 17px;
          font-variant-numeric: tabular-nums; }
        .poll-author .add:disabled { color: var(--poll-editor-labelColor); cursor: default; }
        /* The browser knows before the server that everything is in order. */
        .poll-author:valid .a-note { visibility: hidden; }

        .poll-author .question { margin: 0; font: var(--poll-editor-titleFont); font-weight: 600;
          overflow-wrap: anywhere; }
        .poll-author .turnout { margin: 4px 0 0; }
        .poll-author .bars { display: grid; gap: 10px; margin: 12px 0 0; padding: 0; list-style: none; }
        .poll-author .bar-row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; }
        .poll-author .bar-row .text { overflow-wrap: anywhere; }
        .poll-author .bar-row .votes { color: var(--poll-editor-labelColor); font-variant-numeric: tabular-nums;
          white-space: nowrap; }
        .poll-author .is-ahead .text, .poll-author .is-ahead .votes { color: var(--poll-editor-textColor);
          font-weight: 600; }
        .poll-author .bar { grid-column: 1 / -1; height: 6px; overflow: hidden; border-radius: 3px;
          background: color-mix(in srgb, var(--poll-editor-labelColor) 14%, transparent); }
        .poll-author .bar::before { content: ""; display: block; width: calc(var(--share) * 100%); height: 100%;
          border-radius: inherit; background: color-mix(in srgb, var(--poll-editor-accentColor) 62%, transparent);
          transition: width 0.25s ease-out, background-color 0.25s; }
        .poll-author .is-ahead .bar::before { background: var(--poll-editor-accentColor); }
        @media (forced-colors: active) {
          :is(.poll, .poll-author) .bar::before { background: Highlight; }
          .poll-author .bar { border: 1px solid CanvasText; }
        }
        @media (prefers-reduced-motion: reduce) { .poll-author .bar::before { transition: none; } }
        """
}
