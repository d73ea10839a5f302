/// The lines of a starting file, in which a key behind a comment sign is a key that waits to be written.
///
/// It is no reader of YAML: it knows the texts that kinds supply, one key a line, indented by two, comments with `# ` at
/// the first column where they hold keys.
struct StartingOutline {
    var lines: [String]

    /// Takes a text apart.
    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
    }

    /// The lines as a text, the last one ended.
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// A line that has a key.
    struct Key: Equatable {
        let line: Int
        let indentation: Int
        let name: String
        /// What follows the colon on the line.
        let value: String
        /// Whether it stands behind a comment sign.
        let waits: Bool
    }

    // MARK: Looking

    /// The key at the top level with a name.
    func section(_ name: String) -> Key? {
        lines.indices.lazy.compactMap(key).first { $0.name == name && $0.indentation == 0 }
    }

    /// Every key at the top level that counts.
    var sections: [Key] { lines.indices.compactMap(key).filter { $0.indentation == 0 && !$0.waits } }

    /// The keys directly below one.
    func children(of parent: Key) -> [Key] {
        body(of: parent).compactMap(key).filter { $0.indentation == parent.indentation + 2 }
    }

    /// The lines that belong to a key, without its own.
    func body(of key: Key) -> Range<Int> {
        var end = key.line + 1
        for line in lines.indices.dropFirst(end) {
            guard let indentation = indentation(of: line) else { continue }
            guard indentation > key.indentation else { break }
            end = line + 1
        }
        return key.line + 1..<end
    }

    /// The first key of the text, at whatever depth, whose name is accepted.
    func first(where isMeant: (String) -> Bool) -> Key? {
        lines.indices.lazy.compactMap(key).first { !$0.waits && isMeant($0.name) }
    }

    func key(at line: Int) -> Key? {
        let waits = lines[line].hasPrefix("# ")
        let text = waits ? lines[line].dropFirst(2) : lines[line][...]
        let rest = text.drop { $0 == " " }
        guard let colon = rest.firstIndex(of: ":"), rest.first?.isLetter == true,
            rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
            rest[colon...].dropFirst().first.map({ $0 == " " }) ?? true
        else { return nil }
        return Key(
            line: line, indentation: text.count - rest.count, name: String(rest[..<colon]),
            value: rest[colon...].dropFirst().drop { $0 == " " }.description, waits: waits)
    }

    /// How far a line is indented; nil for an empty one.
    private func indentation(of line: Int) -> Int? {
        let text = lines[line].hasPrefix("# ") ? lines[line].dropFirst(2) : lines[line][...]
        guard text != "#" else { return nil }
        return text.firstIndex { $0 != " " }.map { text.distance(from: text.startIndex, to: $0) }
    }

    // MARK: Changing

    /// Adds lines at the end, behind an empty one.
    mutating func append(_ paragraph: [String]) { lines += [""] + paragraph }

    /// Removes a section, with the comments above it that speak of nothing else; answers what it said, without its margin.
    mutating func remove(_ section: Key, keeping kept: String) -> [String] {
        let body = body(of: section)
        let said = lines[body].map { String($0.dropFirst(2)) }
        var first = section.line
        while first > 0, lines[first - 1].isEmpty || lines[first - 1].hasPrefix("#") {
            let keepsAKey = key(at: first - 1).map { waiting in
                waiting.waits && (waiting.name == kept || isInside(waiting, kept))
            }
            guard keepsAKey != true else { break }
            first -= 1
        }
        lines.removeSubrange(first..<body.upperBound)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return said
    }

    private func isInside(_ inner: Key, _ name: String) -> Bool {
        section(name).map { body(of: $0).contains(inner.line) } ?? false
    }

    /// Adds keys that wait below one, where they do not stand yet.
    mutating func add(_ entries: [StartingEntry], below parent: Key) {
        for entry in entries {
            guard let found = children(of: parent).first(where: { $0.name == entry.key }) else {
                lines.insert(
                    contentsOf: entry.lines(indentedBy: parent.indentation + 2), at: body(of: parent).upperBound)
                continue
            }
            guard !entry.children.isEmpty else { continue }
            if found.waits, body(of: found).isEmpty {
                lines.replaceSubrange(
                    found.line...found.line, with: entry.lines(indentedBy: parent.indentation + 2))
            } else {
                add(entry.children, below: expanded(found))
            }
        }
    }

    /// Writes a map in braces as one key a line.
    mutating func expanded(_ key: Key) -> Key {
        let value = key.value
        guard !key.waits, value.hasPrefix("{"), let end = value.lastIndex(of: "}") else { return key }
        let margin = String(repeating: " ", count: key.indentation)
        let inner = Self.parts(value[value.index(after: value.startIndex)..<end])
        guard !inner.isEmpty else { return key }
        lines.replaceSubrange(
            key.line...key.line, with: ["\(margin)\(key.name):"] + inner.map { "\(margin)  \($0)" })
        return Key(line: key.line, indentation: key.indentation, name: key.name, value: "", waits: false)
    }

    /// The parts of a map in braces: commas in brackets and in quotes part nothing.
    private static func parts(_ text: Substring) -> [String] {
        var parts = [""]
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if "\"'".contains(character) {
                quote = character
            } else if "{[".contains(character) {
                depth += 1
            } else if "}]".contains(character) {
                depth -= 1
            } else if character == ",", depth == 0 {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
        }
        return parts.map { $0.drop { $0 == " " } }.map { part in
            String(part.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }
    }

    /// Adds what another text says and this one does not: sections, keys below them, and items of their lists.
    mutating func merge(_ other: StartingOutline) {
        for section in other.sections {
            let body = other.body(of: section)
            guard let own = self.section(section.name) else {
                lines += other.lines[section.line..<body.upperBound]
                continue
            }
            let end = self.body(of: own).upperBound
            let keys = other.children(of: section)
            guard keys.isEmpty else {
                let known = Set(children(of: own).map(\.name))
                let added = keys.filter { !known.contains($0.name) }
                    .flatMap { other.lines[$0.line..<other.body(of: $0).upperBound] }
                lines.insert(contentsOf: added, at: end)
                continue
            }
            let known = Set(lines[self.body(of: own)].map(Self.identity))
            lines.insert(contentsOf: other.lines[body].filter { !known.contains(Self.identity($0)) }, at: end)
        }
    }

    /// What tells items of a list apart: their first value, by which others refer to them.
    private static func identity(_ item: String) -> String { String(item.prefix { $0 != "," }) }
}
