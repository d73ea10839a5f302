import ClassroomScenes
import SceneRendering
import ThemeModel

/// The small card of everybody who does not lead: the options while they choose, the tally once they have.
struct PollCard {
    let run: PollRun
    let environment: WidgetEnvironment

    /// The field that comes with every form, also with one that has nothing ticked; it says which run is meant.
    static let formMark = "form"

    private var values: PropertyValues { environment.values }

    /// The options; without a button for those who may not vote.
    func options(marked: [Int], canSubmit: Bool) -> HTMLNode {
        let rows = run.options.enumerated().map { index, text in
            row(index, text, isMarked: marked.contains(index), canChoose: canSubmit)
        }
        let list = HTMLNode.element(
            canSubmit ? .div : .ul, .class("options"), .id(environment.partID("options")),
            canSubmit ? .role(run.mode == .single ? "radiogroup" : "group") : nil, labelled,
            children: values.isShown("option") ? rows : [])
        guard canSubmit else { return card(list) }
        return card(list, sending: "submit", button: submitButton(isReady: !marked.isEmpty))
    }

    /// The tally, with the room that the button had.
    func results() -> HTMLNode {
        let rows = run.results.map { result($0.option, $0.tally, at: $0.index) }
        return card(
            .element(
                .ul, .class("results"), .id(environment.partID("results")), labelled,
                children: values.isShown("result") ? rows : []),
            heard: .element(
                .p, .class("sr-only"), .role("status"), .id(environment.partID("voters")),
                text: environment.string("diorama_poll_votes", xxx: String(run.voters))))
    }

    // MARK: Parts

    private func card(
        _ list: HTMLNode, sending action: String? = nil, button: HTMLNode = .nothing, heard: HTMLNode = .nothing
    ) -> HTMLNode {
        var children: [HTMLNode] = [header]
        if values.isShown("title") {
            children.append(
                .element(
                    .p, .class("title " + alignment("title.textAlignment")), .id(environment.partID("title")),
                    .configured(by: "title"), .showing("pollTitle"), .dirAuto, text: run.title))
        }
        if action != nil {
            let name = environment.partID(Self.formMark)
            children.append(.element(.input, .id(name), .type("hidden"), .name(name), .value(run.id)))
        }
        children += [list, heard, .element(.footer, .id(environment.partID("footer")), children: [button])]
        return .element(
            action == nil ? .section : .form, .class("poll"), .id(environment.partID("card")),
            labelled, action.map { .performs($0) }, children: children)
    }

    private var labelled: HTMLAttribute? {
        values.isShown("title") ? .aria("labelledby", environment.partID("title")) : nil
    }

    private var header: HTMLNode {
        let lines = values.isShown("sepLine") ? "" : " without-line"
        return .element(
            .header, .class(alignment("name.textAlignment") + lines), .configured(by: "name"), .showing("mode"),
            text: values.isShown("name") ? PollWords(run.mode, environment).header : "")
    }

    private func row(_ index: Int, _ text: String, isMarked: Bool, canChoose: Bool) -> HTMLNode {
        let isSingle = run.mode == .single
        let kind = isSingle ? "single" : "multi"
        let mark = environment.icon("option.\(kind)\(isMarked ? "Checked" : "Unchecked")Image")
        let label = HTMLNode.element(
            .span, .class("text " + alignment("option.textAlignment")), .dirAuto, text: text)
        let line = values.isShown("sepLine") ? "" : " without-line"
        guard canChoose else {
            return .element(
                .li, .class("option" + line), .configured(by: "option"), .showing("pollItems"), children: [mark, label])
        }
        let id = environment.partID("option-\(index)")
        let input = HTMLNode.element(
            .input, .id(id), .type(isSingle ? "radio" : "checkbox"),
            // One name where one value can be sent; the browser also makes radio buttons of one name a group.
            .name(isSingle ? environment.partID("choice") : "choice-\(index)"), .value(String(index)),
            isMarked ? .checked : nil, .performs("select"), .argument(String(index)))
        return .element(
            .div, .class("option" + (isMarked ? " is-marked" : "") + line), .configured(by: "option"),
            .showing("pollItems"),
            children: [.element(.label, .for(id), children: [input, mark, label])])
    }

    private func result(_ option: String, _ tally: PollRun.Tally, at index: Int) -> HTMLNode {
        .element(
            .li, .class("result"), .id(environment.partID("result-\(index)")), .configured(by: "result"),
            .showing("pollItems", "pollDetails.\(index)"),
            .style(.property("--share", .number(min(max(tally.share, 0), 1)))),
            children: [
                .element(.span, .class("text " + alignment("result.titleAlignment")), .dirAuto, text: option),
                .element(.span, .class("votes " + alignment("result.resultAlignment")), text: tally.text),
                .element(.span, .class("bar"), .aria("hidden", "true")),
            ])
    }

    private func submitButton(isReady: Bool) -> HTMLNode {
        guard values.isShown("submit") else { return .nothing }
        return .element(
            .button, .type("submit"), .class("submit"), .id(environment.partID("submit")), .configured(by: "submit"),
            isReady ? nil : .disabled, isReady ? nil : .title(environment.string("diorama_poll_choose")),
            text: values.text("submit.text") ?? environment.string("fcr_poll_submit"))
    }

    private func alignment(_ path: String) -> String { "at-" + (values.text(path) ?? "left") }
}

/// The words that several views of a poll share.
struct PollWords {
    private let mode: PollRun.Mode?
    private let environment: WidgetEnvironment

    init(_ mode: PollRun.Mode?, _ environment: WidgetEnvironment) {
        self.mode = mode
        self.environment = environment
    }

    /// `Poll  (Single)`: the name, two blanks, the kind of choice; the name alone while nothing is chosen.
    var header: String {
        let name = environment.values.text("name.text") ?? environment.string("fcr_poll_title")
        guard let mode else { return name }
        return name + "  (" + kind(of: mode) + ")"
    }

    /// `Single` or `Multi-select`.
    func kind(of mode: PollRun.Mode) -> String {
        switch mode {
        case .single: environment.values.text("name.singleMode") ?? environment.string("fcr_poll_single")
        case .multiple: environment.values.text("name.multiMode") ?? environment.string("fcr_poll_multi")
        }
    }
}
