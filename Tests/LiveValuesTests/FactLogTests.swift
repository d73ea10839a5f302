import LiveValues
import Testing

@Suite struct FactLogTests {
    /// A list of numbers: each fact appends one.
    struct Numbers: FactState, Equatable {
        var list: [Int] = []

        mutating func evolve(_ fact: Int) { list.append(fact) }
    }

    /// A log of the facts 1 to `count`.
    private func log(_ count: Int, interval: Int = 4, limit: Int = 100) -> FactLog<Numbers> {
        var log = FactLog(from: Numbers(), interval: interval, limit: limit)
        var state = Numbers()
        for number in 0..<count {
            state.evolve(number + 1)
            log.append([number + 1], leadingTo: state)
        }
        return log
    }

    @Test(arguments: 0...21)
    func seeksToEachFact(sequence: Int) {
        #expect(log(21).state(at: sequence)?.list == Array(1...21).prefix(sequence).map { $0 })
    }

    @Test func keepsACheckpointEveryFewFacts() {
        #expect(log(10).checkpoints == [0, 4, 8])
    }

    @Test func letsTheOldestGoOnceACheckpointCoversThem() {
        let log = log(30, limit: 10)
        #expect(log.firstSequence == 16)
        #expect(log.checkpoints == [16, 20, 24, 28])
        #expect(log.state(at: 16)?.list == Array(1...16))
        #expect(log.state(at: 15) == nil)
    }

    @Test(arguments: [16, 19, 20, 30])
    func answersTheFactsBehindOne(sequence: Int) {
        #expect(log(30, limit: 10).facts(after: sequence) == (sequence..<30).map { $0 + 1 })
    }

    @Test(arguments: [-1, 15, 31])
    func answersNothingAboutWhatItDoesNotKnow(sequence: Int) {
        let log = log(30, limit: 10)
        #expect(log.facts(after: sequence) == nil)
        #expect(log.state(at: sequence) == nil)
    }

    @Test func keepsTheFactsOfOneChangeTogether() {
        var log = FactLog(from: Numbers(), interval: 4)
        log.append(Array(1...9), leadingTo: Numbers(list: Array(1...9)))
        #expect(log.checkpoints == [0, 9])
        #expect(log.state(at: 5)?.list == Array(1...5))
    }

    @Test func goesOnFromANumber() {
        var log = FactLog(from: Numbers(list: [7]), after: 40)
        log.append([8], leadingTo: Numbers(list: [7, 8]))
        #expect(log.lastSequence == 41)
        #expect(log.state(at: 40)?.list == [7])
        #expect(log.state(at: 39) == nil)
    }
}
