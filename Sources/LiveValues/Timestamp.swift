/// An instant in milliseconds since 1970-01-01T00:00:00Z: the unit of all live times.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970, UTC.
    public let milliseconds: Int64

    /// An instant from its milliseconds since 1970.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Whether `left` is the earlier instant.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The instant `duration` later, saturating at the ends of what 64 bits hold.
    public static func + (start: Timestamp, duration: Duration) -> Timestamp {
        let (sum, overflow) = start.milliseconds.addingReportingOverflow(duration.milliseconds)
        guard overflow else { return Timestamp(milliseconds: sum) }
        return Timestamp(milliseconds: duration.milliseconds < 0 ? .min : .max)
    }

    /// The instant `duration` earlier.
    public static func - (start: Timestamp, duration: Duration) -> Timestamp {
        start + (.zero - duration)
    }

    /// The time from `start` to `end`; negative when `start` is the later one.
    public static func - (end: Timestamp, start: Timestamp) -> Duration {
        .milliseconds(end.milliseconds) - .milliseconds(start.milliseconds)
    }
}

extension Timestamp: Codable {
    /// Reads milliseconds since 1970.
    public init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Writes milliseconds since 1970.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }
}

extension Duration {
    /// The whole milliseconds of this duration, rounded towards zero and saturating at what 64 bits hold.
    public var milliseconds: Int64 {
        let (seconds, attoseconds) = components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        let (sum, carried) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
        return overflow || carried ? (seconds < 0 ? .min : .max) : sum
    }
}
