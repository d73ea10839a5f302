package import SourceDiagnostics

/// The kinds of findings that an import may have.
package enum ImportRules {
    /// All of them.
    package static let all: [Rule] = [.unreadableImport, .lostInImport]
}

extension Rule {
    package static let unreadableImport = Rule(
        "import.unreadable", .error, "A file is not of the form that it is imported as.",
        explanation: "'import --help' says which form each SOURCE has. Nothing is written.",
        wrong: RuleExample(path: "tokens.json", "↓[1, 2]\n"),
        right: RuleExample(
            path: "tokens.json", "{ \"day\": { \"$type\": \"color\", \"$value\": \"#FF8800\" } }\n"))

    static let lostInImport = Rule(
        "import.lost", .warning, "A theme has no place for something that is imported.",
        explanation: """
            Themes have colours, fonts, metrics, shadows and images. Everything else is named, so that nobody looks for it \
            in vain, and what is left is imported.
            """,
        wrong: RuleExample(
            path: "tokens.json",
            "{ \"slow\": { \"$type\": \"duration\", \"$value\": ↓{ \"value\": 300, \"unit\": \"ms\" } } }\n"),
        right: RuleExample(
            path: "tokens.json",
            "{ \"gap\": { \"$type\": \"dimension\", \"$value\": { \"value\": 8, \"unit\": \"px\" } } }\n"))
}

extension Diagnostic {
    /// A finding that keeps an import from being written.
    package static func unreadable(_ message: String, at place: SourceRange, hint: String? = nil) -> Diagnostic {
        Diagnostic(.unreadableImport, at: place, message, hint: hint)
    }
}
