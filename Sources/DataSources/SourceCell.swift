public import LiveValues
import Synchronization

/// The last value of a source, with its age and what went wrong since: the part that all sources share.
///
/// A source of one's own has one of these, or is one:
///
/// ```swift
/// let tide = SourceCell<LiveValue>(clock: SystemClock(), keep: .seconds(3600))
/// tide.deliver(["height": 2.4])
/// tide.lose(SourceFailure("the gauge does not answer"))
/// ```
public final class SourceCell<Value: Sendable>: DataSource {
    private enum Problem: Equatable {
        case failed(SourceFailure)
        case lost(SourceFailure)
    }

    private struct Contents {
        var reading: SourceReading<Value>?
        var problem: Problem?
        /// Whether listeners know that the reading is stale.
        var isToldStale = false
    }

    private let clock: any LiveClock
    private let keep: Duration?
    private let contents = Mutex(Contents())
    private let notice: ChangeNotice

    /// A source that has never had a value.
    ///
    /// - Parameters:
    ///   - clock: What ages are measured on.
    ///   - keep: How long a value is fresh; nil is for ever.
    public init(clock: any LiveClock, keep: Duration? = nil) {
        self.clock = clock
        self.keep = keep
        notice = ChangeNotice(clock: clock)
    }

    /// What there is at this moment.
    public var state: SourceState<Value> {
        let now = clock.now
        return contents.withLock { contents in
            switch (contents.problem, contents.reading) {
            case (.failed(let failure), let last): .failed(failure, last: last)
            case (.lost(let failure), let reading?): .stale(reading, failure)
            case (.lost(let failure), nil): .failed(failure, last: nil)
            case (nil, let reading?): isOld(reading, at: now) ? .stale(reading, nil) : .fresh(reading)
            case (nil, nil): .never
            }
        }
    }

    /// When the value grows too old.
    public var nextDeadline: Timestamp? {
        contents.withLock { contents in
            guard let keep, let reading = contents.reading, contents.problem == nil, !contents.isToldStale else {
                return nil
            }
            return reading.time + keep
        }
    }

    /// Tells that the value has grown too old, once it has.
    public func advance() {
        let now = clock.now
        let isNews = contents.withLock { contents in
            guard let reading = contents.reading, contents.problem == nil, !contents.isToldStale,
                isOld(reading, at: now)
            else { return false }
            contents.isToldStale = true
            return true
        }
        if isNews { notice.tell() }
    }

    /// Calls a handler after each change of ``state``; letting the result go ends that.
    public func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription {
        notice.subscribe(handler)
    }

    /// Takes a value; a time that has not come yet counts as now.
    public func deliver(_ value: Value, at time: Timestamp? = nil) {
        let now = clock.now
        let reading = SourceReading(value, at: min(time ?? now, now))
        contents.withLock { $0 = Contents(reading: reading, isToldStale: isOld(reading, at: now)) }
        notice.tell()
    }

    /// Notes that an attempt brought no value; what came before it stays.
    public func fail(_ failure: SourceFailure) {
        note(.failed(failure))
    }

    /// Notes that the origin cannot be asked: the last value turns stale.
    public func lose(_ failure: SourceFailure) {
        note(.lost(failure))
    }

    /// Notes that the origin can be asked again, and that the last value still holds.
    public func regain() {
        note(nil)
    }

    /// Forgets everything: the origin is well, and has no value.
    public func clear() {
        let isNews = contents.withLock { contents in
            defer { contents = Contents() }
            return contents.reading != nil || contents.problem != nil
        }
        if isNews { notice.tell() }
    }

    private func note(_ problem: Problem?) {
        let isNews = contents.withLock { contents in
            defer { contents.problem = problem }
            return contents.problem != problem
        }
        if isNews { notice.tell() }
    }

    private func isOld(_ reading: SourceReading<Value>, at now: Timestamp) -> Bool {
        keep.map { reading.time + $0 <= now } ?? false
    }
}
