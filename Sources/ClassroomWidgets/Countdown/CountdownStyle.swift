extension Countdown {
    static let styleSheet = face + receiver + AuthoringStyle.rules(of: configurationName) + author

    // The digits are laid out in units, so that the author's card shows the same ones twice as large.
    private static let face = """
        .counter, .counter-running { --unit: 1px; }
        .counter-running { --unit: 2px; }
        :is(.counter, .counter-running) .face { position: relative; width: calc(98 * var(--unit));
          height: calc(37 * var(--unit)); }
        :is(.counter, .counter-running) .turning-digit { position: absolute; top: calc(6.5 * var(--unit));
          width: calc(18 * var(--unit)); height: calc(24 * var(--unit)); --seam: var(--counter-sepColor);
          color: var(--counter-time-normalTextColor); font: var(--counter-time-font); line-height: 1; }
        :is(.counter, .counter-running) .turning-digit[data-digit="0"] { left: calc(8 * var(--unit)); }
        :is(.counter, .counter-running) .turning-digit[data-digit="1"] { left: calc(28 * var(--unit)); }
        :is(.counter, .counter-running) .turning-digit[data-digit="2"] { left: calc(52 * var(--unit)); }
        :is(.counter, .counter-running) .turning-digit[data-digit="3"] { left: calc(72 * var(--unit)); }
        :is(.counter, .counter-running) .half b { padding-top: .1em; }
        :is(.counter, .counter-running) .digits.at-left .half b { justify-items: start; }
        :is(.counter, .counter-running) .digits.at-right .half b { justify-items: end; }
        .counter-running .half b { zoom: 2; }
        :is(.counter, .counter-running) .colon { position: absolute; left: calc(46 * var(--unit)); top: 0;
          display: grid; place-items: center; width: calc(6 * var(--unit)); height: 100%;
          color: var(--counter-colon-textColor); font: var(--counter-colon-font); }
        .counter-running .colon { zoom: 2; left: 46px; width: 6px; }
        :is(.counter, .counter-running).is-warning .turning-digit { color: var(--counter-time-warnTextColor); }

        """

    // The border lies over the card, so that upstream's geometry counts from its edges.
    private static let receiver = """
        .counter { position: relative; width: 98px; height: 54px; overflow: hidden;
          border-radius: var(--counter-cornerRadius); background: var(--counter-backgroundColor); }
        .widget:has(> .counter) { zoom: var(--s); border-radius: var(--counter-cornerRadius); box-shadow: var(--counter-shadow); }
        .counter::after { content: ""; position: absolute; inset: 0; pointer-events: none; border-radius: inherit;
          border: var(--counter-borderWidth) solid var(--counter-borderColor); }
        .counter .head { height: 17px; padding: 0 8px; background: var(--counter-header-backgroundColor); }
        .counter .head .name { margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
          color: var(--counter-header-textColor); font: var(--counter-header-font); line-height: 17px; }
        .counter .face { position: absolute; left: 0; top: 17px; }
        .counter .head:not([hidden]) + .face { border-top: 1px solid var(--counter-header-sepLineColor); }
        .counter .head:not([hidden]) + .face .digits { position: absolute; inset: -1px 0 0; }

        """

    private static let author = """

        .counter-running { height: 100%; }
        .counter-running .a-body { display: grid; place-items: center; overflow: hidden; }
        .counter-running .when-over, .counter-running.is-over :is(.while-running, .a-state) { display: none; }
        .counter-running.is-over .when-over { display: inline; }
        .counter-author .amount { display: flex; align-items: center; gap: 6px; }
        .counter-author .amount .a-field { flex: 1; min-width: 0; text-align: center;
          font-variant-numeric: tabular-nums; }
        .counter-author .choices { display: flex; gap: 4px; margin-top: 10px; }
        .counter-author .choice { flex: 1 1 auto; height: 24px; margin: 0; padding: 0 5px; border: 1px solid transparent;
          border-radius: 12px; background: color-mix(in srgb, var(--counter-editor-labelColor) 12%, transparent);
          color: var(--counter-editor-labelColor); font: var(--counter-editor-labelFont); white-space: nowrap;
          cursor: pointer; transition: background-color 150ms; }
        .counter-author .choice:hover { background: color-mix(in srgb, var(--counter-editor-labelColor) 20%, transparent); }
        .counter-author .choice[aria-pressed="true"] { border-color: var(--counter-editor-accentColor);
          background: var(--counter-editor-backgroundColor); color: var(--counter-editor-textColor);
          font-weight: 600; }
        .counter-author:valid .invalid { visibility: hidden; }
        """
}
