public import LiveValues

/// What a source has to give at this moment, and how far it can be trusted.
public enum SourceState<Value: Sendable>: Sendable {
    /// Nothing has arrived yet.
    case never
    /// The value is younger than the source is told to keep it.
    case fresh(SourceReading<Value>)
    /// The value has grown old, or its origin can no longer be asked; then with the reason.
    case stale(SourceReading<Value>, SourceFailure?)
    /// The last attempt brought no value; with what came before it, if anything did.
    case failed(SourceFailure, last: SourceReading<Value>?)

    /// The last value that arrived, however old; nil before the first.
    public var reading: SourceReading<Value>? {
        switch self {
        case .never: nil
        case .fresh(let reading), .stale(let reading, _): reading
        case .failed(_, let last): last
        }
    }

    /// Why there is no newer value; nil when nothing has gone wrong.
    public var failure: SourceFailure? {
        switch self {
        case .never, .fresh: nil
        case .stale(_, let failure): failure
        case .failed(let failure, _): failure
        }
    }

    /// The state in one word, as files and pages name it: `never`, `fresh`, `stale` or `failed`.
    public var name: String {
        switch self {
        case .never: "never"
        case .fresh: "fresh"
        case .stale: "stale"
        case .failed: "failed"
        }
    }

    /// How old the last value is; nil before the first, and never negative.
    public func age(at now: Timestamp) -> Duration? {
        reading.map { max(.zero, now - $0.time) }
    }
}

/// A value and the moment it is of.
public struct SourceReading<Value: Sendable>: Sendable {
    /// What the source said at that moment, already checked against its limits.
    public let value: Value
    /// When it arrived or was written, on the clock of its source.
    public let time: Timestamp

    /// A value of a moment.
    public init(_ value: Value, at time: Timestamp) {
        self.value = value
        self.time = time
    }
}

extension SourceReading: Equatable where Value: Equatable {}
extension SourceState: Equatable where Value: Equatable {}

/// Why a source has no newer value.
public struct SourceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, as one clause without a full stop.
    public let description: String
    /// The status of an HTTP answer, when that was the reason.
    public let status: Int?

    /// A failure in words; give the status when a server has answered with it.
    public init(_ description: String, status: Int? = nil) {
        self.description = description
        self.status = status
    }
}
