import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let notPlaced = Rule(
        "scene.not-placed", .warning, "A scene configures a component that it does not have.",
        explanation: """
            What a scene says under `components` holds for itself and what extends it. What many scenes share belongs in \
            their theme.
            """,
        wrong: .scene(sceneHead + barExample + "components:\n  ↓agoraChat: { cornerRadius: 4 }\n"),
        right: .scene(
            sceneHead + barExample + "  - agoraChat: { left: 0, width: 200, top: 20, height: 160 }\n"
                + "components:\n  agoraChat: { cornerRadius: 4 }\n"))
}

/// What a scene configures is in it, or is shown by something that is.
enum NotPlaced: SceneCheck {
    static let rules: [Rule] = [.notPlaced]

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        // An entry that could not be read may place it.
        if scene.lacksPlacement { return }
        // Without a layout somebody else is meant to have one.
        guard let section = own.record?["components"]?.record, !scene.placements.isEmpty else { return }
        var shown: Set<String>?
        for field in section.fields {
            let declaration = catalog.components[field.member]
            guard declaration.isPlaceable, declaration.kind == nil || declaration.kind == scene.kind.name,
                !scene.placements.contains(where: { $0.name == declaration.name })
            else { continue }
            let names = shown ?? Set(scene.placements.flatMap { scene.kind.outline(of: $0.name)?.uses ?? [] })
            shown = names
            guard !names.contains(declaration.name) else { continue }
            diagnostics.append(
                Diagnostic(
                    .notPlaced, at: field.keyRange,
                    "'\(declaration.name)' is configured, and the scene does not have it",
                    hint: "place it in 'compose', or move this into the theme"))
        }
    }
}
