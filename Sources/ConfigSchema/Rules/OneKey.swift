import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let oneKey = Rule(
        "config.one-key", .error, "An entry of compose names more than one component, or none.",
        explanation: "An entry is a map with one key, the component; its frame stands one level deeper.",
        wrong: .scene(sceneHead + "compose:\n  - stateBar: {}\n    ↓left: 0\n"),
        right: .scene(
            sceneHead + "compose:\n  - stateBar:\n      left: 0\n      right: 0\n      top: 0\n      height: 20\n"))
}

extension ConfigReader {
    mutating func reportKeyCount(_ node: YAMLNode, noun: String, names: [String]) {
        // The usual cause is a property that stands left of where it belongs.
        let extra = node.isFlow ? [] : Array(node.entries.drop { names.contains($0.key.text) })
        let component = node.entries.first { names.contains($0.key.text) }?.key
        guard let component, let first = extra.first, let last = extra.last,
            extra.allSatisfy({ !names.contains($0.key.text) && $0.key.aliasIndex < 0 })
        else {
            report(.oneKey, node, "an entry is a map with one \(noun) as its key; this one has \(node.count)")
            return
        }
        let lines = first.key.range.start.line...max(first.key.range.start.line, last.value.range.end.line)
        let column = first.key.range.start.column
        let file = node.document.file
        report(
            .oneKey, first.key,
            "'\(first.key.text)' starts in column \(column), where a \(noun) stands; it belongs to '\(component.text)'",
            hint: "indent it: column \(component.range.start.column + 2)",
            notes: [.init("'\(component.text)' is here", at: component.range)],
            fixes: node["\(component.text)"]?.isNull == true && node.origin == nil
                ? [.indenting(lines, by: 2, in: file)] : [])
    }
}
