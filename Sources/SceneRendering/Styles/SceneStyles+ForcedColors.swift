extension SceneStyles {
    // Who forces colours gets their own in place of every fill. An icon that is cut out of a fill, and a choice that only a
    // fill shows, would be gone: they take the system's colours, as native controls do. Of a picture with colours of its
    // own there is no tint, so that the mixture is no colour, and the icon stays as it is.
    static let forcedColors = """
        @media (forced-colors: active) {
          .scene { --forced-text: CanvasText; }
          .scene :is(button, summary) { --forced-text: ButtonText; }
          .scene :is(:disabled, [aria-disabled="true"]) { --forced-text: GrayText; }
          .scene .icon { forced-color-adjust: none;
            background-color: color-mix(in srgb, var(--forced-text) 100%, var(--tint)) !important; }
          .scene :is([aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], [aria-expanded="true"],
            :checked + span) { forced-color-adjust: none; --forced-text: HighlightText; color: HighlightText !important;
            background-color: Highlight !important; }
          .scene [role="switch"]:not(:focus-visible) { outline: 1px solid ButtonText; }
          .scene [role="switch"]::before { forced-color-adjust: none; background: var(--forced-text) !important; }
        }

        """
}
