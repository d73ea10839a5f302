import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let removedOpener = Rule(
        "scene.removed-opener", .error, "A scene removes what an inherited popup opens from.",
        explanation: "A popup without the part that opens it is never seen. Remove it, too, or give it another opener.",
        wrong: .scene(
            "scene: example\nextends: presets/popup\nremove: [↓stateBar]\n" + chatExample, with: barWithPopup),
        right: .scene(
            "scene: example\nextends: presets/popup\nremove: [stateBar, networkStats]\n" + chatExample,
            with: barWithPopup))

    private static let chatExample = "compose:\n  - agoraChat: { left: 0, right: 0, top: 0, height: 160 }\n"

    private static let barWithPopup = [
        "Scenes/presets/popup.yaml": "scene: presets/popup\ntheme: base\n" + popupExample
    ]
}

/// What a scene removes opens nothing that it keeps.
enum RemovedOpener: SceneCheck {
    static let rules: [Rule] = [.removedOpener]

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        let removed = own.record?["remove"]?.items ?? []
        guard !removed.isEmpty, !scene.lacksPlacement else { return }
        let present = Set(scene.placements.filter { !$0.isPopup }.map(\.id))
        for value in removed {
            guard let id = value.stringValue, !present.contains(id) else { continue }
            let popups = scene.placements.filter { $0.isPopup && !$0.isIn(own) && $0.opener?.id == id }
            guard let first = popups.first else { continue }
            let ids = popups.map(\.id)
            // Within brackets names stand side by side.
            let isFlow = own.record?["remove"]?.range.lineText?.hasPrefix("[") == true
            let mended = ([id] + ids).joined(separator: ", ")
            diagnostics.append(
                Diagnostic(
                    .removedOpener, at: value.range,
                    "\(ids.joinedInQuotes()) \(ids.count > 1 ? "open" : "opens") from '\(id)', which is removed here",
                    hint: "remove \(ids.count > 1 ? "them" : "'\(first.id)'"), too",
                    notes: popups.map { Diagnostic.Note("'\($0.id)' is placed here", at: $0.range) },
                    fixes: isFlow
                        ? [
                            FixIt(
                                "Remove \(ids.joinedAsList()), too", replace: value.range, with: mended, isGuess: true)
                        ]
                        : []))
        }
    }
}
