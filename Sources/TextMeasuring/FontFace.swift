import CFreeType
import Synchronization

/// One font of a file: what it is called, which characters it has, and how wide they are.
///
/// TrueType, OpenType and WOFF2 are read, by FreeType. Keep the face of a file: it remembers what it has measured.
package final class FontFace: Sendable {
    /// The family by the file's own name table; empty when it has none.
    package let family: String

    /// The weights that the font draws, as CSS counts them: one for most fonts, a range for variable ones.
    package let weights: ClosedRange<Int>

    /// Whether the letters lean.
    package let isItalic: Bool

    private let state: Mutex<State>

    private struct State: ~Copyable {
        let handle: FaceHandle
        /// In ems, by weight and scalar; nil for what the font has no glyph for.
        var advances: [Int: [Unicode.Scalar: Double?]] = [:]

        mutating func advance(of scalar: Unicode.Scalar, weight: Int) -> Double? {
            if let known = advances[weight]?[scalar] { return known }
            let advance = handle.advance(of: scalar, weight: weight)
            advances[weight, default: [:]][scalar] = .some(advance)
            return advance
        }
    }

    /// Reads a font file; fails with what is wrong with its bytes.
    package init(_ bytes: [UInt8]) throws(FontProblem) {
        try FontContainer.check(bytes)
        let handle = try FaceHandle(bytes)
        family = handle.family
        weights = handle.weights
        isItalic = handle.isItalic
        state = Mutex(State(handle: handle))
    }

    /// How far a character moves the pen, in ems; nil when the font has no glyph for it.
    ///
    /// A weight that the font does not have is drawn with the nearest one that it has.
    package func advance(of scalar: Unicode.Scalar, weight: Int) -> Double? {
        let weight = nearest(weight)
        return state.withLock { $0.advance(of: scalar, weight: weight) }
    }

    /// The advances of all scalars of a text, in their order.
    func advances(of text: String, weight: Int) -> [Double?] {
        let weight = nearest(weight)
        return state.withLock { state in text.unicodeScalars.map { state.advance(of: $0, weight: weight) } }
    }

    /// Those of some characters that the font has no glyph for, in the order of their code points.
    ///
    /// Spaces, controls and marks that only join others need none.
    package func missing(among scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        let weight = weights.lowerBound
        let wanted = Set(scalars).filter { !CharacterWidth.needsNoGlyph($0) }
        return state.withLock { state in wanted.filter { state.advance(of: $0, weight: weight) == nil } }.sorted()
    }

    private func nearest(_ weight: Int) -> Int { min(max(weight, weights.lowerBound), weights.upperBound) }
}

/// Why the bytes of a font file cannot be used.
package enum FontProblem: Error, Hashable, Sendable {
    /// The bytes do not begin as those of a font.
    case notAFont
    /// The file is a collection, or a format that browsers or FreeType do not read; `name` says which.
    case otherFormat(name: String)
    /// The file's own directory speaks of more bytes than there are.
    case truncated(expected: Int, found: Int)
    /// The font has no table that says which character has which glyph, or no glyphs, or damaged ones.
    case damaged
}
