import ClassroomScenes
import SceneRendering

/// The form in which a teacher or an assistant writes a poll.
///
/// Each field tells the server its text when it is left, so that the text survives a reload and conflicts are named
/// early; what is sent in the end is what the fields show. Whether the poll can be started is checked in the browser
/// with every key, by what the fields require.
struct PollEditor {
    let draft: PollDraft
    /// Whether there is a poll to go back to.
    let canGoBack: Bool
    let environment: WidgetEnvironment

    func render() -> HTMLNode {
        AuthoringCard(
            environment: environment, name: Poll.configurationName, title: PollWords(nil, environment).header,
            closing: environment.string(canGoBack ? "diorama_poll_back" : "diorama_poll_close")
        ).render(
            sending: "start",
            body: [
                .element(
                    .label, .class("a-label"), .for(environment.partID("title")),
                    text: environment.string("diorama_poll_question")),
                titleField,
                .element(
                    .div, .class("options-line"),
                    children: [
                        .element(
                            .span, .class("a-label"), .id(environment.partID("options-label")),
                            text: environment.string("diorama_poll_options")),
                        modeChoice,
                    ]),
                .element(
                    .ol, .class("fields"), .id(environment.partID("fields")),
                    .aria("labelledby", environment.partID("options-label")),
                    children: draft.options.indices.map { field(at: $0) }),
                addButton,
            ],
            footer: [note, startButton])
    }

    // MARK: Fields

    private var titleField: HTMLNode {
        .element(
            .input, .class("a-field"), .id(environment.partID("title")), .type("text"), .name("title"),
            .value(draft.title), .placeholder(environment.string("fcr_poll_input_placeholder")), .required,
            .maxLength(PollRules.maximumLength), .pattern(".*\\S.*"), .noSuggestions, .dirAuto, .performs("edit"),
            .argument("title"))
    }

    private var modeChoice: HTMLNode {
        let words = PollWords(nil, environment)
        return .element(
            .div, .class("a-choice"), .role("radiogroup"), .aria("label", environment.string("diorama_poll_mode")),
            children: [PollRun.Mode.single, .multiple].map { mode in
                let id = environment.partID("mode-\(mode.rawValue)")
                return .element(
                    .label, .for(id),
                    children: [
                        .element(
                            .input, .id(id), .type("radio"), .name("mode"), .value(String(mode.rawValue)),
                            draft.mode == mode ? .checked : nil, .performs("edit"), .argument("mode")),
                        .element(.span, text: words.kind(of: mode)),
                    ])
            })
    }

    private func field(at index: Int) -> HTMLNode {
        let option = draft.options[index]
        let number = String(index + 1)
        let isInConflict = conflicts.contains(index)
        return .element(
            .li, .id(environment.partID("row-\(option.number)")),
            children: [
                .element(.span, .class("number"), .aria("hidden", "true"), text: number),
                .element(
                    .input, .class("a-field"), .id(environment.partID(option.field)), .type("text"),
                    .name(option.field), .value(option.text),
                    .aria("label", environment.string("diorama_poll_option", xxx: number)),
                    .placeholder(environment.string("diorama_poll_option", xxx: number)), .required,
                    .maxLength(PollRules.maximumLength), .pattern(".*\\S.*"),
                    .unlikeOthers(environment.string("diorama_poll_unlike")), .noSuggestions, .dirAuto,
                    isInConflict ? .aria("invalid", "true") : nil,
                    isInConflict ? .aria("describedby", environment.partID("note")) : nil, .performs("edit"),
                    .argument(option.field)),
                .element(
                    .button, .type("button"), .class("a-icon a-minus"),
                    .id(environment.partID("remove-\(option.number)")), .performs("remove"), .argument(option.field),
                    .aria("label", environment.string("diorama_poll_remove", xxx: number)),
                    draft.canRemove ? nil : .disabled,
                    draft.canRemove ? nil : .title(bound("diorama_poll_fewest", PollRules.optionCount.lowerBound))),
            ])
    }

    private var conflicts: Set<Int> {
        Set(
            draft.conflicts.flatMap { fault -> [Int] in
                switch fault {
                case .equalOptions(let first, let second): [first, second]
                case .longOption(let index): [index]
                default: []
                }
            })
    }

    // MARK: Buttons

    private var addButton: HTMLNode {
        .element(
            .button, .type("button"), .class("add"), .id(environment.partID("add")), .performs("add"),
            draft.canAdd ? nil : .disabled,
            draft.canAdd ? nil : .title(bound("diorama_poll_most", PollRules.optionCount.upperBound)),
            children: [
                .element(.span, .class("a-icon a-plus"), .aria("hidden", "true")),
                .element(.span, text: environment.string("diorama_poll_add")),
                .element(
                    .span, .class("count"), text: "\(draft.options.count) / \(PollRules.optionCount.upperBound)"),
            ])
    }

    private func bound(_ key: String, _ count: Int) -> String { environment.string(key, xxx: String(count)) }

    private var note: HTMLNode {
        let conflict = draft.conflicts.first.map { text(of: $0) }
        return .element(
            .p, .class("a-note" + (conflict == nil ? "" : " a-fault")), .id(environment.partID("note")),
            .role("status"), text: conflict ?? environment.string("diorama_poll_incomplete"))
    }

    private var startButton: HTMLNode {
        .element(
            .button, .type("submit"), .class("a-button a-main"), .id(environment.partID("start")),
            .needsValidForm, draft.faults.isEmpty ? nil : .disabled, text: environment.string("fcr_poll_start"))
    }

    private func text(of fault: PollRules.Fault) -> String {
        switch fault {
        case .equalOptions(let first, let second):
            environment.string("diorama_poll_equal", xxx: String(first + 1), yyy: String(second + 1))
        case .longTitle, .longOption:
            environment.string("diorama_poll_long", xxx: String(PollRules.maximumLength))
        case .emptyTitle, .emptyOption, .optionCount: environment.string("diorama_poll_incomplete")
        }
    }
}
