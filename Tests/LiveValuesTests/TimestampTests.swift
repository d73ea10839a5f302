import Testing

@testable import LiveValues

@Suite struct TimestampTests {
    @Test func addsAndSubtractsDurationsInMilliseconds() {
        let start = Timestamp(milliseconds: 1000)
        #expect(start + .seconds(2) == Timestamp(milliseconds: 3000))
        #expect(start - .milliseconds(1500) == Timestamp(milliseconds: -500))
        #expect(start - Timestamp(milliseconds: 250) == .milliseconds(750))
    }

    @Test(arguments: [
        (Timestamp(milliseconds: .max), Duration.seconds(1), Int64.max),
        (Timestamp(milliseconds: .min), .seconds(-1), .min),
        (Timestamp(milliseconds: 0), .seconds(Int64.max), .max),
    ])
    func staysAtTheEndsInsteadOfOverflowing(start: Timestamp, duration: Duration, expected: Int64) {
        #expect((start + duration).milliseconds == expected)
    }

    @Test func measuresTheWholeRangeWithoutOverflowing() {
        let span = Timestamp(milliseconds: .max) - Timestamp(milliseconds: .min)
        #expect(span > .milliseconds(Int64.max))
        #expect(span.milliseconds == .max)
    }
}
