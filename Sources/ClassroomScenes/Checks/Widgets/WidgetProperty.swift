import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetProperty = Rule(
        "widget.property", .error, "The properties of a classroom's widget break one of its rules.",
        explanation: "Each widget says what its properties have to fulfil together; the finding tells.",
        wrong: .fixture(
            "widgets:\n  poll:\n    active: true\n    properties:\n"
                + pollExample + "      pollItems: [Ice, ↓Ice]\n"),
        right: .fixture(
            "widgets:\n  poll:\n    active: true\n    properties:\n"
                + pollExample + "      pollItems: [Ice, Wood]\n"))
}

extension Diagnostic {
    /// The finding about a property with which the widget does not work.
    static func brokenProperty(_ problem: PropertyProblem, of entry: MapEntry) -> Diagnostic {
        Diagnostic(.widgetProperty, problem, of: entry)
    }
}
