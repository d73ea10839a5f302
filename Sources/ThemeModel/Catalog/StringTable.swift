/// Texts by key and locale.
public struct StringTable: Sendable {
    /// The locales that the product ships, the first of which fills gaps.
    public static let locales = ["en", "zh-Hans"]

    private let texts: [String: [String: String]]

    /// Takes texts by key, then by locale.
    public init(_ texts: [String: [String: String]]) {
        self.texts = texts
    }

    /// The text of a key in a locale, else in the first locale, else the key itself, so that a gap is seen.
    public func text(_ key: String, locale: String) -> String {
        let byLocale = texts[key]
        return byLocale?[locale] ?? byLocale?[Self.locales[0]] ?? key
    }

    /// Every key, sorted.
    public var keys: [String] { texts.keys.sorted() }

    /// Whether a key exists.
    package func contains(_ key: String) -> Bool { texts[key] != nil }

    /// The locales in which a key has a text.
    package func locales(of key: String) -> Set<String> { Set(texts[key]?.keys.map(\.self) ?? []) }

    /// This table with some texts replaced.
    package func overriding(with overrides: [String: [String: String]]) -> StringTable {
        StringTable(texts.merging(overrides) { $0.merging($1) { _, new in new } })
    }
}
