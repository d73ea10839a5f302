import Foundation

/// The fonts of `Tests/Fonts`: boxes of known widths, with the printable characters of ASCII.
package enum TestFonts {
    /// The bytes of one of them, such as `Brand-Regular.ttf`.
    package static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return Array(try Data(contentsOf: folder.appending(path: "Fonts/" + name)))
    }
}
