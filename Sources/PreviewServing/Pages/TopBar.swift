import SceneRendering

/// What the bar at the top offers: the choices that make up a view.
struct ViewChoices: Hashable, Sendable {
    var scenes: [Choice]
    var themes: [Choice]
    var modes: [Choice]
    var devices: [Choice]
    var locales: [Choice]
    var viewers: [ChoiceGroup]
    /// The open popup's anchor, which a change of another control keeps; empty when none is open.
    var openAnchor: String = ""
    /// What the scene shows by itself, by the names of the controls.
    var own: [QueryItem] = []

    /// The scene that is shown.
    var scene: String { scenes.first(where: \.isChosen)?.value ?? "" }
}

/// The bar at the top of both pages.
enum TopBar {
    /// The preview's bar: a form that works without a script, too.
    static func preview(_ choices: ViewChoices, galleryAddress: String) -> HTMLNode {
        // These tell a new scene from a new theme for the old one, and what was chosen from what the scene brings along.
        let own = choices.own.map { hidden(ViewQuery.ownName($0.name), $0.value) }
        let known = [hidden("from", choices.scene), hidden("open", choices.openAnchor)] + own
        let form = HTMLNode.element(
            .form, .id("d-view"), .class("d-view"), .action("/"), .aria("label", "View"), .autocompleteOff,
            children: known + [
                select("scene", "Scene", choices.scenes),
                select("theme", "Theme", choices.themes),
                ChoiceControl.segments(name: "mode", legend: "Mode", choices: choices.modes),
                ChoiceControl.segments(name: "device", legend: "Device", choices: choices.devices),
                ChoiceControl.segments(name: "locale", legend: "Language", choices: choices.locales),
                ChoiceControl.select(
                    name: "user", label: "Seen by", groups: choices.viewers, class: "d-field-viewer", .id("d-viewer")),
                .element(.button, .class("d-button d-apply"), text: "Show"),
            ])
        let inspect = HTMLNode.element(
            .button, .id("d-inspect"), .type("button"), .class("d-button d-needs-script"), .aria("pressed", "false"),
            .title("Point at the scene to see what it is made of; holding Alt does the same"), text: "Inspect")
        return bar([form, inspect], link: ("Gallery", galleryAddress), status: "Connecting")
    }

    /// The gallery's bar.
    static func gallery(themes: [Choice], previewAddress: String) -> HTMLNode {
        let form = HTMLNode.element(
            .form, .id("d-view"), .class("d-view"), .action("/gallery"), .aria("label", "View"), .autocompleteOff,
            children: [
                select("theme", "Theme", themes),
                .element(.button, .class("d-button d-apply"), text: "Show"),
            ])
        return bar([form], link: ("Preview", previewAddress), status: "Connecting")
    }

    private static func hidden(_ name: String, _ value: String) -> HTMLNode {
        .element(.input, .type("hidden"), .name(name), .value(value))
    }

    private static func select(_ name: String, _ label: String, _ choices: [Choice]) -> HTMLNode {
        ChoiceControl.select(
            name: name, label: label, groups: [ChoiceGroup(title: "", choices: choices)], class: "d-field-\(name)")
    }

    private static func bar(_ tools: [HTMLNode], link: (String, String), status: String) -> HTMLNode {
        let brand = HTMLNode.element(
            .a, .class("d-brand"), .href("/"),
            children: [.element(.span, .class("d-mark"), .aria("hidden", "true")), .text("Diorama")])
        let navigation = HTMLNode.element(
            .nav, .class("d-nav"), .aria("label", "Pages"),
            children: [.element(.a, .class("d-button"), .href(link.1), text: link.0)])
        let state = HTMLNode.element(
            .span, .id("d-status"), .class("d-status d-needs-script"), .role("status"), text: status)
        return .element(.header, .id("d-bar"), .class("d-bar"), children: [brand] + tools + [navigation, state])
    }
}
