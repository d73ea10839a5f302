/// The parts of the reference that a name means.
enum ReferenceMatch {
    /// No name was given: everything there is.
    case contents([ReferenceTopic])
    case topic(ReferenceTopic)
    /// Pages of the name, and rows elsewhere that end in it.
    case pages([ReferencePage], others: [ReferenceRow])
    /// Rows of the name, each with the page that has them.
    case rows([(page: ReferencePage, rows: [ReferenceRow])])
}

extension ToolReference {
    /// Finds what a name means; nil if the reference has no such name.
    func match(_ name: String?) -> ReferenceMatch? {
        guard let name else { return .contents(topics) }
        if let topic = topics.first(where: { $0.name == name }) { return .topic(topic) }
        let pages = topics.flatMap(\.pages)
        let named = pages.filter { $0.name == name || $0.otherName == name || $0.shortName == name }
        if !named.isEmpty {
            return .pages(named, others: pages.flatMap(\.rows).filter { $0.shortName == name && $0.id != name })
        }
        let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
        let inside = "." + name + "."
        func found(_ isMeant: (ReferenceRow) -> Bool) -> ReferenceMatch? {
            let found = pages.map { (page: $0, rows: $0.rows.filter(isMeant)) }.filter { !$0.rows.isEmpty }
            return found.isEmpty ? nil : .rows(found)
        }
        return found { row in
            row.id == name || row.id == "$" + plain || row.name == name || row.shortName == name
                || row.id.utf8.count > name.utf8.count && ("." + row.id).contains(inside)
        } ?? found { $0.cases.contains { $0.name == name } }
    }
}

extension ReferencePage {
    /// The headings of the table that has a row.
    func headings(of row: ReferenceRow?) -> [String] {
        for case .table(let headings, let all) in blocks where all.contains(where: { $0.id == row?.id }) {
            return headings
        }
        return []
    }
}
