import LiveValues

/// Which page of the board is open for everybody.
public struct BoardPage: Hashable, Sendable {
    /// The page, from 0.
    public let index: Int
    /// How many there are; at least one.
    public let count: Int

    /// How many pages a board can have.
    static let counts = 1...10_000

    /// Reads the board's properties `pageIndex` and `pageCount`; nonsense is moved to the nearest page.
    init(_ properties: LiveProperties) {
        count = min(max(Self.counts.lowerBound, properties["pageCount"]?.integerValue ?? 1), Self.counts.upperBound)
        index = min(max(0, properties["pageIndex"]?.integerValue ?? 0), count - 1)
    }
}

/// How many steps a user can take back on the board, and do again.
public struct BoardSteps: Hashable, Sendable {
    /// Steps that can be taken back.
    public internal(set) var done = 0
    /// Steps that were taken back and can be done again.
    public internal(set) var undone = 0

    /// Whether there is a step to take back.
    public var canUndo: Bool { done > 0 }
    /// Whether there is a step to do again.
    public var canRedo: Bool { undone > 0 }
}

extension WidgetContext {
    /// What the local user holds in the hand at the board.
    public func getBoardAssistant() -> BoardAssistant {
        store.read { BoardAssistant(property: $0.widgets[WidgetID.board]?.userProperties[localUser]?["assistant"]) }
    }

    /// What the local user can take back and do again.
    ///
    /// Upstream keeps the last `boardStepChanged` messages instead; a page that is drawn afresh has not heard them.
    public func getBoardSteps() -> BoardSteps {
        store.read { $0.board.steps(of: localUser) }
    }

    /// What lies on the board's open page, and by which number its parts name it.
    public func getBoardSheet() -> (number: Int, sheet: BoardSheet) {
        store.read { ($0.openSheet, $0.board.sheets[$0.openSheet] ?? BoardSheet()) }
    }

    /// Something that lies on the board; nil when it is gone.
    public func getBoardElement(_ id: String) -> BoardElement? { store.read { $0.board.element(id) } }

    /// The board's open page.
    public func getBoardPage() -> BoardPage {
        store.read { BoardPage($0.widgets[WidgetID.board]?.properties ?? [:]) }
    }
}
