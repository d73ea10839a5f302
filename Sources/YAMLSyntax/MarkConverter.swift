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

    // Whether libyaml counts as this project does, so that marks need no table.
    private let isExact: Bool

    /// Takes the text that libyaml reads; places are those of the file that it comes from.
    init(_ text: ReadText) {
        file = text.file
        let bytes = text.current.bytes
        let keepsPlaces = text.origins != nil || Self.hasUnusualLineBreak(bytes)
        placesOfScalars = keepsPlaces ? Self.places(bytes, from: text.origins, in: file.bytes) : nil
        let isUnbroken = bytes.last.map { $0 != 0x0A && $0 != 0x0D } ?? false
        unbrokenEnd =
            isUnbroken && !keepsPlaces
            ? (bytes.count { $0 & 0xC0 != 0x80 }, file.position(ofOffset: bytes.count)) : nil
        isExact = !keepsPlaces && !isUnbroken
    }

    /// The place of a mark, which lies inside the file.
    @inline(__always)
    func position(_ mark: yaml_mark_t) -> SourcePosition {
        isExact ? SourcePosition(line: mark.line + 1, column: mark.column + 1) : lookedUpPosition(mark)
    }

    private func lookedUpPosition(_ mark: yaml_mark_t) -> SourcePosition {
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
    private static func places(_ bytes: [UInt8], from origins: [Int]?, in file: [UInt8]) -> [SourcePosition] {
        var places: [SourcePosition] = []
        places.reserveCapacity(bytes.count)
        // The byte of the file that is next, and where the character is to which it belongs.
        var (next, line, column, isLineEnd) = (0, 1, 0, false)
        for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            let origin = origins?[index] ?? index
            while next <= origin, next < file.count {
                if isLineEnd { (line, column) = (line + 1, 0) }
                let endsPair = file[next] == 0x0A && next > 0 && file[next - 1] == 0x0D
                if file[next] & 0xC0 != 0x80, !endsPair { column += 1 }
                isLineEnd =
                    file[next] == 0x0A || file[next] == 0x0D && (next + 1 == file.count || file[next + 1] != 0x0A)
                next += 1
            }
            places.append(SourcePosition(line: line, column: origin >= file.count ? column + 1 : column))
        }
        return places
    }
}
