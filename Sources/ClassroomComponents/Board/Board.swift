import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The white board's surface, for everybody; those who may write on it turn its pages.
///
/// What they draw lies on it for everybody, and scales with it: see `BoardPoint`.
///
/// ```yaml
/// netlessBoard:
///   backgroundColor: $systemForegroundColor
///   borderColor: $systemDividerColor
///   pageControl: { pageLabel: { color: $textLevel2Color } }
///   selector: { enable: false }   # the tool collection offers no selection of areas
/// ```
struct Board: Component {
    static let name = "netlessBoard"

    static let summary = "The white board's surface, for everybody, with its pages for those who may write on it."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemForegroundColor", "Fill of the board."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the border and of the grid's dots."),
            .length("borderWidth", default: "$borderWidth", "Width of the border."),
            .containerShadow("Shadow of the board."),
            BoardPages.properties,
            BoardWindowLayer.properties,
        ] + toolProperties

    static let outline = ComponentOutline(fill: "backgroundColor", job: "boards", uses: [StudentVideo.name])

    static let takesFiles: Set<String> = ["paste"]

    static let reads: Set<Topic> = [.board, .widgetActivity, .widgetMessage, .widgetProperties, .user]

    let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        let isActive = context.pool.widget.getWidgetActivity(WidgetID.board)
        let state = Self.name + (context.mode == "dark" ? " is-dark" : "") + (isActive ? "" : " is-closed")
        return .element(
            .section, .class(state), .aria("label", context.string("diorama_board")),
            aspect(context.frame).map { .data("aspect", $0) },
            .style(
                .property("--side", .points(context.isPad ? 34 : 32)),
                .property("--edge", .points(context.isPad ? 15 : 12)),
                .property("--base", .points(context.isPad ? 20 : 15))),
            .configured(by: "backgroundColor", "borderColor", "borderWidth", "shadow"),
            children: isActive ? layers(in: context) : [closed(in: context)])
    }

    private func closed(in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class("closed"), .configured(by: "pageControl.pageLabel"),
            children: [.element(.p, text: context.string("diorama_board_closed"))] + opener(in: context))
    }

    /// The button of those who may open the board for everybody; upstream's room has it open from the start.
    private func opener(in context: RenderContext) -> [HTMLNode] {
        guard ContextCommand.setWidgetActive.permission.reach(of: context.role) == .everyone else { return [] }
        return [
            .element(
                .button, .type("button"), .class("opener"), .performs("open"),
                text: context.string("diorama_board_open"))
        ]
    }

    private func layers(in context: RenderContext) -> [HTMLNode] {
        // The second layer is the script's own: what hands draw at this moment.
        let live = HTMLNode.element(
            .div, .id(context.livePartID("live")), .class("live"), .data("own", ""), .aria("hidden", "true"))
        return [
            BoardDrawing(context: context).sheet, live, BoardHand(context: context).node,
            BoardWindowLayer(context: context).node, BoardPages(values: values, context: context).node,
            BoardGrant(context: context).node,
        ]
    }

    /// Width over height, which a board widget is told so that it can fit its pages; nil while sizes are being found.
    private func aspect(_ frame: LayoutRect) -> String? {
        guard frame.width > 0, frame.height > 0 else { return nil }
        return String((frame.width / frame.height * 100).rounded() / 100)
    }

    // MARK: Life

    func perform(_ action: ComponentAction, in context: RenderContext) throws {
        if action.name == "open" { return try context.pool.widget.setWidgetActive(WidgetID.board) }
        guard try !BoardActions.perform(action, in: context), try !BoardWindowLayer.perform(action, in: context) else {
            return
        }
        _ = try BoardPages.perform(action, in: context)
    }
}

extension RenderContext {
    /// Whether the viewer may write on the board now: it is open, and they lead the class or have the grant.
    var mayWriteOnBoard: Bool {
        role != .observer && pool.widget.getWidgetActivity(WidgetID.board)
            && pool.widget.isBoardGranted(pool.localUser)
    }
}
