package import ConfigSchema
package import LiveValues
import SceneModel
import SourceDiagnostics

/// Why a value is not of its shape.
package struct ShapeProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path to the value, below the source.
    package let path: [String]
    /// What is expected there.
    package let expected: String
    /// Whether there is nothing at all.
    package var isMissing = false

    /// The problem for a log: `'items.0.title' is not text`, `the answer lacks 'degrees'`.
    package var description: String {
        if isMissing, let key = path.last { return "\(place(path.dropLast())) lacks '\(key)'" }
        return "\(place(path[...])) is not \(expected)"
    }

    private func place(_ path: ArraySlice<String>) -> String {
        path.isEmpty ? "the answer" : "'\(path.joined(separator: "."))'"
    }
}

extension Shape {
    /// Whether a value is of this shape; gives the first place where it is not.
    ///
    /// What a map has beside its fields does not matter: an answer of others may have more.
    package func check(_ value: LiveValue) throws(ShapeProblem) { try check(value, at: []) }

    private func check(_ value: LiveValue, at path: [String]) throws(ShapeProblem) {
        switch (self, value) {
        case (.unknown, _), (.optional, .null): return
        case (.optional(let inner), _): try inner.check(value, at: path)
        case (.scalar(let scalar), _) where scalar.accepts(value): return
        case (.list(let element), .array(let items)):
            for (index, item) in items.enumerated() { try element.check(item, at: path + [String(index)]) }
        case (.map(let fields), .object(let entries)):
            for field in fields {
                let place = path + [field.name]
                if let entry = entries[field.name] {
                    try field.shape.check(entry, at: place)
                } else if !field.shape.mayBeMissing {
                    throw ShapeProblem(path: place, expected: field.shape.noun, isMissing: true)
                }
            }
        default: throw ShapeProblem(path: path, expected: noun)
        }
    }

    private var mayBeMissing: Bool {
        switch self {
        case .optional, .unknown: true
        case .scalar, .list, .map: false
        }
    }

    /// A sample as the values that a source would give, with moments told from `now` where they are distances.
    ///
    /// Text is what stands in the file, also where JSON would read a number or a switch. A map by locale in place of text
    /// is the text of `locale`, or of the first language that the map has.
    package func liveValue(of sample: ConfigValue, now: Timestamp, in locale: String? = nil) -> LiveValue {
        switch (self, sample.value) {
        case (.optional(let inner), _): inner.liveValue(of: sample, now: now, in: locale)
        case (.list(let element), .list(let items)):
            .array(items.map { element.liveValue(of: $0, now: now, in: locale) })
        case (.map, .map(let entries)):
            .object(
                Dictionary(
                    entries.map { entry in
                        let shape = fields.first { $0.name == entry.key }?.shape ?? .unknown
                        return (entry.key, shape.liveValue(of: entry.value, now: now, in: locale))
                    }, uniquingKeysWith: { first, _ in first }))
        case (.scalar(.text), .integer), (.scalar(.text), .number), (.scalar(.text), .boolean):
            .string(sample.range.lineText ?? "")
        case (.scalar(.text), .map(let entries)) where entries.first.map { Self.isLocale($0.key) } == true:
            (entries.first { $0.key == locale } ?? entries.first).map { liveValue(of: $0.value, now: now) } ?? .null
        case (.scalar(.date), .string(let text)):
            InstantExpression(text).map { .integer(Int($0.timestamp(now: now).milliseconds)) } ?? .string(text)
        default: sample.liveValue(now: now)
        }
    }
}

extension Shape {
    /// Whether a sample has texts in several languages.
    func isLocalized(_ sample: ConfigValue) -> Bool {
        switch (self, sample.value) {
        case (.optional(let inner), _): inner.isLocalized(sample)
        case (.list(let element), .list(let items)): items.contains { element.isLocalized($0) }
        case (.map(let fields), .map(let entries)):
            fields.contains { field in
                entries.first { $0.key == field.name }.map { field.shape.isLocalized($0.value) } ?? false
            }
        case (.scalar(.text), .map): true
        default: false
        }
    }

    /// Whether a key looks like the name of a language: `en`, `zh-Hans`.
    private static func isLocale(_ key: String) -> Bool {
        let parts = key.split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts[0].count) && parts.count <= 3
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}

extension ConfigValue {
    /// The value as JSON has it, where no moment is meant.
    var plainLiveValue: LiveValue { liveValue(now: Timestamp(milliseconds: 0)) }
}

extension ScalarShape {
    /// Whether a value of JSON can be one of this type; a number is also text.
    package func accepts(_ value: LiveValue) -> Bool {
        switch (self, value) {
        case (.text, .string), (.text, .integer), (.text, .number), (.number, .integer), (.number, .number),
            (.boolean, .bool):
            true
        case (.date, _): value.moment != nil
        case (.color, .string(let text)): Self.isColor(text)
        case (.url, .string(let text)): text.isEmpty || Self.hasScheme(text)
        default: false
        }
    }

    /// A value of this type from one that may be written as text, such as `true`; what is none stays as it is.
    package func read(_ value: LiveValue) -> LiveValue {
        guard case .string(let text) = value else { return value }
        switch self {
        case .boolean: return text == "true" ? true : text == "false" ? false : value
        case .number:
            guard let number = Double(text), number.isFinite else { return value }
            return Int(exactly: number).map { .integer($0) } ?? .number(number)
        case .text, .date, .color, .url: return value
        }
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    private static func isColor(_ text: String) -> Bool {
        let digits = text.utf8.dropFirst()
        return text.hasPrefix("#") && [3, 6, 8].contains(digits.count)
            && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.unicodeScalars.first else {
            return false
        }
        return first.properties.isAlphabetic && first.isASCII
            && text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }
}

extension LiveValue {
    /// The moment that a value of JSON stands for; nil for none.
    ///
    /// Text is ISO 8601 with a time zone. A number is milliseconds since 1970, or seconds while it is below 100,000,000,000:
    /// in seconds that is the year 5138, in milliseconds 1973.
    package var moment: Timestamp? {
        switch self {
        case .string(let text):
            guard case .absolute(let milliseconds) = InstantExpression(text) else { return nil }
            return Timestamp(milliseconds: milliseconds)
        case .integer(let number):
            return number.magnitude < 100_000_000_000
                ? Timestamp(milliseconds: Int64(number) * 1000) : Timestamp(milliseconds: Int64(number))
        case .number(let number):
            let milliseconds = number.magnitude < 100_000_000_000 ? number * 1000 : number
            return Int64(exactly: milliseconds.rounded()).map { Timestamp(milliseconds: $0) }
        default: return nil
        }
    }
}
