import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct AcceptedFindingsTests {
    /// What validating `Themes/test.yaml` finds; lines as in the text given.
    private func findings(_ text: String) throws -> [String] {
        let project = TestProject(["Themes/test.yaml": "theme: test\n" + text])
        let found = try Validation(project.project, paths: ["Themes/test.yaml"], known: TestProject.rules)
        return found.diagnostics.map { "\($0.range.start.line - 1):\($0.range.start.column) \($0.id)" }
    }

    @Test(arguments: [
        "components:\n  bar:\n    # diorama: allow theme.contrast: quiet\n    textColor: \"#999999\"\n",
        "components:\n  bar:\n    textColor: \"#999999\"  # diorama: allow theme.contrast: quiet\n",
        "components:\n  bar: { textColor: \"#999999\" }  # diorama: allow theme.contrast: 很安静 🎓\n",
        "components:\n  # diorama: allow theme.contrast: quiet\n\n  # A comment between them.\n  bar: { textColor: \"#999999\" }\n",
        "components:\r\n  bar:\r\n    # diorama: allow theme.contrast: quiet\r\n    textColor: \"#999999\"\r\n",
        "components:\n  bar: { textColor: \"#999999\" } # diorama: allow theme.contrast quiet",
    ])
    func acceptsAFindingOnTheLineBelowOrOnItsOwn(_ text: String) throws {
        #expect(try findings(text) == [])
    }

    @Test func listsTheFindingsThatItAccepts() throws {
        let text =
            "theme: test\ncomponents:\n  bar: { textColor: \"#999999\" }  # diorama: allow theme.contrast: quiet\n"
        let project = TestProject(["Themes/test.yaml": text])
        let found = try Validation(project.project, paths: ["Themes/test.yaml"], known: TestProject.rules)
        #expect(found.accepted.map(\.id) == ["theme.contrast"])
        #expect(found.diagnostics.isEmpty)
    }

    @Test(arguments: [("", 0), ("theme: night\nextends: test\n", 1), ("theme: night\n", 0)])
    func countsThoseThatAThemeInherits(_ other: String, _ count: Int) throws {
        let text =
            "theme: test\ncomponents:\n  bar: { textColor: \"#999999\" }  # diorama: allow theme.contrast: quiet\n"
        let files = ["Themes/test.yaml": text].merging(other.isEmpty ? [:] : ["Themes/night.yaml": other]) { $1 }
        let found = try Validation(TestProject(files).project, paths: ["Themes"], known: TestProject.rules)
        #expect(found.accepted.count == 1)
        #expect(found.inheritedCount == count)
    }

    @Test func acceptsSeveralFindingsAboveOneLine() throws {
        let text = """
            modes: [light, dark]
            colors:
              noteOne: { light: white, dark: black }
              # diorama: allow theme.equal-roles: one black
              # diorama: allow theme.missing-mode: no night
              noteTwo: { light: "#222222", dark: black }
            """
        // The second comment has nothing to accept, and the first still reaches the line.
        #expect(try findings(text) == ["5:20 allow.unused"])
        #expect(
            try findings(text.replacing("modes: [light, dark]", with: "modes: [light, dark, night]")) == [
                "3:3 theme.missing-mode"
            ])
    }

    @Test(arguments: [
        ("# diorama: allow 1️⃣theme.contrast: why\ntitle: Test\n", "allow.unused"),
        ("# diorama: allow 1️⃣theme.contrast\ntitle: Test\n", "allow.reason"),
        ("# diorama: allow 1️⃣theme.contrast:   \ntitle: Test\n", "allow.reason"),
        ("# diorama: allow 1️⃣theme.nonsense: why\ntitle: Test\n", "allow.unknown"),
        ("title: 名 # diorama: allow 1️⃣theme.contrast: why\n", "allow.unused"),
        ("title: Test\n# diorama: allow 1️⃣theme.contrast: the last line\n", "allow.unused"),
    ])
    func reportsACommentThatDoesNotDoItsWork(_ marked: String, _ rule: String) throws {
        let marked = MarkedText(marked)
        #expect(try findings(marked.text) == expectedPlaces(marked, ("1️⃣", rule)))
    }

    @Test func acceptsWithoutAReasonButSaysSo() throws {
        #expect(
            try findings("components:\n  # diorama: allow theme.contrast\n  bar: { textColor: \"#999999\" }\n") == [
                "2:20 allow.reason"
            ])
    }

    @Test func acceptsOnlyTheRuleThatItNames() throws {
        #expect(
            try findings("components:\n  # diorama: allow theme.equal-roles: no\n  bar: { textColor: \"#999999\" }\n")
                == [
                    "2:20 allow.unused", "3:21 theme.contrast",
                ])
    }

    @Test func ignoresOtherComments() throws {
        #expect(try findings("# A diorama: allow it\n# diorama is a toolkit\ntitle: Test\n") == [])
    }

    @Test func expectsNothingOfAnUnusedTokenThatWasNotLookedFor() throws {
        let text = "colors:\n  spare: white # diorama: allow theme.unused-token: for others\n"
        #expect(try findings(text) == [])
        #expect(try TestProject(["Themes/test.yaml": "theme: test\n" + text]).validated(["Themes"]) == [])
    }

    @Test func expectsNothingOfWhatScenesShowUntilAllAreLookedAt() throws {
        let project = TestProject([
            "Themes/test.yaml": "theme: test\n# diorama: allow theme.missing-characters: names\ntitle: Test\n",
            "Scenes/test.yaml": "scene: test\ntheme: test\n",
        ])
        #expect(try project.validated() == ["Themes/test.yaml:2:18 allow.unused"])
        #expect(try project.validated(["Themes/test.yaml"]) == [])
        #expect(try project.validated(["Themes"]) == [])
    }
}
