import ClassroomContexts
import LiveValues
import Testing

@Suite struct ChatTests {
    /// A class with a chat, in which a few things were said.
    private let room: Classroom

    init() {
        room = Classroom { seed in
            seed.widgets[WidgetID.easemobIM] = WidgetSeed(active: true)
            seed.chat.messages = [
                ChatSeed.Message(.text("Good morning"), by: "teacher-1", at: Timestamp(milliseconds: 1000)),
                ChatSeed.Message(.text("Who am I?"), by: "stranger", at: Timestamp(milliseconds: 1500)),
                ChatSeed.Message(.text("早上好"), by: "student-1", at: Timestamp(milliseconds: 2000)),
            ]
        }
    }

    private func words(_ pool: ContextPool) -> [String] {
        let numbers = pool.chat.getNumbers() ?? 1...1
        return pool.chat.getMessages(numbers).map { message in
            switch message.content {
            case .text(let text): "\(message.author.userUuid): \(text)"
            case .picture: "\(message.author.userUuid): a picture"
            case .notice(.mutedAll): "all muted"
            case .notice(.unmutedAll): "all unmuted"
            case .notice(.muted(let user)): "\(user.userUuid) muted"
            case .notice(.unmuted(let user)): "\(user.userUuid) unmuted"
            }
        }
    }

    // MARK: Messages

    @Test func beginsWithWhatTheUsersOfTheSeedHaveSaid() {
        #expect(words(room.teacher) == ["teacher-1: Good morning", "student-1: 早上好"])
        #expect(room.teacher.chat.getNumbers() == 1...2)
        #expect(room.pool("student-2").chat.getUnreadCount() == 0)
    }

    @Test func tellsEverybodyWhatSomebodySays() throws {
        let recorder = EventRecorder(room.pool("observer-1"))
        room.clock.advance(by: .seconds(5))
        try room.pool("student-2").chat.send(text: "  Hello\n")
        let message = try #require(room.teacher.chat.getMessages(3...3).first)
        #expect(message.content == .text("Hello"))
        #expect(message.time == room.clock.now)
        #expect(message.author == room.user("student-2"))
        #expect(recorder.events == [.onChatMessageReceived(message)])
    }

    @Test func takesHostileWordsAsTheyAre() throws {
        let words = "<script>alert(1)</script>\u{202E}\u{0}"
        try room.pool("student-2").chat.send(text: words)
        #expect(room.teacher.chat.getMessages(3...3).map(\.content) == [.text(words)])
    }

    @Test(arguments: [
        ("", ContextError.Code.invalidArgument), (" \n", .invalidArgument),
        ("\u{200B}\u{2060}\u{202E}", .invalidArgument),
        ("a" + String(repeating: "\u{301}", count: SendChatMessage.maxLength), .invalidArgument),
        (String(repeating: "a", count: SendChatMessage.maxLength + 1), .invalidArgument),
    ])
    func refusesWordsThatAreNoMessage(text: String, code: ContextError.Code) {
        let refusal = #expect(throws: ContextError.self) { try room.teacher.chat.send(text: text) }
        #expect(refusal?.code == code)
        #expect(room.teacher.chat.getNumbers() == 1...2)
    }

    @Test func refusesMessagesWithoutAChatWidget() {
        let refusal = #expect(throws: ContextError.self) { try Classroom().teacher.chat.send(text: "Hello") }
        #expect(refusal?.code == .wrongState)
    }

    @Test func keepsTheNewestOfALongHistoryInOrder() throws {
        let count = 20_700
        let long = Classroom { seed in
            seed.widgets[WidgetID.easemobIM] = WidgetSeed()
            seed.chat.messages = (1...count).map {
                ChatSeed.Message(.text(String($0)), by: "teacher-1", at: Timestamp(milliseconds: 0))
            }
        }
        let numbers = try #require(long.teacher.chat.getNumbers())
        #expect(numbers.upperBound == count && numbers.count >= 20_000 && numbers.count < 20_512)
        let last = long.teacher.chat.getMessages((count - 300)...(count + 5))
        #expect(last.map(\.number) == Array((count - 300)...count))
        #expect(last.map(\.content) == last.map { .text(String($0.number)) })
        #expect(long.teacher.chat.getMessages(1...5).isEmpty)
    }

    // MARK: Who may speak

    @Test func mutesAllStudentsAndNobodyElse() throws {
        try room.teacher.chat.setMuted(true)
        try room.teacher.chat.setMuted(true)
        let refusal = #expect(throws: ContextError.self) { try room.pool("student-2").chat.send(text: "Hello") }
        #expect(refusal?.reason == "all students are muted")
        try room.pool("assistant-1").chat.send(text: "Quiet, please")
        try room.pool("assistant-1").chat.setMuted(false)
        try room.pool("student-2").chat.send(text: "Hello")
        #expect(
            words(room.teacher).dropFirst(2) == [
                "all muted", "assistant-1: Quiet, please", "all unmuted", "student-2: Hello",
            ])
    }

    @Test func mutesOneStudentThroughLeavingAndComingBack() throws {
        let student = room.pool("student-2")
        try room.teacher.chat.setMuted(true, userUuid: "student-2")
        student.room.leaveRoom()
        #expect(room.teacher.chat.getMutedUsers().map(\.userUuid) == ["student-2"])
        try student.room.joinRoom()
        #expect(throws: ContextError.self) { try student.chat.send(text: "Hello") }
        try room.pool("student-3").chat.send(text: "Hello")
        try room.teacher.chat.setMuted(false, userUuid: "student-2")
        try student.chat.send(text: "Hello again")
        #expect(
            words(room.teacher).dropFirst(2) == [
                "student-2 muted", "student-3: Hello", "student-2 unmuted", "student-2: Hello again",
            ])
    }

    @Test(arguments: [
        ("assistant-1", ContextError.Code.invalidArgument), ("teacher-1", .invalidArgument), ("nobody", .unknownUser),
    ])
    func refusesToMuteWhoIsNoStudent(user: String, code: ContextError.Code) {
        let refusal = #expect(throws: ContextError.self) { try room.teacher.chat.setMuted(true, userUuid: user) }
        #expect(refusal?.code == code)
    }

    // MARK: The announcement

    @Test func announcesUntilItIsTakenAway() throws {
        try room.teacher.chat.setAnnouncement("Bring your atlas")
        #expect(room.pool("student-1").chat.getAnnouncement() == "Bring your atlas")
        try room.teacher.chat.setAnnouncement(" \n ")
        #expect(room.pool("student-1").chat.getAnnouncement() == nil)
        let long = String(repeating: "图", count: SetChatAnnouncement.maxLength)
        try room.teacher.chat.setAnnouncement(long)
        #expect(throws: ContextError.self) { try room.teacher.chat.setAnnouncement(long + "书") }
        #expect(room.pool("student-1").chat.getAnnouncement() == long)
    }

    // MARK: What was read

    @Test func countsWhatAUserHasNotRead() throws {
        let reader = room.pool("student-2")
        try room.teacher.chat.send(text: "One")
        try room.pool("student-1").chat.send(text: "Two")
        #expect(reader.chat.getUnreadCount() == 2)
        let recorders = (EventRecorder(reader), EventRecorder(room.pool("student-3")))
        try reader.chat.markRead()
        try reader.chat.markRead()
        #expect(reader.chat.getUnreadCount() == 0)
        #expect(recorders.0.events == [.onChatRead(4)])
        #expect(recorders.1.events == [])
        #expect(room.pool("student-3").chat.getUnreadCount() == 2)
    }

    @Test func takesWhatSomebodySaysThemselvesAsReadUnlessMoreIsAboveIt() throws {
        try room.teacher.chat.send(text: "One")
        #expect(room.teacher.chat.getUnreadCount() == 0)
        try room.pool("student-1").chat.send(text: "Two")
        #expect(room.pool("student-1").chat.getUnreadCount() == 2)
    }

    @Test func countsWhatTheWidgetSaysByItself() throws {
        let reader = room.pool("student-2")
        try reader.widget.sendMessage(WidgetMessage("messageReceived"), fromWidget: WidgetID.easemobIM)
        #expect(reader.chat.getUnreadCount() == 1)
        #expect(room.pool("student-3").chat.getUnreadCount() == 0)
        try reader.widget.updateWidgetUserProperties(["unread": 3], widgetId: WidgetID.easemobIM)
        #expect(reader.chat.getUnreadCount() == 4)
        try reader.chat.markRead()
        #expect(reader.chat.getUnreadCount() == 0)
    }

    // MARK: Edits of the fixture

    @Test func saysWhatAnEditAddsAndBeginsAgainWhereItChangesMore() throws {
        try room.pool("student-2").chat.send(text: "Live")
        var seed = Classroom.seed
        seed.widgets[WidgetID.easemobIM] = WidgetSeed(active: true)
        let first = ChatSeed.Message(.text("Good morning"), by: "teacher-1", at: Timestamp(milliseconds: 1000))
        let stranger = ChatSeed.Message(.text("Who am I?"), by: "stranger", at: Timestamp(milliseconds: 1500))
        let second = ChatSeed.Message(.text("早上好"), by: "student-1", at: Timestamp(milliseconds: 2000))
        let third = ChatSeed.Message(.text("And now?"), by: "student-1", at: Timestamp(milliseconds: 3000))
        seed.chat = ChatSeed(messages: [first, stranger, second, third], isAllMuted: true, mutedUsers: ["student-3"])
        room.store.apply(seed)
        #expect(words(room.teacher).suffix(2) == ["student-2: Live", "student-1: And now?"])
        #expect(room.teacher.chat.isAllMuted() && room.teacher.chat.isUserMuted("student-3"))
        seed.chat = ChatSeed(messages: [third])
        room.store.apply(seed)
        #expect(words(room.teacher) == ["student-1: And now?"])
        #expect(!room.teacher.chat.isAllMuted() && !room.teacher.chat.isUserMuted("student-3"))
        try room.pool("student-3").chat.send(text: "Hello")
        #expect(words(room.teacher).last == "student-3: Hello")
    }
}
