import Testing

@testable import ProjectCommands

/// What `diorama.yaml` says of findings, of themes and of scenes.
@Suite struct ProjectSettingsTests {
    private static func folder(_ settings: String) throws -> ProjectFolder {
        let folder = try ProjectFolder.shipped()
        try folder.write(Array(settings.utf8), to: "diorama.yaml")
        try folder.write(
            Array("theme: drafts\nextends: agora\ncolors:\n  unused: \"#FFF\"\n".utf8), to: "Themes/drafts.yaml")
        return folder
    }

    @Test(arguments: [
        ("", "1 warning"), ("rules: { theme.unused-token: error }\n", "1 error"),
        ("rules: { theme.unused-token: off }\n", "no findings"), ("rules: { theme.*: off }\n", "no findings"),
        ("overrides:\n  - { files: [Themes/draft*.yaml], rules: { theme.unused-token: off } }\n", "no findings"),
        ("overrides:\n  - { files: [Scenes/**], rules: { theme.unused-token: off } }\n", "1 warning"),
        ("rules: { theme.*: off }\noverrides:\n  - { files: [\"**\"], rules: { theme.*: warning } }\n", "1 warning"),
    ])
    func setsHowBadFindingsAre(settings: String, expected: String) async throws {
        let folder = try Self.folder(settings.isEmpty ? "locales: []\n" : settings)
        let result = await folder.run("validate")
        #expect(result.output.contains(expected), "\(result.output)")
    }

    @Test func drawsSceneWhoseWarningsAreErrors() async throws {
        let folder = try Self.folder("rules: { \"*\": error }\n")
        let faint = "components:\n  stateBar: { roomName: { textColor: \"#F8F8F8\" } }\n"
        try folder.write(Array("theme: faint\nextends: agora\n\(faint)".utf8), to: "Themes/faint.yaml")
        #expect(await folder.run("validate", "Themes/faint.yaml").code == .findings)
        let result = await folder.run("render", "small-class", "--theme", "faint")
        #expect(result.code == .success, "\(result.errorOutput)")
    }

    @Test func givesScenesATheme() async throws {
        let folder = try Self.folder("theme: agora\n")
        try folder.write(
            Array("scene: bare\ncompose:\n  - stateBar: { left: 0, top: 0, width: 100%, height: 20 }\n".utf8),
            to: "Scenes/bare.yaml")
        let result = await folder.run("layout", "bare")
        #expect(result.code == .success, "\(result.errorOutput)")
    }

    @Test(arguments: [
        ("theme: agroa\n", "diorama.yaml:1:8: error"), ("scene: smal-class\n", "diorama.yaml:1:8: error"),
        ("port: 70000\n", "diorama.yaml:1:7: error"),
        ("rules: { theme.unused-tokn: off }\n", "diorama.yaml:1:10: warning"),
        ("rules: { config.unknown-key: off }\n", "diorama.yaml:1:10: warning"),
        ("reference: docs/index.html\n", "diorama.yaml:1:12: error"),
    ])
    func findsWhatCannotBeMeant(settings: String, place: String) async throws {
        let folder = try Self.folder(settings)
        let result = await folder.run("validate", "Themes/agora.yaml")
        #expect(result.output.contains(place), "\(result.output)")
    }

    @Test func linksReportsToTheReference() async throws {
        let folder = try Self.folder("reference: https://example.com/diorama.html\n")
        let result = await folder.run("validate", "--format", "sarif")
        #expect(result.output.contains(#""helpUri" : "https://example.com/diorama.html#theme.unused-token""#))
    }
}
