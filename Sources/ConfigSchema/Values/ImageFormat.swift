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
    /// JFIF and Exif files, without transparency.
    case jpeg
    case gif
    case webp

    /// The largest image in bytes: the file format's limit for every file.
    package static let maxFileSize = YAMLLimits.standard.fileSize

    /// The formats for a sentence: `SVG, PNG, JPEG, GIF or WebP`.
    package static let names = allCases.map(\.name).joinedAsList("or")

    /// The format that a path's ending names, in small or capital letters; nil when it names none.
    package init?(path: String) {
        let path = path.lowercased().hasSuffix(".jpg") ? path.dropLast(4) + ".jpeg" : path.lowercased()[...]
        guard let format = Self.allCases.first(where: { path.hasSuffix("." + $0.rawValue) }) else { return nil }
        self = format
    }

    /// The content type (RFC 6838) for a reply or a `data:` address.
    package var mediaType: String {
        switch self {
        case .svg: "image/svg+xml"
        default: "image/" + rawValue
        }
    }

    /// What people call it: `SVG`.
    package var name: String { self == .webp ? "WebP" : rawValue.uppercased() }
}
