import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The sheet in which people edit a widget that stands on their screen, and what opens it.
///
/// Whatever they set holds at once, for this widget alone and until the preview ends. The sheet says what to write into the
/// screen's file to keep it.
struct EditSheet {
    let widget: WidgetDocument
    let family: WidgetFamily
    /// What can be chosen in the family.
    let parameters: [Parameter]
    /// What the screen's file says, and over that what was chosen in the sheet.
    let configuration: Configuration
    /// Whether something was chosen in the sheet.
    let hasChoices: Bool
    /// What the widget's bindings find: among others what its sources have, for items to choose from.
    let scope: BindingScope
    let context: RenderContext
    /// Tells the sheets of a stack apart.
    let part: String

    /// The button over the widget's corner; nothing for a widget that can not be configured.
    var button: HTMLNode {
        guard !parameters.isEmpty else { return .nothing }
        let label = context.string("home_edit", xxx: widget.title(context.locale))
        return .element(
            .button, .class("edit"), .type("button"), .asks(id("sheet")), .aria("label", label), .title(label),
            children: [.element(.i, .aria("hidden", "true"))])
    }

    /// The sheet; nothing for a widget that can not be configured.
    var dialog: HTMLNode {
        guard !parameters.isEmpty else { return .nothing }
        return .element(
            .dialog, .id(id("sheet")), .class("sheet \(context.mode)"), .aria("labelledby", id("title")),
            .data(.sheetOf, part, on: context.sceneID),
            children: [
                .element(
                    .header,
                    children: [
                        .element(
                            .h2, .id(id("title")), .dirAuto,
                            text: context.string("home_edit", xxx: widget.title(context.locale))),
                        .element(.button, .type("button"), .value("cancel"), text: context.string("home_done")),
                    ])
            ] + parameters.map { row(of: $0) } + [writing])
    }

    private func id(_ name: String) -> String { context.partID("\(part)-\(name)") }

    /// The name of what an action is done to: the member of a stack, the parameter, and further words.
    private func argument(_ words: String...) -> HTMLAttribute {
        .argument(LiveValue.array(([part] + words).map { .string($0) }).json)
    }

    // MARK: Parameters

    private func row(of parameter: Parameter) -> HTMLNode {
        let words = ParameterWords(parameter.name, of: widget, context.locale)
        let value = configuration.value(of: parameter)
        switch parameter.kind {
        case .items(let items): return self.items(items, of: parameter, words)
        case .toggle:
            let isOn = value.boolValue == true
            return field(
                words.title,
                [
                    .element(.span, .class("state"), text: isOn ? words.on : words.off),
                    .element(
                        .input, .type("checkbox"), .role("switch"), isOn ? .checked : nil, .performs("choose"),
                        argument(parameter.name)),
                ])
        case .choice(let names, _):
            return field(
                words.title,
                [
                    .element(
                        .select, .performs("choose"), argument(parameter.name),
                        children: names.map { name in
                            .element(
                                .option, .value(name), .string(name) == value ? .selected : nil,
                                text: words.option(name))
                        })
                ])
        case .text:
            return field(words.title, [input(.type("text"), of: parameter, value)])
        case .number(let range, _):
            return field(words.title, [input(.type("number"), of: parameter, value, range)])
        }
    }

    private func field(_ title: String, _ control: [HTMLNode]) -> HTMLNode {
        .element(.label, .class("row"), children: [.element(.span, .dirAuto, text: title)] + control)
    }

    private func input(
        _ type: HTMLAttribute, of parameter: Parameter, _ value: LiveValue, _ range: ClosedRange<Double>? = nil
    ) -> HTMLNode {
        let bounds = [
            range.flatMap { Int(exactly: $0.lowerBound) }.map { HTMLAttribute.minimum($0) },
            range.flatMap { Int(exactly: $0.upperBound) }.map { HTMLAttribute.maximum($0) },
        ]
        return .element(
            .input,
            [type, .value(value.stringValue ?? value.json), .noSuggestions, .performs("choose")]
                + [argument(parameter.name)] + bounds.compactMap(\.self), [])
    }

    // MARK: Items

    private func items(_ items: Parameter.Items, of parameter: Parameter, _ words: ParameterWords) -> HTMLNode {
        let options = scope.roots[items.source]?.arrayValue ?? []
        let known = options.compactMap { option in Parameter.Items.id(of: option).map { ($0, option) } }
        let chosen = configuration.chosen(of: parameter, in: family).filter { id in known.contains { $0.0 == id } }
        let isFull = items.counts[family].map { chosen.count >= $0 } ?? false
        let ordered = chosen.compactMap { id in known.first { $0.0 == id } } + known.filter { !chosen.contains($0.0) }
        let list = id("list-\(parameter.name)")
        let rows = ordered.map { id, option in
            let place = chosen.firstIndex(of: id)
            let title = self.title(of: option, words)
            let isOut = isFull && place == nil
            return HTMLNode.element(
                .li, .id("\(list)-\(id)"), .data(.words, Parameter.Items.searchText(of: option)),
                children: [
                    .element(
                        .label, .class("row"),
                        children: [
                            .element(
                                .input, .type("checkbox"), place == nil ? nil : .checked, isOut ? .disabled : nil,
                                .performs("include"), argument(parameter.name, id)),
                            .element(.span, .dirAuto, text: title),
                        ])
                ]
                    + (place.map { place in
                        [
                            mover("up", -1, of: id, title, parameter, isUsable: place > 0),
                            mover("down", 1, of: id, title, parameter, isUsable: place < chosen.count - 1),
                        ]
                    } ?? []))
        }
        let count = items.counts[family].map { " \(chosen.count)/\($0)" } ?? ""
        let search: [HTMLNode] =
            items.hasSearch
            ? [
                .element(
                    .input, .type("search"), .class("search"), .data(.filters, list),
                    .placeholder(context.string("home_search")), .aria("label", context.string("home_search")))
            ] : []
        return .element(
            .fieldset, .class("items"),
            children: [.element(.legend, .dirAuto, text: words.title + count)] + search
                + [.element(.ul, .id(list), children: rows)])
    }

    private func title(of option: LiveValue, _ words: ParameterWords) -> String {
        guard let label = words.label, let themed = context.theme else { return Parameter.Items.title(of: option) }
        let environment = BoundEnvironment(
            family, scope, now: context.seat.now, themed.theme, themed.situation, widget.bindings)
        var reader = ViewValueReader(environment.adding("item", option))
        guard case .text(let title)? = reader.read(label, key: "label") else {
            return Parameter.Items.title(of: option)
        }
        return title
    }

    private func mover(
        _ name: String, _ step: Int, of id: String, _ title: String, _ parameter: Parameter, isUsable: Bool
    ) -> HTMLNode {
        // Not `disabled`: the focus stays where somebody moves an item on and on.
        .element(
            .button, .type("button"), .class("mover \(name)"), .performs("move"),
            argument(parameter.name, id, String(step)), isUsable ? nil : .aria("disabled", "true"),
            .aria("label", context.string("home_\(name)", xxx: title)),
            children: [.element(.i, .aria("hidden", "true"))])
    }

    // MARK: What to write

    private var writing: HTMLNode {
        let yaml = configuration.yaml(of: widget.parameters)
        let text: [HTMLNode] =
            yaml.map { yaml in
                [
                    .element(.pre, .id(id("yaml")), .tabIndex(0), children: [.element(.code, text: yaml)]),
                    .element(
                        .div, .class("deeds"),
                        children: [
                            .element(
                                .button, .type("button"), .data(.copies, id("yaml")),
                                .data(.copied, context.string("home_copied")), text: context.string("home_copy")),
                            .element(
                                .button, .type("button"), hasChoices ? nil : .disabled, .performs("forget"), argument(),
                                text: context.string("home_forget")),
                        ]),
                ]
            } ?? [.element(.p, text: context.string("home_default"))]
        return .element(
            .section, .class("writing"), children: [.element(.h3, text: context.string("home_write"))] + text)
    }
}

/// What a sheet calls a parameter and its values.
private struct ParameterWords {
    let title: String
    private let record: RecordValue?
    private let widget: WidgetDocument
    private let locale: String

    init(_ name: String, of widget: WidgetDocument, _ locale: String) {
        let declared = widget.record["configuration"]?.mapEntries.first { $0.key == name }?.value
        record = declared?.mapEntries.first?.value.record
        self.widget = widget
        self.locale = locale
        title = record?["title"].flatMap { widget.document.text(of: $0, locale: locale) } ?? name
    }

    var on: String { text(record?["on"]) ?? "" }
    var off: String { text(record?["off"]) ?? "" }

    /// What an item is called, bound to the item.
    var label: ConfigValue? { record?["label"] }

    func option(_ name: String) -> String {
        text(record?["options"]?.mapEntries.first { $0.key == name }?.value) ?? name
    }

    private func text(_ value: ConfigValue?) -> String? {
        value.flatMap { widget.document.text(of: $0, locale: locale) }
    }
}
