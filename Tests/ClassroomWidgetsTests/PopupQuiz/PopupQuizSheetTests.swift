import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

@Suite struct PopupQuizSheetTests {
    private static func round(isOpen: Bool = true, items: Int = 4, correct: [String] = []) throws -> PopupQuizRound {
        let letters = "ABCDEFGH".prefix(items).map { LiveValue.string(String($0)) }
        return try #require(
            try PopupQuizRound(
                WidgetProperties([
                    "popupQuizId": "inertia", "items": .array(letters), "answerState": isOpen ? 1 : 0,
                    "receiveQuestionTime": 0, "correctItems": .array(correct.map(LiveValue.string)),
                ])))
    }

    private static func answer(_ items: [String], to id: String = "inertia") -> PopupQuizAnswer? {
        PopupQuizAnswer(
            [
                "popupQuizId": .string(id), "selectedItems": .array(items.map(LiveValue.string)),
                "lastCommitTime": 0, "isCorrect": false,
            ], to: "inertia")
    }

    /// The rows of the table of states.
    @Test(
        arguments: [
            (isOpen: true, stored: nil, marks: [], isChanging: false, state: PopupQuizSheet.State.unselected),
            (true, nil, ["A"], false, .selected),
            (true, ["A"], [], false, .changing),
            (true, ["A"], ["B"], false, .changing),
            (true, ["A"], ["A"], true, .selected),
            (true, ["A"], [], true, .unselected),
            (false, nil, ["A"], false, .finished),
            (false, ["A"], ["B"], true, .finished),
        ] as [(isOpen: Bool, stored: [String]?, marks: Set<String>, isChanging: Bool, state: PopupQuizSheet.State)])
    func isInOneOfFourStates(
        isOpen: Bool, stored: [String]?, marks: Set<String>, isChanging: Bool, state: PopupQuizSheet.State
    ) throws {
        let sheet = PopupQuizSheet(
            try Self.round(isOpen: isOpen), answer: stored.flatMap { Self.answer($0) },
            choice: PopupQuizChoice(roundID: "inertia", marks: marks, isChanging: isChanging))
        #expect(sheet.state == state)
    }

    @Test(arguments: [(2, 105), (4, 105), (5, 141), (8, 141)])
    func isAsHighAsItsOptions(items: Int, height: Double) throws {
        let sheet = PopupQuizSheet(try Self.round(items: items), answer: nil, choice: PopupQuizChoice())
        #expect(sheet.size.width == 180)
        #expect(sheet.size.height == height)
    }

    @Test(arguments: [2, 8])
    func isOfOneHeightAfterTheEnd(items: Int) throws {
        let sheet = PopupQuizSheet(try Self.round(isOpen: false, items: items), answer: nil, choice: PopupQuizChoice())
        #expect(sheet.size.height == 142)
    }

    /// Stored answers to a key of A and C.
    @Test(
        arguments: [
            (["A", "C"], true), (["C", "A"], true), (["A"], false), (["A", "B", "C"], false), (nil, false),
        ] as [([String]?, Bool)])
    func comparesAnswersAsSets(stored: [String]?, isCorrect: Bool) throws {
        let sheet = PopupQuizSheet(
            try Self.round(isOpen: false, correct: ["A", "C"]), answer: stored.flatMap { Self.answer($0) },
            choice: PopupQuizChoice(roundID: "inertia", marks: ["A", "C"]))
        #expect(sheet.isCorrect == isCorrect)
    }

    @Test func ignoresWhatBelongsToAnotherRun() throws {
        #expect(Self.answer(["A"], to: "gravity") == nil)
        let sheet = PopupQuizSheet(
            try Self.round(), answer: nil, choice: PopupQuizChoice(roundID: "gravity", marks: ["A"]))
        #expect(sheet.state == .unselected)
    }

    @Test(arguments: ["popupQuizId", "selectedItems", "lastCommitTime"])
    func readsAnAnswerWholeOrNotAtAll(missing: String) {
        var properties: LiveProperties = [
            "popupQuizId": "inertia", "selectedItems": ["A"], "lastCommitTime": 5, "isCorrect": true,
        ]
        #expect(PopupQuizAnswer(properties, to: "inertia")?.selectedItems == ["A"])
        properties[missing] = nil
        #expect(PopupQuizAnswer(properties, to: "inertia") == nil)
    }

    @Test(arguments: [(nil, true), (true, true), ("yes", false)] as [(LiveValue?, Bool)])
    func readsAnAnswerWhoseVerdictIsStillASecret(verdict: LiveValue?, isRead: Bool) {
        var properties: LiveProperties = ["popupQuizId": "inertia", "selectedItems": ["A"], "lastCommitTime": 5]
        properties["isCorrect"] = verdict
        let answer = PopupQuizAnswer(properties, to: "inertia")
        #expect((answer != nil) == isRead)
        #expect(answer?.isCorrect == verdict?.boolValue)
    }

    @Test func marksSeveralAndTakesMarksAway() throws {
        let round = try Self.round()
        var choice = PopupQuizChoice()
        choice.toggle("A", in: round, after: nil)
        choice.toggle("C", in: round, after: nil)
        #expect(choice.marks == ["A", "C"])
        choice.toggle("A", in: round, after: nil)
        #expect(choice.marks == ["C"])
    }

    @Test func changesFromTheStoredAnswer() throws {
        var choice = PopupQuizChoice()
        choice.change(try Self.round(), Self.answer(["B", "D"]))
        #expect(choice.marks == ["B", "D"])
        #expect(choice.isChanging)
    }
}

@Suite struct PopupQuizDraftTests {
    @Test func startsWithFourOptionsAndNoKey() {
        let draft = PopupQuizDraft()
        #expect(draft.items == ["A", "B", "C", "D"])
        #expect(!draft.isComplete)
    }

    @Test func staysBetweenTwoAndEightOptions() {
        var draft = PopupQuizDraft()
        for _ in 0..<9 { draft.grow() }
        #expect(draft.items.last == "H")
        #expect(!draft.canGrow)
        for _ in 0..<9 { draft.shrink() }
        #expect(draft.items == ["A", "B"])
        #expect(!draft.canShrink)
    }

    @Test func forgetsThatAnOptionIsRightThatGoes() {
        var draft = PopupQuizDraft()
        draft.toggle("D")
        #expect(draft.isComplete)
        draft.shrink()
        #expect(!draft.isComplete)
        draft.grow()
        #expect(draft.correctItems == [])
    }

    @Test func listsTheKeyInTheOrderOfTheOptions() {
        var draft = PopupQuizDraft()
        for letter in ["C", "A", "H"] { draft.toggle(letter) }
        #expect(draft.correctItems == ["A", "C"])
    }

    @Test func keepsTheNumberOfOptionsForTheNextRun() {
        var draft = PopupQuizDraft()
        draft.grow()
        draft.toggle("A")
        draft.forgetKey()
        #expect(draft.items.count == 5)
        #expect(!draft.isComplete)
    }
}
