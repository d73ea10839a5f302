import ClassroomContexts
import Dispatch
import LiveValues
import Testing

@testable import ClassroomWidgets

@Suite struct PopupQuizServiceTests {
    @Test func opensARunForEverybody() throws {
        let quiz = QuizRoom()
        try quiz.teacher.widget.setWidgetInactive("popupQuiz")
        try quiz.start(items: ["A", "B", "C"], correct: ["C", "A"])
        #expect(quiz.teacher.widget.getWidgetActivity("popupQuiz"))
        var properties = quiz.properties
        #expect(properties.removeValue(forKey: "popupQuizId")?.stringValue?.isEmpty == false)
        #expect(
            properties == [
                "items": ["A", "B", "C"], "answerState": 1, "receiveQuestionTime": 1_000_000, "selectedCount": 0,
                "totalCount": 3,
            ])
    }

    @Test func placesWhatItOpens() throws {
        let quiz = QuizRoom()
        let body: LiveProperties = [
            "items": ["A", "B"], "correctItems": ["A"], "position": ["xaxis": 0.25, "yaxis": 1.5],
        ]
        try quiz.teacher.widget.send(WidgetRequest("start", body, to: "popupQuiz"))
        #expect(quiz.teacher.widget.getWidgetSyncFrame("popupQuiz") == WidgetSyncFrame(x: 0.25, y: 1))
    }

    @Test(arguments: [
        (["A"], ["A"], "a quiz has 2 to 8 options, not 1"),
        (["A", "B", "C", "D", "E", "F", "G", "H", "I"], ["A"], "a quiz has 2 to 8 options, not 9"),
        (["A", "A"], ["A"], "the options of a quiz are different texts, none of them empty"),
        (["A", ""], ["A"], "the options of a quiz are different texts, none of them empty"),
        (["A", "B"], [], "at least one option is correct, and nothing that is none"),
        (["A", "B"], ["C"], "at least one option is correct, and nothing that is none"),
    ])
    func refusesAQuizThatIsNone(items: [String], correct: [String], reason: String) throws {
        let quiz = QuizRoom()
        let refusal = try #require(throws: ContextError.self) { try quiz.start(items: items, correct: correct) }
        #expect(refusal.code == .invalidArgument)
        #expect(refusal.reason == reason)
        #expect(quiz.properties.isEmpty)
    }

    @Test func opensOneRunAtATime() throws {
        let quiz = QuizRoom()
        try quiz.start()
        let before = quiz.properties
        let refusal = try #require(throws: ContextError.self) { try quiz.start() }
        #expect(refusal.code == .wrongState)
        #expect(quiz.properties == before)
    }

    @Test(arguments: [
        ("start", [UserRole.teacher, .assistant]), ("stop", [.teacher, .assistant]), ("submit", [.student]),
        ("reward", [.teacher, .assistant]),
    ])
    func asksOnlyThoseWhoMay(name: String, allowed: [UserRole]) throws {
        for role in UserRole.allCases where !allowed.contains(role) {
            let quiz = QuizRoom()
            try quiz.start()
            let refusal = try #require(throws: ContextError.self) {
                try quiz.pool("\(role.name)-1").widget.send(quiz.request(name, ["selectedItems": ["A"], "to": "all"]))
            }
            #expect(refusal.code == .notPermitted)
        }
    }

    @Test func tellsTheKeyOnlyToThoseWhoLeadUntilTheEnd() throws {
        let quiz = QuizRoom()
        let heard = EventNames(quiz.store, containing: "correctItems")
        try quiz.start(correct: ["B"])
        try quiz.submit(["B"], by: "student-1")
        #expect(heard.count == 0)
        let key: (String) -> LiveValue? = {
            quiz.pool($0).widget.getWidgetServerProperties("popupQuiz")["correctItems"]
        }
        #expect(key("teacher-1") == ["B"])
        #expect(key("assistant-1") == ["B"])
        #expect(key("student-1") == nil)
        #expect(key("observer-1") == nil)
        try quiz.stop()
        #expect(heard.count == 1)
        #expect(quiz.properties["correctItems"] == ["B"])
    }

    @Test func storesAnAnswerInTheOrderOfTheItems() throws {
        let quiz = QuizRoom()
        try quiz.start(correct: ["A", "C"])
        quiz.clock.advance(by: .seconds(25))
        try quiz.submit(["C", "A", "C"], by: "student-1")
        #expect(
            quiz.answer(of: "student-1") == [
                "popupQuizId": quiz.properties["popupQuizId"] ?? .null, "selectedItems": ["A", "C"],
                "lastCommitTime": 1_025_000,
            ])
    }

    /// Who answers what, and the tally after it: answers, right ones, their share.
    @Test func changesTheTallyByWhatAnAnswerAdds() throws {
        let quiz = QuizRoom()
        try quiz.start(correct: ["A", "B"])
        let steps: [(user: String, items: [String], selected: Int, correct: Int, share: Double)] = [
            ("student-1", ["A"], 1, 0, 0), ("student-2", ["B", "A"], 2, 1, 0.5), ("student-1", ["A", "B"], 2, 2, 1),
            ("student-1", ["A", "B"], 2, 2, 1), ("student-3", ["D"], 3, 2, 2.0 / 3),
            ("student-2", ["C"], 3, 1, 1.0 / 3),
        ]
        for step in steps {
            try quiz.submit(step.items, by: step.user)
            #expect(quiz.properties["selectedCount"] == .integer(step.selected))
            #expect(quiz.secrets["correctCount"] == .integer(step.correct))
            #expect(quiz.secrets["averageAccuracy"] == .number(step.share))
            #expect(quiz.properties["totalCount"] == 3)
        }
    }

    /// People may write their own user properties as they like.
    @Test(arguments: ["", "inertia"])
    func countsSomebodyOnceWhateverTheyWriteOfThemselves(id: String) throws {
        let quiz = QuizRoom(properties: [
            "popupQuizId": .string(id), "items": ["A", "B"], "correctItems": ["A"],
            "answerState": .integer(id.isEmpty ? 0 : 1), "receiveQuestionTime": 1_000_000,
        ])
        if id.isEmpty { try quiz.start() }
        try quiz.submit(["B"], by: "student-1")
        let student = quiz.pool("student-1").widget
        try student.updateWidgetUserProperties(["isCorrect": true], widgetId: "popupQuiz")
        try quiz.submit(["B"], by: "student-1")
        #expect(quiz.secrets["correctCount"] == 0)
        try student.deleteWidgetUserProperties(["popupQuizId"], widgetId: "popupQuiz")
        try quiz.submit(["A"], by: "student-1")
        #expect(quiz.properties["selectedCount"] == 1)
        #expect(quiz.secrets["correctCount"] == 1)
    }

    @Test func countsWhoAnsweredAndLeft() throws {
        let quiz = QuizRoom()
        try quiz.start()
        try quiz.submit(["A"], by: "student-1")
        try quiz.submit(["B"], by: "student-2")
        quiz.store.userLeaves("student-1")
        quiz.store.userLeaves("student-2")
        try quiz.submit(["A"], by: "student-3")
        #expect(quiz.properties["selectedCount"] == 3)
        #expect(quiz.properties["totalCount"] == 3)
    }

    @Test func countsExactlyWhenAllAnswerAndChangeAtOnce() throws {
        let quiz = QuizRoom(students: 200)
        try quiz.start(correct: ["A"])
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            // Each changes their answer; every second one ends with the right one.
            for items in [["A"], ["B"], ["A", "B"], index.isMultiple(of: 2) ? ["A"] : ["C"]] {
                try? quiz.submit(items, by: "student-\(index + 1)")
            }
        }
        #expect(quiz.properties["selectedCount"] == 200)
        try quiz.stop()
        #expect(quiz.properties["correctCount"] == 100)
        #expect(quiz.properties["averageAccuracy"] == 0.5)
    }

    @Test(arguments: [[], ["E"], ["A", "E"]])
    func refusesAnAnswerThatIsNone(items: [String]) throws {
        let quiz = QuizRoom()
        try quiz.start()
        let refusal = try #require(throws: ContextError.self) { try quiz.submit(items, by: "student-1") }
        #expect(refusal.code == .invalidArgument)
        #expect(quiz.properties["selectedCount"] == 0)
    }

    @Test func takesNoAnswerAfterTheEndOrToAnotherRun() throws {
        let quiz = QuizRoom()
        try quiz.start()
        let old = quiz.request("submit", ["selectedItems": ["A"]])
        try quiz.stop()
        #expect(throws: ContextError.self) { try quiz.pool("student-1").widget.send(old) }
        try quiz.start()
        let refusal = try #require(throws: ContextError.self) { try quiz.pool("student-1").widget.send(old) }
        #expect(refusal.reason == "this quiz has ended")
        #expect(quiz.properties["selectedCount"] == 0)
    }

    @Test func endsARunAtTheServersTime() throws {
        let quiz = QuizRoom()
        try quiz.start()
        quiz.clock.advance(by: .seconds(90))
        try quiz.stop()
        #expect(quiz.properties["answerState"] == 0)
        #expect(quiz.properties["endTime"] == 1_090_000)
    }

    @Test func startsAfreshWithinOneMillisecond() throws {
        let quiz = QuizRoom()
        try quiz.start()
        try quiz.submit(["A"], by: "student-1")
        let first = quiz.properties["popupQuizId"]
        try quiz.stop()
        try quiz.start()
        #expect(quiz.properties["popupQuizId"] != first)
        #expect(quiz.properties["selectedCount"] == 0)
        #expect(quiz.properties["correctItems"] == nil)
        #expect(quiz.properties["endTime"] == nil)
        try quiz.submit(["A"], by: "student-1")
        #expect(quiz.properties["selectedCount"] == 1)
    }

    @Test func countsRunsFromAnyNumberThatAStoredRoomHas() throws {
        let quiz = QuizRoom()
        let change = ChangeWidget(widgetId: "popupQuiz", changes: [.setServerProperties(["runs": .integer(.max)])])
        try quiz.store.perform(.changeWidget(change), by: .server)
        try quiz.start()
        #expect(quiz.secrets["runs"] == 1)
    }

    @Test func usesTheKeyOfAFixture() throws {
        let quiz = QuizRoom(properties: [
            "popupQuizId": "inertia", "items": ["A", "B"], "correctItems": ["B"], "answerState": 1,
            "receiveQuestionTime": 990_000, "selectedCount": 7, "correctCount": 3,
        ])
        try quiz.submit(["B"], by: "student-1")
        #expect(quiz.properties["selectedCount"] == 8)
        try quiz.stop()
        #expect(quiz.properties["correctCount"] == 4)
        #expect(quiz.properties["averageAccuracy"] == 0.5)
    }

    @Test func notesARewardOnce() throws {
        let quiz = QuizRoom()
        try quiz.start()
        #expect(throws: ContextError.self) { try quiz.teacher.widget.send(quiz.request("reward", ["to": "all"])) }
        try quiz.stop()
        try quiz.teacher.widget.send(quiz.request("reward", ["to": "winners"]))
        let refusal = try #require(throws: ContextError.self) {
            try quiz.pool("assistant-1").widget.send(quiz.request("reward", ["to": "all"]))
        }
        #expect(refusal.reason == "this quiz has been rewarded already")
        #expect(quiz.properties["rewarded"] == "winners")
    }

    @Test func forgetsItsSecretsWithTheWidget() throws {
        let quiz = QuizRoom()
        try quiz.start()
        try quiz.teacher.widget.setWidgetInactive("popupQuiz", isRemove: true)
        #expect(quiz.teacher.widget.getWidgetServerProperties("popupQuiz").isEmpty)
        #expect(quiz.properties.isEmpty)
    }
}
