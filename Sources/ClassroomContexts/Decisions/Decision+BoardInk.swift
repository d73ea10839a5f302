import LiveValues

extension RoomState {
    /// The sheet of the open page.
    var openSheet: Int { board.sheet(ofPage: boardPage.index) }

    /// A sheet, when one of the board's pages or of a file's on it shows it.
    func knownSheet(_ sheet: Int) -> Int? {
        let isOnBoard = (0..<boardPage.count).contains(board.page(ofSheet: sheet))
        return isOnBoard || boardWindows.open.contains { $0.has(sheet: sheet) } ? sheet : nil
    }

    /// Refuses elements that are not there.
    func requireElements(_ ids: [String], for caller: Caller) throws(ContextError) {
        guard !ids.isEmpty else { throw caller.refusal(.invalidArgument, "the command names no element") }
        for id in ids where board.sheet(of: id) == nil {
            throw caller.refusal(.invalidArgument, "there is no element '\(id)' on the board")
        }
        guard Set(ids.map { board.sheet(of: $0) }).count == 1 else {
            throw caller.refusal(.invalidArgument, "the elements lie on several pages")
        }
    }

    /// Whether there is room for so many elements more.
    func hasRoomOnBoard(for count: Int) -> Bool { board.count + count <= BoardElement.maxCount }
}

extension Decision {
    /// Changes the board's pages, and tells everybody whose possibilities that changes.
    mutating func changeBoard(_ change: BoardChange, as turn: BoardTurn = .done, by user: UserInfo?) {
        switch change {
        case .added([], _), .removed([]), .moved([], _): return
        default: break
        }
        let before = boardPossibilities(user)
        tell(.onBoardChanged(change, as: turn, in: state.board.parts(of: change), operator: user))
        for (uuid, steps) in before {
            let now = state.board.steps(of: uuid)
            if steps.canUndo != now.canUndo { tellStep("undoAble", now.canUndo, to: uuid) }
            if steps.canRedo != now.canRedo { tellStep("redoAble", now.canRedo, to: uuid) }
        }
    }

    /// Lays new elements on a sheet, above what is there.
    mutating func drawOnBoard(_ elements: [BoardElement], sheet: Int, by user: UserInfo?) {
        var elements = elements
        var number = state.board.sheets[sheet]?.nextNumber ?? 1
        for index in elements.indices {
            elements[index].number = number
            elements[index].author = user?.userUuid ?? elements[index].author
            number += 1
        }
        changeBoard(.added(elements, sheet: sheet), by: user)
    }

    /// Takes a user's steps back, or does them again, and shows the page on which that happens.
    mutating func takeBoardSteps(_ count: Int, as turn: BoardTurn, of uuid: String) {
        for _ in 0..<count {
            let step = turn == .undone ? state.board.lastStep(of: uuid) : state.board.nextStep(of: uuid)
            guard let step, let user = state.users[uuid]?.info else { return }
            if let sheet = state.board.sheet(touchedBy: step) { showBoardSheet(sheet, by: user) }
            changeBoard(step, as: turn, by: user)
        }
    }

    /// What everybody who has drawn, and the one who is about to, can take back and do again, in a fixed order.
    private func boardPossibilities(_ user: UserInfo?) -> [(String, BoardSteps)] {
        let others = state.board.histories.keys.filter { state.users[$0] != nil && $0 != user?.userUuid }.sorted()
        let all = (user.map { [$0.userUuid] } ?? []) + others
        return all.map { ($0, state.board.steps(of: $0)) }
    }
}

extension BoardInk {
    /// The sheet on which a change happens.
    fileprivate func sheet(touchedBy change: BoardChange) -> Int? {
        switch change {
        case .added(_, let sheet), .cleared(let sheet): sheet
        case .removed(let ids), .moved(let ids, _): ids.lazy.compactMap { sheet(of: $0) }.first
        case .rewritten(let id, _): sheet(of: id)
        }
    }
}
