import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let allowUnused = Rule(
        "allow.unused", .warning, "A comment accepts a finding that is not there.",
        explanation: "It would hide the next one at this place. Delete it.",
        wrong: .theme(themeHead + "# diorama: allow ↓theme.contrast: brand colour\ntitle: Example\n"),
        right: .theme(themeHead + "title: Example\n"))
}

extension Diagnostic {
    /// The finding about a comment that has nothing to accept.
    static func allowUnused(_ id: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.allowUnused, at: range, "no finding '\(id)' is there to accept", hint: "delete the comment")
    }
}
