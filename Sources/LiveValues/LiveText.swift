/// Text that people read: the same for everybody, or a text for each language.
///
/// A store that many look at keeps it whole, and whoever draws takes the language of the one who looks:
///
/// ```swift
/// let name = LiveText(byLocale: ["en": "Physics 7B", "zh-Hans": "物理7班"])
/// name.text(in: "zh-Hans")  // 物理7班
/// ```
///
/// Texts put together with `\(…)` stay texts by language where a part is one.
public struct LiveText: Hashable, Sendable {
    /// What is read where nobody's language is known: the only text, else the one of the first tag.
    public let text: String

    /// The texts by language; empty for a text that is the same in all of them.
    public let byLocale: [String: String]

    /// A text that is the same in every language, such as what somebody has typed.
    public init(_ text: String) {
        self.text = text
        byLocale = [:]
    }

    /// A text for each language, by tags such as `zh-Hans`; without any, it is empty.
    ///
    /// Texts that are all the same are one text.
    public init(byLocale texts: [String: String]) {
        text = texts.min { $0.key < $1.key }?.value ?? ""
        byLocale = Set(texts.values).count > 1 ? texts : [:]
    }

    /// A text in the two languages that the tool itself speaks: Chinese for tags that begin with `zh`, else English.
    ///
    /// Both may contain texts by language, such as names:
    ///
    /// ```swift
    /// LiveText(english: "\(name) went on stage", chinese: "\(name)上台了")
    /// ```
    public init(english: LiveText, chinese: LiveText) {
        var locales: Set = ["en", "zh-Hans", "zh-Hant"]
        locales.formUnion(english.byLocale.keys)
        locales.formUnion(chinese.byLocale.keys)
        let texts = locales.map { ($0, ($0.hasPrefix("zh") ? chinese : english).text(in: $0)) }
        text = english.text(in: "en")
        byLocale = Set(texts.map(\.1)).count > 1 ? Dictionary(texts, uniquingKeysWith: { first, _ in first }) : [:]
    }

    /// The text in a language; of a text that does not have it, or for nil, what ``text`` says.
    public func text(in locale: String?) -> String { locale.flatMap { byLocale[$0] } ?? text }

    /// The text in one language alone; with nil, the text in all its languages.
    public func read(in locale: String?) -> LiveText {
        guard let locale, !byLocale.isEmpty else { return self }
        return LiveText(text(in: locale))
    }

    /// Whether there is nothing to read in any language.
    public var isEmpty: Bool { text.isEmpty && byLocale.values.allSatisfy(\.isEmpty) }

    /// One text behind the other.
    public static func + (left: LiveText, right: LiveText) -> LiveText {
        let locales = Set(left.byLocale.keys).union(right.byLocale.keys)
        guard !locales.isEmpty else { return LiveText(left.text + right.text) }
        return LiveText(
            byLocale: Dictionary(
                locales.map { ($0, left.text(in: $0) + right.text(in: $0)) }, uniquingKeysWith: { first, _ in first }))
    }
}

extension [LiveText] {
    /// The texts behind each other, with one between any two.
    public func joined(separator: LiveText) -> LiveText {
        dropFirst().reduce(first ?? "") { $0 + separator + $1 }
    }
}

// MARK: JSON

extension LiveText: Codable {
    /// Reads a text, or a map of it by language.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(text)
        } else {
            self.init(byLocale: try container.decode([String: String].self))
        }
    }

    /// Writes a text, or a map of it by language.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if byLocale.isEmpty { try container.encode(text) } else { try container.encode(byLocale) }
    }

    /// Reads a property that a store holds: a text, or a map of texts by language; nil for anything else.
    public init?(_ value: LiveValue) {
        switch value {
        case .string(let text): self.init(text)
        case .object(let entries):
            let texts = entries.compactMapValues(\.stringValue)
            guard !texts.isEmpty, texts.count == entries.count else { return nil }
            self.init(byLocale: texts)
        default: return nil
        }
    }

    /// The text as a property that a store holds.
    public var value: LiveValue {
        byLocale.isEmpty ? .string(text) : .object(byLocale.mapValues { .string($0) })
    }
}

// MARK: Literals

extension LiveText: ExpressibleByStringInterpolation {
    /// A text that is the same in every language.
    public init(stringLiteral text: String) { self.init(text) }

    /// Puts together what a literal says.
    public init(stringInterpolation parts: StringInterpolation) { self = parts.text }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text: LiveText = ""

        /// Starts with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds what stands between two parts.
        public mutating func appendLiteral(_ literal: String) { text = text + LiveText(literal) }

        /// Adds a text in all its languages.
        public mutating func appendInterpolation(_ part: LiveText) { text = text + part }

        /// Adds something that is written the same in every language.
        public mutating func appendInterpolation(_ part: some CustomStringConvertible) {
            text = text + LiveText(part.description)
        }
    }
}
