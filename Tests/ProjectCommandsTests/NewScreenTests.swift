import Foundation
import SceneModel
import Testing

@testable import ProjectCommands

/// What `new` writes for screens: with what the project has, and right whatever was there before.
@Suite struct NewScreenTests {
    private static let types = ["homeScreen", "lockScreen", "todayView"]

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func startsScreensInAnyOrder(order: [Int]) async throws {
        let folder = try ProjectFolder()
        for type in order.map({ Self.types[$0] }) {
            let result = await folder.run("new", "scene", type, "--type", type)
            #expect(result.code == .success, "\(result.errorOutput)")
            #expect(try folder.text("Scenes/\(type).yaml").contains("\n  - my-app/hello: {}\n"))
            try await expectNoFindings(folder)
        }
        let themes = try FileManager.default.contentsOfDirectory(atPath: folder.absolute("Themes"))
        #expect(themes == ["widgets.yaml"])
    }

    @Test func findsNothingBelowTheScreenOfAListThatScrolls() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "scene", "today", "--type", "todayView").code == .success)
        let text = try folder.text("Scenes/today.yaml")
        let entry = "  - my-app/hello: {}\n"
        let entries = (1...12).map { "  - my-app/hello: { id: w\($0) }\n" }.joined()
        try folder.write(Array(text.replacing(entry, with: entries).utf8), to: "Scenes/today.yaml")
        #expect(await folder.run("layout", "today").output.contains("w12"))
        try await expectNoFindings(folder)
    }

    @Test(arguments: types)
    func placesTheWidgetsThatAreThere(type: String) async throws {
        let folder = try ProjectFolder()
        for id in ["weather/now", "weather/later"] {
            #expect(await folder.run("new", "widget", id).code == .success)
        }
        let result = await folder.run("new", "scene", "mine", "--type", type)
        #expect(result.output == "wrote Themes/widgets.yaml\nwrote Scenes/mine.yaml\n", "\(result.output)")
        let text = try folder.text("Scenes/mine.yaml")
        #expect(text.contains("\ncompose:\n  - weather/later: {}\n  - weather/now: {}\n\n"), "\(text)")
        try await expectNoFindings(folder)
    }

    @Test(arguments: types)
    func leavesOutWidgetsWithoutAFormForTheScreen(type: String) async throws {
        let folder = try ProjectFolder.shipped()
        let result = await folder.run("new", "scene", "mine", "--type", type)
        #expect(result.output == "wrote Scenes/mine.yaml\n", "\(result.output)\(result.errorOutput)")
        let text = try folder.text("Scenes/mine.yaml")
        #expect(text.contains("\ntheme: widgets\n") && !text.contains("- my-app"))
        #expect(text.contains("all-in-one/day: {}") == (type != "todayView"))
        #expect(text.contains("living/devices: {}") == (type == "todayView"))
        try await expectNoFindings(folder, in: "Scenes/mine.yaml")
    }

    @Test func leavesAScreenEmptyWhereNothingHasAFormForIt() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "scene", "home", "--type", "homeScreen").code == .success)
        let path = "Widgets/my-app/hello.yaml"
        let text = try folder.text(path)
        let head = try #require(text.range(of: "\n  # On a lock screen"))
        try folder.write(Array(text[..<head.lowerBound].utf8), to: path)
        let result = await folder.run("new", "scene", "lock", "--type", "lockScreen")
        #expect(result.output == "wrote Scenes/lock.yaml\n", "\(result.output)")
        #expect(try folder.text("Scenes/lock.yaml").contains("\ncompose: []\n"))
        try await expectNoFindings(folder)
    }

    @Test func placesAWidgetThatSomebodyIsAtWorkOn() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "widget", "weather/now").code == .success)
        let path = "Widgets/weather/now.yaml"
        try folder.write(Array(try folder.text(path).replacing("size: 24", with: "sise: 24").utf8), to: path)
        #expect(await folder.run("new", "scene", "home", "--type", "homeScreen").code == .success)
        #expect(try folder.text("Scenes/home.yaml").contains("\n  - weather/now: {}\n"))
        #expect(await folder.run("validate", "Scenes/home.yaml").output.contains("unknown property 'sise'"))
    }

    @Test(arguments: ["scene", "contexts", "theme"])
    func isOfTheKindThatTheProjectHas(kind: String) async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "widget", "weather/now").code == .success)
        let result = await folder.run("new", kind, "mine")
        #expect(result.code == .success && !result.output.contains("icons"), "\(result.output)")
        if kind == "contexts" {
            let text = try folder.text("Scenes/contexts/mine.yaml")
            for key in ["\npeople:\n", "\n# clock: ", "\n# network:\n", "\n# apps:\n"] { #expect(text.contains(key)) }
        }
        try await expectNoFindings(folder)
    }

    @Test func fillsAFolderWithAHomeScreen() async throws {
        let folder = try ProjectFolder()
        let result = await folder.run("new", "project", "--type", "homeScreen")
        #expect(
            result.output == """
                wrote Scenes/home.yaml
                wrote Themes/widgets.yaml
                wrote Widgets/my-app/app.yaml
                wrote Widgets/my-app/hello.yaml
                wrote diorama.yaml
                'diorama preview' shows it
                'diorama reference your-first-home-screen-widget' says what to do next

                """, "\(result.output)")
        try await expectNoFindings(folder)
        #expect(await folder.run("render", "home").output.contains("Hello"))
    }

    @Test func saysWhatComesAfterAWidget() async throws {
        let folder = try ProjectFolder()
        let first = await folder.run("new", "widget", "weather/now")
        let command = "new scene home --type homeScreen"
        #expect(
            first.output.hasSuffix("'diorama \(command)' puts it on a screen, and 'diorama preview' shows it\n"),
            "\(first.output)")
        #expect(await folder.run("new", "scene", "home", "--type", "homeScreen").code == .success)
        let second = await folder.run("new", "widget", "weather/later")
        let line = "the line '- weather/later: {}' below 'compose' in Scenes/home.yaml puts it on that screen"
        #expect(second.output == "wrote Widgets/weather/later.yaml\n\(line)\n", "\(second.output)")
    }

    @Test func putsTheAppOfAWidgetWhereWidgetsLookForIt() async throws {
        let folder = try ProjectFolder()
        let id = [String](repeating: "a", count: 100).joined(separator: "/") + "/b"
        #expect(await folder.run("new", "widget", id).output.hasPrefix("wrote Widgets/a/app.yaml\n"))
        try await expectNoFindings(folder, in: "Widgets")
    }

    @Test(arguments: [
        (["widget", "x/y", "--with", "nonsense"], "'--with' is for a theme, a scene or a fixture"),
        (["widget", "x/y", "--type", "homeScreen"], "'--type' is for a theme, a scene, a fixture or a project"),
        (["app", "x", "--with", "roster"], "'--with' is for a theme, a scene or a fixture"),
        (["texts", "fr", "--type", "small"], "'--type' is for a theme, a scene, a fixture or a project"),
        (["app", "a/b"], "an app has a folder right below 'Widgets', and 'a/b' is in another one: name one word"),
        (["app", "My App"], "'My App' cannot be the name of an app: a name starts with a letter"),
    ])
    func refusesWhatMeansNothing(words: [String], answer: String) async throws {
        let folder = try ProjectFolder()
        let result = await ProjectFolder.run(["new"] + words, root: folder.root)
        #expect(result.code == .usage)
        #expect(result.errorOutput.hasPrefix("error: \(answer)"), "\(result.errorOutput)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).isEmpty)
    }

    @Test func saysThatAScreenHasNoTimeline() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "project", "--type", "homeScreen").code == .success)
        let result = await folder.run("timeline", "home")
        #expect(result.code == .usage)
        #expect(
            result.errorOutput.hasPrefix(
                "error: 'home' is a screen, and a timeline is that of one widget; name 'my-app/hello'\n"),
            "\(result.errorOutput)")
        let unknown = await folder.run("timeline", "qqq")
        #expect(unknown.errorOutput == "error: there is no file 'qqq'; there are my-app/hello\n")
    }

    @Test(arguments: [
        ("http", "An address; what its server answers is JSON"), ("text", "Also:"), ("gauge", "gauge"),
        ("shape", "widget.data.SOURCE.shape"), ("each", "A view for each item"), ("use", "declared once under"),
        ("relevance", "top of a stack"), ("systemSmall", "A square of 2"), ("gradient", "background.gradient.colors"),
        ("setProperty", "Sets a property of a device"), ("fireScene", "Runs a scene of the home"),
        ("write", "Writes a key"), ("request", "Asks a server"), ("open", "Opens the app"),
        ("data", "SOURCE.http"), ("layouts", "FAMILY.background.gradient"), ("timeline", "reload.after"),
        ("configuration", "PARAMETER.choice.options"), ("intents", "INTENT.effects.request.url"),
        ("toggle", "toggle"), ("choose", "first case"), ("link", "link"), ("progress", "progress"),
        ("column", "column"), ("widget.data.SOURCE.fallback", "last"),
    ])
    func explainsWhatStandsInFiles(name: String, contained: String) async throws {
        let result = await ProjectFolder.run(["reference", name], root: ProjectFolder.repository)
        #expect(result.code == .success, "\(result.errorOutput)")
        #expect(result.output.contains(contained), "\(result.output)")
    }

    @Test func countsTheFilesAsTheFirstPageDoes() async throws {
        let readme = try String(contentsOfFile: ProjectFolder.repository + "/README.md", encoding: .utf8)
        let said = try #require(readme.firstMatch(of: /\n(\d+ files checked): 1 error/)).1
        let result = await (try ProjectFolder.shipped()).run("validate")
        #expect(result.output.hasPrefix("\(said): "), "\(result.output)")
    }

    private func expectNoFindings(_ folder: ProjectFolder, in path: String? = nil) async throws {
        let check = await ProjectFolder.run(["validate", "--strict"] + [path].compactMap(\.self), root: folder.root)
        #expect(check.code == .success, "\(check.output)\(check.errorOutput)")
    }
}
