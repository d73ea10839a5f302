import ConfigSchema
import Foundation
import SourceDiagnostics

extension Rule {
    static let referenceAddress = Rule(
        "project.reference", .error, "The address of the reference is none that a report can link to.",
        explanation:
            "Code scanning services open links of reports, so the address is one that a browser opens from anywhere.",
        wrong: .project("reference: ↓docs/reference.html\n"),
        right: .project("reference: https://example.com/diorama.html\n"))
}

/// The address of the team's reference can be linked to.
enum ReferenceAddress: Check {
    static let rules: [Rule] = [.referenceAddress]

    /// Reads it; nil when reports cannot link to it.
    static func read(_ value: ConfigValue?, _ diagnostics: inout [Diagnostic]) -> String? {
        guard let value, let text = value.stringValue else { return nil }
        let url = URL(string: text)
        if let url, ["http", "https"].contains(url.scheme), url.host?.isEmpty == false, url.fragment == nil {
            return text
        }
        diagnostics.append(
            Diagnostic(
                .referenceAddress, at: value.range, "'\(text)' is no address that a report can link to",
                hint: "expected one such as https://example.com/diorama.html, without '#'"))
        return nil
    }
}
