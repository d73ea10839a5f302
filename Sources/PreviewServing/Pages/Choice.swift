public import SceneRendering

/// One entry of a control.
public struct Choice: Hashable, Sendable {
    /// What the URL or the request says.
    public let value: String
    /// What people read.
    public let label: String
    /// The identifier of the entry's element; nil when nothing is ever done to it.
    public let id: String?
    /// Whether the entry is the chosen one.
    public let isChosen: Bool

    /// Names an entry.
    public init(_ value: String, _ label: String, id: String? = nil, isChosen: Bool = false) {
        self.value = value
        self.label = label
        self.id = id
        self.isChosen = isChosen
    }
}

/// Entries of a select under one heading.
public struct ChoiceGroup: Hashable, Sendable {
    /// The heading; empty for entries that need none.
    public let title: String
    /// The identifier of the group's element, so that entries can be added to it; empty when none are.
    public let id: String
    /// The entries, in order.
    public let choices: [Choice]

    /// Gathers entries.
    public init(title: String = "", id: String = "", choices: [Choice]) {
        self.title = title
        self.id = id
        self.choices = choices
    }
}

/// The two controls in which views and the states of a store are chosen.
public enum ChoiceControl {
    /// A row of radio buttons that looks like one control.
    public static func segments(
        name: String, legend: String, choices: [Choice], id: String? = nil, _ attributes: HTMLAttribute...
    ) -> HTMLNode {
        let labels = choices.map { choice in
            HTMLNode.element(
                .label,
                children: [
                    .element(
                        .input, .type("radio"), .name(name), .value(choice.value), choice.isChosen ? .checked : nil),
                    .element(.span, text: choice.label),
                ])
        }
        let own: [HTMLAttribute] = [.class("d-field d-segments")] + (id.map { [.id($0)] } ?? [])
        return .element(
            .fieldset, own + attributes, [.element(.legend, text: legend), .element(.div, children: labels)])
    }

    /// A select with its name above it.
    public static func select(
        name: String, label: String, groups: [ChoiceGroup], class names: String = "", _ attributes: HTMLAttribute...
    ) -> HTMLNode {
        .element(
            .label, .class("d-field \(names)"),
            children: [
                .element(.span, text: label),
                .element(.select, [.name(name)] + attributes, groups.flatMap(nodes)),
            ])
    }

    /// The options of a group.
    private static func nodes(_ group: ChoiceGroup) -> [HTMLNode] {
        let options = group.choices.map { option($0) }
        guard !group.title.isEmpty else { return options }
        let id: HTMLAttribute? = group.id.isEmpty ? nil : .id(group.id)
        return [.element(.optgroup, .label(group.title), id, children: options)]
    }

    /// One entry of a select.
    public static func option(_ choice: Choice) -> HTMLNode {
        .element(
            .option, .value(choice.value), choice.id.map { .id($0) }, choice.isChosen ? .selected : nil,
            text: choice.label)
    }
}
