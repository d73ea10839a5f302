import Foundation
package import SourceDiagnostics

/// The differences between what an export would write and what is there.
package enum ExportDrift {
    /// How much of a file is compared line by line, counted as lines on one side times lines on the other.
    ///
    /// Beyond it, the first line that differs is told alone.
    static let comparedLines = 4_000_000

    /// Compares a file with what stands at its place; nil stands for a file that is not there.
    ///
    /// - Parameters:
    ///   - file: What would be written.
    ///   - existing: What is there, under the path by which findings name it.
    ///   - path: The same path.
    /// - Returns: A finding for each value that differs, at its line of YAML; none when all are there.
    package static func findings(_ file: ExportedFile, _ existing: SourceFile?, at path: String) -> [Diagnostic] {
        guard let existing else {
            return [Diagnostic(.exportDrift, at: place(of: file), "'\(path)' is missing", hint: "export it again")]
        }
        switch file.content {
        case .bytes(let bytes, let place):
            if bytes == existing.bytes { return [] }
            return [Diagnostic(.exportDrift, at: place, "'\(path)' is another file than the theme's")]
        case .text(let lines, let comments):
            if file.bytes == existing.bytes { return [] }
            if let key = comments.memberKey, isEqualJSON(file.bytes, existing.bytes, but: key) { return [] }
            // Where no line has a place in a theme, the file that is there has one.
            let whole = lines.contains { $0.origin != nil } ? place(of: file) : SourceRange.startOf(existing)
            return compare(
                lines.filter { !comments.code(of: $0.code.trimmed).isEmpty }, Written.lines(of: existing, comments),
                existing, whole)
        }
    }

    /// A line that is there, with its number.
    private struct Written {
        let key: String
        let code: String
        let number: Int

        static func lines(of file: SourceFile, _ comments: CommentSyntax) -> [Written] {
            file.lineStarts.indices.compactMap { index in
                let code = comments.code(of: (file.line(index + 1) ?? "").trimmed).trimmed
                return code.isEmpty ? nil : Written(key: ExportDrift.key(code), code: String(code), number: index + 1)
            }
        }

        func range(in file: SourceFile) -> SourceRange {
            let start = SourcePosition(line: number, column: 1)
            return SourceRange(
                file: file, start: start, end: SourcePosition(line: number, column: (file.line(number) ?? "").count + 1)
            )
        }
    }

    /// The code without the spaces that formatters set as they like: those in a text count.
    private static func key(_ code: some StringProtocol) -> String {
        var quote: Character?
        var isEscaped = false
        return String(
            code.filter { character in
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == quote {
                    quote = nil
                } else if quote == nil, character == "\"" || character == "'" {
                    quote = character
                }
                return quote != nil || !character.isWhitespace
            })
    }

    /// Compares two documents, however they are laid out.
    ///
    /// - Parameters:
    ///   - one: A document.
    ///   - other: Another one.
    ///   - key: The key of the texts that name places, which do not count.
    /// - Returns: Whether they have equal values.
    private static func isEqualJSON(_ one: [UInt8], _ other: [UInt8], but key: String) -> Bool {
        guard let one = try? JSONSerialization.jsonObject(with: Data(one)),
            let other = try? JSONSerialization.jsonObject(with: Data(other))
        else { return false }
        return isEqual(one, other, but: key)
    }

    /// Compares values, which the reader lets stand in each other 512 deep at most.
    private static func isEqual(_ one: Any, _ other: Any, but key: String) -> Bool {
        switch (one, other) {
        case (let one as [String: Any], let other as [String: Any]):
            one.count == other.count
                && one.allSatisfy { name, value in
                    guard let counterpart = other[name] else { return false }
                    // A token may have the same key, and is no text.
                    if name == key, value is String, counterpart is String { return true }
                    return isEqual(value, counterpart, but: key)
                }
        case (let one as [Any], let other as [Any]):
            one.count == other.count && zip(one, other).allSatisfy { isEqual($0, $1, but: key) }
        case (let one as String, let other as String): one == other
        case (let one as NSNumber, let other as NSNumber): one == other
        default: one is NSNull && other is NSNull
        }
    }

    private static func compare(
        _ wanted: [ExportedLine], _ written: [Written], _ file: SourceFile, _ whole: SourceRange
    ) -> [Diagnostic] {
        let keys = wanted.map { key($0.code) }
        let there = written.map(\.key)
        let start = zip(keys, there).prefix { $0 == $1 }.count
        let end = zip(keys[start...].reversed(), there[start...].reversed()).prefix { $0 == $1 }.count
        let (left, right) = (start..<(keys.count - end), start..<(there.count - end))
        if left.isEmpty, right.isEmpty { return [] }
        guard left.count * right.count <= comparedLines else {
            return [difference(wanted[left.lowerBound], written[right.lowerBound], file, whole)]
        }
        let changes = Array(keys[left]).difference(from: Array(there[right]))
        var missing: [Int] = []
        var foreign: [Int] = []
        for change in changes {
            switch change {
            case .insert(let offset, _, _): missing.append(left.lowerBound + offset)
            case .remove(let offset, _, _): foreign.append(right.lowerBound + offset)
            }
        }
        missing.sort()
        foreign.sort()
        // A value that was changed by hand is a line that is missing and one that is foreign.
        var others: [Int: Int] = [:]
        for index in missing {
            let name = head(of: wanted[index].code)
            others[index] = foreign.firstIndex { head(of: written[$0].code) == name }.map { foreign.remove(at: $0) }
        }
        // Where as many lines are missing as foreign, somebody has rewritten them one by one.
        let rest = missing.filter { others[$0] == nil }
        if rest.count == foreign.count {
            for (index, other) in zip(rest, foreign) { others[index] = other }
            foreign = []
        }
        return missing.map { difference(wanted[$0], others[$0].map { written[$0] }, file, whole) }
            + foreign.map { index in
                Diagnostic(
                    .exportDrift, at: written[index].range(in: file), "nothing in the project writes this line",
                    hint: "export again, and it goes")
            }
    }

    /// The part of a line that names its value.
    private static func head(of code: some StringProtocol) -> String {
        key(code.prefix { $0 != ":" && $0 != "=" })
    }

    private static func difference(
        _ wanted: ExportedLine, _ written: Written?, _ file: SourceFile, _ whole: SourceRange
    ) -> Diagnostic {
        let place = wanted.origin?.place ?? (whole.file.path == file.path ? written?.range(in: file) : nil) ?? whole
        let subject = wanted.origin.map { "'\($0.name)'" } ?? "a line"
        let code = wanted.code.trimmed
        guard let written else {
            return Diagnostic(.exportDrift, at: place, "\(subject) is missing in '\(file.path)': '\(code)'")
        }
        return Diagnostic(
            .exportDrift, at: place,
            "\(subject) differs in '\(file.path)': expected '\(code)', found '\(written.code)'",
            notes: [.init("it is written here", at: written.range(in: file))])
    }

    static func place(of file: ExportedFile) -> SourceRange {
        switch file.content {
        case .bytes(_, let place): return place
        case .text(let lines, _):
            let first = lines.lazy.compactMap(\.origin).first?.place
            return first.map { .startOf($0.file) } ?? .startOf(SourceFile(path: file.path, text: ""))
        }
    }
}

extension Diagnostic {
    /// The difference at the line of the exported file, for reviews that show a finding at one place alone.
    ///
    /// Empty for a finding that tells of no such line.
    package var atExportedLines: [Diagnostic] {
        guard id == Rule.exportDrift.id else { return [] }
        return notes.compactMap { note in
            note.range.map {
                Diagnostic(.exportDrift, at: $0, message, notes: [.init("the theme's value stands here", at: range)])
            }
        }
    }
}

extension StringProtocol {
    /// The text without spaces at both ends.
    fileprivate var trimmed: SubSequence {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return self[endIndex...] }
        return self[first...last]
    }
}
