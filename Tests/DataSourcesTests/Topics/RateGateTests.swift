import LiveValues
import Testing

@testable import DataSources

@Suite struct RateGateTests {
    private let start = Timestamp(milliseconds: 0)

    private func message(_ topic: String, _ number: Int) -> TopicMessage {
        TopicMessage(topic: topic, value: .integer(number))
    }

    @Test func letsTheNewestOfEachTopicThroughWhenThereIsTooMuch() {
        var gate = RateGate()
        var passed: [TopicMessage] = []
        for number in 1...1000 { passed += gate.take(message("\(number % 3)", number), at: start) }
        #expect(passed == (1...200).map { message("\($0 % 3)", $0) })
        #expect(gate.nextDeadline == start + .seconds(1))
        #expect(gate.release(at: start + .milliseconds(999)) == [])
        // 201, on topic 0, was the first that had to wait.
        #expect(gate.release(at: start + .seconds(1)) == [message("0", 999), message("1", 1000), message("2", 998)])
        #expect(gate.nextDeadline == nil)
        #expect(gate.take(message("0", 1001), at: start + .seconds(1)) == [message("0", 1001)])
    }

    @Test func holdsTheNewestOfEachSortThatItsOwnerTells() {
        var gate = RateGate { String(decoding: $0.payload.prefix(1), as: UTF8.self) }
        for number in 100..<300 { _ = gate.take(message("a", number), at: start) }
        for number in [401, 501, 402, 502] { _ = gate.take(message("a", number), at: start) }
        #expect(gate.release(at: start + .seconds(1)) == [message("a", 402), message("a", 502)])
    }

    @Test func letsNoMoreThroughOfWhatHasWaited() {
        var gate = RateGate()
        for number in 1...650 { _ = gate.take(message("\(number)", number), at: start) }
        let second = start + .seconds(1)
        #expect(gate.take(message("new", 0), at: second) == (201...400).map { message("\($0)", $0) })
        #expect(gate.release(at: second + .seconds(1)) == (401...600).map { message("\($0)", $0) })
        #expect(
            gate.release(at: second + .seconds(2)) == (601...650).map { message("\($0)", $0) } + [message("new", 0)])
    }

    @Test func holdsNoMoreThanItMay() {
        var gate = RateGate()
        let payload = [UInt8](repeating: 0, count: TopicMessage.maximumBytes)
        for number in 1...1000 { _ = gate.take(TopicMessage(topic: "\(number)", payload: payload), at: start) }
        #expect(
            gate.release(at: start + .seconds(1)).count == RateGate.maximumBytes / (TopicMessage.maximumBytes + 3 + 128)
        )
    }

    @Test func holdsNoCrowdOfSmallMessages() {
        var gate = RateGate()
        for number in 1...200_000 { _ = gate.take(TopicMessage(topic: "\(number)", payload: []), at: start) }
        var held = 0
        for second in 1...1000 { held += gate.release(at: start + .seconds(second)).count }
        #expect(held < 130_000)
    }

    @Test func countsTheBytesOfTopics() {
        var gate = RateGate()
        let end = String(repeating: "x", count: 60_000)
        for number in 1...1000 { _ = gate.take(message("\(number + 1000)\(end)", 1), at: start) }
        var held = 0
        for second in 1...5 { held += gate.release(at: start + .seconds(second)).count }
        #expect(held == RateGate.maximumBytes / (60_005 + 128))
    }
}
