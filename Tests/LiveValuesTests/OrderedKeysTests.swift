import TestSupport
import Testing

@testable import LiveValues

@Suite struct OrderedKeysTests {
    @Test func keepsTheOrderOfArrivalWhenSomeoneLeavesFromTheMiddle() {
        var keys = OrderedKeys(["a", "b", "c", "d"])
        keys.remove("b")
        keys.append("b")
        #expect(Array(keys) == ["a", "c", "d", "b"])
        #expect(keys.count == 4)
    }

    @Test func tellsWhetherAKeyWasNewAndWhetherItWasThere() {
        var keys = OrderedKeys()
        let answers = [keys.append("a"), keys.append("a"), keys.remove("a"), keys.remove("a")]
        #expect(answers == [true, false, true, false])
        #expect(keys.isEmpty)
        #expect(keys.first == nil)
    }

    @Test func closesItsHolesWithoutLosingAKey() {
        var keys = OrderedKeys((0..<1000).map(String.init))
        let removed = (0..<1000).filter { $0 % 3 != 0 }
        for number in removed { keys.remove(String(number)) }
        #expect(Array(keys) == (0..<1000).filter { $0 % 3 == 0 }.map(String.init))
        #expect(keys.contains("999"))
        #expect(!keys.contains("998"))
        keys.remove("0")
        #expect(keys.first == "3")
    }

    @Test func findsTheFirstKeyAfterAllInFrontLeft() {
        var keys = OrderedKeys((0..<10).map(String.init))
        for number in 0..<9 { keys.remove(String(number)) }
        #expect(keys.first == "9")
        keys.remove("9")
        keys.append("again")
        #expect(keys.first == "again")
    }

    @Test func agreesWithAPlainArrayOverManyRandomSteps() {
        var generator = SplitMix(state: 7)
        var keys = OrderedKeys()
        var model: [String] = []
        for _ in 0..<5000 {
            let key = String(Int.random(in: 0..<60, using: &generator))
            if Bool.random(using: &generator) {
                keys.append(key)
                if !model.contains(key) { model.append(key) }
            } else {
                keys.remove(key)
                model.removeAll { $0 == key }
            }
            #expect(keys.first == model.first)
        }
        #expect(Array(keys) == model)
    }
}

@Suite struct DeadlineQueueTests {
    @Test func givesDeadlinesBackInTimeOrderAndEqualOnesByAge() {
        var generator = SplitMix(state: 3)
        var queue = DeadlineQueue()
        let entries = (0..<200).map { ticket in
            DeadlineQueue.Entry(
                deadline: Timestamp(milliseconds: .random(in: 0..<20, using: &generator)), key: "k", ticket: ticket)
        }
        for entry in entries { queue.insert(entry) }
        var taken: [DeadlineQueue.Entry] = []
        while let entry = queue.removeFirst() { taken.append(entry) }
        #expect(taken == entries.sorted())
    }
}
