/// Which page of the board is open for everybody.
public struct BoardPage: Hashable, Sendable {
    /// The page, from 0.
    public let index: Int
    /// How many there are; at least one.
    public let count: Int

    /// How many pages a board can have.
    static let counts = 1...10_000

    /// Reads the board's properties `pageIndex` and `pageCount`; nonsense is moved to the nearest page.
    init(_ properties: ContextProperties) {
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
    // MARK: Reading

    /// What the local user holds in the hand at the board.
    public func getBoardAssistant() -> BoardAssistant {
        store.read { BoardAssistant(property: $0.widgets[WidgetID.board]?.userProperties[localUser]?["assistant"]) }
    }

    /// What the local user can take back and do again.
    ///
    /// Upstream keeps the last `boardStepChanged` messages instead; a page that is drawn afresh has not heard them.
    public func getBoardSteps() -> BoardSteps {
        store.read { $0.users[localUser]?.boardSteps ?? BoardSteps() }
    }

    /// The board's open page.
    public func getBoardPage() -> BoardPage {
        store.read { BoardPage($0.widgets[WidgetID.board]?.properties ?? [:]) }
    }

    // MARK: Writing

    /// Notes that the local user has drawn something: one step more to take back, and nothing to do again.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` without the board's grant, ``ContextError/Code/wrongState`` while the
    ///   board is inactive.
    public func drawOnBoard() throws(ContextError) {
        try gateway.run(.writeOnBoard) { (state, caller) throws(ContextError) in
            try state.requireBoard(for: caller)
            let done = state.users[localUser]?.boardSteps.done ?? 0
            state.setBoardSteps(BoardSteps(done: done + 1), of: localUser)
        }
    }

    /// Opens a page of the board for everybody; one that does not exist opens the nearest.
    ///
    /// - Throws: As ``drawOnBoard()``.
    public func openBoardPage(_ index: Int) throws(ContextError) {
        try gateway.run(.writeOnBoard) { (state, caller) throws(ContextError) in
            try state.requireBoard(for: caller)
            let count = state.boardPage.count
            state.setBoardPage(min(max(0, index), count - 1), of: count, by: caller.user)
        }
    }

    /// Adds a page to the board behind the open one, and opens it for everybody.
    ///
    /// - Throws: As ``drawOnBoard()``, and ``ContextError/Code/wrongState`` when the board has 10,000 pages.
    public func addBoardPage() throws(ContextError) {
        try gateway.run(.writeOnBoard) { (state, caller) throws(ContextError) in
            try state.requireBoard(for: caller)
            let page = state.boardPage
            guard page.count < BoardPage.counts.upperBound else {
                throw caller.refusal(.wrongState, "a board has at most \(BoardPage.counts.upperBound) pages")
            }
            state.setBoardPage(page.index + 1, of: page.count + 1, by: caller.user)
        }
    }
}

extension RoomState {
    var boardPage: BoardPage { BoardPage(widgets[WidgetID.board]?.properties ?? [:]) }

    func requireBoard(for caller: Caller) throws(ContextError) {
        guard widgets[WidgetID.board]?.active == true else {
            throw caller.refusal(.wrongState, "the board is not active")
        }
    }

    mutating func setBoardPage(_ index: Int, of count: Int, by user: UserInfo?) {
        updateWidgetProperties(
            ["pageIndex": .integer(index), "pageCount": .integer(count)], of: WidgetID.board, cause: nil, by: user)
    }

    /// Sets what a user can take back and do again, and has the board tell them what is possible now.
    mutating func setBoardSteps(_ steps: BoardSteps, of uuid: String) {
        guard let old = users[uuid]?.boardSteps else { return }
        users[uuid]?.boardSteps = steps
        if old.canUndo != steps.canUndo { tellStep("undoAble", steps.canUndo, to: uuid) }
        if old.canRedo != steps.canRedo { tellStep("redoAble", steps.canRedo, to: uuid) }
    }

    mutating func tellStep(_ name: String, _ isPossible: Bool, to uuid: String) {
        tellFromBoard(WidgetMessage(BoardMessage.stepChanged, .object([name: .bool(isPossible)])), to: uuid)
    }

    /// Has the board say something to one user's scene.
    mutating func tellFromBoard(_ message: WidgetMessage, to uuid: String) {
        emit(
            .onMessageReceived(message, widget: WidgetID.board, direction: .toHost), concerning: [uuid],
            to: .user(uuid))
    }
}
