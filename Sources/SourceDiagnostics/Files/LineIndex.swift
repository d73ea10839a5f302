/// Converts places in one file between the ways in which parsers, reports and editors count.
///
/// A place is a byte offset, a ``SourcePosition`` (from 1, in Unicode scalars) or an ``EditorPosition`` (from 0, in the
/// units that editor and server agreed on). Every conversion has an answer, whatever it is given:
///
/// - Offsets and lines before the file mean its start, those behind it mean its end.
/// - A column behind the end of its line means that end, which is before the line break; so does an offset inside CR LF.
/// - A place inside a scalar, such as between the two halves of `🎓` in UTF-16, means the scalar's start.
///
/// A byte order mark is no part of the text: offsets start behind it, as editors' texts do. On disk they are
/// ``byteOrderMarkLength`` higher. Columns are counted along their line, so a conversion takes time with its length.
public struct LineIndex: Sendable {
    private let file: SourceFile

    /// Makes the index of a file.
    public init(_ file: SourceFile) { self.file = file }

    /// How many lines the file has; a line break at its end starts a last, empty one.
    public var lineCount: Int { file.lineStarts.count }

    /// How many bytes the text has, without a byte order mark.
    public var byteCount: Int { file.bytes.count }

    /// How many bytes stand before the text on disk: 3 or 0.
    public var byteOrderMarkLength: Int { file.hasByteOrderMark ? 3 : 0 }

    // MARK: Positions of reports

    /// The byte offset of a position.
    public func offset(of position: SourcePosition) -> Int { file.offset(of: position) }

    /// The position of a byte offset.
    public func position(at offset: Int) -> SourcePosition {
        let (line, text) = lineText(at: offset)
        let offset = scalarStart(offset, in: text)
        return SourcePosition(line: line, column: 1 + length(of: text.lowerBound..<offset, in: .utf32))
    }

    // MARK: Positions of editors

    /// The byte offset of an editor's position.
    public func offset(of position: EditorPosition, in encoding: PositionEncoding) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lineCount, let text = file.byteRange(ofLine: position.line + 1) else { return byteCount }
        var offset = text.lowerBound
        var left = max(position.character, 0)
        while offset < text.upperBound {
            let next = scalarEnd(offset, in: text)
            left -= length(of: offset..<next, in: encoding)
            guard left >= 0 else { break }
            offset = next
        }
        return offset
    }

    /// The position that an editor has for a byte offset.
    public func editorPosition(at offset: Int, in encoding: PositionEncoding) -> EditorPosition {
        let (line, text) = lineText(at: offset)
        let offset = scalarStart(offset, in: text)
        return EditorPosition(line: line - 1, character: length(of: text.lowerBound..<offset, in: encoding))
    }

    /// The position of a report as an editor has it.
    public func editorPosition(of position: SourcePosition, in encoding: PositionEncoding) -> EditorPosition {
        editorPosition(at: offset(of: position), in: encoding)
    }

    /// An editor's position as reports have it.
    public func position(of position: EditorPosition, in encoding: PositionEncoding) -> SourcePosition {
        self.position(at: offset(of: position, in: encoding))
    }

    /// Both ends of a range as an editor has them.
    public func editorRange(of range: SourceRange, in encoding: PositionEncoding) -> Range<EditorPosition> {
        let start = editorPosition(of: range.start, in: encoding)
        return start..<max(start, editorPosition(of: range.end, in: encoding))
    }

    /// An editor's range as reports have it.
    public func range(of range: Range<EditorPosition>, in encoding: PositionEncoding) -> SourceRange {
        SourceRange(
            file: file, start: position(of: range.lowerBound, in: encoding),
            end: position(of: range.upperBound, in: encoding))
    }

    // MARK: Bytes

    /// The number of the line that an offset lies on, and the bytes of its text.
    private func lineText(at offset: Int) -> (line: Int, text: Range<Int>) {
        let line = file.lineNumber(ofOffset: offset)
        return (line, file.byteRange(ofLine: line) ?? byteCount..<byteCount)
    }

    /// The start of the scalar that an offset lies in, inside a line's text.
    private func scalarStart(_ offset: Int, in text: Range<Int>) -> Int {
        var offset = min(max(offset, text.lowerBound), text.upperBound)
        guard offset < text.upperBound else { return offset }
        while offset > text.lowerBound, SourceFile.isContinuation(file.bytes[offset]) { offset -= 1 }
        return offset
    }

    /// The start of the next scalar.
    private func scalarEnd(_ offset: Int, in text: Range<Int>) -> Int {
        var end = offset + 1
        while end < text.upperBound, SourceFile.isContinuation(file.bytes[end]) { end += 1 }
        return end
    }

    /// How much an encoding counts for some whole scalars.
    private func length(of range: Range<Int>, in encoding: PositionEncoding) -> Int {
        switch encoding {
        case .utf8: range.count
        case .utf32: file.bytes[range].reduce(0) { $0 + (SourceFile.isContinuation($1) ? 0 : 1) }
        // Scalars of four bytes are those beyond U+FFFF, which UTF-16 writes with two units.
        case .utf16: file.bytes[range].reduce(0) { $0 + (SourceFile.isContinuation($1) ? 0 : $1 >= 0xF0 ? 2 : 1) }
        }
    }
}
