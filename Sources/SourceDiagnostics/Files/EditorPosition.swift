/// A place in a text file as the language server protocol counts: lines and characters from 0.
///
/// What a character is, ``PositionEncoding`` says; the number alone does not mean anything.
public struct EditorPosition: Hashable, Comparable, Sendable {
    /// The line, from 0.
    public var line: Int

    /// How many code units of the encoding stand before the place on its line.
    public var character: Int

    /// Makes a position; it may lie outside a file, and is brought inside where it is looked up.
    public init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// Orders positions as they are read.
    public static func < (left: EditorPosition, right: EditorPosition) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// What an editor counts on a line, named as the language server protocol names it.
public enum PositionEncoding: String, Sendable, CaseIterable {
    /// Bytes.
    case utf8 = "utf-8"
    /// Code units of UTF-16, in which `🎓` counts two: what every client understands.
    case utf16 = "utf-16"
    /// Unicode scalars, as ``SourcePosition`` counts them.
    case utf32 = "utf-32"
}
