import SourceDiagnostics

extension Rule {
    /// More nodes than the limit, aliases followed.
    static let tooManyNodes = Rule(
        "yaml.too-many-nodes", .error, "A file has more than 100,000 values when its aliases are followed.",
        explanation: """
            A few lines of aliases to aliases can stand for billions of values. The limit is far above any real theme \
            or scene.
            """,
        wrong: .fixture("\(propertiesHead)      row: &row [\(numbers)]\n      seats: [\(aliases), ↓*row]\n"),
        right: .fixture("\(propertiesHead)      row: &row [1, 2, 3]\n      seats: [*row, *row]\n"))

    private static let numbers = [String](repeating: "1", count: 400).joined(separator: ", ")
    private static let aliases = [String](repeating: "*row", count: 248).joined(separator: ", ")

    /// A fixture up to the place where values may have any shape.
    static let propertiesHead = "users:\n  - uuid: lin\n    role: observer\n    properties:\n"
}

extension Diagnostic {
    static func tooManyNodes(limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .tooManyNodes, at: range,
            "with its aliases followed, the file has more than \(limit) values; the rest is not read")
    }
}
