import HomeScreenModel
import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct HomeScreenChecksTests {
    @Test func givesEachRuleAnIdOfItsOwn() {
        let ids = HomeScreenChecks.rules.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: [
        ("Widgets/lab/day.png", true), ("Widgets/lab/Day.WEBP", true), ("../day.png", false),
        ("a/../../day.png", false), ("/tmp/day.png", false), ("day.png", false), ("Widgets/lab/day.svg", false),
        ("Widgets//day.png", false),
    ])
    func takesPicturesOfTheProjectAlone(path: String, isTaken: Bool) {
        #expect(AnswersArePictures.isPicture(path) == isTaken)
    }

    @Test(arguments: HomeScreenChecks.rules.map(\.id))
    func explainsTheRuleWithFilesThatCanBeRead(id: String) throws {
        let rule = try #require(HomeScreenChecks.rules.first { $0.id == id })
        #expect(rule.wrong.markedText.count { $0 == "↓" } == 1)
        #expect(!rule.right.markedText.contains("↓"))
        for example in [rule.wrong, rule.right] {
            let files = example.otherFiles.filter { $0.key.hasSuffix(".yaml") }.merging([example.path: example.text]) {
                $1
            }
            for (path, text) in files {
                var found: [Diagnostic] = []
                let document = YAMLParser.parse(SourceFile(path: path, text: text), diagnostics: &found)
                #expect(found.map(\.line) == [])
                #expect(document.root?.kind == .mapping)
            }
        }
    }
}
