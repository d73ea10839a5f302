package import SceneRendering

/// A question of the product with two answers, with the look of `alert`.
package struct AlertBox {
    /// What its parts are called in the component.
    package let name: String
    private let title: String
    private let text: String
    private let answers: (no: String, yes: String)

    /// Describes a question.
    ///
    /// - Parameters:
    ///   - name: What its parts are called in the component.
    ///   - title: What it is about.
    ///   - text: What is asked.
    ///   - answers: What says no, and what says yes.
    package init(name: String, title: String, text: String, answers: (no: String, yes: String)) {
        self.name = name
        self.title = title
        self.text = text
        self.answers = answers
    }

    /// The question as a dialog that a press opens: a yes does an action, a no only closes it.
    package func dialog(performing action: String, in context: RenderContext) -> HTMLNode {
        .element(
            .dialog, .id(context.partID(name)), .class("alert-box"),
            .aria("labelledby", context.partID(name + "-title")),
            .aria("describedby", context.partID(name + "-text")), .configured(by: "/alert"),
            children: [
                .element(
                    .form, .performs(action),
                    children: words(in: context) + [
                        buttons(
                            [.type("submit"), .value("cancel")], [.type("submit"), .value("sure")], in: context)
                    ])
            ])
    }

    /// The question as a card that stands there until it is answered; each answer is an action.
    package func card(no: String, yes: String, argument: String, in context: RenderContext) -> HTMLNode {
        .element(
            .div, .id(context.partID(name)), .class("alert-box"), .role("alertdialog"),
            .aria("labelledby", context.partID(name + "-title")), .aria("describedby", context.partID(name + "-text")),
            .configured(by: "/alert"),
            children: words(in: context) + [
                buttons(
                    [.type("button"), .performs(no), .argument(argument)],
                    [.type("button"), .performs(yes), .argument(argument)], in: context)
            ])
    }

    private func words(in context: RenderContext) -> [HTMLNode] {
        [
            .element(
                .h2, .id(context.partID(name + "-title")), context.unseen("title"), .configured(by: "/alert.title"),
                text: title),
            .element(
                .p, .id(context.partID(name + "-text")), .dirAuto, context.unseen("message"),
                .configured(by: "/alert.message"), text: text),
        ]
    }

    private func buttons(_ no: [HTMLAttribute], _ yes: [HTMLAttribute], in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class(context.isShown("sepLine", of: "alert") ? "answers has-lines" : "answers"),
            .configured(by: "/alert.button", "/alert.sepLine"),
            children: [
                .element(.button, no, [.text(answers.no)]), .element(.button, yes, [.text(answers.yes)]),
            ])
    }

    /// The style rules of the questions of one component.
    package static func styleSheet(of component: String) -> String {
        """
        .\(component) .alert-box { box-sizing: border-box; width: min(270px, calc(100% - 2 * var(--alert-sideSpacing)));
          padding: 0; border: 0; background: var(--alert-backgroundColor); border-radius: var(--alert-cornerRadius);
          box-shadow: var(--alert-shadow); overflow: hidden; text-align: center; }
        .\(component) .alert-box::backdrop { background: rgb(0 0 0 / .38); }
        .\(component) .alert-box h2 { margin: 20px 20px 6px; color: var(--alert-title-color);
          font: var(--alert-title-font); }
        .\(component) .alert-box p { margin: 0 20px 20px; color: var(--alert-message-normalColor);
          font: var(--alert-message-font); overflow-wrap: anywhere; }
        .\(component) .answers { display: var(--alert-button-enable, var(--alert-button-visible, grid));
          grid-template-columns: 1fr 1fr; }
        .\(component) .answers.has-lines { border-top: 1px solid var(--alert-sepLine-backgroundColor); }
        .\(component) .answers button { height: 44px; margin: 0; padding: 0 8px; border: 0; background: none;
          color: var(--alert-button-normalTitleColor); font: var(--alert-button-font); cursor: pointer; }
        .\(component) .answers.has-lines button + button {
          border-left: 1px solid var(--alert-sepLine-backgroundColor); }
        .\(component) .answers button:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
        .\(component) .answers button:focus-visible { outline: 2px solid currentColor; outline-offset: -4px; }
        """
    }
}
