import SourceDiagnostics

/// The text that libyaml reads: a file's own, or what is left of it once slips are mended and broken lines blanked.
///
/// Line breaks always stay, so that a line has one number in both.
struct ReadText {
    /// The file as it is on disk, to which all findings belong.
    let file: SourceFile

    /// What is read.
    private(set) var current: SourceFile

    /// For each byte that is read, and for the end, where it comes from; nil while both are the same.
    private(set) var origins: [Int]?

    init(_ file: SourceFile) {
        self.file = file
        current = file
    }

    /// Takes bytes of the same length, where some are blanked.
    mutating func replace(with bytes: [UInt8]) {
        origins = origins ?? Array(0...bytes.count)
        current = SourceFile(path: file.path, bytes: bytes)
    }

    /// Changes what is read; the edits' places are those of ``current``.
    mutating func apply(_ edits: [FixIt.Edit]) {
        let old = origins ?? Array(0...current.bytes.count)
        var bytes: [UInt8] = []
        var places: [Int] = []
        var position = 0
        for edit in Self.inOrder(edits, in: current) where edit.start >= position {
            bytes += current.bytes[position..<edit.start]
            places += old[position..<edit.start]
            bytes += edit.text
            for index in edit.text.indices { places.append(old[index == 0 ? edit.start : edit.end]) }
            position = edit.end
        }
        bytes += current.bytes[position...]
        places += old[position...]
        origins = places
        current = SourceFile(path: file.path, bytes: bytes)
    }

    /// The bytes after some edits.
    func bytes(after edits: [FixIt.Edit]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(current.bytes.count + 16 * edits.count)
        var position = 0
        for edit in Self.inOrder(edits, in: current) where edit.start >= position {
            bytes += current.bytes[position..<edit.start]
            bytes += edit.text
            position = edit.end
        }
        return bytes + current.bytes[position...]
    }

    private static func inOrder(
        _ edits: [FixIt.Edit], in file: SourceFile
    ) -> [(start: Int, end: Int, text: [UInt8])] {
        edits.map { (file.offset(of: $0.range.start), file.offset(of: $0.range.end), Array($0.text.utf8)) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    }

    /// A finding about what is read as one about the file.
    func original(_ finding: Diagnostic) -> Diagnostic {
        origins == nil ? finding : finding.moved { original($0) }
    }

    private func original(_ range: SourceRange) -> SourceRange {
        SourceRange(file: file, start: original(range.start), end: original(range.end))
    }

    private func original(_ position: SourcePosition) -> SourcePosition {
        guard let origins else { return position }
        let offset = current.offset(of: position)
        return file.position(ofOffset: offset < origins.count ? origins[offset] : file.bytes.count)
    }
}
