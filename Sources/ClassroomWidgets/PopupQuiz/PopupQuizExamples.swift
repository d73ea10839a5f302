import SceneRendering

extension PopupQuiz {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "Nothing is chosen yet", fixture: quiz(), viewer: "chen", frame: piece,
            expect: .markup(
                contains: ["is-unselected", "Submit the answer", "00:01:24", "disabled"],
                lacks: ["is-chosen", "correctItems"])),
        ComponentExample(
            "Eight options in two rows", fixture: quiz(items: "A, B, C, D, E, F, G, H"), viewer: "chen", frame: piece,
            expect: .markup(contains: [#"data-argument="H""#, "--h:141px"])),
        ComponentExample(
            "An answer that is submitted and can be changed", fixture: quiz(answer: answer("A, B", false)),
            viewer: "chen", frame: piece, expect: .markup(contains: ["is-changing", "is-chosen", "Change My Answer"])),
        ComponentExample(
            "A right answer after the end", fixture: quiz(state: 0, answer: answer("A, C", true)), viewer: "chen",
            frame: piece,
            expect: .markup(
                contains: ["2/4", "50%", "is-right", "--h:142px"], lacks: ["Submit the answer", "is-wrong"])),
        ComponentExample(
            "A wrong answer after the end", fixture: quiz(state: 0, answer: answer("A, B", false)), viewer: "chen",
            frame: piece,
            expect: .markup(contains: ["is-wrong", "AB"], lacks: ["is-right"])),
        ComponentExample(
            "No answer by the end", fixture: quiz(state: 0), viewer: "chen", frame: piece,
            expect: .markup(contains: ["is-wrong", "–"], lacks: ["is-right"])),
        ComponentExample(
            "An observer sees it and can do nothing", fixture: quiz(), viewer: "guest", frame: piece,
            expect: .markup(contains: ["is-watching", "disabled"], lacks: ["Submit the answer"])),
        ComponentExample(
            "A student before there is a quiz", fixture: people + "widgets: { popupQuiz: { active: true } }",
            viewer: "chen", frame: piece,
            expect: .markup(contains: [#"data-widget="popupQuiz""#], lacks: ["Pop-up quiz"])),

        // Those who lead it
        ComponentExample(
            "A teacher prepares it", fixture: people + "widgets: { popupQuiz: { active: true } }", viewer: "lin",
            expect: .markup(
                contains: [#"data-argument="D""#, "Mark at least one as correct."], lacks: [#"data-argument="E""#])),
        ComponentExample(
            "A teacher follows the answers", fixture: quiz(answer: answer("A, B", false)), viewer: "lin",
            expect: .markup(contains: ["In progress", "陈小明", "00:25", "2/4", "Stop"], lacks: ["Reward winners"])),
        ComponentExample(
            "A teacher may reward after the end", fixture: quiz(state: 0, answer: answer("A, C", true)), viewer: "lin",
            expect: .markup(contains: ["Reward winners", "Reward all", "Start again"], lacks: ["In progress"])),
        ComponentExample(
            "Nobody has answered", fixture: quiz(), viewer: "qiu",
            expect: .markup(contains: ["Nobody has answered yet."])),

        // Other looks
        ComponentExample(
            "Without the time, under another name",
            configuration: """
                name: { text: { en: Quick check, zh-Hans: 小测验 }, textAlignment: center }
                time: { visible: false }
                cornerRadius: 12
                """, fixture: quiz(), viewer: "chen", frame: piece,
            expect: .markup(contains: ["Quick check", "at-center"], lacks: ["data-runs-from"])),

        // What is refused
        ComponentExample(
            "An option that is there twice", fixture: quiz(items: "A, C, C, D"), viewer: "chen",
            expect: .findings(["widget.property"])),
        ComponentExample(
            "A key that is none of the options", fixture: quiz(items: "A, B"), viewer: "chen",
            expect: .findings(["widget.property"])),
        ComponentExample(
            "Words that do not fit into their cells", fixture: quiz(items: "A, C, Both, None"), viewer: "chen",
            expect: .findings(["widget.odd-property", "widget.odd-property"])),
        ComponentExample(
            "Nine options", fixture: quiz(items: "A, B, C, D, E, F, G, H, I"), viewer: "chen",
            expect: .findings(["config.item-count"])),
        ComponentExample(
            "A colour under a key that it does not have", configuration: "option: { selectedColor: white }",
            fixture: quiz(), viewer: "chen", expect: .findings(["config.unknown-key"])),
        ComponentExample(
            "A radius that is no length", configuration: "cornerRadius: round", fixture: quiz(), viewer: "chen",
            expect: .findings(["config.length"])),
    ]

    /// As much board as a receiver's view needs around it.
    private static let piece = "width: 260\nheight: 190"

    private static let people = """
        clock: 2026-03-02T09:12:00Z
        \(ExampleClass.users)

        """

    /// A quiz that began 84 seconds ago; 陈小明's answer, when there is one, came after 25.
    private static func quiz(items: String = "A, B, C, D", state: Int = 1, answer: String = "") -> String {
        people + """
            widgets:
              popupQuiz:
                active: true
                properties:
                  popupQuizId: inertia
                  items: [\(items)]
                  correctItems: [A, C]
                  answerState: \(state)
                  receiveQuestionTime: -84s
                  selectedCount: 2
                  correctCount: 1
                  totalCount: 4
                  averageAccuracy: 0.5
                userProperties: {\(answer)}
            """
    }

    private static func answer(_ items: String, _ isCorrect: Bool) -> String {
        " chen: { popupQuizId: inertia, selectedItems: [\(items)], lastCommitTime: -59s, isCorrect: "
            + "\(isCorrect) } "
    }
}
