import ConfigSchema
import Synchronization
import TextMeasuring

/// The fonts that were read last, by their bytes; a project hands them on to the one after a save.
///
/// To decode a large WOFF2 takes longer than a saved colour may take to the screen, and hardly a save touches a font. A
/// face that is kept also knows what it has measured.
package final class DecodedFonts: Sendable {
    /// How many bytes of files are kept at most: four of the largest that a theme may have.
    static let limit = 4 * FontFormat.maxFileSize

    private struct Entry {
        let bytes: [UInt8]
        let face: FontFace
    }

    /// The one that was asked for last stands last.
    private let entries = Mutex<[Entry]>([])

    package init() {}

    /// The font of some bytes; fails with what is wrong with them.
    func face(_ bytes: [UInt8]) throws(FontProblem) -> FontFace {
        // Arrays that share their storage, as after a save elsewhere, compare without a look at the bytes.
        let known = entries.withLock { entries -> FontFace? in
            guard let index = entries.firstIndex(where: { $0.bytes == bytes }) else { return nil }
            entries.append(entries.remove(at: index))
            return entries.last?.face
        }
        if let known { return known }
        let face = try FontFace(bytes)
        entries.withLock { entries in
            entries.append(Entry(bytes: bytes, face: face))
            while entries.map(\.bytes.count).reduce(0, +) > Self.limit { entries.removeFirst() }
        }
        return face
    }
}
