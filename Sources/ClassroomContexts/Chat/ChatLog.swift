/// The messages of a room in their order, numbered from 1.
///
/// They are kept in pieces: after a copy of the room, which checkpoints and pages take, the next message copies one piece
/// and not the whole history. Of a history that is longer than ``limit`` the oldest piece goes.
struct ChatLog: Equatable, Sendable {
    private static let pieceLength = 256
    /// The most messages that are kept, to a piece.
    static let limit = 20_000
    /// The numbers that messages can have, far from where one more would overflow: a stored history may say anything.
    private static let numbers = 1...1_000_000_000

    private var pieces: [[ChatMessage]] = []
    /// The number of the last message: 0 before the first.
    private(set) var last = 0
    /// The number of the first message that is kept.
    private(set) var first = 1

    init(_ messages: some Sequence<ChatMessage> = []) {
        for message in messages { append(message) }
    }

    /// Adds the message that follows the last one; one with another number changes nothing.
    mutating func append(_ message: ChatMessage) {
        guard Self.numbers.contains(message.number) else { return }
        if pieces.isEmpty {
            // A stored history may begin anywhere.
            (first, last) = (message.number, message.number - 1)
        }
        guard message.number == last + 1 else { return }
        if pieces.last.map({ $0.count >= Self.pieceLength }) ?? true {
            pieces.append([])
            pieces[pieces.endIndex - 1].reserveCapacity(Self.pieceLength)
        }
        pieces[pieces.endIndex - 1].append(message)
        last = message.number
        guard last - first >= Self.limit + Self.pieceLength else { return }
        first += pieces.removeFirst().count
    }

    /// The messages with these numbers, as far as they are kept.
    func messages(_ numbers: ClosedRange<Int>) -> [ChatMessage] {
        guard last >= first, numbers.overlaps(first...last) else { return [] }
        let numbers = numbers.clamped(to: first...last)
        return (numbers.lowerBound...numbers.upperBound).compactMap { number in
            let offset = number - first
            let (piece, place) = (offset / Self.pieceLength, offset % Self.pieceLength)
            guard pieces.indices.contains(piece), pieces[piece].indices.contains(place) else { return nil }
            return pieces[piece][place]
        }
    }

    /// All that are kept, oldest first.
    var all: [ChatMessage] { pieces.flatMap(\.self) }

    static func == (left: ChatLog, right: ChatLog) -> Bool {
        left.last == right.last && left.pieces == right.pieces
    }
}

extension ChatLog: Codable {
    /// Reads a list of messages; what does not follow the one before is left out.
    init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([ChatMessage].self))
    }

    /// Writes the messages in their order.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(all)
    }
}
