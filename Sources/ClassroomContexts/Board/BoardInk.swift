import LiveValues

/// What the room keeps of the board's pages: sheets, what lies on them, and what each user can take back.
///
/// A page is a place in the order, a sheet what lies there: a page that is added in between moves no stroke.
struct BoardInk: Equatable, Sendable {
    private(set) var sheets: [Int: BoardSheet] = [:]
    /// The sheets of the first pages; behind them, a page's own number names its sheet.
    private(set) var order: [Int] = []
    private(set) var histories: [String: BoardHistory] = [:]
    /// Where each element lies.
    private var places: [String: Place] = [:]

    private struct Place: Hashable, Sendable {
        let sheet: Int
        let number: Int
    }

    init() {}

    // MARK: Reading

    /// How many elements there are.
    var count: Int { places.count }

    /// The sheet of a page.
    func sheet(ofPage page: Int) -> Int { order.indices.contains(page) ? order[page] : page }

    /// The page that a sheet lies on.
    func page(ofSheet sheet: Int) -> Int { order.firstIndex(of: sheet) ?? sheet }

    /// The sheet on which an element lies; nil when it is gone.
    func sheet(of id: String) -> Int? { places[id]?.sheet }

    func element(_ id: String) -> BoardElement? { places[id].flatMap { sheets[$0.sheet]?[$0.number] } }

    /// An identifier that no element has, always the same one for the same board.
    func freeID() -> String {
        var number = places.count
        while places["i\(number)"] != nil { number += 1 }
        return "i\(number)"
    }

    /// Whether anything lies on a sheet.
    func hasElements(on sheet: Int) -> Bool { sheets[sheet]?.chunks.contains { !$0.isEmpty } ?? false }

    /// The parts of the picture that a change touches, looked up where its elements still lie; all of a sheet as none.
    func parts(of change: BoardChange) -> [BoardPart] {
        let places: [Place]
        switch change {
        case .added(let elements, let sheet): places = elements.map { Place(sheet: sheet, number: $0.number) }
        case .removed(let ids), .moved(let ids, _): places = ids.compactMap { self.places[$0] }
        case .rewritten(let id, _): places = self.places[id].map { [$0] } ?? []
        case .cleared: places = []
        }
        var seen: Set<BoardPart> = []
        return places.map { BoardPart(sheet: $0.sheet, chunk: BoardSheet.chunk(of: $0.number)) }
            .filter { seen.insert($0).inserted }
    }

    /// Whether a change would change anything now.
    private func hasEffect(_ change: BoardChange) -> Bool {
        switch change {
        case .added(let elements, _): elements.contains { places[$0.id] == nil }
        case .removed(let ids): ids.contains { places[$0] != nil }
        case .moved(let ids, let distance):
            distance != BoardPoint(x: 0, y: 0) && ids.contains { places[$0] != nil }
        case .rewritten(let id, let text): element(id).map { $0.text != text } ?? false
        case .cleared(let sheet): hasElements(on: sheet)
        }
    }

    /// What takes back a user's last step; nil when nothing of theirs is left to take back.
    func lastStep(of user: String) -> BoardChange? { histories[user]?.done.last(where: hasEffect) }

    /// What does a user's step again that they took back last; nil when there is none.
    func nextStep(of user: String) -> BoardChange? { histories[user]?.undone.last(where: hasEffect) }

    /// How many steps of a user can be taken back and done again.
    func steps(of user: String) -> BoardSteps {
        guard let history = histories[user] else { return BoardSteps() }
        return BoardSteps(done: history.done.count(where: hasEffect), undone: history.undone.count(where: hasEffect))
    }

    // MARK: Evolving

    /// Carries out a change, and remembers how its author takes it back.
    mutating func take(_ change: BoardChange, as turn: BoardTurn, by user: String?) {
        // Before it is carried out: what has an effect is another question afterwards.
        if let user, turn != .done { forgetStep(turn, of: user) }
        let inverse = apply(change)
        if let user, let inverse { histories[user, default: BoardHistory()].note(inverse, as: turn) }
    }

    private mutating func forgetStep(_ turn: BoardTurn, of user: String) {
        if turn == .undone, let index = histories[user]?.done.lastIndex(where: hasEffect) {
            histories[user]?.done.remove(at: index)
        } else if turn == .redone, let index = histories[user]?.undone.lastIndex(where: hasEffect) {
            histories[user]?.undone.remove(at: index)
        }
    }

    /// Carries out a change as far as it makes sense; answers what reverts it, nil when it changed nothing.
    private mutating func apply(_ change: BoardChange) -> BoardChange? {
        switch change {
        case .added(let elements, let sheet):
            let added = elements.filter { insert($0, on: sheet) }
            return added.isEmpty ? nil : .removed(added.map(\.id))
        case .removed(let ids): return remove(ids)
        case .moved(let ids, let distance):
            let moved = ids.filter { update($0) { $0.points = $0.points.map { $0.moved(by: distance) } } }
            return moved.isEmpty ? nil : .moved(moved, by: BoardPoint(x: 0 &- distance.x, y: 0 &- distance.y))
        case .rewritten(let id, let text):
            guard let before = element(id)?.text, update(id, { $0.text = text }) else { return nil }
            return .rewritten(id, text: before)
        case .cleared(let sheet): return remove(sheets[sheet]?.elements.map(\.id) ?? [])
        }
    }

    private mutating func insert(_ element: BoardElement, on sheet: Int) -> Bool {
        guard places[element.id] == nil, sheets[sheet]?[element.number] == nil, element.number > 0 else { return false }
        sheets[sheet, default: BoardSheet()].insert(element)
        places[element.id] = Place(sheet: sheet, number: element.number)
        return true
    }

    private mutating func update(_ id: String, _ change: (inout BoardElement) -> Void) -> Bool {
        guard let place = places[id] else { return false }
        sheets[place.sheet]?.update(place.number, change)
        return true
    }

    /// Takes elements away, which lie on one sheet as everything that is taken at once does.
    private mutating func remove(_ ids: [String]) -> BoardChange? {
        var removed: [BoardElement] = []
        var sheet: Int?
        for id in ids {
            guard let place = places[id], sheet ?? place.sheet == place.sheet else { continue }
            sheet = place.sheet
            places[id] = nil
            if let element = sheets[place.sheet]?.remove(place.number) { removed.append(element) }
        }
        return sheet.map { .added(removed, sheet: $0) }
    }

    /// Puts a new page in front of another one, or behind all of them.
    mutating func insertPage(at page: Int, of count: Int) {
        // A stored history may say anything.
        guard BoardPage.counts.contains(count), (0...count).contains(page) else { return }
        while order.count < count { order.append(order.count) }
        order.insert(order.count, at: page)
    }
}

extension BoardInk: Codable {
    private enum CodingKeys: String, CodingKey {
        case sheets, order, histories
    }

    /// Reads the sheets; where elements lie follows from them.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        sheets = try container.decode([Int: BoardSheet].self, forKey: .sheets)
        order = try container.decode([Int].self, forKey: .order)
        histories = try container.decode([String: BoardHistory].self, forKey: .histories)
        for (sheet, content) in sheets {
            for element in content.elements { places[element.id] = Place(sheet: sheet, number: element.number) }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sheets, forKey: .sheets)
        try container.encode(order, forKey: .order)
        try container.encode(histories, forKey: .histories)
    }
}
