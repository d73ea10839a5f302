import SourceDiagnostics

extension Rule {
    /// `<<` with something that is no map.
    static let mergeOfNonMap = Rule(
        "yaml.merge-key", .error, "The merge key << has a value that is not a map.",
        explanation: "`<<: *name` adds the keys of another map; its value is an alias of a map, or a list of them.",
        wrong: .theme("theme: example\nextends: base\nstrings:\n  <<: ↓Attendance\n"),
        right: .theme("theme: example\nextends: base\nstrings:\n  <<: { fcr_user_list: Attendance }\n"))
}

extension Diagnostic {
    static func mergeOfNonMap(at range: SourceRange) -> Diagnostic {
        Diagnostic(.mergeOfNonMap, at: range, "the merge key '<<' takes a map, or a list of maps")
    }
}
