import ConfigSchema
import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

/// Files that a kind of scene brings, and scenes that place what they describe.
@Suite struct KindFilesTests {
    private func findings(_ files: [String: String] = [:], in paths: [String]) throws -> [String] {
        try Validation(Shelf.project(files), paths: paths, known: []).diagnostics.map {
            "\($0.range.file.path): \($0.id)"
        }
    }

    @Test func checksAWholeProjectWithItsBooks() throws {
        let validation = try Validation(Shelf.project([:]), paths: ["Themes", "Scenes", "Books"], known: [])
        #expect(validation.diagnostics.map(\.message) == [])
        #expect(validation.fileCount == 4)
    }

    @Test func readsThemByTheirKindsFormat() throws {
        let found = try findings(["Books/new.yaml": "book: new\ntitel: New\n"], in: ["Books/new.yaml"])
        #expect(found == ["Books/new.yaml: config.unknown-key"])
    }

    @Test func letsTheKindCheckThemTogether() throws {
        let found = try findings(["Books/new.yaml": "book: new\ntitle: New\nsequel: nwe\n"], in: ["Books"])
        #expect(found == ["Books/new.yaml: shelf.missing"])
    }

    @Test func checksWhatASceneNamesToo() throws {
        let found = try findings(["Books/odyssey.yaml": "book: odyssey\ntitle: 3\nheight: 4\n"], in: ["Scenes/a.yaml"])
        #expect(found == ["Books/odyssey.yaml: config.unknown-key"])
    }

    @Test func tellsOfABookThatIsNotThere() throws {
        let scene = "scene: a\ntheme: plain\ntype: shelf\ncompose:\n  - odissey: {}\n"
        let validation = try Validation(
            Shelf.project(["Scenes/a.yaml": scene]), paths: ["Scenes"], known: [])
        #expect(validation.diagnostics.map(\.message) == ["no book 'odissey'; there are odyssey and old/iliad"])
        #expect(validation.diagnostics.first?.range.start.line == 5)
    }

    @Test func refusesWhatAPlacementCannotSay() throws {
        let scene = "scene: a\ntheme: plain\ntype: shelf\ncompose:\n  - odyssey: { width: 3 }\n"
        #expect(try findings(["Scenes/a.yaml": scene], in: ["Scenes"]) == ["Scenes/a.yaml: config.unknown-key"])
    }

    @Test func standWhereTheKindSays() throws {
        let scene = try #require(Shelf.project([:]).scene("a").scene)
        let plan = ScenePlan(scene, on: Shelf().devices[0]) { _ in .none }
        #expect(plan.entries.map(\.placement.id) == ["odyssey", "iliad"])
        #expect(plan.entries.map(\.rect?.height) == [30, 10])
        #expect(scene.files.keys.sorted() == ["Books/odyssey.yaml", "Books/old/iliad.yaml"])
    }

    @Test func countAsUsesOfTokens() throws {
        let files = ["Books/odyssey.yaml": "book: odyssey\ntitle: Odyssey\n"]
        #expect(
            try findings(files, in: ["Themes", "Scenes", "Books"]) == ["Themes/plain.yaml: theme.unused-token"])
    }

    @Test func areReadAnewAfterASave() throws {
        let before = Shelf.project([:], remembers: true)
        _ = before.scene("a")
        let saved = InMemoryFileSystem(
            texts: Shelf.library.merging(["Books/odyssey.yaml": "book: odyssey\ntitle: Ulysses\n"]) { $1 })
        let after = Project(after: before, fileSystem: saved, changed: ["Books/odyssey.yaml"])
        let scene = try #require(after.scene("a").scene)
        #expect(scene.files["Books/odyssey.yaml"]?.record?["title"]?.stringValue == "Ulysses")
        // The other one did not change, and is the same.
        #expect(
            scene.files["Books/old/iliad.yaml"] === before.scene("a").scene?.files["Books/old/iliad.yaml"])
    }
}
