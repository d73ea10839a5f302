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
        ] + toolProperties

    static let outline = ComponentOutline(fill: "backgroundColor", job: "boards", uses: [StudentVideo.name])

    static let reads: Set<Topic> = [.board, .widgetActivity, .widgetMessage, .widgetProperties, .user]

    let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        let isActive = context.pool.widget.getWidgetActivity(WidgetID.board)
        let mayWrite = context.mayWriteOnBoard
        // The teacher may always write, so saying it says nothing.
        let isGranted = mayWrite && context.role != .teacher
        var content: [HTMLNode] = []
        if !isActive {
            content.append(
                .element(
                    .p, .class("closed"), .configured(by: "pageControl.pageLabel"),
                    text: context.string("diorama_board_closed")))
        } else {
            // The layer in the middle is the script's own: what hands draw at this moment.
            let live = HTMLNode.element(
                .div, .id(context.partID("live")), .class("live"), .data("own", ""), .aria("hidden", "true"))
            content += [BoardDrawing(context: context).sheet, live]
        }
        if mayWrite {
            content += [BoardHand(context: context).node, BoardPages(values: values, context: context).node]
        }
        if isGranted {
            content.append(
                .element(
                    .span, .class("granted"), .configured(by: "pageControl.pageLabel"),
                    children: [
                        context.icon("/studentVideo.boardAuthorization.onImage", of: Self.name),
                        .text(context.string("diorama_board_write")),
                    ]))
        }
        let state =
            Self.name + (context.mode == "dark" ? " is-dark" : "") + (isActive ? "" : " is-closed")
            + (mayWrite ? " may-write" : "")
        let label = context.string("diorama_board")
        return .element(
            .section, .class(state),
            .aria("label", isGranted ? label + ", " + context.string("diorama_board_granted") : label),
            aspect(context.frame).map { .data("aspect", $0) },
            .style(
                .property("--side", .points(context.isPad ? 34 : 32)),
                .property("--edge", .points(context.isPad ? 15 : 12)),
                .property("--base", .points(context.isPad ? 20 : 15))),
            .configured(by: "backgroundColor", "borderColor", "borderWidth", "shadow"), children: content)
    }

    /// Width over height, which a board widget is told so that it can fit its pages; nil while sizes are being found.
    private func aspect(_ frame: LayoutRect) -> String? {
        guard frame.width > 0, frame.height > 0 else { return nil }
        return String((frame.width / frame.height * 100).rounded() / 100)
    }

    // MARK: Life

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        guard try !BoardActions.perform(action, in: context) else { return }
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
