import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let underdetermined = Rule(
        "layout.underdetermined", .error, "An axis has too few properties.",
        explanation: "Two of start, end, centre and size decide an axis; one is enough where the component has a size.",
        wrong: .scene(sceneHead + "compose:\n  - ↓stateBar: { left: 0, right: 0 }\n"),
        right: .bar("left: 0, right: 0, top: 0, height: 20"))
}

extension LayoutProblem {
    static func underdetermined(_ index: Int, of entries: [LayoutEntry], on axis: LayoutAxis) -> LayoutProblem {
        let entry = entries[index]
        let id = LayoutText.quoted(entry.id)
        let direction = axis == .horizontal ? "horizontally" : "vertically"
        let extent = axis == .horizontal ? "how wide it is" : "how high it is"
        let set = axis.edges.first { entry.frame[$0] != nil }
        let missing = axis.edges.filter { $0 != set }
        let message: String
        var hint = "add \(missing.map(\.name).joinedAsList("or"))"
        switch set {
        case let edge? where edge.isSize:
            message = "\(id) sets \(edge.name), but nothing says where it stands \(direction)"
        case let edge?:
            message =
                "\(id) sets \(edge.name), but nothing says \(extent), "
                + "and \(LayoutText.quoted(entry.component)) has no \(axis.size.name) of its own"
        case nil where entry.intrinsic[axis] != nil:
            message = "nothing says where \(id) stands \(direction)"
            hint = "add \(missing.filter { !$0.isSize }.map(\.name).joinedAsList("or"))"
        case nil:
            message = "nothing says where \(id) stands \(direction), nor \(extent)"
            hint = "add two of \(missing.map(\.name).joinedAsList())"
        }
        var problem = LayoutProblem(
            kind: .underdetermined, entry: index, edges: set.map { [$0] } ?? [], message: message, hint: hint)
        problem.axis = axis
        return problem
    }
}
