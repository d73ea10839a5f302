/// A place in a text file, as an editor shows it.
///
/// Lines and columns start at 1. A column counts Unicode scalars, so that `陈` and `🎓` are one column each; reporters
/// convert where a format wants something else. Lines end at LF, CR LF or a lone CR.
public struct SourcePosition: Hashable, Comparable, Sendable {
    // 32 bits each, and inlinable: a position stands at both ends of every node of every file of up to 1 MiB.
    @usableFromInline let storedLine: UInt32
    @usableFromInline let storedColumn: UInt32

    /// The line, from 1.
    public var line: Int { Int(storedLine) }

    /// The column in Unicode scalars, from 1.
    public var column: Int { Int(storedColumn) }

    /// Makes a position; numbers below 1 become 1.
    @inlinable
    public init(line: Int, column: Int) {
        storedLine = UInt32(clamping: max(line, 1))
        storedColumn = UInt32(clamping: max(column, 1))
    }

    /// The first character of a file.
    public static let start = SourcePosition(line: 1, column: 1)

    /// Orders positions as they are read.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
    }
}
