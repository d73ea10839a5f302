import ClassroomScenes
import SceneRendering

/// The card in which a teacher or an assistant prepares a quiz: how many options, and which are right.
struct PopupQuizSetup {
    let draft: PopupQuizDraft
    let environment: WidgetEnvironment

    /// What the card asks for, in points.
    static let size = (width: 320.0, height: 190.0)

    func render() -> HTMLNode {
        let start = HTMLNode.element(
            .button, .id(environment.partID("start")), .type("button"), .class("a-button a-main"),
            draft.isComplete ? nil : .disabled, .aria("describedby", environment.partID("note")),
            .performs("start"), text: environment.string("diorama_quiz_start"))
        let note =
            draft.isComplete
            ? environment.string("diorama_quiz_marked", xxx: PopupQuizText.answer(draft.correctItems))
            : environment.string("diorama_quiz_mark_one")
        return AuthoringCard(
            environment: environment, name: PopupQuiz.configurationName,
            title: environment.text("name.text", "fcr_popup_quiz"),
            closing: environment.string("diorama_quiz_close")
        ).render(
            body: [stepper, letters],
            footer: [
                .element(.p, .id(environment.partID("note")), .class("a-note"), .role("status"), text: note), start,
            ])
    }

    private var stepper: HTMLNode {
        .element(
            .div, .class("stepper"), .role("group"), .aria("labelledby", environment.partID("count-label")),
            children: [
                .element(
                    .span, .id(environment.partID("count-label")), .class("a-label"),
                    text: environment.string("diorama_quiz_count")),
                step("fewer", "a-minus", draft.canShrink),
                .element(
                    .output, .id(environment.partID("count")), .class("count"), text: String(draft.items.count)),
                step("more", "a-plus", draft.canGrow),
            ])
    }

    private func step(_ action: String, _ look: String, _ isPossible: Bool) -> HTMLNode {
        let text =
            isPossible
            ? environment.string("diorama_quiz_\(action)")
            : environment.string(
                "diorama_quiz_bounds", xxx: String(PopupQuizRound.optionCount.lowerBound),
                yyy: String(PopupQuizRound.optionCount.upperBound))
        return .element(
            .button, .id(environment.partID(action)), .type("button"), .class("a-icon \(look)"),
            isPossible ? nil : .disabled, .performs(action), .aria("label", text), .title(text))
    }

    private var letters: HTMLNode {
        .element(
            .div, .class("letters"), .role("group"), .aria("labelledby", environment.partID("key-label")),
            children: [
                .element(
                    .span, .id(environment.partID("key-label")), .class("a-label"),
                    text: environment.string("diorama_quiz_key"))
            ]
                + draft.items.map { item in
                    .element(
                        .button, .id(environment.partID("letter-\(item)")), .type("button"), .class("letter"),
                        .aria("pressed", String(draft.correct.contains(item))), .performs("correct"), .argument(item),
                        text: item)
                })
    }
}
