import Testing

@testable import SourceDiagnostics

@Suite struct KeyTableTests {
    @Test func keepsWhatIsSet() {
        var table = KeyTable<String, Int>()
        #expect(table["key0"] == nil)
        for number in 0..<1000 { table.set(number, for: "key\(number)") }
        for number in 0..<1000 { #expect(table["key\(number)"] == number) }
        #expect(table["key1000"] == nil)
    }

    @Test func replacesTheValueOfAKey() {
        var table = KeyTable<String, Int>()
        table.set(1, for: "key")
        table.set(2, for: "key")
        table.set(3, for: "other")
        #expect(table["key"] == 2)
        #expect(table.values == [2, 3])
    }

    @Test func keepsKeysOfOneHashApart() {
        var table = KeyTable<Colliding, Int>()
        for number in 0..<50 { table.set(number, for: Colliding(number: number)) }
        for number in 0..<50 { #expect(table[Colliding(number: number)] == number) }
        #expect(table[Colliding(number: 50)] == nil)
    }

    private struct Colliding: Hashable {
        let number: Int

        func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
}
