public import ConfigSchema
public import LiveValues
import ThemeModel

extension InstantExpression {
    /// The moment, told from `now` where it is a distance.
    package func timestamp(now: Timestamp) -> Timestamp {
        switch self {
        case .absolute(let milliseconds): Timestamp(milliseconds: milliseconds)
        case .relative(let milliseconds): now + .milliseconds(milliseconds)
        }
    }
}

/// What a file says as the values that live stores carry.
extension ConfigValue {
    /// The moment, told from `now` where it is a distance.
    public func timestamp(now: Timestamp) -> Timestamp? {
        if case .instant(let instant) = value { instant.timestamp(now: now) } else { nil }
    }

    /// The text that people read, with a text for every language of the product; nil for a value that is no text.
    public func liveText(in vocabulary: ConfigVocabulary) -> LiveText? {
        guard case .byLocale(let entries) = value else { return stringValue.map { LiveText($0) } }
        guard entries.contains(where: { $0.value.stringValue != nil }) else { return nil }
        let text = LocalizedText(self, vocabulary)
        let filledIn = vocabulary.locales.compactMap { locale in text.text(locale: locale).map { (locale, $0) } }
        return LiveText(byLocale: text.byLocale.merging(filledIn) { written, _ in written })
    }

    /// The entries of a map; none for anything else.
    ///
    /// Texts by locale are filled in for the languages of a vocabulary.
    public func liveProperties(now: Timestamp, in vocabulary: ConfigVocabulary = .minimal) -> LiveProperties {
        if case .object(let entries) = liveValue(now: now, in: vocabulary) { entries } else { [:] }
    }

    /// The value as JSON has it: moments and durations as whole milliseconds; null where JSON has nothing like it.
    ///
    /// A text by locale is as `LiveText` reads it, filled in for the languages of a vocabulary.
    public func liveValue(now: Timestamp, in vocabulary: ConfigVocabulary = .minimal) -> LiveValue {
        switch value {
        case .boolean(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .number(.literal(let value)): .number(value)
        case .duration(let milliseconds): .integer(Int(milliseconds))
        case .instant: timestamp(now: now).map { .integer(Int($0.milliseconds)) } ?? .null
        case .list(let items): .array(items.map { $0.liveValue(now: now, in: vocabulary) })
        case .byLocale: liveText(in: vocabulary)?.value ?? .null
        case .map(let entries):
            .object(
                Dictionary(
                    entries.map { ($0.key, $0.value.liveValue(now: now, in: vocabulary)) },
                    uniquingKeysWith: { first, _ in first }))
        case .record(let record):
            .object(
                Dictionary(
                    record.fields.map {
                        (record.group.members[$0.member].key, $0.value.liveValue(now: now, in: vocabulary))
                    },
                    uniquingKeysWith: { first, _ in first }))
        default: stringValue.map { .string($0) } ?? .null
        }
    }
}
