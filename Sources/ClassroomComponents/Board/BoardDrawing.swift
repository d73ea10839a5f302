import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import SceneRendering
import ThemeModel

/// The picture of what lies on a page: a drawing for each chunk of its elements, so that a new stroke changes one.
struct BoardDrawing {
    let context: RenderContext
    /// The number of the sheet that the page shows.
    let number: Int
    private let content: BoardSheet
    /// What the identifiers of its parts end with; nothing for the board's own page.
    private let suffix: String

    /// The board's own page.
    init(context: RenderContext) {
        self.context = context
        (number, content) = context.pool.widget.getBoardSheet()
        suffix = ""
    }

    /// The open page of a file.
    init(on window: BoardWindow, context: RenderContext) {
        self.context = context
        number = window.sheet
        content = context.pool.widget.getBoardSheet(window.sheet)
        suffix = "-" + window.id
    }

    /// Which page of the plane a drawing shows whole; what lies beside it shows where the board is wider.
    static let viewBox = HTMLAttribute.viewBox(
        -BoardPoint.pageWidth / 2, 0, BoardPoint.pageWidth, BoardPoint.pageHeight)

    /// The whole page.
    var sheet: HTMLNode {
        .element(
            .div, .id(sheetID), .class("sheet"), .data(BoardData.sheet, String(number)),
            .data(BoardData.marks, context.partID("m-")),
            children: content.chunks.indices.filter { !content.chunks[$0].isEmpty }.map(chunk))
    }

    private var sheetID: String { context.partID("sheet" + suffix) }

    /// The patch that brings the whole page up to date.
    var wholePatch: Patch { .replace(id: sheetID, sheet) }

    /// The patches that bring parts of the page up to date; the whole page where that is less.
    func patches(of parts: [BoardPart]) -> [Patch] {
        let chunks = parts.filter { $0.sheet == number && content.chunks.indices.contains($0.chunk) }.map(\.chunk)
        guard chunks.count <= 16 else { return [wholePatch] }
        return chunks.sorted().map { index in
            let id = chunkID(index)
            if content.chunks[index].isEmpty { return .remove(id: id) }
            let next = content.chunks.indices.dropFirst(index + 1).first { !content.chunks[$0].isEmpty }
            return .insert(id: id, chunk(index), parent: sheetID, before: next.map(chunkID))
        }
    }

    private func chunkID(_ index: Int) -> String { context.partID("k\(index)\(suffix)") }

    private func chunk(_ index: Int) -> HTMLNode {
        let elements = content.chunks[index]
        // Who draws changes the pen seldom: the chunk says once what its first line has.
        let pen = elements.first { $0.kind != .text && $0.kind != .image }.map { Pen($0, mode: context.mode) }
        return .element(
            .svg, .id(chunkID(index)), .class("ink"), Self.viewBox, pen?.stroke, pen?.strokeWidth,
            children: elements.map { node($0, id: context.partID("m-" + $0.id), within: pen) })
    }

    // MARK: Elements

    /// What a line is drawn with.
    private struct Pen {
        let color: CSSValue
        var width: Double

        init(_ element: BoardElement, mode: String) {
            color = BoardColor(element.color).shown(in: mode)
            width = BoardDrawing.lineWidth(of: element.size)
        }

        var stroke: HTMLAttribute { .stroke(color) }
        var strokeWidth: HTMLAttribute { .strokeWidth(.number((width * 10).rounded() / 10)) }
    }

    private func node(_ element: BoardElement, id: String, within common: Pen?) -> HTMLNode {
        if element.kind == .image { return BoardImage(context: context).node(element, id: id) }
        let pen = Pen(element, mode: context.mode)
        return element.kind == .text
            ? Self.text(element, id: id, pen.color) : Self.line(element, id: id, pen, within: common)
    }

    private static func line(_ element: BoardElement, id: String, _ own: Pen, within common: Pen?) -> HTMLNode {
        var pen = own
        guard !element.pressures.isEmpty else {
            return path(element.kind, element.points[...], id: id, pen, within: common)
        }
        // A drawing has one width for each line, so a line that is pressed harder is another one.
        var lines: [HTMLNode] = []
        var start = 0
        while start < element.points.count {
            let level = element.pressures[start]
            let end = element.pressures[start...].firstIndex { $0 != level } ?? element.points.count
            pen.width = lineWidth(of: element.size) * (0.4 + 0.15 * Double(level))
            lines.append(path(.curve, element.points[max(0, start - 1)..<end], id: nil, pen, within: common))
            start = end
        }
        return .element(.g, .id(id), children: lines)
    }

    private static func path(
        _ kind: BoardElement.Kind, _ points: ArraySlice<BoardPoint>, id: String?, _ pen: Pen, within common: Pen?
    ) -> HTMLNode {
        .element(
            .path, id.map { .id($0) }, .path(BoardPath.data(kind, points)),
            pen.color == common?.color ? nil : pen.stroke, pen.width == common?.width ? nil : pen.strokeWidth)
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

    /// The colour, as a value of CSS.
    func shown(in mode: String) -> CSSValue { .color(color(in: mode)) }

    /// The colour itself, and on a dark board one that can be read there.
    ///
    /// What is all but black is as bright as it was dark; what else is darker than blue, the pen's darkest that is still
    /// read, is a third of the way to white.
    func color(in mode: String) -> SRGBColor {
        let shown = (mode == "dark" ? onDark : parts.map(Double.init)).map { $0 / 255 }
        return SRGBColor(red: shown[0], green: shown[1], blue: shown[2])
    }

    private var onDark: [Double] {
        let parts = parts.map(Double.init)
        if (parts.max() ?? 0) < 0x60 { return parts.map { 255 - $0 } }
        // The weights of Rec. 709.
        let brightness = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        return brightness < 0x60 ? parts.map { $0 + ((255 - $0) / 3).rounded() } : parts
    }
}
