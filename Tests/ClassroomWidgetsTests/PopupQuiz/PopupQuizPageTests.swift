import ClassroomContexts
import Foundation
import LiveValues
import Testing

/// A quiz as several people have it in front of them.
@Suite struct PopupQuizPageTests {
    private static let open = "{ popupQuiz: { active: true } }"

    private static func running(_ more: String = "", state: Int = 1, users: String = "") -> String {
        """
        { popupQuiz: { active: true, properties: { popupQuizId: inertia, items: [A, B, C, D], correctItems: [A, C], \
        answerState: \(state), receiveQuestionTime: -12700ms, selectedCount: 0, totalCount: 3 \(more) }, \
        userProperties: { \(users) } } }
        """
    }

    private func prepare(_ page: WidgetPage, correct: [String]) throws {
        for letter in correct { try page.perform("correct", letter, on: "popupQuiz") }
        try page.perform("start", on: "popupQuiz")
    }

    private func answer(_ page: WidgetPage, _ items: String...) throws {
        for item in items { try page.perform("mark", item, on: "popupQuiz") }
        try page.perform("submit", on: "popupQuiz")
    }

    @Test func letsSomebodyAnswerWhoWasAwayWhenItBegan() throws {
        let room = try WidgetRoom()
        let student = try room.page("student-1")
        room.pool("student-1").room.leaveRoom()
        try room.pool("teacher-1").widget.send(
            WidgetRequest("start", ["items": ["A", "B"], "correctItems": ["A"]], to: "popupQuiz"))
        #expect(!student.markup.contains("data-action=\"mark\""))
        try room.pool("student-1").room.joinRoom()
        #expect(student.markup.contains("data-action=\"mark\""))
        try answer(student, "A")
        #expect(student.markup.contains("Change My Answer"))
    }

    @Test func playsAQuizFromTheSetupToTheReward() throws {
        let room = try WidgetRoom(widgets: Self.open)
        let teacher = try room.page("teacher-1")
        let first = try room.page("student-1")
        let second = try room.page("student-2")
        #expect(teacher.size(of: "popupQuiz") == "320x190")
        #expect(!first.markup.contains("popupQuiz--card"))

        try prepare(teacher, correct: ["A", "C"])
        #expect(teacher.size(of: "popupQuiz") == "360x284")
        #expect(teacher.markup.contains("Nobody has answered yet."))
        #expect(first.markup.contains("is-unselected"))

        room.clock.advance(by: .seconds(7))
        try answer(first, "C", "A")
        try answer(second, "B")
        #expect(first.markup.contains("Change My Answer"))
        #expect(teacher.markup.contains("2 of 3 have answered"))
        #expect(teacher.markup.contains("00:07"))

        try teacher.perform("stop", on: "popupQuiz")
        #expect(first.markup.contains("is-right"))
        #expect(second.markup.contains("is-wrong"))
        #expect(first.size(of: "popupQuiz") == "180x142")

        try teacher.perform("reward", "winners", on: "popupQuiz")
        #expect(room.pool("teacher-1").user.getUserRewardCount("student-1") == 1)
        #expect(room.pool("teacher-1").user.getUserRewardCount("student-2") == 0)
        #expect(!teacher.markup.contains("Reward all"))

        try teacher.perform("restart", on: "popupQuiz")
        #expect(teacher.markup.contains("Mark at least one as correct."))
        #expect(first.markup.contains("is-finished"))

        try teacher.perform("close", on: "popupQuiz")
        #expect(!first.markup.contains(#"data-widget="popupQuiz""#))
    }

    @Test func rewardsOnceWhenTwoTeachersAsk() throws {
        let room = try WidgetRoom(widgets: Self.running(state: 0))
        let teacher = try room.page("teacher-1")
        let assistant = try room.page("assistant-1")
        try teacher.perform("reward", "all", on: "popupQuiz")
        #expect(throws: ContextError.self) { try assistant.perform("reward", "all", on: "popupQuiz") }
        #expect(room.pool("teacher-1").user.getUserRewardCount("student-2") == 1)
        #expect(assistant.markup.contains("All students are rewarded."))
    }

    @Test func tellsAnAuthorWhoStartsTooLateAndKeepsWhatTheyMarked() throws {
        let room = try WidgetRoom(widgets: Self.open)
        let teacher = try room.page("teacher-1")
        let assistant = try room.page("assistant-1")
        for letter in ["B", "D"] { try teacher.perform("correct", letter, on: "popupQuiz") }
        try prepare(assistant, correct: ["A"])
        let error = #expect(throws: ContextError.self) { try teacher.perform("start", on: "popupQuiz") }
        #expect(error?.code == .wrongState)
        // The same once more, as a second press sends it, does nothing.
        try assistant.perform("start", on: "popupQuiz")
        for page in [teacher, assistant] { #expect(page.markup.contains("0 of 3 have answered")) }
        try assistant.perform("stop", on: "popupQuiz")
        for page in [teacher, assistant] { try page.perform("restart", on: "popupQuiz") }
        #expect(teacher.markup.contains("Correct: BD"))
        #expect(assistant.markup.contains("Mark at least one as correct."))
    }

    @Test func keepsUnsentMarksWhileOthersAnswer() throws {
        let room = try WidgetRoom(widgets: Self.running())
        let first = try room.page("student-1")
        let second = try room.page("student-2")
        try first.perform("mark", "D", on: "popupQuiz")
        let before = first.markup
        try answer(second, "A")
        #expect(first.markup == before)
        #expect(before.contains("is-chosen"))
    }

    @Test func countsNoMarkThatWasNotSubmitted() throws {
        let room = try WidgetRoom(widgets: Self.running())
        let student = try room.page("student-1")
        try student.perform("mark", "A", on: "popupQuiz")
        try student.perform("mark", "C", on: "popupQuiz")
        try room.page("teacher-1").perform("stop", on: "popupQuiz")
        #expect(student.markup.contains("–"))
        #expect(!student.markup.contains("is-right"))
    }

    @Test func changesAnAnswerAndLocksItAgain() throws {
        let room = try WidgetRoom(widgets: Self.running())
        let student = try room.page("student-1")
        try answer(student, "A")
        try student.perform("mark", "B", on: "popupQuiz")
        #expect(room.answer(of: "student-1") == ["A"])
        #expect(student.markup.contains("is-changing"))
        try student.perform("change", on: "popupQuiz")
        #expect(student.markup.contains("is-selected"))
        try answer(student, "C")
        #expect(room.answer(of: "student-1") == ["A", "C"])
        // Changing nothing only locks it.
        try student.perform("change", on: "popupQuiz")
        try student.perform("submit", on: "popupQuiz")
        #expect(student.markup.contains("is-changing"))
    }

    @Test func showsATeacherAChangeThatMovesNoFigure() throws {
        let room = try WidgetRoom(widgets: Self.running())
        let teacher = try room.page("teacher-1")
        let student = try room.page("student-1")
        try answer(student, "B")
        #expect(teacher.markup.contains(">B<"))
        try student.perform("change", on: "popupQuiz")
        try answer(student, "D")
        #expect(teacher.markup.contains(">BD<"))
    }

    @Test func showsATeacherTheFirstHundredAnswers() throws {
        let users = (1...103).map {
            "student-\($0): { popupQuizId: inertia, selectedItems: [B], lastCommitTime: -\($0)ms, isCorrect: false }"
        }
        let room = try WidgetRoom(students: 103, widgets: Self.running(users: users.joined(separator: ", ")))
        let teacher = try room.page("teacher-1")
        #expect(teacher.markup.components(separatedBy: "<tr id=").count == 101)
        #expect(teacher.markup.contains("The first 100 of 103 answers."))
        // The earliest on top; student 103 answered first.
        #expect(teacher.markup.contains(">Student 103<"))
        #expect(!teacher.markup.contains(">Student 3<"))
    }

    @Test func showsTheClockOfTheServer() throws {
        let room = try WidgetRoom(widgets: Self.running())
        #expect(try room.page("student-1").markup.contains(">00:00:12<"))
    }

    @Test func showsALateStudentTheirStoredAnswer() throws {
        let users = "student-2: { popupQuizId: inertia, selectedItems: [B], lastCommitTime: -5s, isCorrect: false }"
        let room = try WidgetRoom(widgets: Self.running(users: users))
        #expect(try room.page("student-2").markup.contains("is-changing"))
        #expect(try room.page("student-1").markup.contains("is-unselected"))
    }

    @Test func showsALateTeacherTheKey() throws {
        let room = try WidgetRoom(widgets: Self.open)
        try prepare(try room.page("teacher-1"), correct: ["B", "D"])
        #expect(try room.page("assistant-1").markup.contains(">BD<"))
        #expect(try !room.page("student-1").markup.contains(">BD<"))
    }

    @Test func letsAnObserverOnlyWatch() throws {
        let room = try WidgetRoom(widgets: Self.running())
        let observer = try room.page("observer-1")
        #expect(!observer.markup.contains("Submit the answer"))
        #expect(throws: ContextError.self) { try observer.perform("mark", "A", on: "popupQuiz") }
        #expect(!observer.markup.contains("is-chosen"))
        try room.page("teacher-1").perform("stop", on: "popupQuiz")
        #expect(observer.markup.contains("The Correct Answer"))
        #expect(!observer.markup.contains("My Answer"))
    }

    @Test func keepsTheLastPictureWhenPropertiesBreak() throws {
        let room = try WidgetRoom(widgets: Self.running())
        let student = try room.page("student-1")
        #expect(student.markup.contains("is-unselected"))
        try room.pool("teacher-1").widget.updateWidgetRoomProperties(["items": "A, B"], widgetId: "popupQuiz")
        #expect(student.markup.contains("is-unselected"))
        #expect(student.markup.contains("must be a list of texts"))
        try room.pool("teacher-1").widget.updateWidgetRoomProperties(["items": ["A", "B"]], widgetId: "popupQuiz")
        #expect(!student.markup.contains("must be a list of texts"))
    }

    @Test func honoursItsConfiguration() throws {
        let room = try WidgetRoom(
            widgets: Self.running(),
            configuration:
                "{ popupQuiz: { submit: { postText: Send }, time: { visible: false }, name: { enable: false } } }")
        let markup = try room.page("student-1").markup
        #expect(markup.contains(">Send<"))
        #expect(!markup.contains("data-runs-from"))
        #expect(!markup.contains("Pop-up quiz"))
    }

    @Test func speaksChinese() throws {
        let room = try WidgetRoom(widgets: Self.running())
        #expect(try room.page("student-1", locale: "zh-Hans").markup.contains("提交答案"))
    }
}

extension WidgetRoom {
    /// A student's stored answer.
    fileprivate func answer(of uuid: String) -> [String]? {
        pool(uuid).widget.getWidgetUserProperties("popupQuiz", of: uuid)["selectedItems"]?.arrayValue?
            .compactMap(\.stringValue)
    }
}
