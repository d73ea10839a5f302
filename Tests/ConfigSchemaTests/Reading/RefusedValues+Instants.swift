extension RefusedValue {
    /// Moments that no calendar has.
    static let impossibleInstants =
        ["2026-13-02T09:12:00Z", "2026-02-29T09:12:00Z", "1900-02-29T00:00:00Z", "2026-03-02T24:00:00Z"].map {
            instant($0, " (there is no such day or time)", isStructural: false)
        } + [instant("2026-03-02T09:12:00+24:00", isStructural: false)]

    static func instant(_ text: String, _ hint: String = "", isStructural: Bool = true) -> RefusedValue {
        RefusedValue(
            "instant: «\(text)»",
            "config.instant: 'instant': an instant is written like '2026-03-02T09:12:00Z', or '-12m' for twelve minutes "
                + "ago; this is '\(text)'\(hint)",
            isStructural: isStructural)
    }
}
