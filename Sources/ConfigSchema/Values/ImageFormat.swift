import SourceDiagnostics
import YAMLSyntax

/// The formats in which themes may bring images.
///
/// What a theme is checked for, what the preview serves and what a page embeds is decided here.
package enum ImageFormat: String, CaseIterable, Sendable {
    /// Scalable drawings, which a theme may tint.
    case svg
    /// Pictures of pixels.
    case png

    /// The largest image in bytes: the file format's limit for every file.
    package static let maxFileSize = YAMLLimits.standard.fileSize

    /// The formats for a sentence: `SVG or PNG`.
    package static let names = allCases.map { $0.rawValue.uppercased() }.joinedAsList("or")

    /// The format that a path's ending names, in small or capital letters; nil when it names none.
    package init?(path: String) {
        let path = path.lowercased()
        guard let format = Self.allCases.first(where: { path.hasSuffix("." + $0.rawValue) }) else { return nil }
        self = format
    }

    /// The content type (RFC 6838) for a reply or a `data:` address.
    package var mediaType: String {
        switch self {
        case .svg: "image/svg+xml"
        case .png: "image/png"
        }
    }

    /// Whether a file's content begins as this format does.
    ///
    /// A PNG starts with its signature; an SVG has its root element near the start, after a prologue and comments.
    package func matches(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .svg: !Array(bytes.prefix(4096)).offsets(of: "<svg").isEmpty
        case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        }
    }
}
