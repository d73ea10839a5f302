import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let unknownName = Rule(
        "config.unknown-name", .error, "A name is not among those that are known.",
        explanation: "Components and device classes have fixed names.",
        wrong: .scene(sceneHead + "compose:\n  - ↓statebar: { left: 0, right: 0, top: 0, height: 20 }\n"),
        right: .scene(sceneHead + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n"))
}

extension ConfigReader {
    mutating func reportUnknownName(
        _ key: YAMLNode, noun: String, names: [String], candidates: [String], meant: Suggestion? = nil
    ) {
        let nearest = meant ?? diagnostics.suggestion(for: key.text, in: candidates)
        let notes = names.count <= 24 ? [Diagnostic.Note("known: " + names.joinedAsList())] : []
        report(
            .unknownName, key, "there is no \(noun) '\(key.text)'", suggesting: nearest,
            notes: nearest == nil ? notes : [])
    }
}
