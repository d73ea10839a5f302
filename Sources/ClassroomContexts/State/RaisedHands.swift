import LiveValues

/// The hands that are up, and which of them comes down next.
///
/// Raising and lowering take O(log n) of the raised hands.
struct RaisedHands: Sendable {
    struct Hand: Codable, Equatable, Sendable {
        var wave: HandsWave
        /// Tells this raising from earlier ones, and which of two hands is longer up.
        var ticket: Int
        /// When it comes down by itself.
        var deadline: Timestamp
    }

    private var hands: [String: Hand] = [:]
    private var deadlines = DeadlineQueue()
    private var lastTicket = 0

    /// The hands, longest up first.
    var inOrder: [HandsWave] { sorted.map(\.wave) }

    private var sorted: [Hand] { hands.values.sorted { $0.ticket < $1.ticket } }

    subscript(uuid: String) -> Hand? { hands[uuid] }

    /// The hand that comes down next, and when.
    var next: (userUuid: String, deadline: Timestamp)? { deadlines.first.map { ($0.key, $0.deadline) } }

    mutating func raise(_ wave: HandsWave, at time: Timestamp) {
        // Wraps around: a stored history may say anything.
        lastTicket &+= 1
        add(Hand(wave: wave, ticket: lastTicket, deadline: time + wave.duration))
    }

    mutating func lower(_ uuid: String) {
        hands[uuid] = nil
        dropStale()
    }

    mutating func shift(by duration: Duration) {
        for uuid in Array(hands.keys) {
            if let deadline = hands[uuid]?.deadline { hands[uuid]?.deadline = deadline + duration }
        }
        deadlines.shift(by: duration)
    }

    private mutating func add(_ hand: Hand) {
        let uuid = hand.wave.userUuid
        hands[uuid] = hand
        deadlines.insert(DeadlineQueue.Entry(deadline: hand.deadline, key: uuid, ticket: hand.ticket))
        dropStale()
    }

    /// Keeps a hand that is still up in front of the queue.
    private mutating func dropStale() {
        while let entry = deadlines.first, hands[entry.key]?.ticket != entry.ticket { deadlines.removeFirst() }
    }
}

extension RaisedHands: Equatable {
    /// The queue follows from the hands.
    static func == (left: RaisedHands, right: RaisedHands) -> Bool {
        left.lastTicket == right.lastTicket && left.hands == right.hands
    }
}

extension RaisedHands: Codable {
    private enum CodingKeys: String, CodingKey {
        case hands, lastTicket
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lastTicket = try container.decode(Int.self, forKey: .lastTicket)
        for hand in try container.decode([Hand].self, forKey: .hands) { add(hand) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sorted, forKey: .hands)
        try container.encode(lastTicket, forKey: .lastTicket)
    }
}
