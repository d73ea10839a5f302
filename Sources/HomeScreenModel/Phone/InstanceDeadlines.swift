import LiveValues

/// When something of each instance is due, so that time passes without a look at those of which nothing is.
struct InstanceDeadlines: Sendable {
    private var queue = DeadlineQueue()
    private var known: [InstanceKey: (deadline: Timestamp, ticket: Int)] = [:]
    /// Whose the entries of the queue are; one that is not here was given up, and stays until it is at the front.
    private var owners: [Int: InstanceKey] = [:]
    private var lastTicket = 0
    // How many entries the queue has.
    private var count = 0

    /// Takes the deadlines of some instances.
    init(_ instances: [InstanceKey: WidgetInstance]) {
        for (key, instance) in instances { set(instance.nextDeadline, of: key) }
    }

    /// When the first of them is due.
    var first: Timestamp? { queue.first?.deadline }

    /// Notes when an instance is due; nil for one that is no more, or waits for nothing.
    mutating func set(_ deadline: Timestamp?, of key: InstanceKey) {
        guard deadline != known[key]?.deadline else { return }
        if let old = known.removeValue(forKey: key) { owners[old.ticket] = nil }
        if let deadline { insert(deadline, of: key) }
        dropForgotten()
    }

    /// The instances that are due by now, in order; each is due again once its next deadline was ``set(_:of:)``.
    mutating func takeDue(by now: Timestamp) -> [InstanceKey] {
        var due: [InstanceKey] = []
        while let first = queue.first, first.deadline <= now {
            removeFirst()
            guard let key = owners.removeValue(forKey: first.ticket) else { continue }
            known[key] = nil
            due.append(key)
        }
        dropForgotten()
        return due.sorted()
    }

    private mutating func insert(_ deadline: Timestamp, of key: InstanceKey) {
        lastTicket += 1
        known[key] = (deadline, lastTicket)
        owners[lastTicket] = key
        queue.insert(DeadlineQueue.Entry(deadline: deadline, key: key.id, ticket: lastTicket))
        count += 1
    }

    private mutating func removeFirst() {
        queue.removeFirst()
        count -= 1
    }

    private mutating func dropForgotten() {
        while let first = queue.first, owners[first.ticket] == nil { removeFirst() }
        // What is renewed far more often than it is due would fill the queue.
        guard count > 2 * known.count + 64 else { return }
        let waiting = known
        (queue, known, owners, count) = (DeadlineQueue(), [:], [:], 0)
        for (key, entry) in waiting.sorted(by: { $0.value.ticket < $1.value.ticket }) {
            insert(entry.deadline, of: key)
        }
    }
}
