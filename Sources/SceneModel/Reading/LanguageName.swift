import Foundation

/// What a language is called.
enum LanguageName {
    /// The English name as a sentence, `Japanese.`; the identifier where there is no name.
    static func sentence(of locale: String) -> String {
        (Locale(identifier: "en").localizedString(forIdentifier: locale) ?? locale) + "."
    }
}
