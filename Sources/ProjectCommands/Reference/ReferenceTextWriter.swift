import ConfigSchema
import SourceDiagnostics

/// Writes parts of the reference for a terminal, 80 columns wide.
struct ReferenceTextWriter {
    let usesColor: Bool
    /// What a person types.
    let program: String

    private static let width = 80

    /// What there is under a name; the contents without one.
    ///
    /// It is nil when there is no such thing.
    func text(of name: String?, in reference: ToolReference) -> String? {
        guard let name else { return contents(reference) }
        if let topic = reference.topics.first(where: { $0.name == name }) { return self.text(of: topic) }
        let pages = reference.topics.flatMap(\.pages)
        let named = pages.filter { $0.name == name || $0.otherName == name || $0.shortName == name }
        if !named.isEmpty {
            let others = pages.flatMap(\.rows).filter { $0.shortName == name && $0.id != name }.map { "`\($0.id)`" }
            let also = others.isEmpty ? "" : "\n" + wrapped("Also: \(others.joined(separator: ", "))", by: 0)
            return named.map(text).joined(separator: "\n") + also
        }
        let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
        let inside = "." + name + "."
        let found = pages.compactMap { page -> String? in
            let rows = page.rows.filter { row in
                row.id == name || row.id == "$" + plain || row.name == name || row.shortName == name
                    || row.id.utf8.count > name.utf8.count && ("." + row.id).contains(inside)
            }
            return rows.isEmpty ? nil : heading(page) + list(rows, headings(of: rows, in: page))
        }
        return found.isEmpty ? nil : found.joined(separator: "\n")
    }

    // MARK: Contents

    private func contents(_ reference: ToolReference) -> String {
        var text = ""
        for topic in reference.topics {
            text += paint(topic.name, .strong) + "\n" + wrapped(topic.summary, by: 2)
            // Many names are better looked up in the topic itself.
            let names = topic.pages.map(\.name)
            if names.count <= 30 { text += wrapped(names.map { "`\($0)`" }.joined(separator: ", "), by: 4) }
            text += "\n"
        }
        return text
            + wrapped("`\(program) reference NAME` explains any of these, and every key, token and text.", by: 0)
    }

    private func text(of topic: ReferenceTopic) -> String {
        let head = paint(topic.title, .strong) + "\n" + wrapped(topic.summary, by: 2) + "\n"
        // A few long tables are what somebody wants who asks for them; many pages are a list.
        if topic.isShownWhole { return head + topic.pages.map(text).joined(separator: "\n") }
        return head + topic.pages.map { "  " + paint($0.name, .note) + "\n" + wrapped($0.summary, by: 6) }.joined()
    }

    // MARK: Pages

    private func heading(_ page: ReferencePage) -> String {
        paint(page.title, .strong) + "\n" + wrapped(page.summary, by: 2) + "\n"
    }

    private func text(of page: ReferencePage) -> String {
        heading(page) + page.blocks.map(text).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func text(of block: ReferenceBlock) -> String {
        switch block {
        case .paragraph(let text): wrapped(text, by: 2)
        case .heading(let text): "  " + paint(text, .strong) + "\n"
        case .code(let text, let label):
            (label.isEmpty ? "" : wrapped(label + ":", by: 4))
                + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map { $0.isEmpty ? "\n" : "      \(LineExcerpt.printable(String($0)))\n" }.joined()
        case .list(let items, let isNumbered):
            items.enumerated().map { index, item in
                wrapped(item, by: 4, first: isNumbered ? "\(index + 1). " : "- ")
            }.joined()
        case .table(let headings, let rows): list(rows, headings)
        case .pictures: ""
        }
    }

    private func headings(of rows: [ReferenceRow], in page: ReferencePage) -> [String] {
        for case .table(let headings, let all) in page.blocks where all.contains(where: { $0.id == rows.first?.id }) {
            return headings
        }
        return []
    }

    private func list(_ rows: [ReferenceRow], _ headings: [String]) -> String {
        rows.map { row in
            let facts = zip(headings.dropFirst(), row.facts).filter { $1.text != "–" }.map { heading, fact in
                "\(heading.prefix(1).lowercased() + heading.dropFirst()): \(fact.text)"
            }
            return "  " + paint(LineExcerpt.printable(row.name), .note)
                + row.facts.map { sample($0.sample) }.joined() + "\n"
                + (facts.isEmpty ? "" : wrapped(facts.joined(separator: "; "), by: 6))
                + (row.summary.isEmpty ? "" : wrapped(row.summary, by: 6))
                + row.cases.map { wrapped("`\($0.name)`: \($0.summary)", by: 8) }.joined()
        }.joined()
    }

    // MARK: Lines

    /// A text in lines, each indented; what stands in front of the first one hangs out of the others.
    private func wrapped(_ text: String, by margin: Int, first: String = "") -> String {
        let marked = MarkdownText.spans(of: LineExcerpt.printable(text)).map { span in
            switch span {
            case .text(let text), .strong(let text): text
            // A piece of code stays on one line.
            case .code(let code): "`\(code.replacing(" ", with: "\u{A0}"))`"
            case .link(let text, let name): name == text ? text : "\(text) (\(name))"
            }
        }.joined()
        let lines = HelpText.wrap(marked, to: Self.width - margin - first.count)
        let indent = String(repeating: " ", count: margin)
        let hanging = String(repeating: " ", count: first.count)
        return lines.enumerated().map { index, line in
            indent + (index == 0 ? first : hanging) + painted(line).replacing("\u{A0}", with: " ") + "\n"
        }.joined()
    }

    /// On a terminal, colour says what is code.
    private func painted(_ line: String) -> String {
        guard usesColor else { return line }
        return MarkdownText.spans(of: line).map { span in
            if case .code(let code) = span { return paint(code, .note) }
            if case .text(let text) = span { return text }
            return ""
        }.joined()
    }

    private func paint(_ text: String, _ style: TerminalStyle) -> String { usesColor ? style.paint(text) : text }

    /// A colour as a terminal shows it.
    private func sample(_ sample: ReferenceSample?) -> String {
        guard usesColor, case .color(let color)? = sample else { return "" }
        let parts = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
        return " \u{1B}[38;2;\(parts.joined(separator: ";"))m■\u{1B}[0m"
    }
}
