import SourceDiagnostics

/// The formats in which themes may bring fonts.
package enum FontFormat: String, CaseIterable, Sendable {
    /// An `sfnt` file with TrueType outlines.
    case ttf
    /// An `sfnt` file with PostScript outlines (`OTTO`).
    case otf
    /// Either of them, compressed.
    case woff2

    /// The largest font in bytes: space for a whole Chinese one.
    package static let maxFileSize = 8 << 20

    /// The formats for a sentence: `TTF, OTF or WOFF2`.
    package static let names = allCases.map { $0.rawValue.uppercased() }.joinedAsList("or")

    /// The format that a path's ending names, in small or capital letters; nil when it names none.
    package init?(path: String) {
        let path = path.lowercased()
        guard let format = Self.allCases.first(where: { path.hasSuffix("." + $0.rawValue) }) else { return nil }
        self = format
    }

    /// The content type (RFC 8081) for a reply or a `data:` address.
    package var mediaType: String { "font/" + rawValue }
}
