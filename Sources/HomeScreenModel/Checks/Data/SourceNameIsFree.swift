import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let sourceName = Rule(
        "data.name", .error, "Bindings cannot name a source as it is called.",
        explanation: """
            A path starts with the name of a source: letters, digits, - and _, and a letter first. Some names mean \
            something else already: entry, app, person, device, config, item and with.
            """,
        wrong: .widget("data:\n  ↓person: { http: https://example.com/, shape: text, sample: A }\n" + dayExample),
        right: .widget("data:\n  owner: { http: https://example.com/, shape: text, sample: A }\n" + dayExample))
}

/// Each source has a name of its own, with which a path can start.
enum SourceNameIsFree: Check {
    static let rules: [Rule] = [.sourceName]

    /// The names with which paths start that lead to no source.
    private static let taken = [
        "entry": "the entry that is shown", "app": "the widget's app", "person": "who looks at the widget",
        "device": "the telephone", "config": "what people have chosen", "item": "an item of a list",
        "with": "what a part is given",
    ]

    /// Whether bindings can name a source; a finding says why not.
    static func check(_ name: String, at place: SourceRange, _ diagnostics: inout [Diagnostic]) -> Bool {
        if let meaning = taken[name] {
            diagnostics.append(
                Diagnostic(
                    .sourceName, at: place, "in bindings '\(name)' is \(meaning)",
                    hint: "give these data another name, such as '\(name)Data'"))
            return false
        }
        guard !BindingScanner.isName(name) else { return true }
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.joined(separator: "_")
        let meant = words.first?.isNumber == true ? "_\(words)" : words
        diagnostics.append(
            Diagnostic(
                .sourceName, at: place, "no path can name '\(name)'",
                hint: "a name has letters, digits, - and _"
                    + (BindingScanner.isName(meant) ? ", such as \(meant)" : "")))
        return false
    }
}
