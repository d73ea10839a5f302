import SourceDiagnostics
import Testing

@Suite struct JoinedNamesTests {
    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
    func joinsNamesAsASentenceDoes(_ names: [String], _ text: String) {
        #expect(names.joinedAsList() == text)
    }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b", "c"], "a, b, c")])
    func joinsNamesBySomething(_ names: [String], _ text: String) {
        #expect(names.joined(by: ", ") == text)
    }

    @Test(arguments: [(["a"], "a → a"), (["a", "b", "c"], "a → b → c → a")])
    func drawsACycle(names: [String], drawn: String) {
        #expect(names.joinedAsCycle() == drawn)
    }

    @Test func drawsOnlyTheBeginningOfALongCycle() {
        let names = (1...100).map { "t\($0)" }
        #expect(names.joinedAsCycle().hasSuffix("t11 → t12 → … 88 more … → t1"))
    }
}
