import ClassroomContexts
import Foundation
import PreviewServing

/// What pages tell each other of hands at the board, in passing: strokes on their way, and where a laser points.
///
/// It is no fact, see `BoardDrafts`. A page of its own that hears what it has said knows it by `origin`.
struct BoardWhisper: Codable {
    /// The page that says it, by a name that it has given itself.
    var origin: String?
    /// A stroke on its way: new points of a curve, both corners of a shape.
    var draft: Draft?
    /// A stroke that was given up, by its identifier.
    var gaveUp: String?
    /// Where a laser points; no coordinates when it was put away.
    var laser: Laser?

    /// A stroke on its way.
    struct Draft: Codable {
        var id: String
        var kind: BoardElement.Kind
        var color: [Int]
        var size: Int
        var sheet: Int
        /// The coordinates of points, one after the other.
        var points: [Int]
        var pressures: [Int]?
    }

    /// Where a laser points.
    struct Laser: Codable {
        /// Whose it is; the server says it.
        var by: String?
        var color: [Int]
        /// The sheet on which the point lies.
        var sheet: Int?
        var point: [Int]
    }

    /// Reads what a page has sent; nil when it is nothing of a board.
    init?(_ body: [UInt8]) {
        guard let words = try? JSONDecoder().decode(BoardWhisper.self, from: Data(body)) else { return nil }
        self = words
    }

    private init(_ draft: BoardDraft) {
        let element = draft.element
        self.draft = Draft(
            id: element.id, kind: element.kind, color: element.color, size: element.size, sheet: draft.sheet,
            points: element.points.flatMap { [$0.x, $0.y] }, pressures: element.pressures)
    }

    /// The strokes that are on their way now.
    static func current(_ widget: WidgetContext) -> [String] { widget.getBoardDrafts().map { BoardWhisper($0).json } }

    /// Takes it as the viewer's; answers what pages are told, nil when it makes no sense or the viewer may not.
    func take(by viewer: String, _ widget: WidgetContext) -> String? {
        guard origin.map({ $0.utf8.count <= 16 }) ?? true else { return nil }
        var told = BoardWhisper()
        told.origin = origin
        if let draft {
            guard let element = draft.element, widget.tellBoardDraft(element, sheet: draft.sheet) else { return nil }
            told.draft = draft
        } else if let gaveUp {
            guard widget.giveUpBoardDraft(gaveUp) else { return nil }
            told.gaveUp = gaveUp
        } else if var laser {
            guard laser.makesSense, widget.mayDrawOnBoard else { return nil }
            laser.by = viewer
            told.laser = laser
        } else {
            return nil
        }
        return told.json
    }

    private init() {}

    private var json: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension BoardWhisper.Draft {
    /// What it says of the element; nil when its coordinates are no pairs.
    fileprivate var element: BoardElement? {
        guard points.count.isMultiple(of: 2), points.count <= BoardElement.maxPoints * 2 else { return nil }
        let pairs = stride(from: 0, to: points.count, by: 2).map { BoardPoint(x: points[$0], y: points[$0 + 1]) }
        return BoardElement(
            id: id, kind: kind, points: pairs, pressures: pressures ?? [], color: color, size: size)
    }
}

extension BoardWhisper.Laser {
    fileprivate var makesSense: Bool {
        (point.isEmpty || point.count == 2) && point.allSatisfy { (-10_000...10_000).contains($0) }
            && color.count == 3 && color.allSatisfy((0...255).contains)
    }
}
