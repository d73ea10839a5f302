import ClassroomScenes
import SceneRendering

extension PopupQuiz {
    static let styleSheet = receiverStyle + AuthoringStyle.rules(of: configurationName) + authoringStyle

    // The border lies over the card, so that the geometry of the tables counts from its edges.
    private static let receiverStyle = """
        .widget:has(> .popupQuiz) { zoom: var(--s); }
        .popupQuiz { position: relative; height: 100%; overflow: hidden; background: var(--popupQuiz-backgroundColor);
          border-radius: var(--popupQuiz-cornerRadius); box-shadow: var(--popupQuiz-shadow); }
        .popupQuiz::after { content: ""; position: absolute; inset: 0; pointer-events: none; border-radius: inherit;
          border: var(--popupQuiz-boardWidth) solid var(--popupQuiz-boardColor); }
        .popupQuiz .head { position: relative; display: flex; align-items: center; gap: 4px; height: 17px; padding: 0 8px;
          background: var(--popupQuiz-headerBackgroundColor); }
        .popupQuiz .head.has-line::after { content: ""; position: absolute; inset: auto 0 0; height: 1px;
          background: var(--popupQuiz-sepLine-backgroundColor); }
        .popupQuiz .name { flex: 1; min-width: 0; margin: 0; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; font: var(--popupQuiz-name-font); color: var(--popupQuiz-name-textColor); }
        .popupQuiz .time { flex: 0 0 auto; min-width: 40px; font: var(--popupQuiz-time-font);
          font-variant-numeric: tabular-nums; color: var(--popupQuiz-time-selectedTextColor); }
        .popupQuiz.is-unselected .time { color: var(--popupQuiz-time-unselectedTextColor); }
        .popupQuiz .at-left { text-align: left; }
        .popupQuiz .at-center { text-align: center; }
        .popupQuiz .at-right { text-align: right; }
        .popupQuiz button { margin: 0; cursor: pointer; }
        .popupQuiz button:disabled { cursor: default; }
        .popupQuiz button:focus-visible { outline: 2px solid var(--popupQuiz-submit-changingBoardColor);
          outline-offset: 2px; }
        .popupQuiz .options { position: absolute; left: 16px; top: 32px; display: grid; gap: 10px 14.67px;
          grid-template-columns: repeat(4, 26px); grid-auto-rows: 26px; }
        .popupQuiz .option { display: block; padding: 0; overflow: hidden; font: var(--popupQuiz-option-font);
          text-overflow: ellipsis; white-space: nowrap; color: var(--popupQuiz-option-unselectedTextColor);
          background: var(--popupQuiz-option-unselectedBackgroundColor);
          border: var(--popupQuiz-option-boardWidth) solid var(--popupQuiz-option-unselectedBoardColor);
          border-radius: var(--popupQuiz-option-cornerRadius); transition: background 0.15s, border-color 0.15s, color 0.15s; }
        .popupQuiz .option.is-chosen { color: var(--popupQuiz-option-selectedTextColor);
          background: var(--popupQuiz-option-selectedBackgroundColor);
          border-color: var(--popupQuiz-option-selectedBoardColor); }
        .popupQuiz.is-changing .option.is-chosen { background: var(--popupQuiz-option-disableBackgroundColor);
          border-color: var(--popupQuiz-option-disableBoardColor); }
        .popupQuiz .submit { position: absolute; left: 50%; bottom: 10px; min-width: 70px; max-width: 164px; height: 22px;
          padding: 0 10px; overflow: hidden; transform: translateX(-50%); text-overflow: ellipsis; white-space: nowrap;
          font: var(--popupQuiz-submit-font); color: var(--popupQuiz-submit-selectedTextColor);
          background: var(--popupQuiz-submit-selectedBackgroundColor);
          border: var(--popupQuiz-submit-boardWidth) solid var(--popupQuiz-submit-selectedBoardColor);
          border-radius: var(--popupQuiz-submit-cornerRadius); }
        .popupQuiz.is-unselected .submit { color: var(--popupQuiz-submit-unselectedTextColor);
          background: var(--popupQuiz-submit-unselectedBackgroundColor);
          border-color: var(--popupQuiz-submit-unselectedBoardColor); }
        .popupQuiz.is-changing .submit { color: var(--popupQuiz-submit-changingTextColor);
          background: var(--popupQuiz-submit-changingBackgroundColor);
          border-color: var(--popupQuiz-submit-changingBoardColor); }
        .popupQuiz .result { position: absolute; left: 40px; right: 4px; top: 37px; margin: 0;
          font: var(--popupQuiz-result-font); }
        .popupQuiz .row { display: flex; align-items: center; height: var(--popupQuiz-result-rowHeight); }
        .popupQuiz dt { flex: none; white-space: pre; color: var(--popupQuiz-result-titleTextColor); }
        .popupQuiz dd { flex: 1; min-width: 0; max-width: 100px; margin: 0; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; color: var(--popupQuiz-result-resultNormalTextColor); }
        .popupQuiz .is-right { color: var(--popupQuiz-result-resultCorrectTextColor); }
        .popupQuiz .is-wrong { color: var(--popupQuiz-result-resultIncorrectTextColor); }
        @media (prefers-reduced-motion: reduce) { .popupQuiz .option { transition: none; } }
        """

    private static let authoringStyle = """

        .popupQuiz-author .stepper { display: flex; align-items: center; gap: 4px; margin-bottom: 10px; }
        .popupQuiz-author .stepper .a-label { flex: 1; margin: 0; }
        .popupQuiz-author .count { min-width: 20px; text-align: center; font-weight: 600;
          font-variant-numeric: tabular-nums; }
        .popupQuiz-author .letters { display: grid; grid-template-columns: repeat(8, 30px);
          justify-content: space-between; }
        .popupQuiz-author .letters .a-label { grid-column: 1 / -1; }
        .popupQuiz-author .letter { height: 30px; margin: 0; padding: 0; font: var(--popupQuiz-editor-font);
          font-weight: 600; color: var(--popupQuiz-editor-textColor); background: none; cursor: pointer;
          border: 1px solid color-mix(in srgb, var(--popupQuiz-editor-fieldLineColor) 70%, transparent);
          border-radius: var(--popupQuiz-option-cornerRadius); transition: background 0.15s, border-color 0.15s; }
        .popupQuiz-author .letter:hover { background: var(--popupQuiz-editor-fieldColor); }
        .popupQuiz-author .letter[aria-pressed="true"] { color: var(--popupQuiz-editor-buttonTextColor);
          background: var(--popupQuiz-editor-accentColor); border-color: var(--popupQuiz-editor-accentColor); }
        .popupQuiz-author .a-header { position: relative; z-index: 2; }
        .popupQuiz-author .figures { display: grid; grid-template-columns: 1fr 1fr 1.4fr 1fr; gap: 8px; margin: 0 0 12px; }
        .popupQuiz-author .figure { min-width: 0; }
        .popupQuiz-author .figure .a-label { margin: 0 0 2px; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; }
        .popupQuiz-author .value { margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
          font: var(--popupQuiz-editor-titleFont); font-weight: 600; font-variant-numeric: tabular-nums; }
        .popupQuiz-author .empty { margin: 36px 0; text-align: center; color: var(--popupQuiz-editor-labelColor); }
        .popupQuiz-author .answers { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; }
        .popupQuiz-author .answers th { position: sticky; top: -14px; z-index: 1; height: 28px; padding: 2px 0 0;
          border-bottom: 1px solid var(--popupQuiz-editor-lineColor); background: var(--popupQuiz-editor-backgroundColor);
          text-align: start; font: var(--popupQuiz-editor-labelFont); color: var(--popupQuiz-editor-labelColor); }
        .popupQuiz-author .answers td { height: 26px; padding: 0 8px 0 0; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; border-top: 1px solid var(--popupQuiz-editor-lineColor); }
        .popupQuiz-author .answers tbody tr:first-child td { border-top: 0; }
        .popupQuiz-author .answers :is(th, td):nth-child(2) { width: 84px; font-variant-numeric: tabular-nums; }
        .popupQuiz-author .answers :is(th, td):nth-child(3) { width: 96px; padding-inline-end: 0; }
        .popupQuiz-author .more { margin: 8px 0 0; }
        .popupQuiz-author .what { font-weight: 600; }
        .popupQuiz-author .what::before { display: inline-block; width: 16px; font-weight: 400; }
        .popupQuiz-author .what.is-right { color: var(--popupQuiz-result-resultCorrectTextColor); }
        .popupQuiz-author .what.is-right::before { content: "✓" / ""; }
        .popupQuiz-author .what.is-wrong { color: var(--popupQuiz-result-resultIncorrectTextColor); }
        .popupQuiz-author .what.is-wrong::before { content: "✕" / ""; }
        """
}
