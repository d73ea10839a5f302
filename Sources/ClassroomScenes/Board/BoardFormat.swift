import ClassroomContexts
import ConfigSchema
import LiveValues

/// The section `board` of a fixture: what lies on the board from the first moment.
///
/// ```yaml
/// board:
///   pages:
///     - elements:
///         - { kind: arrow, points: [[-300, 500], [-100, 500]], color: red, width: 3 }
///         - { kind: text, points: [[-90, 480]], text: F, size: 44, color: red }
/// ```
enum BoardFormat {
    static let section = PropertySpec(
        "board", .record(PropertyGroup("a board", [pages, windows, windowState])),
        "What lies on the board from the first moment.")

    private static let pages = PropertySpec(
        "pages", .list(of: .record(PropertyGroup("a page of the board", [elements])), count: 1...100),
        "The pages, in order; the board's `pageIndex` says which one is open.")

    private static let windows = PropertySpec(
        "windows",
        .list(
            of: .record(
                PropertyGroup(
                    "a window on the board",
                    [
                        PropertySpec(
                            "file", .string, "The identifier of a file in the cloud drive that has pages.",
                            required: true),
                        PropertySpec("pageIndex", .integer(0...BoardWindow.maxPages - 1), "The open page, from 0."),
                        WidgetFormat.place("Where it stands on the board."),
                    ])), count: 0...20),
        "The files that stand on the board, that in front last.")

    private static let windowState = PropertySpec(
        "windowState",
        .enumeration(
            BoardWindowState.allCases.map { state in
                let sentence =
                    switch state {
                    case .minimised: "They are a small mark in the corner."
                    case .maximised: "They fill the board."
                    case .normal: "They stand where they were put."
                    }
                return EnumerationCase(named: state.name, sentence)
            }), default: "normal", "What all windows on the board do.")

    private static let elements = PropertySpec(
        "elements", .list(of: .record(element), count: 0...10_000), "What lies on the page, the lowest first.")

    private static let element = PropertyGroup(
        "an element of the board",
        [
            PropertySpec("kind", .enumeration(kinds), "What it is.", required: true),
            PropertySpec(
                "points",
                .list(of: .list(of: .integer(-10_000...10_000), count: 2...2), count: 1...BoardElement.maxPoints),
                "Where it lies, as `[x, y]`: a page is 1000 high, and `x` is 0 in its middle.", required: true),
            PropertySpec(
                "color", .enumeration(PenColor.allCases.map { EnumerationCase(named: $0.rawValue, sentence(of: $0)) }),
                default: "blue", "The colour of the pen."),
            PropertySpec("width", .integer(1...5), default: "2", "The pen's width; texts have a `size`."),
            PropertySpec(
                "size", .integer(1...200), default: "36", "How high letters are, on a page that is 1000 high."),
            PropertySpec("text", .string, "What a text says, line by line."),
            PropertySpec("file", .string, "The path of an image in the project."),
            PropertySpec("author", .string, "The identifier of the user who drew it."),
        ])

    private static let kinds = BoardElement.Kind.allCases.map { kind in
        let sentence =
            switch kind {
            case .curve: "A line by hand, through all of its points."
            case .straight: "A line between two points."
            case .arrow: "A line with a head at its second point."
            case .rectangle: "The rectangle between two corners."
            case .triangle: "The triangle between two corners."
            case .rhombus: "The rhombus between two corners."
            case .pentagram: "The star between two corners."
            case .ellipse: "The ellipse between two corners."
            case .text: "Lines of text, whose first begins at the one point."
            case .image: "The picture between two corners, in its own proportions; its `file` says which."
            }
        return EnumerationCase(named: kind.rawValue, sentence)
    }

    private static func sentence(of color: PenColor) -> String {
        let digits = color.parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        return "`#\(digits.joined())`."
    }
}

extension BoardSeed {
    /// What the section says, without elements that no board takes and files that no drive has: the checks report them.
    init(_ board: RecordValue, drive: RecordValue? = nil) {
        let files = DriveFormat.records(drive)
        let state = board["windowState"]?.stringValue.flatMap { BoardWindowState(name: $0) }
        self.init(
            pages: (board["pages"]?.items ?? []).enumerated().map { page, value in
                let records = value.record?.records("elements") ?? []
                return records.enumerated().compactMap { BoardElement($1, id: "f\(page)x\($0)") }
            },
            windows: board.records("windows").compactMap { window in
                guard let id = window["file"]?.stringValue, let file = files.first(where: { $0.id == id })?.file,
                    let name = file["name"]?.stringValue
                else { return nil }
                return BoardWindow(
                    id: id, title: name, pages: DriveFormat.pages(of: file),
                    frame: window["frame"]?.record.map { WidgetSyncFrame($0) },
                    page: window["pageIndex"]?.integerValue ?? 0)
            }, windowState: state ?? .normal)
    }
}

extension BoardElement {
    /// An element as a fixture says it; nil when no board takes it.
    init?(_ record: RecordValue, id: String) {
        guard let kind = record["kind"]?.stringValue.flatMap({ Kind(rawValue: $0) }) else { return nil }
        let points = (record["points"]?.items ?? []).map { pair in pair.items.compactMap(\.integerValue) }
        let color = record["color"]?.stringValue.flatMap { PenColor(rawValue: $0) } ?? .blue
        self.init(
            id: id, author: record["author"]?.stringValue ?? "", kind: kind,
            points: points.compactMap { pair in
                guard let x = pair.first, let y = pair.dropFirst().first else { return nil }
                return BoardPoint(x: x, y: y)
            }, color: color.parts,
            size: kind == .text ? record["size"]?.integerValue ?? 36 : record["width"]?.integerValue ?? 2,
            text: record["text"]?.stringValue ?? "",
            picture: record["file"]?.stringValue.map { .project(path: $0) })
        if fault != nil { return nil }
    }
}
