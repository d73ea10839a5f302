package import ConfigSchema
package import SourceDiagnostics
package import TextMeasuring

/// The file of a font token: here is decided whether a font may be served, for checks, pages and the preview alike.
package struct FontFile: Hashable, Sendable {
    /// Where it is.
    package let file: ThemeFile

    /// Names a file in a theme's folder.
    package init(_ name: String, in folder: String) { file = ThemeFile(name, in: folder) }

    /// The path relative to the project's root.
    package var path: String { file.path }

    /// Why there is no font.
    package enum Problem: Error, Hashable {
        /// The file cannot be had.
        case file(ThemeFile.Problem)
        /// The content begins as that of another format than the ending says.
        case otherFormat(FontFormat)
        /// The content is no font.
        case content(FontProblem)
    }

    /// A font that may be served: FreeType could read it whole.
    package struct Font: Sendable {
        package let format: FontFormat
        package let bytes: [UInt8]
        package let face: FontFace
    }

    /// Reads the font; its bytes are decoded if they are not among those that were decoded before.
    package func read(in files: any FileSystem, knowing decoded: DecodedFonts) throws(Problem) -> Font {
        let (format, bytes): (FontFormat, [UInt8])
        do throws(ThemeFile.Problem) {
            (format, bytes) = try file.read(
                as: FontFormat(path: file.name), in: files, limit: FontFormat.maxFileSize)
        } catch {
            throw .file(error)
        }
        if let found = Self.format(of: bytes), found != format { throw .otherFormat(found) }
        do throws(FontProblem) {
            return Font(format: format, bytes: bytes, face: try decoded.face(bytes))
        } catch {
            throw .content(error)
        }
    }

    private static func format(of bytes: [UInt8]) -> FontFormat? {
        if bytes.starts(with: "wOF2".utf8) { return .woff2 }
        if bytes.starts(with: "OTTO".utf8) { return .otf }
        return bytes.starts(with: [0, 1, 0, 0]) || bytes.starts(with: "true".utf8) ? .ttf : nil
    }
}
