/// The events that happened and were not delivered yet, and who wants them.
///
/// Lives inside the room's lock, so that the order of events is the order of changes. Only one thread takes events out at
/// a time; others leave theirs behind and go on.
struct EventOutbox: Sendable {
    private var records: [ContextEventRecord] = []
    private var next = 0
    private var isDelivering = false
    private var subscribers: [Subscriber] = []
    private(set) var lastSequence = 0

    mutating func append(
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
