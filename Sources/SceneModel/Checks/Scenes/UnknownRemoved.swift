import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let unknownRemoved = Rule(
        "scene.unknown-removed", .error, "A scene removes a component that it does not inherit.",
        explanation: "`remove` lists ids of entries of the scene that this one extends.",
        wrong: .scene("scene: example\nextends: presets/base\nremove: [↓statBar]\n", with: presetExample),
        right: .scene("scene: example\nextends: presets/base\nremove: [stateBar]\n", with: presetExample))
}

/// What a scene removes is something that it inherits.
enum UnknownRemoved: SceneCheck {
    static let rules: [Rule] = [.unknownRemoved]

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        let removed = own.record?["remove"]?.items ?? []
        guard !removed.isEmpty, !scene.lacksPlacement else { return }
        let inherited = Scene(scene.kind, chain: Array(scene.chain.dropFirst()), fixture: nil).placements.map(\.id)
        for value in removed {
            guard let id = value.stringValue, !inherited.contains(id) else { continue }
            diagnostics.append(
                Diagnostic(
                    .unknownRemoved, at: value.range, "no inherited component is called '\(id)'",
                    suggesting: Suggestion(nearestTo: id, in: inherited)))
        }
    }
}
