import SourceDiagnostics

extension Rule {
    /// An alias inside its own anchor.
    static let aliasCycle = Rule(
        "yaml.alias-cycle", .error, "An alias stands inside the value that it repeats.",
        explanation: "Such a value would contain itself without end.",
        wrong: .theme("theme: example\nextends: base\nstrings: &all\n  fcr_user_list: ↓*all\n"),
        right: .theme("theme: example\nextends: base\nstrings:\n  fcr_user_list: Attendance\n"))
}

extension Diagnostic {
    static func aliasCycle(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
        Diagnostic(
            .aliasCycle, at: range, "the alias '*\(name)' stands inside the value that it repeats",
            notes: [Note("'&\(name)' starts here", at: anchor)])
    }
}
