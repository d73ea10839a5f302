import Testing

@testable import SourceDiagnostics

@Suite struct ConcurrentMapTests {
    @Test(arguments: [0, 1, 1000])
    func keepsTheOrder(count: Int) {
        #expect(Array(0..<count).concurrentMap { $0 * 2 } == (0..<count).map { $0 * 2 })
    }

    @Test func takesSlicesFromWhereTheyBegin() {
        #expect(["a", "b", "c"][1...].concurrentMap(\.self) == ["b", "c"])
    }

    @Test func worksTwoValuesOut() {
        let (left, right) = alongside({ (1...1000).reduce(0, +) }, { "right" })
        #expect(left == 500_500)
        #expect(right == "right")
    }

    @Test func endsWhenEachPieceWaitsForAnother() {
        // More pieces than there are threads, each of which waits for another piece.
        let sums = Array(0..<200).concurrentMap { place in
            let (left, right) = alongside({ place }, { alongside({ 1 }, { 2 }) })
            return left + right.0 + right.1
        }
        #expect(sums == (0..<200).map { $0 + 3 })
    }
}
