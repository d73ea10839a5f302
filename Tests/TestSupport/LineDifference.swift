/// A line-by-line comparison of two texts, for failure messages that a person can read.
///
/// Lines only in the expected text start with `-`, lines only in the actual one with `+`, and up to three equal lines
/// around a change start with a space; longer equal stretches become one `@@` line.
package enum LineDifference {
    /// Describes how `actual` differs from `expected`, or returns nil when they are equal.
    package static func describe(expected: String, actual: String) -> String? {
        guard expected != actual else { return nil }
        let rows = rows(from: lines(expected), to: lines(actual))
        let shown = rows.indices.filter { index in
            rows[max(0, index - 3)...min(rows.count - 1, index + 3)].contains { $0.sign != " " }
        }
        var output: [String] = []
        var next = 0
        for index in shown {
            if index > next { output.append("@@ \(index - next) equal lines @@") }
            output.append("\(rows[index].sign)\(rows[index].line)")
            next = index + 1
        }
        if next < rows.count { output.append("@@ \(rows.count - next) equal lines @@") }
        return output.joined(separator: "\n")
    }

    private struct Row {
        var sign: Character
        var line: Substring
    }

    /// A carriage return is shown, because an invisible difference helps nobody.
    private static func lines(_ text: String) -> [Substring] {
        text.replacing("\r", with: "\u{240D}").split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func rows(from old: [Substring], to new: [Substring]) -> [Row] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var rows: [Row] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                rows.append(Row(sign: "-", line: old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                rows.append(Row(sign: "+", line: new[newIndex]))
                newIndex += 1
            } else {
                rows.append(Row(sign: " ", line: new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return rows
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
