import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import ThemeModel

/// The quiz as students and observers see it: options to choose, then the table of results.
struct PopupQuizReceiver {
    let sheet: PopupQuizSheet
    /// Whether the user only watches: no button, nothing to click.
    let isWatching: Bool
    /// The server's time that the clock is drawn with; the page's script goes on from there.
    let time: Timestamp
    let environment: WidgetEnvironment

    func render() -> HTMLNode {
        let isFinished = sheet.state == .finished
        return .element(
            .section, .class("popupQuiz is-\(sheet.state.rawValue)"), .id(environment.partID("card")),
            .aria("labelledby", environment.partID("name")),
            .configured(by: "backgroundColor", "boardColor", "boardWidth", "cornerRadius", "shadow"),
            children: [PopupQuizHeader(round: sheet.round, time: time, environment: environment).render()]
                + (isFinished ? [results] : [options, button]) + [status])
    }

    // MARK: Answering

    private var options: HTMLNode {
        guard environment.values.isShown("option") else { return .nothing }
        let side = environment.values.text("option.textAlignment") ?? "center"
        return .element(
            .div, .class("options"), .role("group"), .aria("label", environment.string("diorama_quiz_options")),
            children: sheet.round.items.enumerated().map { index, item in
                let isChosen = sheet.marks.contains(item)
                let isLocked = sheet.state == .changing || isWatching
                return .element(
                    .button, .id(environment.partID("option-\(index)")), .type("button"),
                    .class("option at-\(side)" + (isChosen ? " is-chosen" : "")), .aria("pressed", String(isChosen)),
                    isLocked ? .disabled : nil, isLocked ? .title(lockReason(item)) : hint(item), .performs("mark"),
                    .argument(item),
                    .configured(by: "option"), .showing("items"), children: [.element(.span, .dirAuto, text: item)])
            })
    }

    /// Why an option cannot be chosen, behind the whole of a text that is cut off.
    private func lockReason(_ item: String) -> String {
        let reason = environment.string(isWatching ? "diorama_quiz_watching" : "diorama_quiz_locked")
        return item.count > PopupQuizText.lettersInACell ? item + "\n" + reason : reason
    }

    private var button: HTMLNode {
        guard !isWatching, environment.values.isShown("submit") else { return .nothing }
        let isChanging = sheet.state == .changing
        let text =
            isChanging
            ? environment.text("submit.changeText", "fcr_popup_quiz_change")
            : environment.text("submit.postText", "fcr_popup_quiz_post")
        return .element(
            .button, .id(environment.partID("submit")), .type("button"), .class("submit"),
            sheet.state == .unselected ? .disabled : nil,
            sheet.state == .unselected ? .title(environment.string("diorama_quiz_choose")) : nil,
            .performs(isChanging ? "change" : "submit"),
            .configured(by: "submit"), text: text)
    }

    /// The whole of a text that may be cut off where it stands.
    private func hint(_ text: String) -> HTMLAttribute? {
        text.count > PopupQuizText.lettersInACell ? .title(text) : nil
    }

    // MARK: After the end

    private var results: HTMLNode {
        guard environment.values.isShown("result") else { return .nothing }
        let round = sheet.round
        var rows = [
            row("submission", "\(round.selectedCount)/\(round.totalCount)", of: "selectedCount", "totalCount"),
            row("accuracy", PopupQuizText.percentage(round.averageAccuracy), of: "averageAccuracy"),
            row("correct", PopupQuizText.answer(round.correctItems), of: "correctItems"),
        ]
        if !isWatching {
            // Upstream shows marks that were never submitted; what counts is what the server has.
            let text = sheet.answer.map { PopupQuizText.answer($0.selectedItems) } ?? "–"
            let color = sheet.isCorrect ? "result.resultCorrectTextColor" : "result.resultIncorrectTextColor"
            rows.append(
                row("myAnswer", text, state: sheet.isCorrect ? "is-right" : "is-wrong", color: color))
        }
        let side = environment.values.text("result.textAlignment") ?? "left"
        return .element(.dl, .class("result at-\(side)"), .configured(by: "result"), children: rows)
    }

    private func row(
        _ name: String, _ value: String, of properties: String..., state: String = "",
        color: String = "result.resultNormalTextColor"
    ) -> HTMLNode {
        let key = name == "myAnswer" ? "fcr_popup_quiz_my_answer" : "fcr_popup_quiz_\(name)"
        return .element(
            .div, .class("row"),
            children: [
                // A colon and three spaces, as upstream has them.
                .element(
                    .dt, .configured(by: "result.titleTextColor", "result.\(name)Title"),
                    text: environment.text("result.\(name)Title", key) + ":   "),
                .element(
                    .dd, state.isEmpty ? nil : .class(state), hint(value), .dirAuto, .configured(by: color),
                    properties.isEmpty ? nil : .showing(properties), text: value),
            ])
    }

    /// What a screen reader says when the state changes: colours do not reach it.
    private var status: HTMLNode {
        let key: String? =
            switch sheet.state {
            case .unselected, .selected: nil
            case .changing: "diorama_quiz_submitted"
            case .finished where isWatching: nil
            case .finished where sheet.answer == nil: "diorama_quiz_no_answer"
            case .finished: sheet.isCorrect ? "diorama_quiz_right" : "diorama_quiz_wrong"
            }
        return .element(
            .p, .id(environment.partID("status")), .class("sr-only"), .role("status"),
            text: key.map { environment.string($0) } ?? "")
    }
}

/// The header of every form of the quiz: its name, and the time that has passed.
struct PopupQuizHeader {
    /// The run whose time is shown; nil before the first.
    let round: PopupQuizRound?
    let time: Timestamp
    let environment: WidgetEnvironment
    /// What stands behind the time.
    var tools: [HTMLNode] = []

    func render() -> HTMLNode {
        var children: [HTMLNode] = []
        if environment.values.isShown("name") {
            children.append(
                .element(
                    .h3, .id(environment.partID("name")), .class("name at-\(side("name"))"), .configured(by: "name"),
                    text: environment.text("name.text", "fcr_popup_quiz")))
        }
        if let clock { children.append(clock) }
        return .element(
            .div, .class("head" + (environment.values.isShown("sepLine") ? " has-line" : "")),
            .configured(by: "headerBackgroundColor", "sepLine"), children: children + tools)
    }

    /// The time: it runs while the quiz is open and stands at the end, where the server tells when that was.
    private var clock: HTMLNode? {
        guard let round, environment.values.isShown("time"), round.isOpen || round.end != nil else { return nil }
        let running = round.isOpen ? HTMLAttribute.runs(from: round.start.milliseconds, format: .full) : []
        return .element(
            .span,
            [
                .id(environment.partID("time")), .class("time at-\(side("time"))"), .role("timer"),
                .aria("label", environment.string("diorama_quiz_time")), .configured(by: "time"),
                .showing("receiveQuestionTime"),
            ] + running,
            [.text(RunningTime.full.text(round.elapsed(at: time)))])
    }

    private func side(_ item: String) -> String { environment.values.text("\(item).textAlignment") ?? "left" }
}

extension WidgetEnvironment {
    /// A text of the configuration, or the product's when it has none.
    func text(_ path: String, _ key: String) -> String { values.text(path) ?? string(key) }
}
