import SourceDiagnostics

extension Project {
    /// What is wrong with what the project file says of other files and of rules.
    ///
    /// Looked for when everything is checked, because it asks which themes and scenes there are.
    var settingsFindings: [Diagnostic] {
        var found: [Diagnostic] = []
        for theme in [document.theme] + document.exports.map(\.theme) {
            guard let theme, themeDocument(theme.id) == nil else { continue }
            found.append(.unknownTheme(theme.id, at: theme.range, known: themeIDs))
        }
        let scenes = [document.scene].compactMap(\.self) + document.exports.flatMap(\.scenes)
        for scene in scenes where sceneDocument(scene.id) == nil {
            found.append(.unknownScene(scene.id, at: scene.range, known: sceneIDs))
        }
        if !document.policy.isEmpty {
            RuleSettings.check(document.policy, known: SceneChecks.allRules(for: kinds), &found)
            OverridesHold.check(
                document.policy,
                files: { [ProjectLayout.standard.projectFile] + folders.flatMap { files(below: $0) } }, &found)
        }
        return found
    }
}
