/// Reads the small part of Markdown that guides are written in.
enum MarkdownText {
    /// The pieces of a text, in order.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - drawings: The drawings that lines such as `![What it shows](name.svg)` name.
    /// - Returns: The pieces; a drawing that is not there is a paragraph with its words.
    static func blocks(of text: String, drawings: [String: [UInt8]] = [:]) -> [ReferenceBlock] {
        var blocks: [ReferenceBlock] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            if line.hasPrefix("```") {
                let code = lines.prefix { !$0.hasPrefix("```") }
                lines = lines.dropFirst(code.count + 1)
                blocks.append(.code(code.map { $0 + "\n" }.joined(), label: label(of: line.dropFirst(3))))
            } else if line.hasPrefix("!["), case .link(let words, let name)? = span(at: line.dropFirst())?.0 {
                blocks.append(drawings[name].map { .drawing(words, $0) } ?? .paragraph(words))
            } else if line.hasPrefix("#") {
                blocks.append(.heading(String(line.drop { "# ".contains($0) })))
            } else if let first = item(line) {
                var items = [first.text]
                while let next = lines.first, !next.isEmpty {
                    if let item = item(next) {
                        items.append(item.text)
                    } else {
                        items[items.count - 1] += " " + next.drop { $0 == " " }
                    }
                    lines.removeFirst()
                }
                blocks.append(.list(items, isNumbered: first.isNumbered))
            } else if !line.isEmpty {
                let rest = lines.prefix { !$0.isEmpty && !$0.hasPrefix("```") }
                lines = lines.dropFirst(rest.count)
                blocks.append(.paragraph(([line] + rest).joined(separator: " ")))
            }
        }
        return blocks
    }

    /// What follows a fence: a language, and behind it the name of a file or what else the reader has to know.
    private static func label(of words: Substring) -> String {
        let parts = words.split(separator: " ", maxSplits: 1)
        return parts.count > 1 ? String(parts[1]) : parts.first == "console" ? "Terminal" : ""
    }

    private static func item(_ line: Substring) -> (text: String, isNumbered: Bool)? {
        if line.hasPrefix("- ") { return (String(line.dropFirst(2)), false) }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return (String(line.dropFirst(digits.count + 2)), true)
    }

    /// A piece of a line.
    enum Span: Equatable {
        case text(String)
        case code(String)
        case strong(String)
        /// A link to another page by its name, or to an address.
        case link(String, to: String)
    }

    /// The pieces of a line: what is between backticks, stars or brackets, and the rest.
    static func spans(of line: String) -> [Span] {
        var spans: [Span] = []
        var rest = line[...]
        var plain = ""
        while let character = rest.first {
            guard let (span, after) = span(at: rest) else {
                plain.append(character)
                rest.removeFirst()
                continue
            }
            if !plain.isEmpty { spans.append(.text(plain)) }
            plain = ""
            spans.append(span)
            rest = after
        }
        return plain.isEmpty ? spans : spans + [.text(plain)]
    }

    private static func span(at text: Substring) -> (Span, Substring)? {
        if text.hasPrefix("`"), let end = text.dropFirst().firstIndex(of: "`") {
            return (.code(String(text[..<end].dropFirst())), text[end...].dropFirst())
        }
        if text.hasPrefix("**"), let end = text.dropFirst(2).firstRange(of: "**") {
            return (.strong(String(text[..<end.lowerBound].dropFirst(2))), text[end.upperBound...])
        }
        if text.hasPrefix("["), let middle = text.firstRange(of: "]("),
            let end = text[middle.upperBound...].firstIndex(of: ")")
        {
            let name = String(text[..<middle.lowerBound].dropFirst())
            return (.link(name, to: String(text[middle.upperBound..<end])), text[end...].dropFirst())
        }
        return nil
    }
}
