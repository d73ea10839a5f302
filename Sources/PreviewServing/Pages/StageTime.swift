import HTTPServing
import LiveValues
import SceneRendering

/// The line under the stage: how old the store is, and what can be done about it.
struct StageTime: Hashable, Sendable {
    /// What people call the store.
    var place: String
    /// The store's time when it was opened.
    var opened: Timestamp
    /// The store's time, if it stands.
    var standsAt: Timestamp?
    /// The moment that the address asks for; empty if none.
    var at: String
    /// The address of the view with its time going on.
    var running: String

    /// The element, which the page's script keeps up to date.
    var node: HTMLNode {
        .element(.div, .id(.time), .class("d-age"), children: (standsAt.map(standing) ?? going) + [control])
    }

    private var going: [HTMLNode] {
        [
            .element(.span, .class("d-needs-script"), .data(.opened, String(opened.milliseconds)), text: "Just opened"),
            .element(
                .button, .type("button"), .class("d-button d-needs-script"), .data(.resets),
                .title("Begins anew as the files say, for everybody"), text: "Reset \(place)"),
            .element(
                .button, .type("button"), .class("d-button d-needs-script"), .data(.freezes),
                .title("Shows this moment as the files alone lead to it, with an address of its own"), text: "Freeze"),
        ]
    }

    private func standing(at moment: Timestamp) -> [HTMLNode] {
        [
            .element(.span, text: "Time stands at \(ClockText.text(moment))"),
            .element(.a, .class("d-button"), .href(running), text: "Let time go on"),
        ]
    }

    private var control: HTMLNode {
        .element(
            .label, .class("d-at"),
            children: [
                .element(.span, text: "At"),
                .element(
                    .input, .name(ViewQuery.Name.at.rawValue), .form(.viewForm), .class("d-input"), .value(at),
                    .placeholder("+2h"),
                    .title("A distance such as +2h or +1d, or a moment such as 2026-03-02T09:12:00Z"),
                    .noSuggestions),
            ])
    }
}
