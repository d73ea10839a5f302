package import LiveValues

extension Timeline {
    /// What is shown at a moment.
    ///
    /// - Parameters:
    ///   - now: The moment.
    ///   - start: When the widget was placed, or the telephone was switched on.
    ///   - scope: What data are.
    /// - Returns: The entry of the timeline that was made last, as its policy asked for it.
    package func entry(at now: Timestamp, since start: Timestamp, in scope: BindingScope) -> TimelineEntry {
        var made = min(start, now)
        if let span, span > .zero {
            made = made + .milliseconds((now - made).milliseconds / span.milliseconds * span.milliseconds)
        }
        let entries = entries(now: made, in: scope)
        let first = TimelineEntry(date: made, index: 0, item: nil)
        return entries.last { $0.date <= now } ?? entries.first ?? first
    }
}
