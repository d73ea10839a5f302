import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// The card in which a teacher or an assistant follows a run: figures, the answers as they come in, and what follows.
struct PopupQuizDesk {
    let round: PopupQuizRound
    /// The server's time that the clock is drawn with.
    let time: Timestamp
    let environment: WidgetEnvironment

    /// What the card asks for, in points; upstream's minimum for such windows is 360 wide.
    static let size = (width: 360.0, height: 284.0)

    /// How many answers the table shows: upstream's page.
    static let rowLimit = 100

    func render() -> HTMLNode {
        let answers = PopupQuizAnswers(to: round, in: environment.pool, environment.widgetId)
        return AuthoringCard(
            environment: environment, name: PopupQuiz.configurationName,
            title: environment.text("name.text", "fcr_popup_quiz"),
            state: (environment.string(round.isOpen ? "diorama_quiz_open" : "diorama_quiz_ended"), round.isOpen),
            closing: environment.string("diorama_quiz_close"),
            reading: environment.string("diorama_quiz_answers")
        ).render(body: [figures, table(answers.rows)], footer: round.isOpen ? [stop] : rewards(answers))
    }

    // MARK: Figures

    private var figures: HTMLNode {
        .element(
            .dl, .class("figures"),
            children: [
                figure("submission", "fcr_popup_quiz_submission", "\(round.selectedCount)/\(round.totalCount)"),
                figure("accuracy", "fcr_popup_quiz_accuracy", PopupQuizText.percentage(accuracy)),
                figure("key", "diorama_quiz_key", PopupQuizText.answer(round.key(in: environment))),
                figure(
                    "time", "diorama_quiz_time", RunningTime.full.text(round.elapsed(at: time)),
                    round.isOpen ? HTMLAttribute.runs(from: round.start.milliseconds, format: .full) : []),
            ])
    }

    private func figure(
        _ name: String, _ title: String, _ value: String, _ attributes: [HTMLAttribute] = []
    ) -> HTMLNode {
        .element(
            .div, .class("figure"),
            children: [
                .element(.dt, .class("a-label"), text: environment.string(title)),
                .element(
                    .dd, [.id(environment.partID(name)), .class("value"), .title(value)] + attributes, [.text(value)]),
            ])
    }

    /// The share of right answers: the server's own while the quiz is open.
    private var accuracy: Double {
        guard round.isOpen else { return round.averageAccuracy }
        return (try? environment.serverProperties.number("averageAccuracy")) ?? round.averageAccuracy
    }

    // MARK: Table

    private func table(_ rows: [PopupQuizAnswers.Row]) -> HTMLNode {
        guard !rows.isEmpty else {
            return .element(.p, .class("empty"), text: environment.string("diorama_quiz_no_answers"))
        }
        let heads = ["diorama_quiz_student", "diorama_quiz_time", "diorama_quiz_answer"]
        let table = HTMLNode.element(
            .table, .class("answers"),
            children: [
                .element(
                    .thead,
                    children: [
                        .element(
                            .tr, children: heads.map { .element(.th, text: environment.string($0)) })
                    ]),
                .element(.tbody, children: rows.prefix(Self.rowLimit).map(row)),
            ])
        guard rows.count > Self.rowLimit else { return table }
        let more = environment.string(
            "diorama_quiz_first_rows", xxx: String(Self.rowLimit), yyy: String(rows.count))
        return .fragment([table, .element(.p, .class("a-label more"), text: more)])
    }

    private func row(_ row: PopupQuizAnswers.Row) -> HTMLNode {
        let isRight = row.answer.isCorrect == true
        let verdict = isRight ? "diorama_quiz_is_right" : "diorama_quiz_is_wrong"
        return .element(
            .tr, .id(environment.partID("answer-\(row.user.userUuid)")),
            children: [
                .element(.td, .class("who"), .dirAuto, .title(row.user.userName), text: row.user.userName),
                .element(.td, .class("when"), text: RunningTime.short.text(row.answer.commitTime - round.start)),
                .element(
                    .td, .class("what \(isRight ? "is-right" : "is-wrong")"),
                    .configured(
                        by: isRight
                            ? "result.resultCorrectTextColor" : "result.resultIncorrectTextColor"),
                    children: [
                        .element(.span, .dirAuto, text: PopupQuizText.answer(row.answer.selectedItems)),
                        .element(.span, .class("sr-only"), text: " " + environment.string(verdict)),
                    ]),
            ])
    }

    // MARK: What follows

    private var stop: HTMLNode {
        .fragment([
            .element(
                .p, .id(environment.partID("note")), .class("a-note"), .role("status"),
                text: environment.string(
                    "diorama_quiz_progress", xxx: String(round.selectedCount), yyy: String(round.totalCount))),
            button("stop", "diorama_quiz_stop", "a-plain a-stop"),
        ])
    }

    private func rewards(_ answers: PopupQuizAnswers) -> [HTMLNode] {
        let again = button("restart", "diorama_quiz_restart", "a-main")
        if let rewarded = round.rewarded {
            let note = environment.string("diorama_quiz_rewarded_\(rewarded.rawValue)")
            return [
                .element(.p, .id(environment.partID("note")), .class("a-note"), .role("status"), text: note), again,
            ]
        }
        return [
            button(
                "reward", "diorama_quiz_reward_winners", "a-plain", argument: "winners",
                unless: answers.winners.isEmpty ? "diorama_quiz_no_winners" : nil),
            button(
                "reward", "diorama_quiz_reward_all", "a-plain", argument: "all",
                unless: environment.pool.user.getUserCount(role: .student) > 0 ? nil : "diorama_quiz_no_students"),
            .element(.span, .class("a-note")), again,
        ]
    }

    private func button(
        _ action: String, _ text: String, _ look: String, argument: String = "", unless reason: String? = nil
    ) -> HTMLNode {
        .element(
            .button, .id(environment.partID(action + argument)), .type("button"), .class("a-button \(look)"),
            reason.map { _ in .disabled }, reason.map { .title(environment.string($0)) }, .performs(action),
            argument.isEmpty ? nil : .argument(argument),
            text: environment.string(text))
    }
}
