import ConfigSchema
package import LiveValues

/// A moment at which time stands, as an address has it: `at=+2h`, or an instant such as `at=2026-03-02T09:12:00Z`.
package enum StandingTime {
    /// The moment that a text means, told from `start`; nil for what is none.
    ///
    /// Where an address is read as a form, its plus sign has become a blank.
    package static func read(_ text: String, from start: Timestamp) -> Timestamp? {
        let text = text.hasPrefix(" ") ? "+" + text.drop { $0 == " " } : text
        return InstantExpression(text)?.timestamp(now: start)
    }
}
