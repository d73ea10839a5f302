package import SourceDiagnostics

extension SourceRange {
    /// Whether both ends are places that an editor can show: a line of the file, and a character of it or its end.
    package var isInsideFile: Bool { Self.isInside(start, file) && Self.isInside(end, file) && start <= end }

    private static func isInside(_ position: SourcePosition, _ file: SourceFile) -> Bool {
        guard position.column >= 1, let line = file.line(position.line) else { return false }
        return position.column <= line.unicodeScalars.count + 1
    }
}

extension Diagnostic {
    /// Every range that it speaks of.
    package var ranges: [SourceRange] { [range] + notes.compactMap(\.range) + fixes.flatMap { $0.edits.map(\.range) } }
}
