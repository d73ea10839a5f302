/// The events that happened and were not delivered yet, and who wants them.
///
/// Lives inside the room's lock, so that the order of events is the order of changes. Only one thread takes events out at
/// a time; others leave theirs behind and go on.
///
/// Whoever changes the room cannot be made to wait for a slow listener, because it may hold what that listener waits
/// for. So when too much waits, all of it is let go, and the listeners are told that they have to look again.
struct EventOutbox: Sendable {
    /// The most events that wait.
    ///
    /// A fixture that fills a room with 10,000 students makes fewer.
    static let longestBacklog = 65_536

    private var records: [ContextEventRecord] = []
    private var next = 0
    private var isDelivering = false
    private var subscribers: [Subscriber] = []
    private(set) var lastSequence = 0

    mutating func append(
        _ event: ContextEvent, at time: Timestamp, concerning users: [String], audience: ContextAudience
    ) {
        let waiting = records.count - next
        if waiting >= Self.longestBacklog {
            (records, next) = ([], 0)
            add(.onEventsMissed(count: waiting), at: time, concerning: [], audience: .everyone)
        }
        add(event, at: time, concerning: users, audience: audience)
    }

    private mutating func add(
        _ event: ContextEvent, at time: Timestamp, concerning users: [String], audience: ContextAudience
    ) {
        lastSequence += 1
        // Without a listener a room would collect its history for nobody.
        guard !subscribers.isEmpty else { return }
        records.append(
            ContextEventRecord(
                sequence: lastSequence, time: time, event: event, concernedUsers: users, audience: audience))
    }

    /// Makes the caller the one who delivers; false when somebody already does or nothing waits.
    mutating func beginDelivery() -> Bool {
        guard !isDelivering, !records.isEmpty else { return false }
        isDelivering = true
        return true
    }

    /// The next event and its listeners; nil ends the delivery.
    mutating func takeNext() -> (record: ContextEventRecord, subscribers: [Subscriber])? {
        guard next < records.count else {
            records.removeAll(keepingCapacity: records.count < 1024)
            next = 0
            isDelivering = false
            return nil
        }
        // Seldom, and then many at once: to move the rest with every event would cost more than the event.
        if next >= 1024, next * 2 > records.count {
            records.removeFirst(next)
            next = 0
        }
        defer { next += 1 }
        return (records[next], subscribers)
    }

    mutating func add(_ handler: @escaping Subscriber.Handler) -> Subscriber {
        let subscriber = Subscriber(since: lastSequence, handler: handler)
        subscribers.append(subscriber)
        return subscriber
    }

    mutating func remove(_ subscriber: Subscriber) {
        subscribers.removeAll { $0 === subscriber }
    }
}
