/// What lies on the board from the first moment.
public struct BoardSeed: Codable, Hashable, Sendable {
    /// The pages, in order, with what lies on each in the order of drawing.
    public var pages: [[BoardElement]]
    /// The files that stand on it, that in front last.
    public var windows: [BoardWindow]
    /// What the windows do.
    public var windowState: BoardWindowState

    /// A board; without pages, an empty one.
    public init(
        pages: [[BoardElement]] = [], windows: [BoardWindow] = [], windowState: BoardWindowState = .normal
    ) {
        self.pages = pages
        self.windows = windows
        self.windowState = windowState
    }
}

extension BoardInk {
    /// What a seed says; of two elements with one identifier the first counts.
    init(_ seed: BoardSeed) {
        for (page, elements) in seed.pages.enumerated() {
            for (index, var element) in elements.enumerated() {
                element.number = index + 1
                take(.added([element], sheet: page), as: .done, by: nil)
            }
        }
    }
}

extension BoardWindows {
    /// What a seed says; of two windows of one file the first counts.
    init(_ seed: BoardSeed) {
        for var window in seed.windows where self[window.id] == nil {
            window.firstSheet = freeSheet
            take(.opened(window))
        }
        take(.arranged(seed.windowState))
    }
}

extension Decision {
    /// Brings the board up to date with a changed seed; what users drew stays.
    mutating func applyBoard(from old: BoardSeed, to new: BoardSeed) {
        guard old != new else { return }
        for page in 0..<max(old.pages.count, new.pages.count) {
            let before = old.pages.indices.contains(page) ? old.pages[page] : []
            let after = new.pages.indices.contains(page) ? new.pages[page] : []
            let (gone, fresh) = (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
            changeBoard(.removed(gone.map(\.id)), by: nil)
            drawOnBoard(fresh, sheet: state.board.sheet(ofPage: page), by: nil)
        }
        applyWindows(from: old, to: new)
        let page = state.boardPage
        if new.pages.count > page.count { setBoardPage(page.index, of: new.pages.count, by: nil) }
    }

    /// Opens, changes and closes the windows that the seed has changed; those that users opened stay.
    private mutating func applyWindows(from old: BoardSeed, to new: BoardSeed) {
        for window in old.windows where !new.windows.contains(where: { $0.id == window.id }) {
            if state.boardWindows[window.id] != nil { changeBoardWindows(.closed(window.id), by: nil) }
        }
        for var window in new.windows where !old.windows.contains(window) {
            let known = state.boardWindows.known(window.id)
            let fits = known.map { $0.pageCount >= window.pageCount } ?? false
            window.firstSheet = fits ? known?.firstSheet ?? 0 : state.boardWindows.freeSheet
            changeBoardWindows(.opened(window), by: nil)
        }
        let isNews = new.windowState != old.windowState && new.windowState != state.boardWindows.state
        if isNews, !state.boardWindows.open.isEmpty { changeBoardWindows(.arranged(new.windowState), by: nil) }
    }
}
