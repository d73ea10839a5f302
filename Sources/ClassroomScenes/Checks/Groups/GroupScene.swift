import ConfigSchema
import SceneModel
import SourceDiagnostics

extension Rule {
    static let groupScene = Rule(
        "scene.sub-room", .error, "The scene of a discussion group shows something else.",
        explanation: """
            `subRoom` names what whoever is in a group sees. It is laid out like any other scene, but its `type` has to be \
            `subRoom`: from that it follows where help is called and where one leaves to.
            """,
        wrong: .scene("scene: example\ntheme: base\nsubRoom: ↓presets/group\n", with: group("small")),
        right: .scene("scene: example\ntheme: base\nsubRoom: presets/group\n", with: group("subRoom")))

    private static func group(_ type: String) -> [String: String] {
        ["Scenes/presets/group.yaml": "scene: presets/group\ntheme: base\ntype: \(type)\n"]
    }
}

/// What `subRoom` names is the scene of a group.
enum GroupScene {
    static func check(_ scene: Scene, _ own: SceneDocument, _ diagnostics: inout [Diagnostic]) {
        guard let value = own.record?[ClassroomKind.groupScene.key], let id = value.stringValue,
            let inner = scene.inner,
            inner.type != ClassroomKind.groupType
        else { return }
        diagnostics.append(
            Diagnostic(
                .groupScene, at: value.range,
                "the scene '\(id)' is of the type '\(inner.type)', and a group's is '\(ClassroomKind.groupType)'",
                hint: "write 'type: \(ClassroomKind.groupType)' there, or name another scene"))
    }
}
