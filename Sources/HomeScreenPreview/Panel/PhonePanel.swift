import HomeScreenModel
import HomeScreenViews
import LiveValues
import PreviewServing
import SceneRendering

/// The switches of what a telephone is connected to: its time, its network, the apps on it, and what its widgets ask for.
struct PhonePanel: PreviewPanel {
    let state: PhoneState
    let widgets: PlacedWidgets
    let now: Timestamp
    /// Whose telephone it is, and what they read.
    let seat: PhoneState.Seat

    var node: HTMLNode { .element(.div, .id("d-phone"), .class("d-controls"), children: parts) }

    var parts: [HTMLNode] {
        [
            title, time, network, editing, connections, AppsPanel(state: state, widgets: widgets, seat: seat).node,
            ThingsPanel(things: state.things, locale: seat.locale, areSimulated: state.playsThings).node,
            timelines.node,
        ]
    }

    func part(showing topic: Topic) -> HTMLNode? {
        switch topic {
        case .phone: node
        case .connections: connections
        default: nil
        }
    }

    private var texts: PhoneTexts { PhoneTexts(locale: seat.locale) }

    private var connections: HTMLNode {
        ConnectionsPart(connections: state.connections, texts: texts, timeZone: state.timeZone).node
    }

    private var timelines: TimelinesPanel { TimelinesPanel(state: state, widgets: widgets, now: now, seat: seat) }

    func listPatches(for record: ChangeRecord) -> [Patch] {
        guard case .timelinesChanged(let changes)? = record.payload as? PhoneFact else { return [] }
        return timelines.patches(for: changes)
    }

    private var title: HTMLNode {
        let moved = state.timeShift == 0 ? "" : texts.distance(state.timeShift) + "  "
        let format = LocalFormat.known(texts.language.rawValue, in: state.timeZone)
        let text = format.text(now, pattern: texts.both("d MMM HH:mm", "M月d日 HH:mm"))
        return .element(
            .div, .id("d-phone-title"), .class("d-heading"),
            children: [
                .element(.h2, text: texts.clock),
                .element(
                    .span,
                    children: [
                        .text(moved), .element(.span, .class("d-time"), text: text), .text(" \(state.timeZone)"),
                    ]),
            ])
    }

    /// The time moves for everybody who looks at the telephone.
    private var time: HTMLNode {
        let steps: [Int64] = [-3_600_000, 3_600_000, 7_200_000, 86_400_000]
        let buttons = steps.map { milliseconds in
            HTMLNode.element(
                .button, .class("d-button"), .sends(PhoneCommand.moveTime(by: milliseconds)),
                text: texts.distance(milliseconds))
        }
        let now = HTMLNode.element(
            .button, .class("d-button"), .sends(PhoneCommand.resetTime), state.timeShift == 0 ? .disabled : nil,
            text: texts.now)
        return .element(
            .div, .id("d-phone-time"), .class("d-field"),
            children: [
                .element(.span, text: texts.time),
                .element(.form, .class("d-row d-needs-script"), children: buttons + [now]),
            ])
    }

    /// Shown beside home screens: there, widgets can be added.
    private var editing: HTMLNode {
        .element(
            .div, .id("d-phone-home"), .class("d-field d-needs-script"),
            children: [
                .element(.span, text: texts.homeScreen),
                .element(
                    .div, .class("d-row"),
                    children: [
                        .element(
                            .button, .type("button"), .class("d-button"), .data(.editsHome),
                            .aria("pressed", "false"),
                            children: [
                                .element(.span, .class("d-begins"), text: texts.editHomeScreen),
                                .element(.span, .class("d-ends"), text: texts.endEditing),
                            ])
                    ]),
            ])
    }

    private var network: HTMLNode {
        ChoiceControl.segments(
            name: "network", legend: texts.network,
            choices: PhoneState.Network.allCases.map {
                Choice($0.name, texts.title(of: $0), isChosen: $0 == state.network)
            },
            id: "d-phone-network", .sends(PhoneCommand.setNetwork(network: state.network)))
    }
}
