import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let overdetermined = Rule(
        "layout.overdetermined", .error, "An axis has more properties than it needs.",
        explanation: "Two of start, end, centre and size decide an axis; a third can only contradict them.",
        wrong: .bar("left: 0, right: 0, ↓width: 100, top: 0, height: 20"),
        right: .bar("left: 0, right: 0, top: 0, height: 20"))
}

extension LayoutProblem {
    static func overdetermined(_ index: Int, of entries: [LayoutEntry], set: [LayoutEdge]) -> LayoutProblem {
        let surplus = set.count - 2
        return LayoutProblem(
            kind: .overdetermined, entry: index, edges: set.reversed(),
            message: "\(LayoutText.quoted(entries[index].id)) sets \(set.map(\.name).joinedAsList()), "
                + "but two of them already decide its \(set.first?.axis.name ?? "") frame",
            hint: surplus == 1 ? "remove one of them" : "remove two of them")
    }
}
