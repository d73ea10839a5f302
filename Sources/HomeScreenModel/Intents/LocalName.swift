import ConfigSchema

/// What people call something at home: one name, or one for each language.
package struct LocalName: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name where none is said for a language: the only one, or the first.
    private let first: String
    private let byLocale: [String: String]

    private init(_ first: String, _ byLocale: [String: String]) {
        self.first = first
        self.byLocale = byLocale
    }

    /// The same name in every language.
    package init(_ name: String) { self.init(name, [:]) }

    package init(stringLiteral name: String) { self.init(name) }

    /// Takes a value of kind text; nil where a file has none.
    init?(_ value: ConfigValue?) {
        guard let value else { return nil }
        if let name = value.stringValue {
            self.init(name)
        } else if case .byLocale(let entries) = value.value {
            let names = entries.compactMap { entry in entry.value.stringValue.map { (entry.key, $0) } }
            guard let first = names.first?.1 else { return nil }
            self.init(first, Dictionary(names, uniquingKeysWith: { first, _ in first }))
        } else {
            return nil
        }
    }

    /// The name for somebody who reads a language.
    package func text(in locale: String) -> String { byLocale[locale] ?? first }
}
