import SourceDiagnostics

/// What stands around a position.
extension SourceFile {
    /// A position on one of the lines that reports and annotations count: the empty line that a break at the file's end
    /// starts is none, and means the end of the line before it.
    func onLine(_ position: SourcePosition) -> SourcePosition {
        let starts = lineStarts
        guard starts.count > 1, starts.last == bytes.count, position.line >= starts.count else { return position }
        return self.position(ofOffset: offset(of: SourcePosition(line: starts.count - 1, column: .max)))
    }

    /// The range of the character at a position; empty at the end of a line, and of the file for what lies behind it.
    func place(_ position: SourcePosition) -> SourceRange {
        let start = self.position(ofOffset: offset(of: onLine(position)))
        let next = offset(of: SourcePosition(line: start.line, column: start.column + 1))
        return SourceRange(file: self, start: start, end: self.position(ofOffset: next))
    }

    /// The range of a character together with those like it that follow on its line.
    func repeated(from place: SourceRange) -> SourceRange {
        let rest = (line(place.start.line) ?? "").unicodeScalars.dropFirst(place.start.column - 1)
        let count = rest.prefix { $0 == rest.first }.count
        return count > 0 ? place.slice(from: 0, length: count) : place
    }

    func character(at position: SourcePosition) -> Character? {
        line(position.line).flatMap { line in
            line.unicodeScalars.dropFirst(position.column - 1).first.map { Character($0) }
        }
    }

    /// Whether only spaces stand before a position.
    func startsLine(_ position: SourcePosition) -> Bool {
        (line(position.line) ?? "").unicodeScalars.prefix(position.column - 1).allSatisfy { $0 == " " }
    }

    /// The text from a position to the end of its line, without a comment and blanks at the end.
    func restOfLine(from position: SourcePosition) -> (range: SourceRange, text: String)? {
        guard let line = line(position.line) else { return nil }
        var rest = Array(line.unicodeScalars.dropFirst(position.column - 1))
        if let comment = rest.indices.first(where: { $0 > 0 && rest[$0] == "#" && rest[$0 - 1] == " " }) {
            rest = Array(rest[..<comment])
        }
        while rest.last == " " { rest.removeLast() }
        guard !rest.isEmpty else { return nil }
        return (place(position).slice(from: 0, length: rest.count), String(String.UnicodeScalarView(rest)))
    }

    /// libyaml points behind the backslash or at it, by kind of escape; the range covers backslash and letter.
    func escapeRange(before position: SourcePosition) -> SourceRange {
        let line = Array((line(position.line) ?? "").unicodeScalars)
        var column = min(position.column, line.count)
        while column > 1, line[column - 1] != "\\" { column -= 1 }
        let start = SourcePosition(line: position.line, column: max(column, 1))
        return place(start).slice(from: 0, length: min(2, line.count - start.column + 1))
    }
}
