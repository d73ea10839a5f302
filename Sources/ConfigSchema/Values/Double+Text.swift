extension Double {
    /// The number as a file or a style sheet writes it: at most four decimals, so that rounding noise does not show, and
    /// `0` for what is no number.
    package var shortText: String {
        guard isFinite else { return "0" }
        let rounded = (self * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }
}
