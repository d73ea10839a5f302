import SourceDiagnostics

/// The reference for programs: an array of pages.
///
/// A name that is a key, a token or a text gives the pages that have it, with the rows of that name alone.
struct ReferenceJSON: Encodable {
    /// The topic that the page belongs to, such as `components`.
    let topic: String
    /// The page's name, such as `stateBar`.
    let name: String
    let title: String
    let summary: String
    let blocks: [Block]

    /// A piece of a page; `type` says which of the other keys it has.
    struct Block: Encodable {
        let type: String
        var text: String?
        var label: String?
        var items: [String]?
        var rows: [Row]?
    }

    /// A row of a table.
    struct Row: Encodable {
        let id: String
        let name: String
        /// The cells between name and summary, by heading in lower case, such as `kind` and `default`.
        let facts: [String: String]
        let summary: String
        /// The names that the value may be.
        let values: [Value]
    }

    struct Value: Encodable {
        let name: String
        let summary: String
    }

    /// Encodes what a name means; nil if the reference has no such name.
    static func text(of name: String?, in reference: ToolReference) -> String? {
        let pages: [ReferenceJSON]
        switch reference.match(name) {
        case .contents(let topics): pages = topics.flatMap { topic in topic.pages.map { Self($0, topic.name) } }
        case .topic(let topic): pages = topic.pages.map { Self($0, topic.name) }
        case .pages(let named, _): pages = named.map { Self($0, reference.topic(of: $0)) }
        case .rows(let found):
            pages = found.map { found in
                let table = ReferenceBlock.table(found.page.headings(of: found.rows.first), found.rows)
                return Self(found.page, reference.topic(of: found.page), blocks: [table])
            }
        case nil: return nil
        }
        return JSONText.encode(pages)
    }

    private init(_ page: ReferencePage, _ topic: String, blocks: [ReferenceBlock]? = nil) {
        self.topic = topic
        name = page.name
        title = page.title
        summary = page.summary
        self.blocks = (blocks ?? page.blocks).compactMap(Self.block)
    }

    private static func block(_ block: ReferenceBlock) -> Block? {
        switch block {
        case .paragraph(let text): Block(type: "paragraph", text: text)
        case .heading(let text): Block(type: "heading", text: text)
        case .code(let text, let label): Block(type: "code", text: text, label: label)
        case .list(let items, _): Block(type: "list", items: items)
        case .table(let headings, let rows): Block(type: "table", rows: rows.map { row($0, headings) })
        case .drawing(let words, _): Block(type: "drawing", text: words)
        case .pictures: nil
        }
    }

    private static func row(_ row: ReferenceRow, _ headings: [String]) -> Row {
        let facts = zip(headings.dropFirst(), row.facts).filter { $1.text != "–" }
        return Row(
            id: row.id, name: row.name,
            facts: Dictionary(facts.map { ($0.lowercased(), $1.text) }, uniquingKeysWith: { first, _ in first }),
            summary: row.summary, values: row.cases.map { Value(name: $0.name, summary: $0.summary) })
    }
}

extension ToolReference {
    /// The name of the topic that has a page.
    fileprivate func topic(of page: ReferencePage) -> String {
        topics.first { $0.pages.contains { $0.anchor == page.anchor } }?.name ?? ""
    }
}
