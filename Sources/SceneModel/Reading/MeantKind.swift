import ConfigSchema
import SourceDiagnostics
import YAMLSyntax

/// Which kind of scene a file is meant to be of, where its `type` is misspelt or forgotten.
///
/// Read as another kind, all that it says would be wrong; the one finding is about its type.
struct MeantKind {
    /// The kind's place among those that the project knows.
    let index: Int
    /// The finding about a type that is not there.
    private(set) var finding: Diagnostic?

    /// Looks at the top level of a scene's file.
    init(_ root: YAMLNode?, _ kinds: SceneKinds) {
        let entries = root.map { Array($0.entries) } ?? []
        if let type = entries.first(where: { $0.key.hasText("type") })?.value {
            let names = kinds.all.flatMap { $0.types.map(\.name) }
            let isKnown = names.contains(type.text)
            let meant = isKnown ? type.text : Suggestion(nearestTo: type.text, in: names)?.name
            index = meant.map { kinds.index(ofType: $0) } ?? Self.placing(entries, kinds)?.index ?? 0
            return
        }
        // What is extended says the type, or has a finding that does.
        guard !entries.contains(where: { $0.key.hasText("extends") }), let found = Self.placing(entries, kinds) else {
            index = 0
            return
        }
        index = found.index
        guard found.index > 0 else { return }
        let kind = kinds.all[found.index]
        let types = kind.types.map(\.name)
        guard let first = types.first, let noun = kind.placing?.noun else { return }
        let start = SourceRange(file: found.compose.file, start: found.compose.start, end: found.compose.start)
        let others = types.dropFirst()
        finding = Diagnostic(
            .missingKey, at: found.name.range,
            "a scene that places \(noun.withArticle) such as '\(found.name.text)' needs 'type'",
            hint: "write type: \(first)" + (others.isEmpty ? "" : ", or \(others.joinedAsList("or"))"),
            fixes: [FixIt("Add 'type: \(first)'", replace: start, with: "type: \(first)\n", isGuess: true)])
    }

    /// The first kind that places files, where an entry of `compose` names one by its path: no component is called so.
    private static func placing(
        _ entries: [YAMLNode.Entry], _ kinds: SceneKinds
    ) -> (index: Int, name: YAMLNode, compose: SourceRange)? {
        guard let index = kinds.all.firstIndex(where: { $0.placing != nil }),
            let compose = entries.first(where: { $0.key.hasText("compose") })
        else { return nil }
        let name = compose.value.items.lazy.map { item in item.entries.first { _ in true }?.key ?? item }
            .first { $0.text.contains("/") }
        return name.map { (index, $0, compose.key.range) }
    }
}
