import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let replacedContexts = Rule(
        "scene.replaced-contexts", .warning, "A fixture in a scene takes the users of an inherited one away.",
        explanation: """
            `contexts` holds as a whole: a map in a scene is not merged with the fixture of the scene that it extends, \
            whether that is a file or another map.
            """,
        wrong: .scene(
            "scene: example\nextends: presets/peopled\n↓contexts: { clock: 2026-03-02T09:00:00Z }\n", with: base),
        right: .scene("scene: example\nextends: presets/peopled\ncontexts: { \(users) }\n", with: base))

    private static let users = "users: [{ uuid: lin, role: assistant }]"

    private static let base = [
        "Scenes/presets/peopled.yaml":
            "scene: presets/peopled\ntheme: base\n" + barExample + "contexts: { \(users) }\n"
    ]
}

extension Diagnostic {
    /// Returns the finding about a map of a scene that replaces a fixture with users and has none; nil for any other map.
    static func replacedContexts(_ own: SceneDocument, by fixture: Fixture, inherited: Fixture) -> Diagnostic? {
        guard own.kind.viewers(in: fixture.record) == [], fixture.isWhole,
            let users = own.kind.viewers(in: inherited.record), !users.isEmpty,
            let place = own.record?.field("contexts")?.keyRange
        else { return nil }
        return Diagnostic(
            .replacedContexts, at: place,
            "this map replaces the inherited fixture as a whole, and has none of its users",
            hint: "name the file, or repeat in the map what the scene needs of it",
            notes: inherited.record.fields.first.map { [Note("the inherited fixture is here", at: $0.keyRange)] } ?? [])
    }
}
