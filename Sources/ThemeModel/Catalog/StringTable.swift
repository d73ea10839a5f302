/// Texts by key and locale.
public struct StringTable: Sendable {
    /// The locales that the texts come in, the first of which fills gaps.
    public let locales: [String]

    private let texts: [String: [String: String]]

    /// Takes texts by key, then by locale.
    ///
    /// - Parameters:
    ///   - texts: The texts.
    ///   - locales: The locales in which every text is meant to be there; the first one fills gaps.
    public init(_ texts: [String: [String: String]], locales: [String]) {
        self.texts = texts
        self.locales = locales
    }

    /// The text of a key in a locale, else in the first locale, else the key itself, so that a gap is seen.
    public func text(_ key: String, locale: String) -> String {
        let byLocale = texts[key]
        return byLocale?[locale] ?? locales.first.flatMap { byLocale?[$0] } ?? key
    }

    /// Every key, sorted.
    public var keys: [String] { texts.keys.sorted() }

    /// Whether a key exists.
    package func contains(_ key: String) -> Bool { texts[key] != nil }

    /// The locales in which a key has a text.
    package func locales(of key: String) -> Set<String> { Set(texts[key]?.keys.map(\.self) ?? []) }

    /// This table with the texts of another on top, in the locales of both.
    package func overriding(with other: StringTable) -> StringTable {
        let further = other.locales.filter { !locales.contains($0) }
        return StringTable(overriding(with: other.texts).texts, locales: locales + further)
    }

    /// This table with some texts replaced.
    package func overriding(with overrides: [String: [String: String]]) -> StringTable {
        StringTable(texts.merging(overrides) { $0.merging($1) { _, new in new } }, locales: locales)
    }
}
