/// An image as pages may have it: written anew from what was understood, and nothing else.
package struct CleanImage: Sendable {
    /// The bytes that may be served; those of a drawing are made here, because who checks a picture needs none.
    package var bytes: [UInt8] {
        switch content {
        case .bytes(let bytes): bytes
        case .drawing(let tree): SVGWriter.bytes(of: tree)
        }
    }

    /// The size that the file gives itself, in pixels or in units of its drawing; nil when it gives none.
    package let size: Size?
    /// What was left out or looks wrong, in the file's order.
    package let remarks: [ImageRemark]

    /// How wide and how high.
    package struct Size: Hashable, Sendable {
        package let width: Double
        package let height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    private let content: Content

    private enum Content: Sendable {
        case bytes([UInt8])
        case drawing(SVGTree)
    }

    init(bytes: [UInt8], size: Size?, remarks: [ImageRemark] = []) {
        content = .bytes(bytes)
        self.size = size
        self.remarks = remarks
    }

    init(drawing: SVGTree, size: Size?, remarks: [ImageRemark]) {
        content = .drawing(drawing)
        self.size = size
        self.remarks = remarks
    }
}

/// Something about an image that its author should know.
package struct ImageRemark: Hashable, Sendable {
    /// What it is.
    package let kind: Kind
    /// Where it stands, in bytes from the file's start; nil where it is the file as a whole.
    package let offset: Int?

    package init(_ kind: Kind, at offset: Int? = nil) {
        self.kind = kind
        self.offset = offset
    }

    /// What there is to remark; what runs, fetches or moves is not in the clean image.
    package enum Kind: Hashable, Sendable {
        /// An element that runs something.
        case script(element: String)
        /// An attribute that runs something.
        case event(attribute: String)
        /// An element that brings other languages, such as HTML.
        case foreign(element: String)
        /// An address of something outside the file.
        case reference(String)
        /// A document type, which names a file on the web.
        case documentType
        /// The picture moves; it is shown as it stands at the beginning.
        case animation
        /// A drawing does not say which part of the plane it shows, so that it cannot be scaled to its place.
        case noViewBox
        /// The part of the plane that a drawing shows has no area.
        case emptyViewBox
        /// Nothing of a drawing can be seen.
        case blank
    }
}

/// Why there is no clean image.
package enum ImageProblem: Error, Hashable, Sendable {
    /// The XML is wrong, with the parser's words.
    case malformed(String, offset: Int)
    /// The file is compressed, or encoded otherwise than in UTF-8.
    case encoding(String)
    /// The XML is not that of a drawing; its root is another element.
    case root(String)
    /// A document type declares entities or attributes.
    case entities(offset: Int)
    /// Elements stand in one another more than the limit deep.
    case tooDeep(limit: Int, offset: Int)
    /// References among its elements make more of them than the limit.
    case tooMany(limit: Int)
    /// The file ends before the picture does.
    case truncated
    /// The bytes are those of another format; nil when of none that is known.
    case format(RasterFormat?)
    /// The picture is no pixel wide or high.
    case empty
    /// What the file says of itself does not fit together.
    case damaged
}
