import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unknownOpener = Rule(
        "scene.unknown-opener", .error, "A popup opens from something that the layout does not have.",
        explanation: "Popups open from a part of a component in the layout, named `<id>.<part>`.",
        wrong: .scene(
            sceneHead + barExample + "  - networkStats: { kind: suspend, opensFrom: ↓stateBar.network }\n"
        ),
        right: .scene(sceneHead + popupExample))
}

extension Diagnostic {
    /// The finding about an opener that is none of the anchors in the layout.
    static func unknownOpener(_ opener: (text: String, range: SourceRange), anchors: [String]) -> Diagnostic {
        let nearest = Suggestion(nearestTo: opener.text, in: anchors)
        return Diagnostic(
            .unknownOpener, at: opener.range, "nothing in the layout is called '\(opener.text)'", suggesting: nearest,
            notes: nearest == nil && !anchors.isEmpty
                ? [.init("popups can open from " + anchors.joinedAsList("or"))] : [])
    }
}
