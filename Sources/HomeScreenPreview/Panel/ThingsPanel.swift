import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering

/// The devices of a home in the panel, to be used as somebody there would; empty without devices.
struct ThingsPanel {
    let things: Things
    /// What whoever looks reads: devices have the names here that widgets show.
    let locale: String
    /// Whether this process plays them; those of a broker answer themselves.
    var areSimulated = true

    var node: HTMLNode {
        let all = things.things.map {
            ThingControls(id: $0.key, thing: $0.value, things: things, locale: locale, isSimulated: areSimulated)
        }
        .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        guard !all.isEmpty else { return .element(.section, .id("d-phone-things")) }
        let online = all.count { $0.thing.status == .online }
        let heading = HTMLNode.element(
            .h3, children: [.text("Things"), .element(.small, text: "\(online) of \(all.count) online")])
        return .element(
            .section, .id("d-phone-things"), .class("d-phone-part"), .aria("label", "Things"),
            children: [heading] + all.map(\.node))
    }
}

/// One device in the panel: what it is, whether it answers, and its properties to set by hand.
private struct ThingControls {
    let id: String
    let thing: Things.Thing
    let things: Things
    let locale: String
    let isSimulated: Bool

    var name: String { thing.name.text(in: locale) }

    var node: HTMLNode {
        .element(
            .fieldset, .id("d-thing-\(id)"), .class("d-thing"),
            children: [.element(.legend, .dirAuto, text: name), facts, status, answering]
                + thing.properties.keys.sorted().map { property($0) })
    }

    private var facts: HTMLNode {
        .element(
            .p, .class("d-hint"), .dirAuto,
            text: [thing.product, thing.room.text(in: locale)].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    private var status: HTMLNode {
        let choices = ThingStatus.allCases.map { Choice($0.name, $0.label, isChosen: $0 == thing.status) }
        return ChoiceControl.select(
            name: "status", label: "Status", groups: [ChoiceGroup(choices: choices)],
            .sends(PhoneCommand.setThingStatus(thing: id, status: thing.status)))
    }

    private var answering: HTMLNode {
        guard isSimulated else {
            return row("Confirms", .element(.span, .class("d-hint"), text: "the device on the broker, if it is there"))
        }
        let delay = thing.delay == .zero ? "at once" : "after \(thing.delay.words)"
        return row(
            "Confirms",
            onOff(
                thing.confirms, label: "\(name) confirms", text: thing.confirms ? delay : "never",
                PhoneCommand.setThingConfirmation(thing: id, confirms: !thing.confirms)))
    }

    /// A property that was set and not confirmed shows what it is to become.
    private func property(_ identifier: String) -> HTMLNode {
        let key = Things.Property(id, identifier)
        let value = things.shown(key) ?? .null
        let isPending = things.isWaiting(key)
        func use(_ value: LiveValue) -> PhoneCommand { .useThing(thing: id, property: identifier, value: value) }
        switch value {
        case .bool(let isOn):
            return row(
                identifier,
                onOff(
                    isOn, label: "\(name): \(identifier)", text: isPending ? "waiting" : isOn ? "on" : "off",
                    use(.bool(!isOn))))
        case .integer, .number:
            return row(identifier, field(.type("number"), identifier, value.json, use(value)))
        case .string(let text):
            // A text is only filled in where the message has one.
            return row(identifier, field(.type("text"), identifier, text, use(value)))
        case .null, .array, .object:
            return row(identifier, .element(.code, text: value.json))
        }
    }

    private func row(_ label: String, _ control: HTMLNode) -> HTMLNode {
        .element(.div, .class("d-field"), children: [.element(.span, .dirAuto, text: label), control])
    }

    private func onOff(_ isOn: Bool, label: String, text: String, _ command: PhoneCommand) -> HTMLNode {
        .element(
            .form, .class("d-needs-script"),
            children: [
                .element(
                    .button, .class("d-button d-switch"), .role("switch"), .aria("checked", String(isOn)),
                    .aria("label", label), .sends(command), children: [.element(.span, text: text)])
            ])
    }

    private func field(
        _ type: HTMLAttribute, _ identifier: String, _ value: String, _ command: PhoneCommand
    ) -> HTMLNode {
        .element(
            .div, .sends(command),
            children: [
                .element(
                    .input, type, .class("d-input"), .name("value"), .value(value), .noSuggestions,
                    .aria("label", "\(name): \(identifier)"))
            ])
    }
}

extension ThingStatus {
    fileprivate var label: String {
        switch self {
        case .notActivated: "Not activated"
        case .online: "Online"
        case .offline: "Offline"
        case .disabled: "Disabled"
        }
    }
}
