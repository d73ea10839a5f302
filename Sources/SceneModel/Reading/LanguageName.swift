import Foundation

/// What a language is called.
enum LanguageName {
    /// The English name as a sentence, `Japanese.`; the identifier where there is no name.
    static func sentence(of locale: String) -> String { (known[locale] ?? name(of: locale) ?? locale) + "." }

    /// Those that every project has: to ask the system is a thirtieth of what a small command does.
    static let known = ["en": "English", "zh-Hans": "Chinese, Simplified"]

    /// The English name that the system has; nil where there is none.
    static func name(of locale: String) -> String? { Locale(identifier: "en").localizedString(forIdentifier: locale) }
}
