import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let sceneName = Rule(
        "scene.name", .error, "A scene's name is not that of its file.",
        explanation: "Scenes are found by their file: `Scenes/presets/small.yaml` holds `scene: presets/small`.",
        wrong: .scene("scene: ↓sample\ntheme: base\n"), right: .scene(sceneHead))

    static let unknownScene = Rule(
        "scene.unknown", .error, "A scene does not exist.",
        explanation: "`extends` names a file in `Scenes` by its path without the ending.",
        wrong: .scene("scene: example\nextends: ↓presets/bass\n", with: preset),
        right: .scene("scene: example\nextends: presets/base\n", with: preset))

    static let sceneCycle = Rule(
        "scene.extends-cycle", .error, "A scene extends itself, however far around.",
        explanation: "The finding draws the ring. Take one `extends` out.",
        wrong: .scene("scene: example\ntheme: base\nextends: ↓example\n"),
        right: .scene("scene: example\ntheme: base\nextends: presets/base\n", with: preset))

    static let sceneTheme = Rule(
        "scene.theme", .error, "A scene has no theme.",
        explanation: "Neither the scene nor one that it extends names a theme.",
        wrong: .scene("scene: ↓example\ntype: small\n"), right: .scene(sceneHead + "type: small\n"))

    static let missingContexts = Rule(
        "scene.missing-contexts", .error, "A scene's fixture does not exist.",
        explanation: "The path starts from the scene's own folder.",
        wrong: .scene(sceneHead + "contexts: ↓contexts/fysics.yaml\n", with: fixture),
        right: .scene(sceneHead + "contexts: contexts/physics.yaml\n", with: fixture))

    static let unknownViewer = Rule(
        "scene.unknown-viewer", .error, "A scene is seen by a user who is not in its fixture.",
        explanation: "`viewer` is the `uuid` of one of the fixture's users.",
        wrong: .scene(sceneHead + "viewer: ↓lim\ncontexts: contexts/physics.yaml\n", with: fixture),
        right: .scene(sceneHead + "viewer: lin\ncontexts: contexts/physics.yaml\n", with: fixture))

    static let duplicateID = Rule(
        "scene.duplicate-id", .error, "Two components of a scene have one id.",
        explanation:
            "A component's id is its name unless the entry gives it one. Frames and patches need to tell them apart.",
        wrong: .scene(
            sceneHead
                + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n  - ↓stateBar: { left: 0, right: 0, bottom: 0, height: 20 }\n"
        ),
        right: .scene(
            sceneHead
                + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n  - stateBar: { id: footer, left: 0, right: 0, bottom: 0, height: 20 }\n"
        ))

    static let sceneID = Rule(
        "scene.id", .error, "A component's id cannot be used in expressions.",
        explanation: "An id starts with a letter and goes on with letters, digits, `-` and `_`; `scene` is taken.",
        wrong: .scene(sceneHead + "compose:\n  - stateBar: { id: ↓2nd bar, left: 0, right: 0, top: 0, height: 20 }\n"),
        right: .scene(sceneHead + "compose:\n  - stateBar: { id: second-bar, left: 0, right: 0, top: 0, height: 20 }\n")
    )

    static let unknownRemoved = Rule(
        "scene.unknown-removed", .error, "A scene removes a component that it does not inherit.",
        explanation: "`remove` lists ids of entries of the scene that this one extends.",
        wrong: .scene("scene: example\nextends: presets/base\nremove: [↓statBar]\n", with: preset),
        right: .scene("scene: example\nextends: presets/base\nremove: [stateBar]\n", with: preset))

    static let openerOfFlat = Rule(
        "scene.opener-of-flat", .warning, "A component that is no popup says what opens it.",
        explanation: "`opensFrom` belongs to an entry with `kind: suspend`.",
        wrong: .scene(
            sceneHead
                + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n  - networkStats: { left: 0, top: 20, opensFrom: ↓stateBar.networkState }\n"
        ),
        right: .scene(sceneHead + popup))

    static let popupFrame = Rule(
        "scene.popup-frame", .warning, "A popup has a frame of its own.",
        explanation: "A popup stands beside what opens it, in its own size.",
        wrong: .scene(
            sceneHead
                + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n  - networkStats: { kind: suspend, opensFrom: stateBar.networkState, ↓left: 0 }\n"
        ),
        right: .scene(sceneHead + popup))

    static let popupWithoutOpener = Rule(
        "scene.popup-without-opener", .error, "Nothing opens a popup.",
        explanation: "`opensFrom` names the part of a component that opens it.",
        wrong: .scene(
            sceneHead
                + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n  - ↓networkStats: { kind: suspend }\n"
        ),
        right: .scene(sceneHead + popup))

    static let unknownOpener = Rule(
        "scene.unknown-opener", .error, "A popup opens from something that the layout does not have.",
        explanation: "Popups open from a part of a component in the layout, named `<id>.<part>`.",
        wrong: .scene(
            sceneHead
                + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n  - networkStats: { kind: suspend, opensFrom: ↓stateBar.network }\n"
        ),
        right: .scene(sceneHead + popup))

    static let unreadableFile = Rule(
        "file.unreadable", .error, "A file cannot be read.",
        explanation: "It is a folder, a pipe or a device, or the user may not read it, or its links lead in a circle.",
        wrong: .scene("↓" + sceneHead), right: .scene(sceneHead))

    static let fileTooLarge = Rule(
        "file.too-large", .error, "A file is larger than 1 MiB.",
        explanation: "No theme and no scene that people write comes near; split a generated one.",
        wrong: .theme("↓" + themeHead, size: 1 << 20 + 1), right: .theme(themeHead))

    /// The identifier of the rule for files that cannot be read at all.
    package static let unreadableFileID = unreadableFile.id

    static let sceneFileRules = [
        sceneName, unknownScene, sceneCycle, sceneTheme, missingContexts, unknownViewer, duplicateID, sceneID,
        unknownRemoved, openerOfFlat, popupFrame, popupWithoutOpener, unknownOpener, fileTooLarge, unreadableFile,
        fileEnding,
    ]

    /// Every rule of this module.
    package static let sceneRules = sceneFileRules + layoutRules + fixtureRules + widgetRules + acceptRules

    private static let preset = [
        "Scenes/presets/base.yaml":
            "scene: presets/base\ntheme: base\ncompose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n"
    ]

    private static let fixture = ["Scenes/contexts/physics.yaml": "users:\n  - { uuid: lin, role: teacher }\n"]

    private static let popup =
        "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n  - networkStats: { kind: suspend, opensFrom: stateBar.networkState }\n"
}
