import LiveValues

extension RoomState {
    /// A window that is open on the board; refuses any other, and while the board is inactive.
    func requireBoardWindow(_ id: String, for caller: Caller) throws(ContextError) -> BoardWindow {
        try requireBoard(for: caller)
        guard let window = boardWindows[id] else {
            throw caller.refusal(.invalidArgument, "no file '\(id)' is open on the board")
        }
        return window
    }

    /// The file that the payload of `openFile` names, among those of everybody and the caller's own.
    fileprivate func file(_ payload: LiveValue, of uuid: String) -> CloudFile? {
        guard let id = payload.objectValue?["resourceUuid"]?.stringValue else { return nil }
        return (cloud.shared + (cloud.own[uuid] ?? [])).first { $0.id == id }
    }

    /// Refuses the board message `openFile` when it cannot be carried out.
    func checkBoardFile(_ payload: LiveValue, for caller: Caller) throws(ContextError) {
        guard let file = file(payload, of: caller.user.userUuid) else {
            throw caller.refusal(.invalidArgument, "the message names no file of the cloud drive under resourceUuid")
        }
        switch file.kind {
        case .audio, .video:
            throw caller.refusal(.invalidArgument, "'\(file.name)' plays in a media player, not on the board")
        case .pic:
            guard hasRoomOnBoard(for: 1) else {
                throw caller.refusal(.wrongState, "a board holds at most \(BoardElement.maxCount) elements")
            }
        default:
            guard boardWindows.known(file.id) != nil || boardWindows.count < BoardWindow.maxCount else {
                throw caller.refusal(.wrongState, "a board has at most \(BoardWindow.maxCount) files")
            }
        }
    }

    /// The page that its user sees: that of the window which fills the board, or the board's own.
    var sheetInSight: Int { boardWindows.covering?.sheet ?? openSheet }
}

extension Decision {
    /// Carries out a checked `openFile`: a picture lies on the page, anything else stands in a window.
    mutating func openBoardFile(_ payload: LiveValue, by uuid: String) {
        guard let user = state.users[uuid]?.info, let file = state.file(payload, of: uuid) else { return }
        guard file.kind != .pic else {
            let element = BoardElement(
                id: state.board.freeID(), kind: .image, points: BoardElement.middle(), picture: file.source)
            return drawOnBoard([element], sheet: state.sheetInSight, by: user)
        }
        if state.boardWindows[file.id] != nil {
            if state.boardWindows.state == .minimised { changeBoardWindows(.arranged(.normal), by: user) }
            if state.boardWindows.open.last?.id != file.id {
                changeBoardWindows(.placed(file.id, frame: nil), by: user)
            }
        } else {
            changeBoardWindows(.opened(state.boardWindows.known(file.id) ?? newWindow(of: file)), by: user)
        }
    }

    private func newWindow(of file: CloudFile) -> BoardWindow {
        var window = BoardWindow(
            id: file.id, title: file.name, pages: file.pages,
            frame: BoardWindow.frame(behind: state.boardWindows.open.count))
        window.firstSheet = state.boardWindows.freeSheet
        return window
    }

    /// Changes the windows on the board; everybody's board tells it when they are small or large now.
    mutating func changeBoardWindows(_ change: BoardWindowChange, by user: UserInfo?) {
        let before = state.boardWindows.state
        tell(.onBoardWindowsChanged(change, operator: user))
        let now = state.boardWindows.state
        guard before != now else { return }
        tell(
            .onMessageReceived(
                WidgetMessage(BoardMessage.windowStateChanged, .integer(now.rawValue)), widget: WidgetID.board,
                direction: .toHost))
    }

    /// Shows a sheet to everybody: turns the board's pages or those of a file to it, which comes back if it was closed.
    mutating func showBoardSheet(_ sheet: Int, by user: UserInfo?) {
        guard let window = state.boardWindows.window(withSheet: sheet) else {
            guard sheet != state.openSheet else { return }
            return setBoardPage(state.board.page(ofSheet: sheet), of: state.boardPage.count, by: user)
        }
        let page = sheet - window.firstSheet
        if state.boardWindows[window.id] == nil { changeBoardWindows(.opened(window), by: user) }
        if page != window.page { changeBoardWindows(.turned(window.id, page: page), by: user) }
    }
}

extension BoardElement {
    /// The corners of a picture in the middle of a page: 560 units wide at most, and in its own proportions.
    ///
    /// - Parameters:
    ///   - width: How wide the picture is; with a height of 0 nobody knows, and it fits into a rectangle.
    ///   - height: How high it is, in the same unit.
    /// - Returns: The upper left and the lower right corner.
    public static func middle(width: Int = 4, height: Int = 3) -> [BoardPoint] {
        let (width, height) = width > 0 && height > 0 ? (Double(width), Double(height)) : (4, 3)
        let scale = min(560 / width, 800 / height)
        let (across, down) = (Int(width * scale / 2), Int(height * scale / 2))
        let center = BoardPoint.pageHeight / 2
        return [BoardPoint(x: -across, y: center - down), BoardPoint(x: across, y: center + down)]
    }
}
