/// What lies on the board from the first moment.
public struct BoardSeed: Codable, Hashable, Sendable {
    /// The pages, in order, with what lies on each in the order of drawing.
    public var pages: [[BoardElement]]

    /// A board; without pages, an empty one.
    public init(pages: [[BoardElement]] = []) {
        self.pages = pages
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
        let page = state.boardPage
        if new.pages.count > page.count { setBoardPage(page.index, of: new.pages.count, by: nil) }
    }
}
