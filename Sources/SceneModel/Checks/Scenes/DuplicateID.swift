import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let duplicateID = Rule(
        "scene.duplicate-id", .error, "Two components of a scene have one id.",
        explanation:
            "A component's id is its name unless the entry gives it one. Frames and patches need to tell them apart.",
        wrong: .scene(
            sceneHead + barExample + "  - ↓stateBar: { left: 0, right: 0, bottom: 0, height: 20 }\n"
        ),
        right: .scene(
            sceneHead + barExample + "  - stateBar: { id: footer, left: 0, right: 0, bottom: 0, height: 20 }\n"
        ))
}

/// The components of a scene have ids that tell them apart.
enum DuplicateID: SceneCheck {
    static let rules: [Rule] = [.duplicateID]

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        var first: [String: Placement] = [:]
        first.reserveCapacity(own.placements.count)
        for placement in own.placements {
            // One id for two devices is one component that stands elsewhere on each.
            guard let earlier = first[placement.id] else {
                first[placement.id] = placement
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .duplicateID, at: placement.idRange, "two components are called '\(placement.id)'",
                    hint: "give one an 'id' of its own", notes: [.init("the first is here", at: earlier.idRange)]))
        }
    }
}
