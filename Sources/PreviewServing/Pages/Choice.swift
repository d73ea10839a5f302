import SceneRendering

/// One entry of a control.
struct Choice: Hashable, Sendable {
    /// What the URL or the request says.
    var value: String
    /// What people read.
    var label: String
    /// The identifier of the entry's element; nil when nothing is ever done to it.
    var id: String?
    var isChosen: Bool

    init(_ value: String, _ label: String, id: String? = nil, isChosen: Bool = false) {
        self.value = value
        self.label = label
        self.id = id
        self.isChosen = isChosen
    }
}

/// Entries of a select under one heading.
struct ChoiceGroup: Hashable, Sendable {
    /// The heading; empty for entries that need none.
    var title: String
    /// The identifier of the group's element, so that entries can be added to it; empty when none are.
    var id: String = ""
    var choices: [Choice]
}

/// The two controls in which views and room states are chosen.
enum ChoiceControl {
    /// A row of radio buttons that looks like one control.
    static func segments(
        name: String, legend: String, choices: [Choice], id: String? = nil, _ attributes: HTMLAttribute...
    ) -> HTMLNode {
        let labels = choices.map { choice in
            let own = [.type("radio"), .name(name), .value(choice.value)] + attributes
            return HTMLNode.element(
                .label,
                children: [
                    .element(.input, own + (choice.isChosen ? [.checked] : []), []),
                    .element(.span, text: choice.label),
                ])
        }
        return .element(
            .fieldset, .class("d-field d-segments"), id.map { .id($0) },
            children: [.element(.legend, text: legend), .element(.div, children: labels)])
    }

    /// A select with its name above it.
    static func select(
        name: String, label: String, groups: [ChoiceGroup], class names: String, _ attributes: HTMLAttribute...
    ) -> HTMLNode {
        .element(
            .label, .class("d-field \(names)"),
            children: [
                .element(.span, text: label),
                .element(.select, [.name(name)] + attributes, groups.flatMap(nodes)),
            ])
    }

    /// The options of a group.
    static func nodes(_ group: ChoiceGroup) -> [HTMLNode] {
        let options = group.choices.map { option($0) }
        guard !group.title.isEmpty else { return options }
        let id: HTMLAttribute? = group.id.isEmpty ? nil : .id(group.id)
        return [.element(.optgroup, .label(group.title), id, children: options)]
    }

    /// One entry of a select.
    static func option(_ choice: Choice) -> HTMLNode {
        .element(
            .option, .value(choice.value), choice.id.map { .id($0) }, choice.isChosen ? .selected : nil,
            text: choice.label)
    }
}
