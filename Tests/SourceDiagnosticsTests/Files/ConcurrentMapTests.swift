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
}
