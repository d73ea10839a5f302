import ClassroomScenes
import SceneModel
import SceneRendering

/// The card in which a teacher or an assistant prepares a widget and watches it: a header, a body that scrolls where it
/// is too high, and a footer with what can be done next.
///
/// Its classes are those of ``AuthoringStyle``.
struct AuthoringCard {
    let environment: WidgetEnvironment
    /// The name of the widget's configuration.
    let name: String
    /// What the header says.
    let title: String
    /// The state beside the title, such as "In progress", and whether it is one of being under way.
    var state: (text: String, isOn: Bool)?
    /// What the button in the corner is called, which does the action `close`; nil for no such button.
    var closing: String?
    /// What a body is called that has nothing to operate and may be too high, so that the keyboard can scroll it.
    var reading: String?

    /// Draws it; a form when it has an action for its main button.
    func render(sending action: String? = nil, body: [HTMLNode], footer: [HTMLNode]) -> HTMLNode {
        .element(
            action == nil ? .section : .form, .class("\(name)-author"), .id(environment.partID("card")),
            // Takes the focus when the button goes that had it.
            .tabIndex(-1), .configured(by: "editor"), .aria("labelledby", environment.partID("name")),
            action.map { .performs($0) },
            children: [
                .element(.header, [.class("a-header")], header),
                .element(
                    .div, .class("a-body"), .id(environment.partID("body")), reading.map { _ in .tabIndex(0) },
                    reading.map { _ in .role("region") }, reading.map { .aria("label", $0) }, children: body),
                .element(.footer, .class("a-footer"), .id(environment.partID("footer")), children: footer),
            ])
    }

    /// A card's size, no higher than the board but for 12 points at both ends: a phone's has room for a poll of two options.
    ///
    /// Of cards beside it a strip stands out above or below; what does not fit scrolls. A card that grows with the content
    /// box says by which factor.
    static func fitting(
        _ size: LayoutSize, growing factor: Double = 1, in environment: WidgetEnvironment
    ) -> LayoutSize {
        let room = environment.scene.frame.height / factor - 24
        return LayoutSize(width: size.width, height: room > 0 ? min(size.height, room) : size.height)
    }

    private var header: [HTMLNode] {
        var parts: [HTMLNode] = [.element(.h2, .id(environment.partID("name")), text: title)]
        if let state {
            parts.append(.element(.span, .class("a-state" + (state.isOn ? " is-on" : "")), text: state.text))
        }
        if let closing {
            parts.append(
                .element(
                    .button, .type("button"), .class("a-icon a-close"), .performs("close"), .aria("label", closing),
                    .title(closing)))
        }
        return parts
    }
}
