public import ConfigSchema
public import LiveValues

/// What a file says as the values that live stores carry.
extension ConfigValue {
    /// The moment, told from `now` where it is a distance.
    public func timestamp(now: Timestamp) -> Timestamp? {
        switch value {
        case .instant(.absolute(let milliseconds)): Timestamp(milliseconds: milliseconds)
        case .instant(.relative(let milliseconds)): now + .milliseconds(milliseconds)
        default: nil
        }
    }

    /// The entries of a map; none for anything else.
    public func liveProperties(now: Timestamp) -> LiveProperties {
        if case .object(let entries) = liveValue(now: now) { entries } else { [:] }
    }

    /// The value as JSON has it: moments and durations as whole milliseconds; null where JSON has nothing like it.
    public func liveValue(now: Timestamp) -> LiveValue {
        switch value {
        case .boolean(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .number(.literal(let value)): .number(value)
        case .duration(let milliseconds): .integer(Int(milliseconds))
        case .instant: timestamp(now: now).map { .integer(Int($0.milliseconds)) } ?? .null
        case .list(let items): .array(items.map { $0.liveValue(now: now) })
        case .map(let entries), .byLocale(let entries):
            .object(
                Dictionary(
                    entries.map { ($0.key, $0.value.liveValue(now: now)) }, uniquingKeysWith: { first, _ in first }))
        case .record(let record):
            .object(
                Dictionary(
                    record.fields.map { (record.group.members[$0.member].key, $0.value.liveValue(now: now)) },
                    uniquingKeysWith: { first, _ in first }))
        default: stringValue.map { .string($0) } ?? .null
        }
    }
}
