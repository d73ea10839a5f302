import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let sceneCycle = Rule(
        "scene.extends-cycle", .error, "A scene extends itself, however far around.",
        explanation: "The finding draws the ring. Take one `extends` out.",
        wrong: .scene("scene: example\ntheme: base\nextends: ↓example\n"),
        right: .scene("scene: example\ntheme: base\nextends: presets/base\n", with: presetExample))
}
