package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let placeholder = Rule(
        "theme.placeholder", .warning, "A text lacks a placeholder of the product's, or has one of its own.",
        explanation: """
            Where a text of the product has `{xxx}`, a name or a number is put in. Without the placeholder it is not \
            shown; another one is shown as it is written.
            """,
        wrong: .theme(themeHead + "strings:\n  fcr_user_congratulation: ↓\"Well done, {name}!\"\n"),
        right: .theme(themeHead + "strings:\n  fcr_user_congratulation: \"Well done, {xxx}!\"\n"))
}

/// Texts of a theme or a language have the placeholders of the product's own.
package enum TextPlaceholders: ThemeFileCheck {
    package static let rules: [Rule] = [.placeholder]

    static func check(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        for entry in record["strings"]?.mapEntries ?? [] where !diagnostics.isFull {
            diagnostics += findings(of: entry.key, entry.value, catalog.strings)
        }
    }

    /// The findings about the texts that stand in for one of the product's.
    package static func findings(of key: String, _ value: ConfigValue, _ strings: StringTable) -> [Diagnostic] {
        guard strings.contains(key), let first = strings.locales.first else { return [] }
        if case .byLocale(let entries) = value.value { return entries.flatMap { findings(of: key, $0.value, strings) } }
        guard let text = value.stringValue, !text.isEmpty else { return [] }
        let original = strings.text(key, locale: first)
        let (wanted, own) = (names(in: original), names(in: text))
        let missing = wanted.filter { !own.contains($0) }
        let strange = own.filter { !wanted.contains($0) }
        let hint = "the product's text is '\(original)'"
        if let name = strange.first {
            let message = "nothing is put in for '\(name)' of '\(key)'"
            return [Diagnostic(.placeholder, at: value.range, message, hint: hint)]
        }
        guard let name = missing.first else { return [] }
        return [
            Diagnostic(
                .placeholder, at: value.range, "'\(key)' has no '\(name)', for which a name or a number is put in",
                hint: hint)
        ]
    }

    /// The placeholders of a text, such as `{xxx}`.
    private static func names(in text: String) -> [String] {
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            guard let end = part.firstIndex(of: "}") else { return nil }
            let name = part[..<end]
            return !name.isEmpty && name.allSatisfy(\.isLetter) ? "{\(name)}" : nil
        }
    }
}
