import LiveValues

/// Lets so many messages a second through, and of what is too much the newest of each sort, in the next second.
struct RateGate {
    /// How many messages pass in a second.
    static let perSecond = 200
    /// The most bytes of topics and payloads that wait; what would be more is let go.
    static let maximumBytes = 16 << 20

    /// Which messages are of one sort: a newer one says all that an older one did.
    private let sort: @Sendable (TopicMessage) -> String
    private var start: Timestamp?
    private var passed = 0
    private var held: [String: TopicMessage] = [:]
    /// The sorts of which a message waits, in the order in which they began to.
    private var order: [String] = []
    private var heldBytes = 0

    init(newestOf sort: @escaping @Sendable (TopicMessage) -> String = \.topic) { self.sort = sort }

    /// When what waits may go on; nil when nothing does.
    var nextDeadline: Timestamp? { order.isEmpty ? nil : start.map { $0 + .seconds(1) } }

    /// Takes a message, and gives back what may pass now.
    mutating func take(_ message: TopicMessage, at now: Timestamp) -> [TopicMessage] {
        let released = release(at: now)
        // Behind its elders, even if there is place: of one sort the newest is the last.
        if order.isEmpty, pass() { return released + [message] }
        hold(message)
        return released
    }

    /// Gives back what has waited and may pass now.
    mutating func release(at now: Timestamp) -> [TopicMessage] {
        if start.map({ now >= $0 + .seconds(1) || now < $0 }) ?? true { (start, passed) = (now, 0) }
        var released: [TopicMessage] = []
        var next = order.startIndex
        while next < order.endIndex, pass() {
            if let message = held.removeValue(forKey: order[next]) {
                heldBytes -= message.byteCount
                released.append(message)
            }
            next += 1
        }
        order.removeFirst(next)
        return released
    }

    private mutating func pass() -> Bool {
        guard passed < Self.perSecond else { return false }
        passed += 1
        return true
    }

    private mutating func hold(_ message: TopicMessage) {
        let sort = sort(message)
        let before = held[sort]
        let bytes = heldBytes - (before?.byteCount ?? 0) + message.byteCount
        guard bytes <= Self.maximumBytes else { return }
        heldBytes = bytes
        held[sort] = message
        if before == nil { order.append(sort) }
    }
}
