package import SourceDiagnostics

extension Rule {
    static let emptyName = Rule(
        "config.empty-name", .warning, "A name that people are shown is empty.",
        explanation: "Without the key an identifier stands in for a name; an empty one leaves a gap on the screen.",
        wrong: .scene("scene: example\ntitle: ↓\"\"\ntheme: base\n"),
        right: .scene("scene: example\ntitle: Example\ntheme: base\n"))
}

/// The names that people are shown can be seen.
package enum EmptyName: Check {
    package static let rules: [Rule] = [.emptyName]
}

extension RecordValue {
    /// Reports each of some names that is written and that nobody can see, in any language.
    package func checkNames(_ keys: String..., diagnostics: inout [Diagnostic]) {
        for key in keys {
            for name in self[key]?.textsByLocale ?? [] where name.value.stringValue?.isInvisible == true {
                let language = name.locale.map { " in '\($0)'" } ?? ""
                diagnostics.append(
                    Diagnostic(
                        .emptyName, at: name.value.range, "'\(key)' is empty\(language)",
                        hint: "write a name, or remove the line"))
            }
        }
    }
}

extension ConfigValue {
    /// The text for each language that it names; one without a language if it is the same in all.
    package var textsByLocale: [(locale: String?, value: ConfigValue)] {
        if case .byLocale(let entries) = value { entries.map { ($0.key, $0.value) } } else { [(nil, self)] }
    }
}

extension String {
    /// Whether all of its characters are blank or have no picture.
    package var isInvisible: Bool {
        unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }
}
