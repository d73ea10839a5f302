import ConfigSchema
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct BoundTextTests {
    private func texts(_ yaml: String) -> [BoundText] {
        var texts: [BoundText] = []
        for field in Reading(yaml).record?.fields ?? [] { field.value.forEachBoundText { texts.append($0) } }
        return texts
    }

    @Test func findsEachTextHoweverDeep() {
        let yaml =
            "tree: { fork: [{ leaf: '{a}' }, { branch: { ends: { leaf: '{b}' } } }] }\nboundText: { en: '{c}' }\n"
        #expect(texts(yaml).map(\.text) == ["{a}", "{b}", "{c}"])
    }

    @Test func saysWhatTheValueMustBe() throws {
        let text = try #require(texts("tree: { leaf: '{a}' }").first)
        guard case .color = text.kind else {
            Issue.record("it is \(text.kind.words)")
            return
        }
    }

    @Test(arguments: ["boundText: It’s {day}\n", "boundText: \"It’s {day}\"\n"])
    func knowsWhereAPartOfItStands(_ yaml: String) throws {
        let text = try #require(texts(yaml).first)
        #expect(text.range(of: 6..<9).lineText == "day")
    }

    @Test func pointsAtTheWholeTextWhereItHasEscapes() throws {
        let text = try #require(texts("boundText: \"\\u00A0{day}\"\n").first)
        #expect(text.range(of: 2..<5).lineText == "\"\\u00A0{day}\"")
    }
}
