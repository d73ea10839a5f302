import HTTPServing
import SceneRendering

/// What the bar at the top offers: the choices that make up a view.
struct ViewChoices: Hashable, Sendable {
    var scenes: [Choice]
    /// Those that serve the scene's kind; the others below them, with the reason.
    var themes: [ChoiceGroup]
    var modes: [Choice]
    var devices: [Choice]
    var locales: [Choice]
    /// What the scene's kind adds.
    var axes: [AxisControl] = []
    var viewers: [ChoiceGroup]
    /// The open popup's anchor, which a change of another control keeps; empty when none is open.
    var openAnchor: String = ""
    /// The moment at which time stands; empty where it goes on.
    var at: String = ""
    /// What the scene shows by itself, by the names of the controls.
    var own: [QueryItem] = []

    /// The scene that is shown.
    var scene: String { scenes.first(where: \.isChosen)?.value ?? "" }
}

/// What can be chosen on an axis that a kind of scene adds.
struct AxisControl: Hashable, Sendable {
    /// What the address calls it.
    var name: String
    /// What people read.
    var label: String
    var choices: [Choice]
}

/// The bar at the top of both pages.
enum TopBar {
    /// The preview's bar: a form that works without a script, too.
    static func preview(_ choices: ViewChoices, galleryAddress: String) -> HTMLNode {
        // These tell a new scene from a new theme for the old one, and what was chosen from what the scene brings along.
        let own = choices.own.map { hidden(ViewQuery.ownName($0.name), $0.value) }
        let known =
            [hidden(.from, choices.scene), hidden(.openAnchor, choices.openAnchor)] + own
        let form = HTMLNode.element(
            .form, .id(.viewForm), .class("d-view"), .action("/"), .aria("label", "View"), .noSuggestions,
            children: known + [
                select(.scene, "Scene", choices.scenes),
                ChoiceControl.select(
                    name: ViewQuery.Name.theme.rawValue, label: "Theme", groups: choices.themes, class: "d-field-theme"),
                segments(.mode, "Mode", choices.modes),
                segments(.device, "Device", choices.devices),
                // Where a kind adds controls, the bar has no space for a row of names.
                segments(.locale, "Language", choices.locales, most: choices.axes.isEmpty ? 5 : 2),
            ] + choices.axes.map(axis) + [
                ChoiceControl.select(
                    name: ViewQuery.Name.viewer.rawValue, label: "Seen by", groups: choices.viewers,
                    class: "d-field-viewer", .id("d-viewer")),
                .element(.button, .class("d-button d-apply"), text: "Show"),
            ])
        let inspect = HTMLNode.element(
            .button, .id(.inspectButton), .type("button"), .class("d-button d-needs-script"), .aria("pressed", "false"),
            .title("Point at the scene to see what it is made of; holding Alt does the same"), text: "Inspect")
        return bar([form, inspect], links: [.element(.a, .class("d-button"), .href(galleryAddress), text: "Gallery")])
    }

    /// The gallery's bar.
    static func gallery(themes: [Choice], previewAddress: String, hasFiles: Bool) -> HTMLNode {
        let form = HTMLNode.element(
            .form, .id(.viewForm), .class("d-view"), .action("/gallery"), .aria("label", "View"), .noSuggestions,
            children: [
                select(.theme, "Theme", themes),
                .element(.button, .class("d-button d-apply"), text: "Show"),
            ])
        let matrix = HTMLNode.element(.a, .class("d-button"), .href("/matrix"), text: "Matrix")
        return bar([form], links: (hasFiles ? [matrix] : []) + [preview(previewAddress)])
    }

    /// The matrix's bar: which file, and what is done with each axis.
    static func matrix(_ format: String, files: [ChoiceGroup], axes: [MatrixAxis]) -> HTMLNode {
        let file = ChoiceControl.select(
            name: format, label: format.prefix(1).uppercased() + format.dropFirst(), groups: files,
            class: "d-field-scene")
        let form = HTMLNode.element(
            .form, .id(.viewForm), .class("d-view"), .action("/matrix"), .aria("label", "View"), .noSuggestions,
            children: [file]
                + axes.map {
                    ChoiceControl.select(name: $0.name, label: $0.label, groups: $0.groups, class: "d-field-axis")
                } + [.element(.button, .class("d-button d-apply"), text: "Show")])
        let gallery = HTMLNode.element(.a, .class("d-button"), .href("/gallery"), text: "Gallery")
        return bar([form], links: [gallery, preview("/")])
    }

    /// The link back, which the page's script leads to the view that was shown last.
    private static func preview(_ address: String) -> HTMLNode {
        .element(.a, .class("d-button"), .href(address), .data(.returns), text: "Preview")
    }

    private static func axis(_ control: AxisControl) -> HTMLNode {
        ChoiceControl.select(
            name: control.name, label: control.label, groups: [ChoiceGroup(choices: control.choices)],
            class: "d-field-axis")
    }

    private static func hidden(_ name: ViewQuery.Name, _ value: String) -> HTMLNode { hidden(name.rawValue, value) }

    private static func hidden(_ name: String, _ value: String) -> HTMLNode {
        .element(.input, .type("hidden"), .name(name), .value(value))
    }

    private static func select(_ name: ViewQuery.Name, _ label: String, _ choices: [Choice]) -> HTMLNode {
        ChoiceControl.select(
            name: name.rawValue, label: label, groups: [ChoiceGroup(choices: choices)],
            class: "d-field-\(name.rawValue)")
    }

    /// A row of buttons, or a select where they are too many for the bar.
    private static func segments(
        _ name: ViewQuery.Name, _ legend: String, _ choices: [Choice], most: Int = 5
    ) -> HTMLNode {
        if choices.count > most { return select(name, legend, choices) }
        return ChoiceControl.segments(name: name.rawValue, legend: legend, choices: choices)
    }

    private static func bar(_ tools: [HTMLNode], links: [HTMLNode]) -> HTMLNode {
        let brand = HTMLNode.element(
            .a, .class("d-brand"), .href("/"),
            children: [.element(.span, .class("d-mark"), .aria("hidden", "true")), .text("Diorama")])
        let navigation = HTMLNode.element(
            .nav, .class("d-nav"), .aria("label", "Pages"),
            children: links)
        let state = HTMLNode.element(
            .span, .id(.status), .class("d-status d-needs-script"), .role("status"), text: "Connecting")
        return .element(.header, .id(.bar), .class("d-bar"), children: [brand] + tools + [navigation, state])
    }
}
