import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering

/// The apps on one person's telephone: who is signed in, which one is in front, what they write into their stores.
struct AppsPanel {
    let state: PhoneState
    let person: String

    var node: HTMLNode {
        let apps = state.apps.union(state.groups.keys).sorted()
        return .element(
            .section, .id("d-phone-apps"), .class("d-phone-part"), .aria("label", "Apps"),
            children: [.element(.h3, text: "Apps")] + apps.map { row(of: $0) } + (apps.isEmpty ? [] : [writing(apps)]))
    }

    private func row(of app: String) -> HTMLNode {
        let isIn = state.isSignedIn(person, to: app)
        let isInFront = state.person(person).appInFront == app
        return .element(
            .form, .id("d-phone-app-\(app)"), .class("d-row d-needs-script"),
            children: [
                .element(.span, .class("d-name"), text: app),
                onOff(
                    "In front", isInFront, label: "\(app) in front",
                    .title("Reloads that an app in front asks for cost nothing"),
                    PhoneCommand.bringToFront(app: isInFront ? nil : app, person: person)),
                onOff(
                    "Signed in", isIn, label: "Signed in to \(app)", nil,
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
        let groups = Set(apps.map { state.group(of: $0) }).sorted()
        return .element(
            .form, .id("d-phone-write"), .class("d-row d-needs-script"),
            .sends(PhoneCommand.writeOnly(group: groups.first ?? "", key: "", value: "", person: person)),
            children: [
                .element(
                    .select, [.name("group"), .class("d-select"), .aria("label", "Group")],
                    groups.map { ChoiceControl.option(Choice($0, $0)) }),
                .element(.input, .name("key"), .class("d-input"), .aria("label", "Key"), .placeholder("key")),
                .element(
                    .input, .name("value"), .class("d-input"), .aria("label", "Value, as JSON or text"),
                    .placeholder("value")),
                .element(
                    .button, .class("d-button"),
                    .title("Writes and asks for no timeline: 'Reload all' below does what reloadAllTimelines does"),
                    text: "Write"),
            ])
    }
}
