import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetOddProperty = Rule(
        "widget.odd-property", .warning, "The properties of a classroom's widget will surprise whoever sees them.",
        explanation:
            "The widget works with them, but shows something else than one would expect; the finding tells what.",
        wrong: .fixture(
            "widgets:\n  countdownTimer:\n    active: true\n"
                + "    properties: { state: 1, startTime: 0s, duration: ↓3600 }\n"),
        right: .fixture(
            "widgets:\n  countdownTimer:\n    active: true\n"
                + "    properties: { state: 1, startTime: 0s, duration: 3599 }\n"))
}

extension Diagnostic {
    /// The finding about a property that shows something else than one would expect.
    static func oddProperty(_ problem: PropertyProblem, of entry: MapEntry) -> Diagnostic {
        Diagnostic(.widgetOddProperty, problem, of: entry)
    }
}
