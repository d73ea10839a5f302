import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering

/// The devices of a home in the panel, in the order of their list, to be used as somebody there would.
///
/// Empty for a home that has none.
struct ThingsPanel {
    let things: Things
    /// What whoever looks reads: devices have the names here that widgets show.
    let locale: String
    /// Whether this process plays them; those of a broker answer themselves.
    var areSimulated = true

    private var texts: PhoneTexts { PhoneTexts(locale: locale) }

    var node: HTMLNode {
        let all = things.sorted(in: locale).map { id, thing in
            ThingControls(id: id, thing: thing, things: things, locale: locale, isSimulated: areSimulated)
        }
        guard !all.isEmpty else { return .element(.section, .id("d-phone-things")) }
        let online = all.count { $0.thing.status == .online }
        let heading = HTMLNode.element(
            .h3, children: [.text(texts.things), .element(.small, text: texts.online(online, of: all.count))])
        return .element(
            .section, .id("d-phone-things"), .class("d-phone-part"), .aria("label", texts.things),
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

    private var texts: PhoneTexts { PhoneTexts(locale: locale) }
    var name: String { thing.name.text(in: locale) }

    var node: HTMLNode {
        .element(
            .fieldset, .id("d-thing-\(id)"), .class("d-thing"),
            children: [.element(.legend, .dirAuto, text: name), facts, status, answering]
                + thing.properties.keys.sorted().map { property($0) })
    }

    private var facts: HTMLNode {
        let room = thing.room.text(in: locale)
        return .element(
            .p, .class("d-hint"), .dirAuto,
            children: [
                .element(.code, text: thing.product), .text(room.isEmpty || thing.product.isEmpty ? room : " " + room),
            ])
    }

    private var status: HTMLNode {
        let choices = ThingStatus.allCases.map { Choice($0.name, texts.title(of: $0), isChosen: $0 == thing.status) }
        return ChoiceControl.select(
            name: "status", label: texts.status, groups: [ChoiceGroup(choices: choices)],
            .sends(PhoneCommand.setThingStatus(thing: id, status: thing.status)))
    }

    private var answering: HTMLNode {
        guard isSimulated else {
            return row(texts.confirms, .element(.span, .class("d-hint"), text: texts.confirmsItself))
        }
        let delay = thing.delay == .zero ? texts.atOnce : texts.after(thing.delay.words)
        return row(
            texts.confirms,
            onOff(
                thing.confirms, label: texts.confirms(name), text: thing.confirms ? delay : texts.never,
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
                    isOn, label: texts.property(identifier, of: name),
                    text: isPending ? texts.waiting : texts.isOn(isOn),
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
                    .aria("label", texts.property(identifier, of: name)))
            ])
    }
}
