/// The changes that happened and were not delivered yet, and who wants them.
///
/// Lives inside the store's lock, so that they are told in the order in which they were made. Only one thread takes events out at
/// a time; others leave theirs behind and go on.
///
/// Whoever changes the store cannot be made to wait for a slow listener, because it may hold what that listener waits
/// for. So when too much waits, all of it is let go, and the listeners are told that they have to look again.
package struct Outbox: Sendable {
    /// The most events that wait.
    ///
    /// A fixture that fills a store with 10,000 users makes fewer.
    package static let maxBacklog = 65_536

    private var records: [ChangeRecord] = []
    private var next = 0
    private var isDelivering = false
    private var subscribers: [Subscriber] = []
    package private(set) var lastSequence = 0

    package init() {}

    /// Notes a change; it is delivered when the lock is free.
    package mutating func append(
        _ payload: any ChangePayload, at time: Timestamp, concerning users: [String]? = nil, audience: Audience
    ) {
        let waiting = records.count - next
        if waiting >= Self.maxBacklog {
            (records, next) = ([], 0)
            add(MissedChanges(count: waiting), at: time, concerning: nil, audience: .everyone)
        }
        add(payload, at: time, concerning: users, audience: audience)
    }

    private mutating func add(
        _ payload: any ChangePayload, at time: Timestamp, concerning users: [String]?, audience: Audience
    ) {
        lastSequence += 1
        // Without a listener a store would collect its history for nobody.
        guard !subscribers.isEmpty else { return }
        records.append(
            ChangeRecord(payload, sequence: lastSequence, time: time, concerning: users, audience: audience))
    }

    /// Makes the caller the one who delivers; false when somebody already does or nothing waits.
    package mutating func beginDelivery() -> Bool {
        guard !isDelivering, !records.isEmpty else { return false }
        isDelivering = true
        return true
    }

    /// The next change and its listeners; nil ends the delivery.
    package mutating func takeNext() -> (record: ChangeRecord, subscribers: [Subscriber])? {
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

    package mutating func add(_ handler: @escaping Subscriber.Handler) -> Subscriber {
        let subscriber = Subscriber(since: lastSequence, handler: handler)
        subscribers.append(subscriber)
        return subscriber
    }

    package mutating func remove(_ subscriber: Subscriber) {
        subscribers.removeAll { $0 === subscriber }
    }
}
