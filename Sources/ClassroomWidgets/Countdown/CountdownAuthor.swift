import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// The card of teachers and assistants, as on upstream's web: setting a time, and the countdown that everybody sees.
struct CountdownAuthor {
    /// The size of the card in both states, in points; upstream's web needs 258 × 144 at least.
    static let size = (width: 258.0, height: 190.0)

    /// The times that a click sets, in seconds.
    static let choices = [30, 60, 180, 300, 600]

    let environment: WidgetEnvironment

    // MARK: Setting

    /// The form in which a time is set.
    func setting(_ draft: CountdownDraft) -> HTMLNode {
        card.render(
            sending: "start",
            body: [
                .element(
                    .label, .class("a-label"), .for(environment.partID("seconds")),
                    text: environment.string("diorama_countdown_seconds")),
                .element(
                    .div, .class("amount"),
                    children: [
                        step("less", "a-minus", "−10"), field(draft), step("more", "a-plus", "+10"),
                    ]),
                .element(
                    .div, .class("choices"), .role("group"),
                    .aria("label", environment.string("diorama_countdown_choices")),
                    children: Self.choices.map { choice($0, draft) }),
            ],
            footer: [
                .element(
                    .p, .class("a-note a-fault invalid"), .id(environment.partID("invalid")), .role("status"),
                    text: bounds("diorama_countdown_invalid")),
                .element(
                    .button, .type("submit"), .class("a-button a-main"), .id(environment.partID("start")),
                    .needsValidForm, draft.seconds == nil ? .disabled : nil,
                    text: environment.string("diorama_countdown_start")),
            ])
    }

    private func field(_ draft: CountdownDraft) -> HTMLNode {
        .element(
            .input, .class("a-field"), .id(environment.partID("seconds")), .type("text"), .name("seconds"),
            .value(draft.text), .placeholder(bounds("diorama_countdown_range")), .required, .maxLength(4),
            .pattern(CountdownDraft.pattern), .numericKeys, .noSuggestions, .performs("edit"),
            .aria("describedby", environment.partID("invalid")))
    }

    private func step(_ action: String, _ look: String, _ label: String) -> HTMLNode {
        .element(
            .button, .type("button"), .class("a-icon \(look)"), .id(environment.partID(action)), .performs(action),
            .aria("label", environment.string("diorama_countdown_choice_seconds", xxx: label)))
    }

    private func choice(_ seconds: Int, _ draft: CountdownDraft) -> HTMLNode {
        let isMinutes = seconds >= 60
        return .element(
            .button, .type("button"), .class("choice"), .id(environment.partID("choice-\(seconds)")),
            .performs("choose"), .argument(String(seconds)), .aria("pressed", String(draft.seconds == seconds)),
            text: environment.string(
                isMinutes ? "diorama_countdown_choice_minutes" : "diorama_countdown_choice_seconds",
                xxx: String(isMinutes ? seconds / 60 : seconds)))
    }

    private func bounds(_ key: String) -> String {
        let range = CountdownRun.durations
        return environment.string(key, xxx: String(range.lowerBound), yyy: String(range.upperBound))
    }

    // MARK: Running

    /// The countdown with what can be done with it.
    func running(_ run: CountdownRun, _ clock: CountdownClock) -> HTMLNode {
        let now = clock.serverTime(at: environment.now)
        var card = card
        card.state = state(of: run)
        return .element(
            .div,
            [.class("counter-running" + run.classes(at: now)), .id(environment.partID("running"))]
                + run.attributes(clock, environment),
            [
                card.render(
                    body: [CountdownFace(secondsLeft: run.secondsLeft(at: now), environment: environment).render()],
                    footer: [
                        .element(
                            .p, .class("a-note"),
                            children: [
                                .element(
                                    .span, .class("when-over"),
                                    text: environment.string("diorama_countdown_finished"))
                            ]),
                        .element(
                            .p, .class("sr-only"), .id(environment.partID("end")), .role("alert"), .announcesEnd),
                        restart,
                    ])
            ])
    }

    private func state(of run: CountdownRun) -> (text: String, isOn: Bool) {
        run.state == .paused
            ? (environment.string("diorama_countdown_paused"), false)
            : (environment.string("diorama_countdown_running"), true)
    }

    /// One button, which says what it means: it stops a countdown that runs and puts back one that is over.
    private var restart: HTMLNode {
        .element(
            .button, .type("button"), .class("a-button a-plain restart"), .id(environment.partID("restart")),
            .performs("restart"),
            children: [
                .element(.span, .class("while-running a-stop"), text: environment.string("diorama_countdown_stop")),
                .element(.span, .class("when-over"), text: environment.string("diorama_countdown_restart")),
            ])
    }

    private var card: AuthoringCard {
        AuthoringCard(
            environment: environment, name: Countdown.configurationName,
            title: environment.string("fcr_countdown_timer_title"),
            closing: environment.string("diorama_countdown_close"))
    }
}
