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
        switch reference.match(name) {
        case .contents: return contents(reference)
        case .topic(let topic): return self.text(of: topic)
        case .pages(let pages, let others):
            let names = others.map { "`\($0.id)`" }.joined(separator: ", ")
            return pages.map(text).joined(separator: "\n")
                + (names.isEmpty ? "" : "\n" + wrapped("Also: \(names)", by: 0))
        case .rows(let found):
            return found.map { heading($0.page) + list($0.rows, $0.page.headings(of: $0.rows.first)) }
                .joined(separator: "\n")
        case nil: return nil
        }
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
        case .drawing(let words, _): wrapped("Drawing: \(words).", by: 4)
        case .pictures: ""
        }
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
