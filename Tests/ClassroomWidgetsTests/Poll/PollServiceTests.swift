import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// The server's side: who may start and stop, what counts, and why something does not.
struct PollServiceTests {
    static let question: LiveProperties = [
        "mode": 1, "pollTitle": "Which?", "pollItems": ["Ice", "Wood", "Rubber"],
    ]

    private func poll(_ room: WidgetRoom) -> LiveProperties {
        room.pool("teacher-1").widget.getWidgetRoomProperties("poll") ?? [:]
    }

    private func start(_ room: WidgetRoom, by user: String = "teacher-1", mode: Int = 1) throws {
        var question = Self.question
        question["mode"] = .integer(mode)
        try room.pool(user).widget.send(WidgetRequest("start", question, to: "poll"))
    }

    private func vote(_ indexes: LiveValue, by user: String, in room: WidgetRoom) throws {
        try room.pool(user).widget.send(WidgetRequest("submit", ["selectIndex": indexes], to: "poll"))
    }

    // MARK: Start

    @Test(arguments: ["teacher-1", "assistant-1"])
    func startsAPollForEverybody(user: String) throws {
        let room = try WidgetRoom()
        try start(room, by: user)
        let poll = poll(room)
        #expect(poll["pollState"] == 1)
        #expect(poll["pollTitle"] == "Which?")
        #expect(poll["pollItems"] == ["Ice", "Wood", "Rubber"])
        #expect(poll["userCount"] == 0)
        #expect(poll["pollDetails"]?.objectValue?["2"] == ["num": 0, "percentage": 0.0])
        #expect(room.pool("student-1").widget.getWidgetActivity("poll"))
        #expect(room.pool("student-1").widget.getWidgetSyncFrame("poll") == WidgetSyncFrame(x: 0.5, y: 0.5))
    }

    @Test func putsItWhereTheRequestSays() throws {
        let room = try WidgetRoom()
        var question = Self.question
        question["position"] = ["xaxis": 0.25, "yaxis": 1]
        try room.pool("teacher-1").widget.send(WidgetRequest("start", question, to: "poll"))
        #expect(room.pool("teacher-1").widget.getWidgetSyncFrame("poll") == WidgetSyncFrame(x: 0.25, y: 1))
    }

    @Test func leavesAnOpenEditorWhereItStands() throws {
        let room = try WidgetRoom()
        try room.pool("teacher-1").widget.setWidgetActive("poll", syncFrame: WidgetSyncFrame(x: 0.1, y: 0.2))
        try start(room)
        #expect(room.pool("teacher-1").widget.getWidgetSyncFrame("poll") == WidgetSyncFrame(x: 0.1, y: 0.2))
    }

    @Test func givesEveryRunAnIdentityOfItsOwn() throws {
        let room = try WidgetRoom()
        var ids: Set<LiveValue> = []
        for _ in 0..<3 {
            try start(room)
            ids.insert(poll(room)["pollId"] ?? .null)
            try room.pool("teacher-1").widget.send(WidgetRequest("stop", to: "poll"))
        }
        #expect(ids.count == 3)
    }

    @Test(arguments: [
        ("student-1", "only a teacher or an assistant may"),
        ("observer-1", "only a teacher or an assistant or a student may"),
    ])
    func refusesOthersToStart(user: String, reason: String) throws {
        let room = try WidgetRoom()
        let error = try #require(throws: ContextError.self) { try start(room, by: user) }
        #expect(error.code == .notPermitted)
        #expect(error.reason == reason)
        #expect(poll(room).isEmpty)
    }

    static let brokenStarts: [(LiveProperties, String)] = [
        (["mode": 3], "the mode must be 1 for one choice or 2 for several"),
        (["mode": "single"], "the mode must be 1 for one choice or 2 for several"),
        (["pollTitle": " "], "the title is empty"),
        (["pollItems": ["Ice"]], "a poll has 2 to 5 options, not 1"),
        (["pollItems": ["Ice", ""]], "option 2 is empty"),
        (["pollItems": ["Ice", " Ice"]], "options 1 and 2 are the same"),
        (["pollItems": [1, 2]], "a poll needs its pollTitle, a text, and its pollItems, a list of texts"),
        (["pollTitle": .string(PollDraftTests.long)], "the title is longer than 50 characters"),
        (["position": ["xaxis": 2, "yaxis": 0]], "the position needs an xaxis and a yaxis from 0 to 1"),
    ]

    @Test(arguments: brokenStarts)
    func refusesAPollThatBreaksTheRules(changes: LiveProperties, reason: String) throws {
        let room = try WidgetRoom()
        let question = Self.question.merging(changes) { _, new in new }
        let error = try #require(throws: ContextError.self) {
            try room.pool("teacher-1").widget.send(WidgetRequest("start", question, to: "poll"))
        }
        #expect(error.code == .invalidArgument)
        #expect(error.reason == reason)
        #expect(poll(room).isEmpty)
    }

    @Test func refusesASecondPollBesideOneInProgress() throws {
        let room = try WidgetRoom()
        try start(room)
        let error = try #require(throws: ContextError.self) { try start(room, by: "assistant-1") }
        #expect(error.reason == "a poll is in progress already")
    }

    @Test func refusesPollsInOneToOneRooms() throws {
        let room = try WidgetRoom(type: "oneToOne", students: 1)
        let error = try #require(throws: ContextError.self) { try start(room) }
        #expect(error.reason == "one-to-one rooms have no polls")
    }

    // MARK: Votes

    @Test func countsVotersAndSharesOfASingleChoice() throws {
        let room = try WidgetRoom()
        try start(room)
        try vote([0], by: "student-1", in: room)
        try vote([0], by: "student-2", in: room)
        try vote([2], by: "student-3", in: room)
        let run = try #require(try PollRun(.init(poll(room))))
        #expect(run.results.map(\.tally.text) == ["(2) 67%", "(0) 0%", "(1) 33%"])
        #expect(run.voters == 3)
        let own = room.pool("student-3").widget.getWidgetUserProperties("poll")
        #expect(own == ["pollId": .string(run.id), "selectIndex": [2]])
    }

    @Test func countsSharesOfVotersWithSeveralChoices() throws {
        let room = try WidgetRoom()
        try start(room, mode: 2)
        try vote([2, 0], by: "student-1", in: room)
        try vote([0], by: "student-2", in: room)
        let run = try #require(try PollRun(.init(poll(room))))
        #expect(run.results.map(\.tally.text) == ["(2) 100%", "(0) 0%", "(1) 50%"])
        #expect(room.pool("student-1").widget.getWidgetUserProperties("poll")?["selectIndex"] == [0, 2])
    }

    static let brokenVotes: [(mode: Int, indexes: LiveValue, reason: String)] = [
        (1, [0, 1], "this poll takes one option, not 2"),
        (1, [3], "the options go from 0 to 2, not 3"),
        (2, [-1, 0], "the options go from 0 to 2, not -1"),
        (2, [0, 0], "an option counts once in a vote"),
        (1, [], "a vote needs its selectIndex, a list of the options' indexes"),
        (2, ["0"], "a vote needs its selectIndex, a list of the options' indexes"),
        (2, 0, "a vote needs its selectIndex, a list of the options' indexes"),
    ]

    @Test(arguments: brokenVotes)
    func refusesAVoteThatMakesNoSense(mode: Int, indexes: LiveValue, reason: String) throws {
        let room = try WidgetRoom()
        try start(room, mode: mode)
        let before = poll(room)
        let error = try #require(throws: ContextError.self) { try vote(indexes, by: "student-1", in: room) }
        #expect(error.reason == reason)
        #expect(poll(room) == before)
    }

    @Test func countsEverybodyOnceInEachRun() throws {
        let room = try WidgetRoom()
        try start(room)
        try vote([0], by: "student-1", in: room)
        let error = try #require(throws: ContextError.self) { try vote([1], by: "student-1", in: room) }
        #expect(error.reason == "a vote in this poll counts once, and theirs has been counted")
        try room.pool("teacher-1").widget.send(WidgetRequest("stop", to: "poll"))
        try start(room)
        try vote([1], by: "student-1", in: room)
        #expect(try PollRun(.init(poll(room)))?.results.map(\.tally.votes) == [0, 1, 0])
    }

    @Test func remembersAVoterWhoDeletesTheirOwnProperties() throws {
        let room = try WidgetRoom()
        try start(room)
        try vote([0], by: "student-1", in: room)
        try room.pool("student-1").widget.deleteWidgetUserProperties(["pollId"], widgetId: "poll")
        let error = try #require(throws: ContextError.self) { try vote([1], by: "student-1", in: room) }
        #expect(error.reason == "a vote in this poll counts once, and theirs has been counted")
        #expect(try PollRun(.init(poll(room)))?.voters == 1)
    }

    @Test func remembersTheVotersOfAFile() throws {
        let room = try WidgetRoom(
            widgets: """
                { poll: { active: true, properties: { pollState: 1, pollId: p, mode: 1, pollTitle: T, pollItems: [A, B],
                pollDetails: { "0": { num: 1, percentage: 1 } } },
                userProperties: { student-1: { pollId: p, selectIndex: [0] } } } }
                """)
        try vote([1], by: "student-2", in: room)
        try room.pool("student-1").widget.deleteWidgetUserProperties(["pollId"], widgetId: "poll")
        #expect(throws: ContextError.self) { try vote([1], by: "student-1", in: room) }
        #expect(try PollRun(.init(poll(room)))?.voters == 2)
    }

    @Test func refusesAVoteOfAnObserver() throws {
        let room = try WidgetRoom()
        try start(room)
        let error = try #require(throws: ContextError.self) { try vote([0], by: "observer-1", in: room) }
        #expect(error.code == .notPermitted)
    }

    @Test func refusesAVoteThatWasMeantForAnotherRun() throws {
        let room = try WidgetRoom()
        try start(room)
        let request = WidgetRequest("submit", ["pollId": "an earlier one", "selectIndex": [0]], to: "poll")
        let error = try #require(throws: ContextError.self) { try room.pool("student-1").widget.send(request) }
        #expect(error.reason == "that poll is over, and another one has begun")
    }

    @Test func refusesAVoteWithoutAPoll() throws {
        let room = try WidgetRoom()
        let error = try #require(throws: ContextError.self) { try vote([0], by: "student-1", in: room) }
        #expect(error.reason == "there is no poll")
    }

    // MARK: Stop

    @Test func stopsAndTakesNoMoreVotes() throws {
        let room = try WidgetRoom()
        try start(room)
        try room.pool("assistant-1").widget.send(WidgetRequest("stop", to: "poll"))
        #expect(poll(room)["pollState"] == 0)
        let error = try #require(throws: ContextError.self) { try vote([0], by: "student-1", in: room) }
        #expect(error.reason == "the poll has ended")
    }

    @Test(arguments: [("student-1", "only a teacher or an assistant may"), ("teacher-1", "no poll is in progress")])
    func refusesToStop(user: String, reason: String) throws {
        let room = try WidgetRoom()
        let error = try #require(throws: ContextError.self) {
            try room.pool(user).widget.send(WidgetRequest("stop", to: "poll"))
        }
        #expect(error.reason == reason)
    }

    @Test func refusesWhatItDoesNotKnow() throws {
        let room = try WidgetRoom()
        let error = try #require(throws: ContextError.self) {
            try room.pool("teacher-1").widget.send(WidgetRequest("pause", to: "poll"))
        }
        #expect(error.reason == "the widget 'poll' takes no request 'pause'")
    }

    // MARK: Crowds

    @Test func countsAThousandVotesAtOnceExactly() async throws {
        let room = try WidgetRoom(students: 1_000)
        try start(room, mode: 2)
        // Student n chooses option n % 3, and every tenth also the next one.
        func choice(_ student: Int) -> [Int] {
            student.isMultiple(of: 10) ? [student % 3, (student + 1) % 3] : [student % 3]
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for student in 1...1_000 {
                let choice = choice(student)
                group.addTask {
                    try vote(.array(choice.map { .integer($0) }), by: "student-\(student)", in: room)
                }
            }
            try await group.waitForAll()
        }
        let run = try #require(try PollRun(.init(poll(room))))
        let votes = (0..<3).map { option in (1...1_000).count { choice($0).contains(option) } }
        #expect(run.voters == 1_000)
        #expect(run.results.map(\.tally.votes) == votes)
        #expect(run.results.map(\.tally.share) == votes.map { Double($0) / 1_000 })
    }
}
