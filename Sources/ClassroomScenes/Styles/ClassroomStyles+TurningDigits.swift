extension ClassroomStyles {
    /// A digit in two halves, with two more that are only seen while they turn.
    static let turningDigits = """
        .turning-digit { position: relative; display: block; perspective: 8em; }
        .turning-digit .half { position: absolute; left: 0; right: 0; height: 50%; overflow: hidden;
          backface-visibility: hidden; }
        .turning-digit .is-upper { top: 0; transform-origin: bottom; }
        .turning-digit .is-lower { bottom: 0; transform-origin: top; }
        .turning-digit :is(.is-leaving, .is-arriving) { visibility: hidden; }
        .turning-digit .half > * { position: absolute; left: 0; width: 100%; height: 200%; }
        .turning-digit .is-upper > * { top: 0; }
        .turning-digit .is-lower > * { bottom: 0; }
        .turning-digit b { display: grid; place-items: center; font: inherit; color: inherit; }
        .turning-digit::after { content: ""; position: absolute; inset: calc(50% - .5px) 0 auto; height: 1px;
          background: var(--seam, transparent); }

        """
}
