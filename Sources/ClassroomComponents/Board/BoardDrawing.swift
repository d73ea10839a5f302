import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import SceneRendering
import ThemeModel

/// The picture of the board's open page: a drawing for each chunk of its elements, so that a new stroke changes one.
struct BoardDrawing {
    let context: RenderContext

    /// Which page of the plane a drawing shows whole; what lies beside it shows where the board is wider.
    static let viewBox = HTMLAttribute.viewBox(
        -BoardPoint.pageWidth / 2, 0, BoardPoint.pageWidth, BoardPoint.pageHeight)

    /// The whole page.
    var sheet: HTMLNode {
        let (number, sheet) = context.pool.widget.getBoardSheet()
        return .element(
            .div, .id(context.partID("sheet")), .class("sheet"), .data(BoardData.sheet, String(number)),
            .data(BoardData.marks, context.partID("m-")),
            children: sheet.chunks.indices.filter { !sheet.chunks[$0].isEmpty }.map { chunk($0, of: sheet) })
    }

    /// The patch that brings the whole page up to date.
    var wholePatch: Patch { .replace(id: context.partID("sheet"), sheet) }

    /// The patches that bring parts of the open page up to date; nil when it is less to draw the page anew.
    func patches(of parts: [BoardPart]) -> [Patch]? {
        let (number, sheet) = context.pool.widget.getBoardSheet()
        let chunks = parts.filter { $0.sheet == number && sheet.chunks.indices.contains($0.chunk) }.map(\.chunk)
        guard chunks.count <= 16 else { return nil }
        return chunks.sorted().map { index in
            let id = chunkID(index)
            if sheet.chunks[index].isEmpty { return .remove(id: id) }
            let next = sheet.chunks.indices.dropFirst(index + 1).first { !sheet.chunks[$0].isEmpty }
            return .insert(
                id: id, chunk(index, of: sheet), parent: context.partID("sheet"), before: next.map(chunkID))
        }
    }

    private func chunkID(_ index: Int) -> String { context.partID("k\(index)") }

    private func chunk(_ index: Int, of sheet: BoardSheet) -> HTMLNode {
        .element(
            .svg, .id(chunkID(index)), .class("ink"), Self.viewBox,
            children: sheet.chunks[index].map { Self.node($0, id: context.partID("m-" + $0.id), mode: context.mode) })
    }

    // MARK: Elements

    private static func node(_ element: BoardElement, id: String, mode: String) -> HTMLNode {
        let color = BoardColor(element.color).shown(in: mode)
        if element.kind == .text { return text(element, id: id, color) }
        guard !element.pressures.isEmpty else {
            return path(element.kind, element.points[...], id: id, color, width: lineWidth(of: element.size))
        }
        // A drawing has one width for each line, so a line that is pressed harder is another one.
        var lines: [HTMLNode] = []
        var start = 0
        while start < element.points.count {
            let level = element.pressures[start]
            let end = element.pressures[start...].firstIndex { $0 != level } ?? element.points.count
            lines.append(
                path(
                    .curve, element.points[max(0, start - 1)..<end], id: nil, color,
                    width: lineWidth(of: element.size) * (0.4 + 0.15 * Double(level))))
            start = end
        }
        return .element(.g, .id(id), children: lines)
    }

    private static func path(
        _ kind: BoardElement.Kind, _ points: ArraySlice<BoardPoint>, id: String?, _ color: CSSValue, width: Double
    ) -> HTMLNode {
        .element(
            .path, id.map { .id($0) }, .path(BoardPath.data(kind, points)), .stroke(color),
            .strokeWidth(.number((width * 10).rounded() / 10)))
    }

    private static func text(_ element: BoardElement, id: String, _ color: CSSValue) -> HTMLNode {
        guard let place = element.points.first else { return .nothing }
        let lines = element.text.split(separator: "\n", omittingEmptySubsequences: false)
        let height = lineHeight(of: element.size)
        // An empty line has no height of its own: the next one stands further below.
        var distance = 0
        var parts: [HTMLNode] = []
        for line in lines {
            if !line.isEmpty {
                parts.append(.element(.tspan, .x(place.x), .lineHeight(distance), text: String(line)))
                distance = 0
            }
            distance += height
        }
        return .element(
            .text, .id(id), .y(place.y + element.size), .letterSize(element.size), .fill(color), children: parts)
    }

    /// The width of a line, in the board's units: of the pen's five widths.
    static func lineWidth(of size: Int) -> Double { Double(size * 3) }

    /// From one line of a text to the next, in the board's units.
    static func lineHeight(of size: Int) -> Int { size * 4 / 3 }
}

/// A colour of pen and text, as it is shown.
struct BoardColor {
    private let parts: [Int]

    init(_ parts: [Int]) { self.parts = parts.count == 3 ? parts : [0, 0, 0] }

    /// The colour itself; on a dark board what is all but black is as bright as it was dark, or nobody could read it.
    func shown(in mode: String) -> CSSValue {
        let isTooDark = mode == "dark" && (parts.max() ?? 0) < 0x60
        let shown = parts.map { Double(isTooDark ? 255 - $0 : $0) / 255 }
        return .color(SRGBColor(red: shown[0], green: shown[1], blue: shown[2]))
    }
}
