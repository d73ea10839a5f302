/// A file with pages that stands on the board in a window of its own: slides, a document.
///
/// Each of its pages is a sheet, as one of the board's own is: what is drawn on it lies there for everybody, and comes
/// back with it.
public struct BoardWindow: Codable, Hashable, Sendable {
    /// The file's identifier in the cloud drive.
    public let id: String
    /// What the file is called.
    public let title: String
    /// The pictures of its pages; none for a file that nobody has turned into pictures, which has one page.
    public let pages: [FileSource]
    /// Where it stands, as fractions of the board.
    public internal(set) var frame: WidgetSyncFrame
    /// The open page, from 0.
    public internal(set) var page: Int
    /// The sheet of its first page; the others follow.
    var firstSheet = 0

    /// The most pages of one file.
    public static let maxPages = 500
    /// The most files that a board remembers.
    static let maxCount = 100

    /// Describes a window; a page that the file does not have is the nearest, a frame without a size none.
    public init(id: String, title: String, pages: [FileSource], frame: WidgetSyncFrame? = nil, page: Int = 0) {
        self.id = id
        self.title = title
        self.pages = Array(pages.prefix(Self.maxPages))
        self.frame = frame.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? Self.frame(behind: 0)
        self.page = min(max(0, page), max(0, self.pages.count - 1))
    }

    /// Reads a window, as whoever tells of one may write it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try values.decode(String.self, forKey: .id), title: try values.decode(String.self, forKey: .title),
            pages: try values.decode([FileSource].self, forKey: .pages),
            frame: try values.decode(WidgetSyncFrame.self, forKey: .frame),
            page: try values.decode(Int.self, forKey: .page))
        firstSheet = min(max(0, try values.decode(Int.self, forKey: .firstSheet)), Self.maxSheet)
    }

    /// More than all windows together ever have.
    private static let maxSheet = 1_000_000_000

    /// How many pages it has, at least one.
    public var pageCount: Int { max(1, pages.count) }

    /// The sheet on which strokes on the open page lie.
    public var sheet: Int { firstSheet + page }

    /// The picture of the open page; nil where there is none.
    public var picture: FileSource? { pages.indices.contains(page) ? pages[page] : nil }

    /// Whether one of its pages is a sheet.
    func has(sheet: Int) -> Bool { (firstSheet..<firstSheet + pageCount).contains(sheet) }

    /// Where a window opens before which others are open: beside them, so that each can be taken hold of.
    static func frame(behind count: Int) -> WidgetSyncFrame {
        let step = Double(count % 5) * 0.2
        return WidgetSyncFrame(x: 0.1 + step, y: 0.05 + step, width: 0.5, height: 0.8)
    }
}

/// What changes about the windows on the board.
public enum BoardWindowChange: Codable, Hashable, Sendable {
    /// A window is there, in front of all others.
    case opened(BoardWindow)
    /// A window shows another page, counted from 0.
    case turned(String, page: Int)
    /// A window is in front, and stands here if it has been moved.
    case placed(String, frame: WidgetSyncFrame?)
    /// A window is gone.
    case closed(String)
    /// All windows are small, fill the board, or stand on it.
    case arranged(BoardWindowState)

    enum OpenedCodingKeys: String, CodingKey {
        case _0 = "window"
    }
    enum TurnedCodingKeys: String, CodingKey {
        case _0 = "id"
        case page
    }
    enum PlacedCodingKeys: String, CodingKey {
        case _0 = "id"
        case frame
    }
    enum ClosedCodingKeys: String, CodingKey {
        case _0 = "id"
    }
    enum ArrangedCodingKeys: String, CodingKey {
        case _0 = "state"
    }
}
