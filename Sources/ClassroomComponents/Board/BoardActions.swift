import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// What the page's script asks for when a hand has finished something.
enum BoardActions {
    /// Does it; false for another action.
    static func perform(_ action: ComponentAction, in context: RenderContext) throws -> Bool {
        let widget = context.pool.widget
        let ids = action.argument.split(separator: " ").map(String.init)
        switch action.name {
        case "draw":
            try widget.drawOnBoard(element(action), sheet: action.values["sheet"].flatMap { Int($0) })
        case "erase": try widget.eraseFromBoard(ids)
        case "move":
            let distance = numbers(action.values["distance"])
            try widget.moveOnBoard(ids, by: BoardPoint(x: distance.first ?? 0, y: distance.dropFirst().first ?? 0))
        case "rewrite": try widget.rewriteOnBoard(action.argument, text: action.values["text"] ?? "")
        case "paste":
            guard let image = image(action.file) else { throw NoPicture() }
            try widget.drawOnBoard(image, sheet: Int(action.argument))
        case "undo": try step("pre", with: widget)
        case "redo": try step("next", with: widget)
        default: return false
        }
        return true
    }

    /// What was drawn; what makes no sense in it is left out, and refused by the board.
    private static func element(_ action: ComponentAction) -> BoardElement {
        let values = action.values
        let numbers = numbers(values["points"])
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
            BoardPoint(x: numbers[index], y: numbers[index + 1])
        }
        return BoardElement(
            id: action.argument, kind: values["kind"].flatMap { BoardElement.Kind(rawValue: $0) } ?? .curve,
            points: points, pressures: Self.numbers(values["pressures"]), color: Self.numbers(values["color"]),
            size: values["size"].flatMap { Int($0) } ?? 0, text: values["text"] ?? "")
    }

    /// What was pasted, in the middle of the page; nil for what is no picture.
    private static func image(_ file: BroughtFile?) -> BoardElement? {
        guard let file, let pixels = file.pixels else { return nil }
        let letters = file.id.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return BoardElement(
            id: String(letters.prefix(16)), kind: .image,
            points: BoardElement.middle(width: pixels.width, height: pixels.height), picture: .brought(id: file.id))
    }

    private static func numbers(_ text: String?) -> [Int] {
        (text ?? "").split(separator: " ").compactMap { Int($0) }
    }

    private static func step(_ name: String, with widget: WidgetContext) throws(ContextError) {
        try widget.sendMessage(WidgetMessage("boardStepChanged", .object([name: 1])), toWidget: WidgetID.board)
    }
}
