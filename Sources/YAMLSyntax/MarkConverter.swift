import CLibYAML
import SourceDiagnostics

/// Turns libyaml's marks (from 0) into positions (from 1).
struct MarkConverter {
    let file: SourceFile

    // libyaml also ends lines at U+0085, U+2028 and U+2029, which no editor does. Files that contain one are rare, and
    // only for them each scalar's place by the file's own lines is kept, for a mark has its index.
    private let placesOfScalars: [SourcePosition]?

    /// Takes the bytes that libyaml reads: the file's own, or those in which broken lines are blanked.
    init(_ file: SourceFile, bytes: [UInt8]) {
        self.file = file
        placesOfScalars = Self.hasUnusualLineBreak(bytes) ? Self.places(bytes) : nil
    }

    func position(_ mark: yaml_mark_t) -> SourcePosition {
        guard let placesOfScalars else { return SourcePosition(line: mark.line + 1, column: mark.column + 1) }
        return mark.index < placesOfScalars.count
            ? placesOfScalars[mark.index] : file.position(ofOffset: file.bytes.count)
    }

    private static func hasUnusualLineBreak(_ bytes: [UInt8]) -> Bool {
        ["\u{85}", "\u{2028}", "\u{2029}"].contains { !bytes.offsets(of: $0).isEmpty }
    }

    /// The place of every scalar; lines end at LF, CR LF or a lone CR.
    private static func places(_ bytes: [UInt8]) -> [SourcePosition] {
        var places: [SourcePosition] = []
        var (line, column) = (1, 1)
        for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            places.append(SourcePosition(line: line, column: column))
            column += 1
            let isLineEnd = byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            if isLineEnd { (line, column) = (line + 1, 1) }
        }
        return places
    }
}
