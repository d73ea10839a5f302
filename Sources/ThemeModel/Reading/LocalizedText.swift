package import ConfigSchema

/// A text by locale.
package struct LocalizedText: Sendable {
    /// The texts; a literal one stands under every locale.
    package let byLocale: [String: String]

    private let firstLocale: String

    /// Takes a value of kind text; the vocabulary has the locales.
    package init(_ value: ConfigValue, _ vocabulary: ConfigVocabulary) {
        firstLocale = vocabulary.firstLocale
        if case .byLocale(let entries) = value.value {
            byLocale = Dictionary(
                entries.compactMap { entry in entry.value.stringValue.map { (entry.key, $0) } },
                uniquingKeysWith: { first, _ in first })
        } else {
            let text = value.stringValue ?? ""
            byLocale = Dictionary(vocabulary.locales.map { ($0, text) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The text in a locale, else in the product's first, else any.
    package func text(locale: String) -> String? {
        byLocale[locale] ?? byLocale[firstLocale] ?? byLocale.sorted { $0.key < $1.key }.first?.value
    }
}
