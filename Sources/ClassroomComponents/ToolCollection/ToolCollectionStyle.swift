extension ToolCollection {
    static let styleSheet = """
        .toolCollection { box-sizing: border-box; width: 100%; height: 100%;
          background: var(--toolCollection-backgroundColor); box-shadow: var(--toolCollection-shadow); }
        .toolCollection.is-away { display: none; }
        .toolCollection .line { flex: none; width: auto; height: 1px; margin: 0; border: 0;
          background: var(--toolCollection-sepLine-backgroundColor); }
        .toolCollection button { position: relative; display: grid; place-items: center; flex: none; margin: 0;
          padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation;
          transition: background-color 120ms, transform 120ms ease-out; }
        .toolCollection button:hover { background: var(--toolCollection-selectedBackgroundColor); }
        .toolCollection button:active { transform: scale(.92); }
        .toolCollection button[aria-disabled] { cursor: default; background: none; transform: none; }
        .toolCollection button:focus-visible { outline: 2px solid var(--toolCollection-selectedColor);
          outline-offset: 1px; }
        .toolCollection .ink { display: block; border-radius: 50%; background: var(--ink); }

        .toolCollection.is-cell { display: flex; flex-direction: column; overflow: hidden;
          border: var(--toolCollection-borderWidth) solid var(--toolCollection-borderColor);
          border-radius: var(--toolCollection-cellCornerRadius); }
        .toolCollection .cell { flex: 1 1 0; width: 100%; min-height: 0; border-radius: inherit; }
        .toolCollection .cell:last-child { flex: 0 0 min(100%, var(--side)); }
        .toolCollection .cell > .icon { width: 62%; height: 20px; }
        .toolCollection .cell.is-open { background: var(--toolCollection-selectedBackgroundColor); }
        .toolCollection .cell:focus-visible { outline-offset: -3px; }
        .toolCollection .cell .ink { position: absolute; right: 5px; bottom: 7px; width: 8px; height: 8px;
          box-shadow: 0 0 0 1.5px var(--toolCollection-backgroundColor), 0 0 0 2px
          var(--toolCollection-borderColor); }
        .toolCollection .size { color: var(--toolCollection-label-color); font: var(--toolCollection-label-font);
          font-variant-numeric: tabular-nums; }

        .toolCollection.is-tools, .toolCollection.is-settings { overflow: hidden;
          border: var(--toolCollection-borderWidth) solid var(--toolCollection-borderColor);
          border-radius: var(--toolCollection-windowCornerRadius); }
        .toolCollection.is-tools { display: flex; flex-direction: column; justify-content: center;
          gap: calc(12px * var(--s) - var(--toolCollection-borderWidth)); }
        .toolCollection.is-tools .line { margin: 0 calc(8px * var(--s)); }
        .toolCollection .items { display: grid; grid-template-columns: repeat(4, calc(30px * var(--s)));
          gap: calc(12px * var(--s)); justify-content: center; }
        .toolCollection .item { width: calc(30px * var(--s)); height: calc(30px * var(--s)); border-radius: 28%; }
        .toolCollection .item .icon { width: 66%; height: 66%; }
        .toolCollection .item.is-selected { background: var(--toolCollection-selectedBackgroundColor);
          box-shadow: inset 0 0 0 1px var(--toolCollection-borderColor); }
        .toolCollection .item.is-selected .icon { background-color: var(--toolCollection-selectedColor); }
        .toolCollection .item.is-active::after { content: ""; position: absolute; bottom: 3%; left: 50%; width: 5px;
          height: 5px; border-radius: 50%; background: var(--toolCollection-selectedColor);
          transform: translateX(-50%); }

        .toolCollection.is-settings { display: flex; flex-direction: column; gap: 10px; padding: 12px; }
        .toolCollection.is-settings .line { margin: 0; }
        .toolCollection .choices { display: flex; flex-wrap: wrap; justify-content: space-between; }
        .toolCollection .for-shapes { display: grid; grid-template-columns: repeat(4, var(--unit));
          row-gap: 8px; justify-content: space-between; }
        .toolCollection .for-colors { display: grid; grid-template-columns: repeat(6, 1fr); justify-items: center; }
        .toolCollection .choice { width: var(--unit); height: var(--unit); border-radius: 28%; }
        .toolCollection .choice .icon { width: 62%; height: 62%; }
        .toolCollection .choice.is-selected { background: var(--toolCollection-selectedBackgroundColor);
          box-shadow: inset 0 0 0 1.5px var(--toolCollection-selectedColor); }
        .toolCollection .choice.is-selected .icon { background-color: var(--toolCollection-selectedColor); }
        .toolCollection .for-widths { flex-wrap: nowrap; }
        .toolCollection .for-widths .choice { flex: 0 1 var(--unit); min-width: 0; }
        .toolCollection .for-widths > .icon { flex: none; width: 16px; height: 16px; align-self: center;
          opacity: .6; }
        .toolCollection .size.is-unseen { visibility: hidden; }
        .toolCollection .stroke { width: 18px; height: var(--width); border-radius: var(--width);
          background: var(--toolCollection-label-color); }
        .toolCollection .for-colors .choice { width: 24px; }
        .toolCollection .for-colors .choice.is-selected { background: none; box-shadow: none; }
        .toolCollection .for-colors .ink { width: 18px; height: 18px;
          border: var(--netlessBoard-colors-borderWidth) solid var(--toolCollection-borderColor);
          border-radius: var(--netlessBoard-colors-cornerRadius); }
        .toolCollection .for-colors .is-selected .ink {
          box-shadow: 0 0 0 2px var(--netlessBoard-colors-backgroundColor), 0 0 0 4px
          var(--toolCollection-selectedColor); }
        @media (forced-colors: active) {
          .toolCollection .ink { forced-color-adjust: none; }
          .toolCollection .stroke { background: ButtonText; }
          .toolCollection .is-selected .stroke { background: HighlightText; }
          .toolCollection .item.is-active::after { background: Highlight; }
        }
        @media (prefers-reduced-motion: reduce) {
          .toolCollection button { transition: none; }
          .toolCollection button:active { transform: none; }
        }
        """
}
