/// What the room keeps of the windows on the board.
///
/// As upstream's window manager does it, one state holds for all of them: they are small together, or large.
struct BoardWindows: Codable, Equatable, Sendable {
    /// The open ones, that in front last.
    private(set) var open: [BoardWindow] = []
    /// Those that were closed: their file comes back with its page and with what was drawn on it.
    private(set) var closed: [BoardWindow] = []
    private(set) var state = BoardWindowState.normal

    init() {}

    // MARK: Reading

    /// How many files the board remembers.
    var count: Int { open.count + closed.count }

    /// The first sheet that no file has; those below belong to the board's own pages.
    var freeSheet: Int {
        (open + closed).map { $0.firstSheet + $0.pageCount }.reduce(BoardPage.counts.upperBound, max)
    }

    /// An open window.
    subscript(id: String) -> BoardWindow? { open.first { $0.id == id } }

    /// A window that is open or was.
    func known(_ id: String) -> BoardWindow? { (open + closed).first { $0.id == id } }

    /// The window, open or closed, to which a sheet belongs.
    func window(withSheet sheet: Int) -> BoardWindow? { (open + closed).first { $0.has(sheet: sheet) } }

    /// The window that covers the board's own page.
    var covering: BoardWindow? { state == .maximised ? open.last : nil }

    // MARK: Evolving

    /// Takes up a change; one that makes no sense changes nothing.
    mutating func take(_ change: BoardWindowChange) {
        switch change {
        case .opened(let window):
            open.removeAll { $0.id == window.id }
            closed.removeAll { $0.id == window.id }
            open.append(window)
            if state == .minimised { state = .normal }
        case .turned(let id, let page):
            update(id) { $0.page = min(max(0, page), $0.pageCount - 1) }
        case .placed(let id, let frame):
            update(id) { if let frame { $0.frame = frame } }
            if let index = open.firstIndex(where: { $0.id == id }) { open.append(open.remove(at: index)) }
        case .closed(let id):
            guard let index = open.firstIndex(where: { $0.id == id }) else { return }
            closed.append(open.remove(at: index))
            if open.isEmpty { state = .normal }
        case .arranged(let new): if !open.isEmpty { state = new }
        }
    }

    private mutating func update(_ id: String, _ change: (inout BoardWindow) -> Void) {
        guard let index = open.firstIndex(where: { $0.id == id }) else { return }
        change(&open[index])
    }
}

extension WidgetContext {
    /// The windows on the board, that in front last.
    public func getBoardWindows() -> [BoardWindow] { store.read { $0.boardWindows.open } }

    /// A window on the board by its file's identifier, also one that was closed; nil for a file that never was there.
    public func getBoardWindow(_ id: String) -> BoardWindow? { store.read { $0.boardWindows.known(id) } }

    /// What lies on a page of a window, or on one of the board's own.
    public func getBoardSheet(_ number: Int) -> BoardSheet { store.read { $0.board.sheets[number] ?? BoardSheet() } }
}
