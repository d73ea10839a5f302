import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering

/// The switches of what a telephone is connected to: its time, its network, and the apps on it.
struct PhonePanel: PreviewPanel {
    let state: PhoneState
    /// Whose telephone it is.
    let person: String

    var node: HTMLNode {
        .element(.div, .id("d-phone"), .class("d-controls"), children: [title, time, network, apps, connections])
    }

    var parts: [HTMLNode] { [title, time, network, apps, connections] }

    func part(showing topic: Topic) -> HTMLNode? {
        switch topic {
        case .phone: node
        case .connections: connections
        default: nil
        }
    }

    private var connections: HTMLNode { ConnectionsPart(connections: state.connections).node }

    func listPatches(for record: ChangeRecord) -> [Patch] { [] }

    /// How far the time was moved: `+2 h`, `−1 d`.
    static func distance(_ milliseconds: Int64) -> String {
        let sign = milliseconds < 0 ? "−" : "+"
        let minutes = milliseconds.magnitude / 60_000
        if minutes >= 1440, minutes % 1440 == 0 { return "\(sign)\(minutes / 1440) d" }
        if minutes >= 60, minutes % 60 == 0 { return "\(sign)\(minutes / 60) h" }
        return "\(sign)\(minutes) min"
    }

    private var title: HTMLNode {
        .element(
            .div, .id("d-phone-title"), .class("d-heading"),
            children: [
                .element(.h2, text: "Phone"),
                .element(
                    .span,
                    children: [
                        .text(state.timeShift == 0 ? "" : Self.distance(state.timeShift) + "  "),
                        .element(.span, .class("d-time"), .showsClock), .text(" UTC"),
                    ]),
            ])
    }

    /// The time moves for everybody who looks at the telephone.
    private var time: HTMLNode {
        let steps: [(String, Int64)] = [("−1 h", -3_600_000), ("+1 h", 3_600_000), ("+1 d", 86_400_000)]
        let buttons = steps.map { label, milliseconds in
            HTMLNode.element(.button, .class("d-button"), .sends(PhoneCommand.moveTime(by: milliseconds)), text: label)
        }
        let now = HTMLNode.element(
            .button, .class("d-button"), .sends(PhoneCommand.resetTime), state.timeShift == 0 ? .disabled : nil,
            text: "Now")
        return row(
            "Time", id: "d-phone-time", [.element(.form, .class("d-row d-needs-script"), children: buttons + [now])])
    }

    private func row(_ label: String, id: String, _ children: [HTMLNode]) -> HTMLNode {
        .element(.div, .id(id), .class("d-field"), children: [.element(.span, text: label)] + children)
    }

    private var network: HTMLNode {
        ChoiceControl.segments(
            name: "network", legend: "Network",
            choices: PhoneState.Network.allCases.map { Choice($0.name, $0.label, isChosen: $0 == state.network) },
            id: "d-phone-network", .sends(PhoneCommand.setNetwork(network: state.network)))
    }

    /// Who is signed in, and where.
    private var apps: HTMLNode {
        let known = state.person(person).signedIn.union(state.apps).sorted()
        return .element(
            .div, .id("d-phone-apps"),
            children: known.enumerated().map { index, app in
                let isIn = state.isSignedIn(person, to: app)
                return row(
                    index == 0 ? "Apps" : "", id: "d-phone-app-\(app)",
                    [
                        .element(
                            .form, .class("d-row d-needs-script"),
                            children: [
                                .element(
                                    .button, .class("d-button"),
                                    .sends(PhoneCommand.setSignedIn(app: app, isSignedIn: !isIn, person: person)),
                                    text: isIn ? "Sign out of \(app)" : "Sign in to \(app)")
                            ])
                    ])
            })
    }
}
