import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

@testable import ProjectCommands

/// Scenes that extend one of another kind, in a program that knows two.
@Suite struct OtherKindTests {
    private func findings(_ scenes: [String: String]) throws -> [Diagnostic] {
        let files = scenes.mapValues { Array($0.utf8) }.merging(BaseProject.files) { own, _ in own }
        let workspace = try Workspace(InMemoryFileSystem(files), registry: .withPosters)
        return try workspace.validate(["Scenes"]).diagnostics
    }

    private static let poster = "scene: poster\ntype: poster\ntheme: base\n"

    @Test func saysBothKindsAndWhatToAddAtTheValueOfExtends() throws {
        let found = try findings(["Scenes/poster.yaml": Self.poster, "Scenes/a.yaml": "scene: a\nextends: poster\n"])
        #expect(
            found.map { "\($0.range): \($0.message) [\($0.id)]" } == [
                "Scenes/a.yaml:2:10: 'poster' is a scene of the kind 'poster', and this one is of 'classroom' [scene.other-kind]"
            ])
        #expect(found.first?.hint == "add 'type: poster'")
        #expect(found.first?.notes.map { $0.range?.description } == ["Scenes/poster.yaml:2:7"])
    }

    @Test func suggestsNoTypeWhereTheSceneSaysOne() throws {
        let found = try findings([
            "Scenes/poster.yaml": Self.poster, "Scenes/a.yaml": "scene: a\ntype: small\nextends: poster\n",
        ])
        #expect(found.map(\.id) == ["scene.other-kind"] && found.first?.hint == nil)
    }

    @Test func tellsItOnceInTheFileThatSaysIt() throws {
        let found = try findings([
            "Scenes/poster.yaml": Self.poster, "Scenes/a.yaml": "scene: a\nextends: poster\n",
            "Scenes/b.yaml": "scene: b\nextends: a\ntheme: base\n",
        ])
        #expect(found.map(\.range.description) == ["Scenes/a.yaml:2:10"])
    }

    @Test func findsNothingWithinOneKind() throws {
        let found = try findings([
            "Scenes/poster.yaml": Self.poster, "Scenes/a.yaml": "scene: a\ntype: poster\nextends: poster\n",
        ])
        #expect(found == [])
    }
}
