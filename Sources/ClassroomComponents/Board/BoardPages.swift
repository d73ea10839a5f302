import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import SceneRendering
import ThemeModel

/// The control with which those who may write turn the board's pages for everybody.
struct BoardPages {
    let values: PropertyValues
    let context: RenderContext

    /// The control; nothing for those who may not write, and for observers.
    var node: HTMLNode {
        guard values.isShown("pageControl"), values.isShown("pageControl.pageLabel"), context.mayWriteOnBoard else {
            return .element(.div, .id(context.partID("pages")), .hidden)
        }
        let page = context.pool.widget.getBoardPage()
        return .element(
            .div, .id(context.partID("pages")), .class("pages"), .role("group"),
            .aria("label", context.string("diorama_board_pages")),
            .configured(by: "pageControl"),
            children: [
                button("addPage", "diorama_board_page_add", isPossible: true),
                values.isShown("pageControl.sepLine")
                    ? .element(.span, .class("line"), .configured(by: "pageControl.sepLine")) : .nothing,
                button("previousPage", "diorama_board_page_previous", isPossible: page.index > 0),
                .element(
                    .span, .class("page"), .role("status"), .configured(by: "pageControl.pageLabel"),
                    text: "\(page.index + 1) / \(page.count)"),
                button("nextPage", "diorama_board_page_next", isPossible: page.index + 1 < page.count),
            ])
    }

    /// A button that stays in reach of the keyboard when there is no page to turn to.
    private func button(_ action: String, _ label: String, isPossible: Bool) -> HTMLNode {
        let label = context.string(label, unless: isPossible, "diorama_board_page_end")
        return .element(
            .button, .id(context.partID(action)), .type("button"), .class("turn"), .aria("label", label),
            .title(label), isPossible ? .performs(action) : .aria("disabled", "true"),
            children: [context.icon("pageControl.\(isPossible ? action : disabled(action))Image", of: Board.name)])
    }

    /// The key of the image for an action that is not possible.
    private func disabled(_ action: String) -> String {
        "disabled" + action.prefix(1).uppercased() + action.dropFirst()
    }

    /// Turns pages; false for another action.
    static func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) -> Bool {
        let widget = context.pool.widget
        let page = widget.getBoardPage()
        switch action.name {
        case "addPage": try widget.addBoardPage()
        case "previousPage": try widget.openBoardPage(page.index - 1)
        case "nextPage": try widget.openBoardPage(page.index + 1)
        default: return false
        }
        return true
    }

    static let properties = PropertySpec.group(
        "pageControl", "The control that turns pages, for those who may write.",
        PropertySpec.visibility + [
            .image("addPageImage", default: "toolcollection_page_add", "Icon of the button that adds a page."),
            .image("previousPageImage", default: "toolcollection_page_previous", "Icon of the button back.")
                .formerly("prevPageImage"),
            .image("nextPageImage", default: "toolcollection_page_next", "Icon of the button forward."),
            .image(
                "disabledPreviousPageImage", default: "ic_board_page_disabled_pre",
                "Icon of the button back on the first page."
            ).formerly("disabledPrevPageImage"),
            .image(
                "disabledNextPageImage", default: "ic_board_page_disabled_next",
                "Icon of the button forward on the last page."),
            .group(
                "pageLabel", "The page's number, and the words beside it.",
                PropertySpec.visibility + [
                    .color(
                        "color", default: "$textLevel2Color", "Colour of the words.",
                        on: ["backgroundColor", "pageControl.backgroundColor", "courseware.backgroundColor"]),
                    .font("font", default: "$font14", "Font of the page's number."),
                ]),
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the control."),
            .length("cornerRadius", default: "$roundContainerCornerRadius", "Radius of the control's corners."),
            .sepLine("The line between the button that adds a page and those that turn them."),
            .containerShadow("Shadow of the control."),
        ])
}
