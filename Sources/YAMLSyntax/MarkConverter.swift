import CLibYAML
import SourceDiagnostics

/// Turns libyaml's marks (from 0) into positions (from 1).
struct MarkConverter {
    let file: SourceFile

    // libyaml also ends lines at U+0085, U+2028 and U+2029, which no editor does, and blanking turns each byte of a line
    // into a character. Files with either are rare, and only for them each scalar's place by the file's own lines is kept,
    // for a mark has its index.
    private let placesOfScalars: [SourcePosition]?

    // The end of a text without a line break there, for libyaml counts one: how many scalars there are, and where it is.
    private let unbrokenEnd: (index: Int, position: SourcePosition)?

    /// Takes the bytes that libyaml reads: the file's own, or those in which broken lines are blanked.
    init(_ file: SourceFile, bytes: [UInt8]) {
        self.file = file
        let keepsPlaces = Self.hasUnusualLineBreak(bytes) || bytes != file.bytes
        placesOfScalars = keepsPlaces ? Self.places(bytes, in: file.bytes) : nil
        let isUnbroken = bytes.last.map { $0 != 0x0A && $0 != 0x0D } ?? false
        unbrokenEnd =
            isUnbroken && !keepsPlaces
            ? (bytes.count { $0 & 0xC0 != 0x80 }, file.position(ofOffset: bytes.count)) : nil
    }

    /// The place of a mark, which lies inside the file.
    func position(_ mark: yaml_mark_t) -> SourcePosition {
        if let placesOfScalars {
            return mark.index < placesOfScalars.count
                ? placesOfScalars[mark.index] : file.position(ofOffset: file.bytes.count)
        }
        if let unbrokenEnd, mark.index >= unbrokenEnd.index { return unbrokenEnd.position }
        return SourcePosition(line: mark.line + 1, column: mark.column + 1)
    }

    private static func hasUnusualLineBreak(_ bytes: [UInt8]) -> Bool {
        ["\u{85}", "\u{2028}", "\u{2029}"].contains { !bytes.offsets(of: $0).isEmpty }
    }

    /// The place that every scalar of some bytes has in the file, whose lines end at LF, CR LF or a lone CR.
    private static func places(_ bytes: [UInt8], in file: [UInt8]) -> [SourcePosition] {
        var places: [SourcePosition] = []
        var (line, column) = (1, 0)
        for (index, byte) in file.enumerated() {
            let endsPair = byte == 0x0A && index > 0 && file[index - 1] == 0x0D
            if byte & 0xC0 != 0x80, !endsPair { column += 1 }
            if bytes[index] & 0xC0 != 0x80 { places.append(SourcePosition(line: line, column: column)) }
            let isLineEnd = byte == 0x0A || byte == 0x0D && (index + 1 == file.count || file[index + 1] != 0x0A)
            if isLineEnd { (line, column) = (line + 1, 0) }
        }
        return places
    }
}
