extension StartingOutline {
    /// Every key that stands behind a comment sign.
    var waiting: [Key] { lines.indices.compactMap(key).filter(\.waits) }

    /// The text after somebody has taken the comment signs from a key, from those that it stands below, and from what
    /// stands below it.
    func writing(_ key: Key) -> String {
        var lines = lines
        var depth = key.indentation
        for line in lines.indices[..<key.line].reversed() where depth > 0 {
            guard let outer = self.key(at: line), outer.indentation < depth else { continue }
            guard outer.waits else { break }
            lines[line] = String(lines[line].dropFirst(2))
            depth = outer.indentation
        }
        for line in key.line..<body(of: key).upperBound where lines[line].hasPrefix("# ") {
            lines[line] = String(lines[line].dropFirst(2))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
