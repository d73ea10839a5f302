import HomeScreenModel
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
            title, time, network, connections, AppsPanel(state: state, person: seat.person).node,

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

    private var connections: HTMLNode { ConnectionsPart(connections: state.connections, timeZone: state.timeZone).node }

    private var timelines: TimelinesPanel { TimelinesPanel(state: state, widgets: widgets, now: now, seat: seat) }

    func listPatches(for record: ChangeRecord) -> [Patch] {
        guard case .timelinesChanged(let changes)? = record.payload as? PhoneFact else { return [] }
        return timelines.patches(for: changes)
    }

    /// How far the time was moved: `+2 h`, `−1 d`.
    static func distance(_ milliseconds: Int64) -> String {
        let sign = milliseconds < 0 ? "−" : "+"
        let minutes = milliseconds.magnitude / 60_000
        if minutes >= 1440, minutes % 1440 == 0 { return "\(sign)\(minutes / 1440) d" }
        if minutes >= 60, minutes % 60 == 0 { return "\(sign)\(minutes / 60) h" }
        return "\(sign)\(minutes) min"
    }

    private var title: HTMLNode {
        let moved = state.timeShift == 0 ? "" : Self.distance(state.timeShift) + "  "
        // The preview speaks English, whatever the widgets speak.
        let text = LocalFormat.known("en", in: state.timeZone).text(now, pattern: "d MMM HH:mm")
        return .element(
            .div, .id("d-phone-title"), .class("d-heading"),
            children: [
                .element(.h2, text: "Phone"),
                .element(
                    .span,
                    children: [
                        .text(moved), .element(.span, .class("d-time"), text: text), .text(" \(state.timeZone)"),
                    ]),
            ])
    }

    /// The time moves for everybody who looks at the telephone.
    private var time: HTMLNode {
        let steps: [(String, Int64)] = [
            ("−1 h", -3_600_000), ("+1 h", 3_600_000), ("+2 h", 7_200_000), ("+1 d", 86_400_000),
        ]
        let buttons = steps.map { label, milliseconds in
            HTMLNode.element(.button, .class("d-button"), .sends(PhoneCommand.moveTime(by: milliseconds)), text: label)
        }
        let now = HTMLNode.element(
            .button, .class("d-button"), .sends(PhoneCommand.resetTime), state.timeShift == 0 ? .disabled : nil,
            text: "Now")
        return .element(
            .div, .id("d-phone-time"), .class("d-field"),
            children: [
                .element(.span, text: "Time"),
                .element(.form, .class("d-row d-needs-script"), children: buttons + [now]),
            ])
    }

    private var network: HTMLNode {
        ChoiceControl.segments(
            name: "network", legend: "Network",
            choices: PhoneState.Network.allCases.map { Choice($0.name, $0.label, isChosen: $0 == state.network) },
            id: "d-phone-network", .sends(PhoneCommand.setNetwork(network: state.network)))
    }
}
