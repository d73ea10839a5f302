import ClassroomContexts
import Foundation
import LiveValues

extension ContextPool {
    /// Draws a dot, and answers what it is called.
    @discardableResult
    func drawDot(x: Int = 0, y: Int = 0, sheet: Int? = nil) throws(ContextError) -> String {
        let id = String(UUID().uuidString.lowercased().filter { $0 != "-" }.prefix(12))
        try widget.drawOnBoard(
            BoardElement(id: id, kind: .curve, points: [BoardPoint(x: x, y: y)]), sheet: sheet)
        return id
    }

    /// The identifiers of what lies on the open page, in the order of drawing.
    var marks: [String] { widget.getBoardSheet().sheet.elements.map(\.id) }

    /// Takes steps back, or does them again when the number is positive.
    func step(_ count: Int) throws(ContextError) {
        try widget.sendMessage(
            WidgetMessage("boardStepChanged", count < 0 ? ["pre": .integer(-count)] : ["next": .integer(count)]),
            toWidget: WidgetID.board)
    }
}
