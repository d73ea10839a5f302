import SourceDiagnostics

extension Rule {
    /// More levels than the limit.
    static let tooDeep = Rule(
        "yaml.too-deep", .error, "Lists and maps are nested deeper than 64 levels.",
        explanation: "No theme and no scene needs that; a file that does is broken, or made to break its reader.",
        wrong: .fixture("\(propertiesHead)      seats: \(opening)↓[\(closing)\n"),
        right: .fixture("\(propertiesHead)      seats: [[1, 2], [3, 4]]\n"))

    /// As many levels as there may be below ``propertiesHead``.
    private static let opening = String(repeating: "[", count: 60)
    private static let closing = String(repeating: "]", count: 61)
}

extension Diagnostic {
    static func tooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(.tooDeep, at: range, "lists and maps are nested deeper than \(limit) levels; the rest is not read")
    }
}
