import Testing

/// What is wrong with a quiz in a file.
@Suite struct PopupQuizFileTests {
    private static func properties(_ items: String, _ correct: String, _ more: String = "") -> String {
        """
        { popupQuiz: { active: true, properties: { popupQuizId: inertia, items: [\(items)], \
        correctItems: [\(correct)], answerState: 1, receiveQuestionTime: -1m\(more) } } }
        """
    }

    @Test(arguments: [
        ("A", "A", "", "'items' has 2 to 8 items; this list has 1"),
        ("A, B, C, D, E, F, G, H, I", "A", "", "'items' has 2 to 8 items; this list has 9"),
        ("A, B", "", "", "'correctItems' has 1 to 8 items; this list has 0"),
        ("A, B, A", "B", "", "the option 'A' is there twice"),
        ("A, \"\"", "A", "", "an option is empty"),
        ("A, Both", "A", "", "the option 'Both' is cut off in its cell"),
        ("A, B", "C", "", "the correct option 'C' is none of the options"),
        ("A, B", "B, B", "", "'B' is there twice among the correct options"),
        ("A, B", "B", ", selectedCount: 2, correctCount: 3", "more answers are correct than there are answers"),
        ("A, B", "B", ", selectedCount: 5, totalCount: 4", "more have answered than are expected to"),
    ])
    func saysWhatIsWrong(items: String, correct: String, more: String, message: String) throws {
        let error = try #require(throws: WidgetRoom.NotStaged.self) {
            try WidgetRoom(widgets: Self.properties(items, correct, more))
        }
        #expect(error.findings.count == 1)
        #expect(error.findings.first?.hasSuffix(message) == true, "\(error.findings)")
    }

    @Test(arguments: [("A, B", "A, B"), ("A, B, C, D, E, F, G, H", "H"), ("对, 错", "错"), ("1, no", "1")])
    func takesWhatIsAQuiz(items: String, correct: String) throws {
        _ = try WidgetRoom(widgets: Self.properties(items, correct))
    }

    private static func withoutKey(_ state: Int) -> String {
        """
        { popupQuiz: { active: true, properties: { popupQuizId: inertia, items: [A, B], answerState: \(state), \
        receiveQuestionTime: -1m } } }
        """
    }

    @Test func wantsTheKeyOfAnEndedQuiz() throws {
        let error = try #require(throws: WidgetRoom.NotStaged.self) { try WidgetRoom(widgets: Self.withoutKey(0)) }
        #expect(error.findings.count == 1)
        #expect(
            error.findings.first?.hasSuffix("a quiz that has ended needs its key, 'correctItems'") == true,
            "\(error.findings)")
        _ = try WidgetRoom(widgets: Self.withoutKey(1))
    }
}
