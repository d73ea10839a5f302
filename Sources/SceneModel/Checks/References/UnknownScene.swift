import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unknownScene = Rule(
        "scene.unknown", .error, "A scene does not exist.",
        explanation: "`extends` names a file in `Scenes` by its path without the ending.",
        wrong: .scene("scene: example\nextends: ↓presets/bass\n", with: presetExample),
        right: .scene("scene: example\nextends: presets/base\n", with: presetExample))
}

extension Diagnostic {
    /// The finding about a scene that another one extends, and that has no file.
    package static func unknownScene(_ id: String, at range: SourceRange, known sceneIDs: [String]) -> Diagnostic {
        let meant = ProjectLayout.standard.meantID(by: id, among: sceneIDs)
        return Diagnostic(
            .unknownScene, at: range, "there is no scene '\(id)' in 'Scenes'", suggesting: meant,
            notes: meant == nil ? .known(sceneIDs, "scenes") : [])
    }
}
