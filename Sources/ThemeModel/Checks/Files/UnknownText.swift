import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unknownText = Rule(
        "theme.unknown-text", .error, "A theme replaces a text that the product does not have.",
        explanation: "The keys are those of the product's texts; the reference lists them.",
        wrong: .theme(themeHead + "strings:\n  ↓fcr_user_lst: Attendance\n"),
        right: .theme(themeHead + "strings:\n  fcr_user_list: Attendance\n"))
}

/// The texts that a theme replaces are texts of the product.
enum UnknownText: ThemeFileCheck {
    static let rules: [Rule] = [.unknownText]

    static func check(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        for entry in record["strings"]?.mapEntries ?? [] where !catalog.strings.contains(entry.key) {
            guard !diagnostics.isFull else { return }
            let suggestion = diagnostics.suggestion(for: entry.key, in: catalog.strings.keys)
            diagnostics.append(.unknownText(entry.key, at: entry.keyRange, suggesting: suggestion))
        }
    }
}

extension Diagnostic {
    /// A key that none of the product's texts has.
    package static func unknownText(
        _ key: String, at range: SourceRange, suggesting suggestion: Suggestion?
    ) -> Diagnostic {
        Diagnostic(.unknownText, at: range, "the product has no text '\(key)'", suggesting: suggestion)
    }
}
