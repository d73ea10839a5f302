/// What changes on the board's pages, whoever does it, takes it back or does it again.
public enum BoardChange: Codable, Hashable, Sendable {
    /// Elements lie on a sheet, at the places that their numbers say.
    case added([BoardElement], sheet: Int)
    /// Elements are gone.
    case removed([String])
    /// Elements lie somewhere else, so far from where they lay.
    case moved([String], by: BoardPoint)
    /// A text says something else.
    case rewritten(String, text: String)
    /// Everything on a sheet is gone.
    case cleared(sheet: Int)

    enum AddedCodingKeys: String, CodingKey {
        case _0 = "elements"
        case sheet
    }
    enum RemovedCodingKeys: String, CodingKey {
        case _0 = "ids"
    }
    enum MovedCodingKeys: String, CodingKey {
        case _0 = "ids"
        case by
    }
    enum RewrittenCodingKeys: String, CodingKey {
        case _0 = "id"
        case text
    }
}

/// Whether a change of the board is new, taken back or done again.
public enum BoardTurn: String, Codable, Hashable, Sendable {
    /// Somebody does it: they can take it back.
    case done
    /// They take it back: they can do it again.
    case undone
    /// They do again what they took back.
    case redone
}

/// A part of the board's picture that is drawn by itself: a chunk of a sheet.
public struct BoardPart: Codable, Hashable, Sendable {
    /// The sheet, as ``WidgetContext/getBoardSheet()`` names it.
    public let sheet: Int
    /// The chunk, as in ``BoardSheet/chunks``.
    public let chunk: Int
}

/// What somebody has done on the board, and can take back or do again.
struct BoardHistory: Codable, Equatable, Sendable {
    /// What takes back each step, the last one last.
    var done: [BoardChange] = []
    /// What does each step again that was taken back, the next one last.
    var undone: [BoardChange] = []

    /// How many steps are remembered.
    private static let limit = 100

    /// Notes a step by what reverts it.
    mutating func note(_ inverse: BoardChange, as turn: BoardTurn) {
        switch turn {
        case .done:
            undone = []
            done.append(inverse)
        case .redone: done.append(inverse)
        case .undone: undone.append(inverse)
        }
        if done.count > Self.limit { done.removeFirst() }
    }
}
