import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// The tally as teachers and assistants see it: how many of the class have voted, large bars, and what to do next.
struct PollBoard {
    let run: PollRun
    let environment: WidgetEnvironment

    func render() -> HTMLNode {
        let words = PollWords(run.mode, environment)
        return AuthoringCard(
            environment: environment, name: Poll.configurationName, title: words.header,
            state: (
                environment.string(run.isFinished ? "fcr_poll_state_ended" : "fcr_poll_state_in_progress"),
                !run.isFinished
            ),
            closing: run.isFinished ? environment.string("diorama_poll_close") : nil
        ).render(
            body: [
                .element(
                    .h3, .class("question"), .id(environment.partID("title")), .showing("pollTitle"), .dirAuto,
                    text: run.title),
                .element(
                    .p, .class("a-note turnout"), .id(environment.partID("voters")), .role("status"), text: turnout),
                .element(
                    .ul, .class("bars"), .id(environment.partID("bars")),
                    .aria("labelledby", environment.partID("title")),
                    children: run.results.map { row($0.option, $0.tally, at: $0.index) }),
            ], footer: run.isFinished ? ended : [hint, stopButton])
    }

    /// Those who have left the room, or lead it, may have voted too: there are never more voters than people.
    private var turnout: String {
        let students = environment.pool.user.getUserCount(role: .student)
        return environment.string(
            "diorama_poll_turnout", xxx: String(run.voters), yyy: String(max(students, run.voters)))
    }

    private func row(_ option: String, _ tally: PollRun.Tally, at index: Int) -> HTMLNode {
        let isAhead = tally.votes > 0 && tally.votes == run.results.map(\.tally.votes).max()
        return .element(
            .li, .class("bar-row" + (isAhead ? " is-ahead" : "")), .id(environment.partID("result-\(index)")),
            .style(.property("--share", .number(min(max(tally.share, 0), 1)))),
            children: [
                .element(.span, .class("text"), .dirAuto, text: option),
                .element(.span, .class("votes"), .showing("pollDetails.\(index)"), text: tally.text),
                .element(.span, .class("bar"), .aria("hidden", "true")),
            ])
    }

    private var hint: HTMLNode {
        .element(.p, .class("a-note"), text: environment.string("diorama_poll_hint"))
    }

    private var stopButton: HTMLNode {
        .element(
            .button, .type("button"), .class("a-button a-plain a-stop"), .id(environment.partID("stop")),
            .performs("stop"), text: environment.string("fcr_poll_end"))
    }

    private var ended: [HTMLNode] {
        let close = HTMLNode.element(
            .button, .type("button"), .class("a-button a-plain"), .id(environment.partID("done")), .performs("close"),
            text: environment.string("diorama_poll_close"))
        guard environment.roomInfo.roomType != .oneToOne else { return [close] }
        return [
            close,
            .element(
                .button, .type("button"), .class("a-button a-main"), .id(environment.partID("again")),
                .performs("compose"), text: environment.string("diorama_poll_new")),
        ]
    }
}
