import LiveValues
import Testing

@testable import PreviewServing

/// Which changes share a line of the event log.
@Suite struct LogEntryTests {
    private struct Change: ChangePayload {
        var name = "ticked"
        var topic: Topic { Topic("clock") }
        var concernedUsers: [String] { [] }
    }

    private static func line(_ sequence: Int, at second: Int64, _ sentence: LogSentence) -> LogEntry {
        let time = Timestamp(milliseconds: second * 1000)
        return LogEntry(ChangeRecord(Change(), sequence: sequence, time: time), sentence)
    }

    private static func joined(_ sentences: [LogSentence], every seconds: Int64) -> [LogEntry] {
        var lines: [LogEntry] = []
        for (index, sentence) in sentences.enumerated() {
            _ = lines.record(line(index + 1, at: Int64(index) * seconds, sentence), limit: 200)
        }
        return lines
    }

    @Test func countsWhatComesByItselfHoweverFarApart() {
        let minute = LogSentence("A minute passed", several: "{count} minutes passed", isRoutine: true)
        let lines = Self.joined(Array(repeating: minute, count: 12), every: 60)
        #expect(lines.map(\.text) == ["12 minutes passed"])
    }

    @Test func tellsABurstOnceWithTheValuesOfEachChange() {
        let voters = ["Ada", "Bo", "Chen"].map { name in
            LogSentence("\(name) voted", values: LiveText(name), several: "{count} people voted")
        }
        let lines = Self.joined(voters, every: 0)
        #expect(lines.map(\.text) == ["3 people voted"])
        #expect(lines.first?.changes.map(\.values.text) == ["Ada", "Bo", "Chen"])
        #expect(lines.first?.upTo(2)?.text == "2 people voted" && lines.first?.upTo(1)?.text == "Ada voted")
        #expect(Self.joined(voters, every: 5).map(\.text) == ["Ada voted", "Bo voted", "Chen voted"])
    }

    @Test func countsABurstThroughChangesOfAnotherSort() {
        let sentences = ["Ada", "Bo", "Chen"].flatMap { name in
            [
                LogSentence("\(name) came in", values: LiveText(name), several: "{count} people came in"),
                LogSentence("\(name) has a stream", values: LiveText(name), several: "{count} streams came"),
            ]
        }
        let lines = Self.joined(sentences, every: 0)
        #expect(lines.map(\.text) == ["3 people came in", "3 streams came"])
        #expect(lines.map { $0.upTo(3)?.text } == ["2 people came in", "Ada has a stream"])
        #expect(lines.map(\.last) == [5, 6] && lines[0].counts(3) && !lines[0].counts(4))
        // What holds now is the sentence that was told last.
        let turns = ["The network is gone", "The network is there", "The network is gone"].map { LogSentence($0) }
        #expect(Self.joined(turns, every: 0).count == 3)
    }

    @Test func keepsApartWhatSaysSomethingElse() {
        let lines = Self.joined(["The network is gone", "The network is there"].map { LogSentence($0) }, every: 0)
        #expect(lines.count == 2)
    }

    /// A view that catches up tells the same lines as one that was told of each change.
    @Test func givesTheLineOfEachChangeAsItWasThen() {
        var history = ChangeHistory()
        for sequence in 1...3 {
            let record = ChangeRecord(Change(), sequence: sequence, time: Timestamp(milliseconds: 0))
            _ = history.append(record, LogEntry(record, LogSentence("It failed", values: "\(sequence)")))
        }
        let lines = (1...3).map { history.line(of: $0) }
        #expect(lines.map { $0?.count } == [1, 2, 3])
        #expect(lines.allSatisfy { $0?.first == 1 })
        #expect(history.line(of: 0) == nil)
    }

    @Test func boundsTheValuesOfAFlood() {
        let flood = (1...500).map { LogSentence("A message", values: "\($0)", several: "{count} messages") }
        let line = Self.joined(flood, every: 0).first
        #expect(line?.text == "500 messages")
        #expect(line?.changes.count == LogEntry.mostChanges && line?.changes.last?.values == "500")
    }
}
