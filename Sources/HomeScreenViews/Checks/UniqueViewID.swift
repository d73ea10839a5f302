import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let duplicateViewID = Rule(
        "view.duplicate-id", .error, "Two views of a layout have one id.",
        explanation: "An id names one view. Of views in different cases of a `choose`, only one is there at a time.",
        wrong: .layout(
            "systemMedium", "- text: { value: A, id: title }\n- text: { value: B, id: ↓title }\n"),
        right: .layout("systemMedium", "- text: { value: A, id: title }\n- text: { value: B, id: words }\n"))
}

/// An id names one view of a layout.
enum UniqueViewID: LayoutCheck {
    static let rules: [Rule] = [.duplicateViewID]

    /// With how many views of one id another one is compared.
    private static let maxCompared = 64

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        var known: [String: [(entry: ViewWalk.Entry, value: ConfigValue)]] = [:]
        for entry in layout.entries {
            guard let value = entry.source["id"], let id = value.stringValue else { continue }
            if let first = known[id]?.first(where: { !$0.entry.excludes(entry) }) {
                diagnostics.append(
                    Diagnostic(
                        .duplicateViewID, at: value.range, "another view of this layout has the id '\(id)'",
                        hint: "give one of them another id",
                        notes: [.init("the other one is here", at: first.value.range)]))
            } else if known[id, default: []].count < maxCompared {
                known[id, default: []].append((entry, value))
            }
        }
    }
}
