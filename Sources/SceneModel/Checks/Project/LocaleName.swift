import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let localeName = Rule(
        "project.locale", .error, "A language of the project is not written as a language tag.",
        explanation: "Languages are written as browsers know them: `fr`, `pt-BR`, `zh-Hans`.",
        wrong: .project("locales: [en, ↓zh_Hans]\n"), right: .project("locales: [en, zh-Hans]\n"))
}

/// The project's languages are language tags, which pages and readers aloud understand.
enum LocaleName: Check {
    static let rules: [Rule] = [.localeName]

    static func check(_ locales: [ConfigValue], _ diagnostics: inout [Diagnostic]) {
        for locale in locales {
            guard let name = locale.stringValue else { continue }
            if let language = languages[name.lowercased()] {
                diagnostics.append(
                    Diagnostic(
                        .localeName, at: locale.range, "'\(name)' is a country; its language is '\(language)'",
                        suggesting: Suggestion(guessing: language)))
                continue
            }
            guard !isUsable(name) else { continue }
            let mended = name.replacing("_", with: "-")
            diagnostics.append(
                Diagnostic(
                    .localeName, at: locale.range, "'\(name)' is no language tag",
                    suggesting: isUsable(mended) ? Suggestion(mended) : nil,
                    hint: "expected one such as 'fr' or 'pt-BR'"))
        }
    }

    /// What people write for a language although it is a country's sign and no language's (ISO 639).
    private static let languages = [
        "cn": "zh-Hans", "hk": "zh-Hant", "jp": "ja", "gr": "el", "dk": "da", "cz": "cs", "ua": "uk", "us": "en",
        "gb": "en", "at": "de", "mx": "es",
    ]

    /// Two or three letters, then parts of two to eight letters and digits (RFC 5646, without its rarer forms).
    static func isUsable(_ name: String) -> Bool {
        guard languages[name.lowercased()] == nil else { return false }
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.utf8.count) else { return false }
        return language.allSatisfy { $0.isASCII && $0.isLetter }
            && parts.dropFirst().allSatisfy { part in
                (2...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}
