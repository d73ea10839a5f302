import Testing

@testable import SourceDiagnostics

@Suite struct KeyTableTests {
    @Test func keepsWhatIsSet() {
        var table = KeyTable<String, Int>()
        #expect(table["key0"] == nil)
        for number in 0..<1000 { table.set(number, for: "key\(number)") }
        #expect((0..<1000).allSatisfy { table["key\($0)"] == $0 })
        #expect(table["key1000"] == nil)
    }

    @Test func replacesTheValueOfAKey() {
        var table = KeyTable<String, Int>()
        table.set(1, for: "key")
        table.set(2, for: "key")
        #expect(table["key"] == 2)
    }

    @Test func keepsKeysOfOneHashApart() {
        var table = KeyTable<Colliding, Int>()
        for number in 0..<50 { table.set(number, for: Colliding(number: number)) }
        #expect((0..<50).allSatisfy { table[Colliding(number: $0)] == $0 })
        #expect(table[Colliding(number: 50)] == nil)
    }

    private struct Colliding: Hashable {
        let number: Int

        func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
}
