import ClassroomContexts
import Foundation
import LiveValues
import Testing

/// The JSON of the page *Facts and commands*.
@Suite struct StoredFormatTests {
    /// The examples in the page, in order.
    private func examples() throws -> [String] {
        let root = #filePath.components(separatedBy: "/Tests/")[0]
        let page = try String(
            contentsOfFile: root + "/Sources/ClassroomContexts/ClassroomContexts.docc/Facts-and-commands.md",
            encoding: .utf8)
        return page.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    }

    private func value(_ text: String) throws -> LiveValue { try #require(LiveValue(json: text)) }

    private func written(_ stored: some Encodable) throws -> LiveValue {
        try value(String(decoding: try JSONEncoder().encode(stored), as: UTF8.self))
    }

    @Test func readsAndWritesTheCommandOfThePage() throws {
        let example = try #require(try examples().first)
        let command = try JSONDecoder().decode(GivenCommand.self, from: Data(example.utf8))
        #expect(command.actor == .user("teacher-1"))
        #expect(command.command == .rewardUsers(RewardUsers(userUuidList: ["student-1"], rewardCount: 1)))
        #expect(try written(command) == value(example))
    }

    @Test func readsAndWritesTheFactsOfThePage() throws {
        let example = try value(try #require(try examples().last))
        for fact in try #require(example.objectValue?["facts"]?.arrayValue) {
            let read = try JSONDecoder().decode(RoomFact.self, from: Data(fact.json.utf8))
            #expect(try written(read) == fact)
        }
        let state = try #require(written(RoomRecording(from: Classroom().store.state)).objectValue)
        #expect(Set(state.keys) == Set(try #require(example.objectValue).keys))
        let room = try written(RoomState(RoomSeed(), at: Timestamp(milliseconds: 0))).objectValue?["room"]
        #expect(room == example.objectValue?["state"]?.objectValue?["room"])
    }

    @Test(arguments: [
        #"{"version":3,"time":0,"by":{},"command":{"startClass":{}}}"#,
        #"{"time":0,"by":{},"command":{"startClass":{}}}"#,
        #"{"version":2,"time":0,"by":{},"command":{"startTheClass":{}}}"#,
        #"{"version":2,"time":0,"by":{},"command":{}}"#,
        #"{"version":2,"time":0,"by":{},"command":{"startClass":{},"closeRoom":{}}}"#,
        #"{"version":2,"time":0,"by":{},"command":{"setRecording":{"recording":"loud"}}}"#,
    ])
    func refusesWhatItDoesNotKnow(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(GivenCommand.self, from: Data(text.utf8))
        }
    }

    /// A room as it was written before there were strokes, messages, files and groups in it.
    @Test func refusesARoomOfAnEarlierVersionByItsVersion() throws {
        let recording = RoomRecording(from: Classroom().store.state)
        var file = try #require(written(recording).objectValue)
        var state = try #require(file["state"]?.objectValue)
        for table in ["board", "chat", "cloud", "groups"] { #expect(state.removeValue(forKey: table) != nil) }
        file["state"] = .object(state)
        file["version"] = 1
        let bytes = Data(LiveValue.object(file).json.utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(RoomRecording.self, from: bytes) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("the version is not what is wrong: \(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "this is version 1 of the format; version 2 can be read")
    }

    @Test func goesOnFromAStoredState() throws {
        let room = Classroom()
        try room.pool("student-2").user.handsWave(duration: .seconds(5))
        try room.teacher.user.rewardUsers(userUuidList: ["student-2"], rewardCount: 2)
        let stored = try JSONEncoder().encode(RoomRecording(from: room.store.state))
        let read = try JSONDecoder().decode(RoomRecording.self, from: stored)
        #expect(read.state == room.store.state)
        let again = RoomStore(state: read.state, clock: room.clock)
        #expect(again.nextDeadline == room.store.nextDeadline)
        room.clock.advance(by: .seconds(5))
        again.advance()
        #expect(ContextPool(again, localUser: "teacher-1").user.getHandsWaveList().isEmpty)
        #expect(ContextPool(again, localUser: "teacher-1").user.getUserRewardCount("student-2") == 2)
    }
}
