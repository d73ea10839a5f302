import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let missingContexts = Rule(
        "scene.missing-contexts", .error, "A scene's fixture does not exist.",
        explanation: "The path starts from the scene's own folder.",
        wrong: .scene(sceneHead + "contexts: ↓contexts/fysics.yaml\n", with: fixtureExample),
        right: .scene(sceneHead + "contexts: contexts/physics.yaml\n", with: fixtureExample))
}

extension Diagnostic {
    /// The finding about a fixture that has no file; `beside` are the names that the folder has.
    ///
    /// `meant` is the path of the fixture whose name it has.
    static func missingContexts(
        _ name: String, at range: SourceRange, beside: [String], meant: String?
    ) -> Diagnostic {
        let nearest = meant.map { Suggestion(guessing: $0) } ?? Suggestion(nearestTo: name, in: beside)
        return Diagnostic(
            .missingContexts, at: range, "there is no fixture '\(name)' beside this scene", suggesting: nearest,
            hint: "the path starts from the scene's own folder")
    }

    /// The finding about the path of a fixture that is not looked for, as ``SceneDocument/fixturePath`` decides.
    static func unusableFixture(_ name: String, at range: SourceRange) -> Diagnostic {
        ProjectLayout.standard.hasEmptyPart(name) ? .notPlain(fixture: name, at: range) : .outside(name, at: range)
    }
}
