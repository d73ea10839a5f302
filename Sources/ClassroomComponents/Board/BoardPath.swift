import ClassroomContexts

/// The path of a stroke or a shape, in the board's units; `board-shapes.js` draws the same while a hand moves.
///
/// Whole numbers, one behind the other where they can be told apart: a lesson has thousands of strokes.
struct BoardPath {
    private var bytes: [UInt8] = []
    private var endsWithNumber = false

    /// The path of a stroke or a shape; empty for a text, and where points are missing.
    static func data(_ kind: BoardElement.Kind, _ points: some Collection<BoardPoint>) -> String {
        var path = BoardPath()
        guard let first = points.first else { return "" }
        if kind == .curve {
            path.line(through: points)
        } else if let second = points.dropFirst().first {
            path.shape(kind, from: first, to: second)
        }
        return String(decoding: path.bytes, as: UTF8.self)
    }

    private mutating func line(through points: some Collection<BoardPoint>) {
        guard var last = points.first else { return }
        add("M", last.x, last.y)
        guard points.count > 1 else { return add("h", 0) }
        command("l")
        for point in points.dropFirst() {
            number(point.x - last.x)
            number(point.y - last.y)
            last = point
        }
    }

    private mutating func shape(_ kind: BoardElement.Kind, from first: BoardPoint, to second: BoardPoint) {
        let (left, top) = (min(first.x, second.x), min(first.y, second.y))
        let (width, height) = (abs(second.x - first.x), abs(second.y - first.y))
        switch kind {
        case .straight: add("M", first.x, first.y, "L", second.x, second.y)
        case .arrow:
            add("M", first.x, first.y, "L", second.x, second.y)
            arrowHead(from: first, to: second)
        case .rectangle: add("M", left, top, "h", width, "v", height, "h", -width, "z")
        case .triangle: add("M", left + width / 2, top, "L", left + width, top + height, "h", -width, "z")
        case .rhombus:
            add("M", left + width / 2, top, "L", left + width, top + height / 2)
            add("L", left + width / 2, top + height, "L", left, top + height / 2, "z")
        case .ellipse:
            let (across, down) = (width / 2, height / 2)
            add("M", left, top + down, "a", across, down, 0, 1, 0, across * 2, 0)
            add("a", across, down, 0, 1, 0, -across * 2, 0, "z")
        case .pentagram:
            for (index, corner) in Self.star.enumerated() {
                command(index == 0 ? "M" : "L")
                number(left + width * corner.x / 1000)
                number(top + height * corner.y / 1000)
            }
            command("z")
        case .curve, .text, .image: break
        }
    }

    /// The corners of a star with five points, in thousandths of its width and height.
    private static let star: [BoardPoint] = [
        (500, 0), (618, 382), (1000, 382), (691, 618), (809, 1000), (500, 764), (191, 1000), (309, 618), (0, 382),
        (382, 382),
    ].map { BoardPoint(x: $0.0, y: $0.1) }

    /// Two lines at an angle of 27 degrees, 40 units long or half as long as a short arrow.
    private mutating func arrowHead(from first: BoardPoint, to second: BoardPoint) {
        let (dx, dy) = (Double(first.x - second.x), Double(first.y - second.y))
        let length = (dx * dx + dy * dy).squareRoot()
        guard length >= 1 else { return }
        let scale = min(40, length / 2) / length
        func corner(_ side: Double) -> BoardPoint {
            let (x, y) = (0.891 * dx - side * 0.454 * dy, side * 0.454 * dx + 0.891 * dy)
            return BoardPoint(
                x: second.x + Int((x * scale + 0.5).rounded(.down)), y: second.y + Int((y * scale + 0.5).rounded(.down))
            )
        }
        let (one, other) = (corner(1), corner(-1))
        add("M", one.x, one.y, "L", second.x, second.y, "L", other.x, other.y)
    }

    // MARK: Writing

    private mutating func add(_ parts: any PathPart...) {
        for part in parts { part.write(to: &self) }
    }

    fileprivate mutating func command(_ letter: String) {
        bytes += letter.utf8
        endsWithNumber = false
    }

    fileprivate mutating func number(_ number: Int) {
        if endsWithNumber, number >= 0 { bytes.append(UInt8(ascii: " ")) }
        bytes += String(number).utf8
        endsWithNumber = true
    }
}

/// A command or a number of a path.
private protocol PathPart {
    func write(to path: inout BoardPath)
}

extension String: PathPart {
    fileprivate func write(to path: inout BoardPath) { path.command(self) }
}

extension Int: PathPart {
    fileprivate func write(to path: inout BoardPath) { path.number(self) }
}
