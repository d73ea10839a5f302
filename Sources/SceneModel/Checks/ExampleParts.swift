import ConfigSchema
import SourceDiagnostics

// What the examples of several rules are made of.

extension Rule {
    static let barExample = "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n"

    /// The same bar and a popup that opens from it.
    static let popupExample = barExample + "  - networkStats: { kind: suspend, opensFrom: stateBar.networkState }\n"

    /// A popup that opens from a button.
    static let settingPopupExample = "  - setting: { kind: suspend, opensFrom: toolBar.setting }\n"

    static let presetExample = ["Scenes/presets/base.yaml": "scene: presets/base\ntheme: base\n" + barExample]

    static let fixtureExample = ["Scenes/contexts/physics.yaml": "users:\n  - { uuid: lin, role: assistant }\n"]
}

extension RuleExample {
    /// A scene with a bar in a frame.
    static func bar(_ frame: String) -> RuleExample {
        .scene(Rule.sceneHead + "compose:\n  - stateBar: { \(frame) }\n")
    }

    /// A scene with a bar at the top and a second one in a frame.
    static func two(_ frame: String) -> RuleExample {
        .scene(Rule.sceneHead + Rule.barExample + "  - stateBar: { id: second, \(frame) }\n")
    }
}
