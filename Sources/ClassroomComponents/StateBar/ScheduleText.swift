import ClassroomContexts
import LiveValues
import SceneRendering

/// What the state bar says about the schedule at one instant, and what it will say later by itself.
struct ScheduleText: Hashable, Sendable {
    /// The key of the words before the time, or of all words when ``clock`` is nil.
    var stringKey: String
    /// The time as it is written; nil when no time is known.
    var clock: String?
    /// How the time goes on.
    var running: Running

    /// How a time goes on by itself.
    enum Running: Hashable, Sendable {
        /// Not at all.
        case not
        /// It grows from an instant on.
        case from(Timestamp)
        /// It shrinks until an instant, and stays at zero: a class that is late is due, and stays due.
        case until(Timestamp)
    }

    /// The text for a schedule.
    ///
    /// - Parameters:
    ///   - info: The schedule. After the class the time goes on counting from its start.
    ///   - now: The room's time.
    ///   - format: How the time is written.
    init(_ info: ClassInfo, now: Timestamp, format: RunningTime = .short) {
        switch info.state {
        case .before:
            guard let start = info.startTime else {
                self.init(stringKey: "fcr_room_class_not_start")
                return
            }
            self.init(
                stringKey: "fcr_room_class_time_away", clock: format.text(start - now),
                running: .until(start))
        case .during:
            self.init(stringKey: "fcr_room_class_started", since: info.startTime, now: now, format)
        case .after:
            self.init(stringKey: "fcr_room_class_over", since: info.startTime, now: now, format)
        }
    }

    private init(stringKey: String, clock: String? = nil, running: Running = .not) {
        self.stringKey = stringKey
        self.clock = clock
        self.running = running
    }

    private init(stringKey: String, since start: Timestamp?, now: Timestamp, _ format: RunningTime) {
        self.init(
            stringKey: stringKey, clock: format.text(start.map { now - $0 } ?? .zero),
            running: start.map { .from($0) } ?? .not)
    }
}

/// A toast that the schedule asks for.
struct ScheduleWarning: Hashable, Sendable {
    /// When.
    var time: Timestamp
    var stringKey: String
    /// The number in its text.
    var minutes: Int64

    /// How long after its time a warning is still true, because its text counts in minutes: a page that opens late, or a
    /// class that ends a moment after its scheduled end, gets it then.
    private static let grace = Duration.seconds(60)

    /// The warnings that are due or ahead in the present state, soonest first.
    ///
    /// During the class, five minutes before the scheduled end; after it, at the scheduled end, and a minute before the
    /// room closes. These are thresholds: upstream compares milliseconds with seconds, for equality, and never warns.
    static func all(_ info: ClassInfo, now: Timestamp) -> [ScheduleWarning] {
        guard let start = info.startTime else { return [] }
        let end = start + info.duration
        let warnings: [ScheduleWarning]
        switch info.state {
        case .before: warnings = []
        case .during:
            let time = end - .seconds(300)
            guard time > start else { return [] }
            warnings = [ScheduleWarning(time: time, stringKey: "fcr_room_class_end_warning", minutes: 5)]
        case .after:
            let delay = info.closeDelay.milliseconds
            guard delay > 0 else { return [] }
            // Rounded up: half a minute left is better called one minute than none.
            let atEnd = ScheduleWarning(
                time: end, stringKey: "fcr_room_close_warning", minutes: delay / 60_000 + (delay % 60_000 > 0 ? 1 : 0))
            let atClose = ScheduleWarning(
                time: end + info.closeDelay - .seconds(60), stringKey: "fcr_room_close_warning", minutes: 1)
            warnings = delay > 60_000 ? [atEnd, atClose] : [atEnd]
        }
        return warnings.filter { $0.time + grace > now }
    }
}
