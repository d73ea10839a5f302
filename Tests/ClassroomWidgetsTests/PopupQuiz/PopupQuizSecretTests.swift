import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// What nobody learns before the end, and what nobody but the server can change.
@Suite struct PopupQuizSecretTests {
    private static let fixture: LiveProperties = [
        "popupQuizId": "inertia", "items": ["A", "B"], "correctItems": ["B"], "answerState": 1,
        "receiveQuestionTime": 990_000, "selectedCount": 2, "correctCount": 1, "totalCount": 3, "averageAccuracy": 0.5,
    ]

    private static func answer(_ item: String, _ isCorrect: Bool) -> LiveProperties {
        [
            "popupQuizId": "inertia", "selectedItems": [.string(item)], "lastCommitTime": 995_000,
            "isCorrect": .bool(isCorrect),
        ]
    }

    private func winners(_ quiz: QuizRoom) throws -> [String] {
        let round = try #require(try PopupQuizRound(WidgetProperties(quiz.properties)))
        return PopupQuizAnswers(to: round, in: quiz.teacher, "popupQuiz").winners
    }

    @Test(arguments: [["A"], ["B"], ["A", "B"]])
    func tellsNothingOfTheKeyToWhoProbes(items: [String]) throws {
        let quiz = QuizRoom()
        try quiz.start(items: ["A", "B"], correct: ["B"])
        let before = Set(quiz.properties.keys)
        try quiz.submit(items, by: "student-1")
        #expect(Set(quiz.properties.keys) == before)
        #expect(before.isDisjoint(with: ["correctItems", "correctCount", "averageAccuracy"]))
        #expect(Set(quiz.answer(of: "student-1").keys) == ["popupQuizId", "selectedItems", "lastCommitTime"])
        let student = quiz.pool("student-1").widget
        #expect(student.getWidgetServerProperties("popupQuiz", of: "student-1").isEmpty)
        #expect(
            quiz.teacher.widget.getWidgetServerProperties("popupQuiz", of: "student-1")["isCorrect"]
                == .bool(items == ["B"]))
    }

    @Test func tellsEverythingAtTheEnd() throws {
        let quiz = QuizRoom()
        try quiz.start(correct: ["B"])
        try quiz.submit(["B"], by: "student-1")
        try quiz.submit(["A"], by: "student-2")
        try quiz.stop()
        #expect(quiz.properties["correctItems"] == ["B"])
        #expect(quiz.properties["correctCount"] == 1)
        #expect(quiz.properties["averageAccuracy"] == 0.5)
        #expect(quiz.answer(of: "student-1")["isCorrect"] == true)
        #expect(quiz.answer(of: "student-2")["isCorrect"] == false)
        #expect(quiz.answer(of: "student-3").isEmpty)
    }

    @Test func hidesTheKeyOfAFixtureBeforeAnybodyAsks() throws {
        let quiz = QuizRoom(
            properties: Self.fixture,
            answers: ["student-1": Self.answer("B", true), "student-2": Self.answer("A", false)])
        for name in ["correctItems", "correctCount", "averageAccuracy"] {
            #expect(quiz.properties[name] == nil)
            #expect(quiz.secrets[name] == Self.fixture[name])
        }
        #expect(quiz.answer(of: "student-1")["isCorrect"] == nil)
        #expect(try winners(quiz) == ["student-1"])
        try quiz.submit(["B"], by: "student-2")
        try quiz.stop()
        #expect(quiz.properties["correctCount"] == 2)
        #expect(quiz.properties["selectedCount"] == 2)
    }

    @Test func hidesTheKeyThatAChangedFixtureBrings() throws {
        let quiz = QuizRoom()
        quiz.store.apply(
            RoomSeed(
                users: [
                    UserSeed(uuid: "teacher-1", name: "Ms. Lin", role: .teacher),
                    UserSeed(uuid: "student-1", name: "Student 1"),
                ],
                widgets: [
                    "popupQuiz": WidgetSeed(
                        active: true, properties: Self.fixture, userProperties: ["student-1": Self.answer("B", true)])
                ]))
        #expect(quiz.properties["items"] == ["A", "B"])
        #expect(quiz.properties["correctItems"] == nil)
        #expect(quiz.secrets["correctItems"] == ["B"])
        #expect(quiz.answer(of: "student-1")["isCorrect"] == nil)
        #expect(try winners(quiz) == ["student-1"])
    }

    @Test func leavesTheKeyOfAnEndedQuizWhereItIs() {
        let ended = Self.fixture.merging(["answerState": 0]) { $1 }
        let quiz = QuizRoom(properties: ended, answers: ["student-1": Self.answer("B", true)])
        #expect(quiz.properties == ended)
        #expect(quiz.answer(of: "student-1") == Self.answer("B", true))
    }

    @Test func countsAStudentOnceWhoDeletesTheirAnswer() throws {
        let quiz = QuizRoom()
        try quiz.start(correct: ["B"])
        let widget = quiz.pool("student-1").widget
        for _ in 1...3 {
            try quiz.submit(["B"], by: "student-1")
            try widget.deleteWidgetUserProperties(["popupQuizId", "selectedItems"], widgetId: "popupQuiz")
        }
        #expect(quiz.properties["selectedCount"] == 1)
        try quiz.stop()
        #expect(quiz.properties["correctCount"] == 1)
        #expect(quiz.answer(of: "student-1")["selectedItems"] == ["B"])
    }

    @Test func believesNoVerdictOfAStudent() throws {
        let quiz = QuizRoom()
        try quiz.start(correct: ["B"])
        let id = quiz.properties["popupQuizId"] ?? .null
        for (student, submits) in [("student-1", true), ("student-2", false)] {
            if submits { try quiz.submit(["A"], by: student) }
            try quiz.pool(student).widget.updateWidgetUserProperties(
                ["popupQuizId": id, "selectedItems": ["B"], "lastCommitTime": 1, "isCorrect": true],
                widgetId: "popupQuiz")
        }
        // A right answer before, as it claims, would be taken off the tally.
        try quiz.submit(["C"], by: "student-1")
        #expect(quiz.secrets["correctCount"] == 0)
        try quiz.stop()
        #expect(try winners(quiz) == [])
        #expect(quiz.properties["selectedCount"] == 1)
        #expect(quiz.answer(of: "student-1")["isCorrect"] == false)
        #expect(quiz.answer(of: "student-1")["selectedItems"] == ["C"])
    }

    /// Figures that no quiz has, and what they are taken for.
    @Test(arguments: [(-3, -4, 0, 0), (2, 5, 2, 2), (Int.max, Int.min, 1_000_000, 0)])
    func clampsATally(selected: Int, correct: Int, keptSelected: Int, keptCorrect: Int) {
        let tally = PopupQuizTally(selected: selected, correct: correct)
        #expect(tally.selected == keptSelected)
        #expect(tally.correct == keptCorrect)
        #expect(tally.counting(false, insteadOf: true).correct >= 0)
    }

    @Test func endsAQuizThatWasClosedWhileOpen() throws {
        let quiz = QuizRoom()
        try quiz.start()
        try quiz.teacher.widget.setWidgetInactive("popupQuiz")
        #expect(throws: ContextError.self) { try quiz.submit(["A"], by: "student-1") }
        try quiz.stop()
        #expect(quiz.properties["answerState"] == 0)
    }

    @Test func startsAfreshAfterAQuizWasClosedWhileOpen() throws {
        let quiz = QuizRoom()
        try quiz.start(correct: ["A"])
        try quiz.submit(["A"], by: "student-1")
        let first = quiz.properties["popupQuizId"]
        try quiz.teacher.widget.setWidgetInactive("popupQuiz")
        try quiz.start(correct: ["B"])
        #expect(quiz.teacher.widget.getWidgetActivity("popupQuiz"))
        #expect(quiz.properties["popupQuizId"] != first)
        #expect(quiz.properties["selectedCount"] == 0)
        #expect(quiz.secrets["correctCount"] == 0)
    }

    @Test func goesOnWhenAClosedQuizIsActiveAgain() throws {
        let quiz = QuizRoom()
        try quiz.start(correct: ["A"])
        try quiz.teacher.widget.setWidgetInactive("popupQuiz")
        try quiz.teacher.widget.setWidgetActive("popupQuiz")
        #expect(throws: ContextError.self) { try quiz.start() }
        try quiz.submit(["A"], by: "student-1")
        try quiz.stop()
        #expect(quiz.properties["correctCount"] == 1)
    }
}
