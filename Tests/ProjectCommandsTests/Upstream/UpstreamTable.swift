import Foundation

/// Names that upstream has, as they stand in a file of `Tables`.
///
/// One name a line, below headings in brackets; `name = value` gives a default, `†` at the end marks what upstream declares
/// and no source of theirs reads, `#` begins a comment.
struct UpstreamTable {
    struct Row {
        let group: String
        let name: String
        let value: String
        let isRead: Bool
    }

    let rows: [Row]

    /// Reads a table.
    init(_ name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tables/\(name).txt")
        var group = ""
        var rows: [Row] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("["), line.hasSuffix("]") {
                group = String(line.dropFirst().dropLast())
                continue
            }
            let text = line.hasSuffix(" †") ? line.dropLast(2) : line
            let parts = text.split(separator: " = ", maxSplits: 1).map { String($0) }
            rows.append(
                Row(group: group, name: parts[0], value: parts.count > 1 ? parts[1] : "", isRead: !line.hasSuffix(" †"))
            )
        }
        self.rows = rows
    }
}
