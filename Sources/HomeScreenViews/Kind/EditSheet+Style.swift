extension EditSheet {
    /// How the sheet looks: as the system's, in both modes of whatever theme; touch targets are 44 points high.
    static let styleSheet = """
        .homeWidget > .edit { position: absolute; top: -10px; right: -10px; width: 28px; height: 28px; padding: 0; border: 0;
          border-radius: 50%; display: grid; place-items: center; background: #F2F2F7; color: #1C1C1E; cursor: pointer;
          box-shadow: 0 1px 4px rgb(0 0 0 / 35%); opacity: 0; transition: opacity .15s; }
        .homeWidget > .edit::before { content: ""; position: absolute; inset: -8px; }
        .homeWidget:hover > .edit, .homeWidget:focus-within > .edit { opacity: 1; }
        .homeWidget > .edit:focus-visible { outline: 3px solid #0A84FF; outline-offset: 1px; }
        .homeWidget > .edit > i { width: 14px; height: 10px;
          background: linear-gradient(currentColor, currentColor) 0 0 / 14px 2px,
          linear-gradient(currentColor, currentColor) 0 50% / 14px 2px,
          linear-gradient(currentColor, currentColor) 0 100% / 14px 2px; background-repeat: no-repeat; }
        .homeWidget .sheet { box-sizing: border-box; width: 340px; padding: 0 16px 16px; border: 0; border-radius: 14px;
          overflow: auto; background: var(--back); color: var(--ink); color-scheme: light; font-size: 16px;
          --back: #F2F2F7; --row: white; --ink: #1C1C1E; --soft: #5B5B60; --line: rgb(60 60 67 / 20%); --deed: #0058C7; }
        .homeWidget .sheet.dark { color-scheme: dark; --back: #1C1C1E; --row: #2C2C2E; --ink: white; --soft: #AEAEB2;
          --line: rgb(235 235 245 / 20%); --deed: #64AFFF; }
        .homeWidget .sheet::backdrop { background: rgb(0 0 0 / 40%); }
        .homeWidget .sheet > header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 8px;
          min-height: 56px; background: var(--back); }
        .homeWidget .sheet h2 { flex: 1; margin: 0; font-size: 17px; font-weight: 600; }
        .homeWidget .sheet button { min-height: 44px; padding: 0 8px; border: 0; border-radius: 8px; background: none;
          color: var(--deed); font-size: 16px; cursor: pointer; }
        .homeWidget .sheet header button { font-weight: 600; }
        .homeWidget .sheet :is(button, input, select, pre):focus-visible { outline: 3px solid #0A84FF; outline-offset: -3px; }
        .homeWidget .sheet .row { display: flex; align-items: center; gap: 12px; min-height: 44px; flex: 1; }
        .homeWidget .sheet > .row { margin-bottom: 8px; padding: 0 14px; border-radius: 10px; background: var(--row); }
        .homeWidget .sheet .row > span:first-of-type { flex: 1; }
        .homeWidget .sheet .state { flex: none; color: var(--soft); }
        .homeWidget .sheet .row > :is(select, input:not([type="checkbox"])) { min-width: 0; max-width: 60%; height: 44px;
          border: 0; background: var(--row); color: var(--soft); text-align: end; }
        .homeWidget .sheet input[type="checkbox"] { flex: none; width: 22px; height: 22px; margin: 0; accent-color: #0A66D0; }
        .homeWidget .sheet input[role="switch"] { appearance: none; position: relative; width: 51px; height: 31px;
          border-radius: 16px; background: #8E8E93; cursor: pointer; transition: background .15s; }
        .homeWidget .sheet input[role="switch"]:checked { background: #34C759; }
        .homeWidget .sheet input[role="switch"]::before { content: ""; position: absolute; left: 2px; top: 2px; width: 27px;
          height: 27px; border-radius: 50%; background: white; transition: translate .15s; }
        .homeWidget .sheet input[role="switch"]:checked::before { translate: 20px; }
        .homeWidget .sheet .items { margin: 8px 0 0; padding: 0; border: 0; min-width: 0; }
        .homeWidget .sheet .items > legend, .homeWidget .sheet h3 { margin: 0; padding: 8px 14px; color: var(--soft);
          font-size: 13px; font-weight: 400; }
        .homeWidget .sheet .search { width: 100%; height: 44px; margin-bottom: 8px; padding: 0 14px; border: 0;
          border-radius: 10px; background: var(--row); color: var(--ink); }
        .homeWidget .sheet .items > ul { margin: 0; padding: 0 0 0 14px; border-radius: 10px; background: var(--row);
          list-style: none; }
        .homeWidget .sheet .items li { display: flex; align-items: center; }
        .homeWidget .sheet .items li[hidden] { display: none; }
        .homeWidget .sheet .items li + li { border-top: 1px solid var(--line); }
        .homeWidget .sheet .row:has(:disabled) { color: var(--soft); }
        .homeWidget .sheet .mover { width: 44px; padding: 0; display: grid; place-items: center; color: var(--soft); }
        .homeWidget .sheet .mover[aria-disabled] { opacity: .35; cursor: default; }
        .homeWidget .sheet .mover > i { width: 9px; height: 9px; border: solid currentColor; border-width: 2px 0 0 2px;
          rotate: 45deg; translate: 0 3px; }
        .homeWidget .sheet .mover.down > i { rotate: 225deg; translate: 0 -3px; }
        .homeWidget .sheet .writing { margin-top: 8px; }
        .homeWidget .sheet .writing > p { margin: 0; padding: 0 14px; color: var(--soft); font-size: 14px; }
        .homeWidget .sheet pre { margin: 0; padding: 12px 14px; border-radius: 10px; background: var(--row); overflow: auto;
          font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        .homeWidget .sheet .deeds { display: flex; justify-content: space-between; }
        .homeWidget .sheet .deeds button:disabled { color: var(--soft); cursor: default; }

        """
}
