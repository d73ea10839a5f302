import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering

/// The apps on one person's telephone: who is signed in, which one is in front, what they write into their stores.
struct AppsPanel {
    let state: PhoneState
    let widgets: PlacedWidgets
    let seat: PhoneState.Seat

    private var texts: PhoneTexts { PhoneTexts(locale: seat.locale) }
    private var person: String { seat.person }

    /// The title in the language of whoever looks.
    private func title(_ app: String) -> String { knownTitle(app) ?? app }

    /// Nil for an app without a file.
    private func knownTitle(_ app: String) -> String? { widgets.title(ofApp: app)?.text(in: seat.locale) }

    var node: HTMLNode {
        let apps = state.apps.union(state.groups.keys).sorted()
        return .element(
            .section, .id("d-phone-apps"), .class("d-phone-part"), .aria("label", texts.apps),
            children: [.element(.h3, text: texts.apps)] + apps.map { row(of: $0) }
                + (apps.isEmpty ? [] : [writing(apps)]))
    }

    private func row(of app: String) -> HTMLNode {
        let isIn = state.isSignedIn(person, to: app)
        let isInFront = state.person(person).appInFront == app
        return .element(
            .form, .id("d-phone-app-\(app)"), .class("d-row d-needs-script"),
            children: [
                .element(
                    .span, .class("d-name"), .title(app), .dirAuto,
                    children: [knownTitle(app).map { .text($0) } ?? .element(.code, text: app)]),
                onOff(
                    texts.inFront, isInFront, label: texts.inFront(title(app)),
                    .title(texts.inFrontHelp),
                    PhoneCommand.bringToFront(app: isInFront ? nil : app, person: person)),
                onOff(
                    texts.signedIn, isIn, label: texts.signedIn(title(app)), nil,
                    PhoneCommand.setSignedIn(app: app, isSignedIn: !isIn, person: person)),
            ])
    }

    private func onOff(
        _ text: String, _ isOn: Bool, label: String, _ title: HTMLAttribute?, _ command: PhoneCommand
    ) -> HTMLNode {
        .element(
            .button, .class("d-button d-switch"), .role("switch"), .aria("checked", String(isOn)),
            .aria("label", label),
            title, .sends(command), children: [.element(.span, text: text)])
    }

    /// An app writes a key; its widgets show it once somebody asks for other timelines.
    private func writing(_ apps: [String]) -> HTMLNode {
        let groups = Set(apps.map { widgets.groups[$0] ?? state.group(of: $0) }).union(widgets.groups.values).sorted()
        return .element(
            .form, .id("d-phone-write"), .class("d-row d-needs-script"),
            .sends(PhoneCommand.writeOnly(group: groups.first ?? "", key: "", value: "", person: person)),
            children: [
                .element(
                    .select, [.name("group"), .class("d-select"), .aria("label", texts.group)],
                    groups.map { ChoiceControl.option(Choice($0, $0)) }),
                .element(
                    .input, .name("key"), .class("d-input"), .aria("label", texts.key), .placeholder(texts.keyHint)),
                .element(
                    .input, .name("value"), .class("d-input"), .aria("label", texts.value),
                    .placeholder(texts.valueHint)),
                .element(
                    .button, .class("d-button"),
                    .title(texts.writeHelp),
                    text: texts.write),
            ])
    }
}
