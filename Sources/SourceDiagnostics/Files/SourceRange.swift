/// A stretch of one file, from its first character up to, but not including, `end`.
public struct SourceRange: Sendable {
    /// The file that the positions count in.
    public let file: SourceFile

    /// The first character.
    public let start: SourcePosition

    /// The character after the last one; equal to `start` for an empty range.
    public let end: SourcePosition

    /// Makes a range; an `end` before `start` makes it empty.
    public init(file: SourceFile, start: SourcePosition, end: SourcePosition) {
        self.file = file
        self.start = start
        self.end = max(start, end)
    }

    /// An empty range at the start of a file, for findings about the file as a whole.
    public static func startOf(_ file: SourceFile) -> SourceRange {
        SourceRange(file: file, start: .start, end: .start)
    }

    /// The part of the same file from this range's start to the other's end.
    package func through(_ other: SourceRange) -> SourceRange {
        SourceRange(file: file, start: start, end: other.end)
    }

    /// The same stretch of another file, which has the same text.
    package func `in`(_ other: SourceFile) -> SourceRange { SourceRange(file: other, start: start, end: end) }

    /// What stands in the range; nil when it is not all on one line.
    package var lineText: String? {
        guard start.line == end.line, start <= end, file.byteRange(ofLine: start.line) != nil else { return nil }
        return String(decoding: file.bytes[file.offset(of: start)..<file.offset(of: end)], as: UTF8.self)
    }

    /// The part that starts some characters into the range and is `length` characters long, as far as that is positive.
    ///
    /// For a place inside a text that stands on one line; the end of the range is not looked at.
    package func slice(from scalars: Int, length: Int) -> SourceRange {
        let first = SourcePosition(line: start.line, column: start.column + scalars)
        return SourceRange(
            file: file, start: first, end: SourcePosition(line: first.line, column: first.column + max(length, 0)))
    }
}

/// Both ends of a stretch of a file that is known from elsewhere.
///
/// What keeps the places of many things in one file keeps these: copying one counts no reference.
package struct SourceExtent: Sendable {
    /// The first character.
    package let start: SourcePosition

    /// The character after the last one.
    package let end: SourcePosition

    /// Takes both ends.
    @inlinable
    package init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }

    /// The stretch as a range that knows its file.
    @inlinable
    package func range(in file: SourceFile) -> SourceRange { SourceRange(file: file, start: start, end: end) }
}

extension SourceRange {
    package var extent: SourceExtent { SourceExtent(start: start, end: end) }
}

extension SourceRange: Hashable {
    /// Ranges are equal when they name the same stretch of the same path.
    public static func == (left: SourceRange, right: SourceRange) -> Bool {
        left.start == right.start && left.end == right.end && left.file.path == right.file.path
    }

    /// Feeds the path and both ends.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(start)
        hasher.combine(end)
    }
}

extension SourceRange: CustomStringConvertible {
    /// `path:line:column`, the form that compilers print and editors click.
    public var description: String { "\(file.path):\(start.line):\(start.column)" }
}
