import HTTPServing
import LiveValues
import SceneRendering

/// The line under the stage: how old the store is, and what can be done about it.
struct StageTime: Hashable, Sendable {
    /// The title for people of the store, in a sentence and as a title.
    var place: String
    var placeTitle: String
    var texts: PageTexts
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
            .element(
                .span, .class("d-needs-script"), .data(.opened, String(opened.milliseconds)),
                text: ScriptText.justOpened.text(texts)),
            .element(
                .button, .type("button"), .class("d-button d-needs-script"), .data(.resets),
                .title(texts.resetHelp), text: texts.reset(place, placeTitle)),
            .element(
                .button, .type("button"), .class("d-button d-needs-script"), .data(.freezes),
                .title(texts.freezeHelp), text: texts.freeze),
        ]
    }

    private func standing(at moment: Timestamp) -> [HTMLNode] {
        [
            .element(.span, text: texts.timeStands(at: ClockText.day(moment) + " " + ClockText.text(moment))),
            .element(.a, .class("d-button"), .href(running), text: texts.letTimeGoOn),
        ]
    }

    private var control: HTMLNode {
        .element(
            .label, .class("d-at"),
            children: [
                .element(.span, text: texts.at),
                .element(
                    .input, .name(ViewQuery.Name.at.rawValue), .form(.viewForm), .class("d-input"), .value(at),
                    .placeholder("+2h"),
                    .title(texts.atHelp),
                    .noSuggestions),
            ])
    }
}
