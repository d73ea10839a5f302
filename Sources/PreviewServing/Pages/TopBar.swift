import HTTPServing
import SceneRendering

/// What the bar at the top offers: the choices that make up a view.
struct ViewChoices: Hashable, Sendable {
    var scenes: [ChoiceGroup]
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
    var scene: String { chosenScene?.value ?? "" }

    /// The entry of the scene that is shown.
    var chosenScene: Choice? { scenes.lazy.flatMap(\.choices).first(where: \.isChosen) }
}

/// What can be chosen on an axis that a kind of scene adds.
struct AxisControl: Hashable, Sendable {
    /// What the address calls it.
    var name: String
    /// What people read.
    var label: String
    var choices: [Choice]
    /// Whether it stands in the panel.
    var isSetting = false
}

/// The bar at the top of both pages.
enum TopBar {
    /// The preview's bar: a form that works without a script, too.
    ///
    /// `matrixAddress` is nil for a scene none of whose parts has a matrix.
    static func preview(
        _ choices: ViewChoices, galleryAddress: String, matrixAddress: String?, _ texts: PageTexts
    ) -> HTMLNode {
        // These tell a new scene from a new theme for the old one, and what was chosen from what the scene brings along.
        let own = choices.own.map { hidden(ViewQuery.ownName($0.name), $0.value) }
        let known =
            [hidden(.from, choices.scene), hidden(.openAnchor, choices.openAnchor)] + own
        let form = HTMLNode.element(
            .form, .id(.viewForm), .class("d-view"), .action("/"), .aria("label", texts.view), .noSuggestions,
            children: known + [
                ChoiceControl.select(
                    name: ViewQuery.Name.scene.rawValue, label: texts.scene, groups: choices.scenes,
                    class: "d-field-scene"),
                ChoiceControl.select(
                    name: ViewQuery.Name.theme.rawValue, label: texts.theme, groups: choices.themes,
                    class: "d-field-theme"),
                segments(.mode, texts.mode, choices.modes),
                segments(.device, texts.device, choices.devices),
                // Where a kind adds controls, the bar has no space for a row of names.
                segments(.locale, texts.languageLabel, choices.locales, most: choices.axes.isEmpty ? 5 : 2),
            ] + choices.axes.filter { !$0.isSetting }.map { axis($0, class: "d-field-axis") } + [
                ChoiceControl.select(
                    name: ViewQuery.Name.viewer.rawValue, label: texts.viewer, groups: choices.viewers,
                    class: "d-field-viewer", .id("d-viewer")),
                .element(.button, .class("d-button d-apply"), text: texts.show),
            ])
        let inspect = HTMLNode.element(
            .button, .id(.inspectButton), .type("button"), .class("d-button d-needs-script"), .aria("pressed", "false"),
            .title(texts.inspectHelp), text: texts.inspect)
        let matrix = matrixAddress.map { link(texts.matrix, to: $0) }
        let theme = choices.themes.lazy.flatMap(\.choices).first(where: \.isChosen)?.value ?? ""
        let export = link(
            texts.export, to: "/export?" + ViewQuery.text([(.theme, theme), (.locale, texts.localeName)]))
        let links = [link(texts.gallery, to: galleryAddress), matrix, export].compactMap(\.self)
        return bar([form, inspect], links: links, texts)
    }

    /// The gallery's bar.
    static func gallery(
        themes: [Choice], language: ToolLanguage, previewAddress: String, hasFiles: Bool, _ texts: PageTexts
    ) -> HTMLNode {
        let form = HTMLNode.element(
            .form, .id(.viewForm), .class("d-view"), .action("/gallery"), .aria("label", texts.view), .noSuggestions,
            children: [
                select(.theme, texts.theme, themes),
                segments(
                    .locale, texts.languageLabel,
                    [ToolLanguage.english, .chinese].map {
                        Choice($0.rawValue, PreviewProject.language($0.rawValue), isChosen: $0 == language)
                    }),
                .element(.button, .class("d-button d-apply"), text: texts.show),
            ])
        let matrix = link(texts.matrix, to: "/matrix?" + ViewQuery.text([(.locale, texts.localeName)]))
        return bar([form], links: (hasFiles ? [matrix] : []) + [preview(previewAddress, texts)], texts)
    }

    /// The matrix's bar: which file, and what is done with each axis.
    static func matrix(
        _ format: (name: String, title: String), files: [ChoiceGroup], axes: [MatrixAxis], _ texts: PageTexts
    ) -> HTMLNode {
        let file = ChoiceControl.select(
            name: format.name, label: format.title, groups: files,
            class: "d-field-scene")
        let form = HTMLNode.element(
            .form, .id(.viewForm), .class("d-view"), .action("/matrix"), .aria("label", texts.view), .noSuggestions,
            children: [file]
                + axes.map {
                    ChoiceControl.select(name: $0.name, label: $0.label, groups: $0.groups, class: "d-field-axis")
                } + [.element(.button, .class("d-button d-apply"), text: texts.show)])
        let gallery = link(texts.gallery, to: "/gallery?" + ViewQuery.text([(.locale, texts.localeName)]))
        return bar([form], links: [gallery, preview("/", texts)], texts)
    }

    /// The bar of an export: the theme, the form, and the file of a form that writes files.
    static func export(_ content: ExportContent, _ texts: PageTexts) -> HTMLNode {
        let subjects = content.subjects.map { name, label, choices in
            ChoiceControl.select(
                name: name, label: label, groups: [ChoiceGroup(choices: choices)],
                class: "d-field-scene")
        }
        let form = HTMLNode.element(
            .form, .id(.viewForm), .class("d-view"), .action("/export"), .aria("label", texts.view), .noSuggestions,
            children: [
                hidden(.from, content.plan.name),
                // Another option shows the same file, as far as the export still has it.
                content.shownPath.map { hidden(.file, $0) } ?? .nothing,
                select(.target, texts.exportTarget, content.targets), subjects ?? .nothing,
                select(.theme, texts.theme, content.themes),
                segments(
                    .locale, texts.languageLabel,
                    [ToolLanguage.english, .chinese].map {
                        Choice($0.rawValue, PreviewProject.language($0.rawValue), isChosen: $0 == texts.language)
                    }),
                .element(.button, .class("d-button d-apply"), text: texts.show),
            ])
        let locale = ViewQuery.text([(.theme, content.plan.theme), (.locale, texts.localeName)])
        return bar(
            [form], links: [link(texts.gallery, to: "/gallery?" + locale), preview("/?" + locale, texts)], texts)
    }

    private static func link(_ text: String, to address: String) -> HTMLNode {
        .element(.a, .class("d-button"), .href(address), text: text)
    }

    /// The link back, which the page's script leads to the view that was shown last.
    private static func preview(_ address: String, _ texts: PageTexts) -> HTMLNode {
        .element(.a, .class("d-button"), .href(address), .data(.returns), text: texts.preview)
    }

    /// The control of an axis; one outside of the bar belongs to its form all the same.
    static func axis(_ control: AxisControl, class names: String = "") -> HTMLNode {
        ChoiceControl.select(
            name: control.name, label: control.label, groups: [ChoiceGroup(choices: control.choices)],
            class: names, .form(.viewForm))
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

    private static func bar(_ tools: [HTMLNode], links: [HTMLNode], _ texts: PageTexts) -> HTMLNode {
        let brand = HTMLNode.element(
            .a, .class("d-brand"), .href("/"),
            children: [.element(.span, .class("d-mark"), .aria("hidden", "true")), .text("Diorama")])
        let navigation = HTMLNode.element(
            .nav, .class("d-nav"), .aria("label", texts.pages),
            children: links)
        let state = HTMLNode.element(
            .span, .id(.status), .class("d-status d-needs-script"), .role("status"),
            text: ScriptText.connecting.text(texts))
        return .element(.header, .id(.bar), .class("d-bar"), children: [brand] + tools + [navigation, state])
    }
}
