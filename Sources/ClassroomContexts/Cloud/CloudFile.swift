public import LiveValues

/// A file that can be opened for the class.
public struct CloudFile: Codable, Hashable, Sendable {
    /// The file's identifier, unique among all files of the room.
    public let id: String
    /// What it is called, with its ending; without characters that would turn the direction of its letters.
    public let name: String
    /// How many bytes it has; nil for what lies elsewhere.
    public let size: Int?
    /// When it was changed last.
    public let updated: Timestamp
    /// Where its bytes are.
    public let source: FileSource
    /// The pictures of its pages, which upstream's server makes of slides and documents; none where nobody has.
    public let pages: [FileSource]
    /// How far it is from being pages that a board can show; nil for what needs none of that, or has been through it.
    public var conversion: Conversion?

    /// What becomes of slides and documents before a board can show their pages.
    public enum Conversion: Codable, Hashable, Sendable {
        /// Under way: nothing can be done with the file until it is over.
        case running(percent: Int)
        /// The server could not read it: it stays in the drive, and cannot be opened.
        case failed
    }

    /// Describes a file.
    public init(
        id: String, name: String, size: Int? = nil, updated: Timestamp, source: FileSource,
        pages: [FileSource] = [], conversion: Conversion? = nil
    ) {
        self.id = id
        self.name = name.withoutDirectionMarks
        self.size = size
        self.updated = updated
        self.source = source
        self.pages = pages
        self.conversion = conversion
    }

    /// Whether it is being converted now.
    public var isConverting: Bool {
        if case .running = conversion { true } else { false }
    }

    /// The letters behind the last dot of its name, in small letters; empty without one.
    public var ending: String { Self.ending(of: name) }

    /// What it is, as far as its ending says.
    public var kind: Kind { Kind(fileName: name) }

    fileprivate static func ending(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The kinds of files that are told apart by a picture.
    public enum Kind: String, CaseIterable, Sendable {
        /// A page of the network, in a file of its own.
        case alf
        /// Something to hear.
        case audio
        /// A text with pages.
        case doc
        /// Cells in rows, such as marks.
        case excel
        /// A document of fixed pages.
        case pdf
        /// An image, drawn or photographed.
        case pic
        /// Slides.
        case ppt
        /// Something to watch, with sound or without.
        case video
        /// Anything else.
        case unknown

        /// The kind of a file that is called so.
        package init(fileName name: String) {
            let ending = CloudFile.ending(of: name)
            self = Self.allCases.first { $0.endings.contains(ending) } ?? .unknown
        }

        /// The endings of names that mean it; those that say nothing of a file's kind have none.
        public var endings: Set<String> {
            switch self {
            case .alf: ["alf"]
            case .audio: ["mp3", "wav", "m4a", "aac", "ogg"]
            case .doc: ["doc", "docx"]
            case .excel: ["xls", "xlsx", "csv"]
            case .pdf: ["pdf"]
            case .pic: ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp"]
            case .ppt: ["ppt", "pptx", "pptm"]
            case .video: ["mp4", "mov", "avi", "webm", "mkv"]
            case .unknown: []
            }
        }
    }
}
