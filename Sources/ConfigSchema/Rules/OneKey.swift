import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let oneKey = Rule(
        "config.one-key", .error, "An entry of compose names more than one component, or none.",
        explanation: "An entry is a map with one key, the component; its frame stands one level deeper.",
        wrong: .scene(sceneHead + "compose:\n  - ↓stateBar: {}\n    left: 0\n"),
        right: .scene(
            sceneHead + "compose:\n  - stateBar:\n      left: 0\n      right: 0\n      top: 0\n      height: 20\n"))
}

extension ConfigReader {
    mutating func reportKeyCount(_ node: YAMLNode, noun: String, names: [String]) {
        // The usual cause is a property that stands left of where it belongs.
        let extra = node.entries.first { !names.contains($0.key.text) }
        let notes = extra.map {
            [Diagnostic.Note("'\($0.key.text)' probably belongs one level deeper", at: $0.key.range)]
        }
        report(
            .oneKey, node, "an entry is a map with one \(noun) as its key; this one has \(node.count)",
            notes: notes ?? [])
    }
}
