import Synchronization

/// The text of one file, as it was when it was read.
///
/// Positions refer to a `SourceFile` and not to a path, so that a finding can quote its line even after the file has
/// changed on disk.
public final class SourceFile: Sendable {
    /// The path relative to the project's root, with forward slashes.
    public let path: String

    /// The file's bytes without a byte order mark.
    package let bytes: [UInt8]

    /// Whether the file starts with a byte order mark, which counts as no column.
    package let hasByteOrderMark: Bool

    // Only findings need the table, and most files have none.
    private let lineStartTable = Mutex<[Int]?>(nil)

    /// Takes the bytes of a file; any byte order mark is taken off.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        self.bytes = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    }

    /// The same text under another path.
    package init(_ other: SourceFile, at path: String) {
        self.path = path
        bytes = other.bytes
        hasByteOrderMark = other.hasByteOrderMark
    }

    /// Takes text that is in memory.
    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The whole text; bytes that are not UTF-8 show as replacement characters.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The byte offset at which each line starts.
    package var lineStarts: [Int] {
        lineStartTable.withLock { table in
            if let table { return table }
            let starts = Self.findLineStarts(in: bytes)
            table = starts
            return starts
        }
    }

    /// The text of a line without its ending, or nil when the file has no such line.
    package func line(_ number: Int) -> String? {
        guard let range = byteRange(ofLine: number) else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The byte offset of a position; one past the end of a line or of the file is clamped to that end.
    package func offset(of position: SourcePosition) -> Int {
        guard let range = byteRange(ofLine: position.line) else { return bytes.count }
        return walk(from: range.lowerBound, columns: position.column - 1, upTo: range.upperBound)
    }

    /// The byte offset of a position that stands on one line with, and not before, one whose offset is known.
    package func offset(of position: SourcePosition, from known: SourcePosition, at knownOffset: Int) -> Int {
        walk(from: knownOffset, columns: position.column - known.column, upTo: bytes.count)
    }

    private func walk(from start: Int, columns: Int, upTo end: Int) -> Int {
        var offset = start
        var left = columns
        while left > 0, offset < end {
            offset += 1
            while offset < end, Self.isContinuation(bytes[offset]) { offset += 1 }
            left -= 1
        }
        return offset
    }

    /// The position of a byte offset, which is clamped to the file.
    package func position(ofOffset offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let number = lineNumber(ofOffset: offset)
        let column = bytes[lineStarts[number - 1]..<offset].reduce(into: 1) { count, byte in
            if !Self.isContinuation(byte) { count += 1 }
        }
        return SourcePosition(line: number, column: column)
    }

    /// The number of the line that a byte offset lies on; the first or the last one for an offset outside the file.
    func lineNumber(ofOffset offset: Int) -> Int {
        let starts = lineStarts
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The bytes of a line without its break; nil when the file has no such line.
    func byteRange(ofLine number: Int) -> Range<Int>? {
        let starts = lineStarts
        guard number >= 1, number <= starts.count else { return nil }
        let start = starts[number - 1]
        var end = number < starts.count ? starts[number] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// Whether a byte (10xxxxxx) belongs to the scalar before it.
    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    private static func findLineStarts(in bytes: [UInt8]) -> [Int] {
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A {
                starts.append(index)
            } else if byte == 0x0D {
                if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                starts.append(index)
            }
        }
        return starts
    }
}
