import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneRendering
import ThemeModel

/// The files that stand on the board in windows; those who may write move them and turn their pages.
struct BoardWindowLayer {
    let context: RenderContext

    private var id: String { context.partID("windows") }

    private var state: BoardWindowState { context.pool.widget.getBoardWindowState() ?? .normal }

    /// The windows that are drawn, that in front last; none while they are put aside.
    static func shown(in context: RenderContext) -> [BoardWindow] {
        let layer = BoardWindowLayer(context: context)
        return layer.state == .minimised ? [] : layer.windows
    }

    private var windows: [BoardWindow] {
        context.isShown("courseware", of: Board.name) ? context.pool.widget.getBoardWindows() : []
    }

    /// The layer that they stand in.
    var node: HTMLNode {
        guard let front = windows.last else { return .element(.div, .id(id), .hidden) }
        return .element(
            .div, .id(id), .class("windows is-\(state.name)"), .configured(by: "courseware"),
            children: Self.shown(in: context).map { window($0, isInFront: $0.id == front.id) } + [mark(of: windows)])
    }

    /// The patch that brings the whole layer up to date.
    var patch: Patch { .replace(id: id, node) }

    /// The patch that brings one window up to date, or all of them when it stands elsewhere among them.
    func patch(of id: String) -> Patch {
        let windows = Self.shown(in: context)
        guard let window = windows.first(where: { $0.id == id }) else { return patch }
        return .replace(id: context.partID("window-" + id), self.window(window, isInFront: id == windows.last?.id))
    }

    /// The patches after which another tool is in the hand over each of them.
    var handPatches: [Patch] {
        Self.shown(in: context).map { window in
            .replace(id: context.partID("hand-" + window.id), BoardHand(on: window, context: context).node)
        }
    }

    // MARK: One window

    private func window(_ window: BoardWindow, isInFront: Bool) -> HTMLNode {
        let frame = window.frame
        // The window itself is what the pointer drags and the arrow keys move.
        let handle: [HTMLAttribute] =
            state == .normal && context.mayWriteOnBoard
            ? [
                .floats(isOnTop: isInFront), .tabIndex(0),
                .aria("description", context.string("diorama_window_movable")),
            ] : []
        let attributes: [HTMLAttribute] = [
            .id(context.partID("window-" + window.id)), .class("window"), .aria("label", window.title),
            .style(
                .property("--x", .number(frame.x)), .property("--y", .number(frame.y)),
                .property("--w", .fraction(frame.width)), .property("--h", .fraction(frame.height))),
            .argument(window.id),
        ]
        return .element(.section, attributes + handle, [bar(of: window, isInFront: isInFront), paper(of: window)])
    }

    private func paper(of window: BoardWindow) -> HTMLNode {
        let picture = window.picture.flatMap(context.picture)
        let page =
            picture.map { BoardImage(context: context).page($0) }
            ?? .element(.p, .class("blank"), text: context.string("diorama_board_window_blank"))
        return .element(
            .div, .class("paper"),
            children: [
                page, BoardDrawing(on: window, context: context).sheet,
                .element(
                    .div, .id(context.livePartID("live-" + window.id)), .class("live"), .data("own", ""),
                    .aria("hidden", "true")),
                BoardHand(on: window, context: context).node,
            ])
    }

    private func bar(of window: BoardWindow, isInFront: Bool) -> HTMLNode {
        let title = HTMLNode.element(.span, .class("title"), .dirAuto, text: window.title)
        let page = HTMLNode.element(
            .span, .class("page"), .role("status"), .configured(by: "pageControl.pageLabel"),
            text: "\(window.page + 1) / \(window.pageCount)")
        let id = HTMLAttribute.id(context.partID("bar-" + window.id))
        guard context.mayWriteOnBoard else { return .element(.header, id, .class("bar"), children: [title, page]) }
        let isLarge = state == .maximised
        return .element(
            .header, id, .class("bar"),
            children: [
                isInFront ? title : raising(window),
                button("windowBack", .back, "diorama_board_window_back", window, isPossible: window.page > 0),
                page,
                button(
                    "windowOn", .forward, "diorama_board_window_on", window,
                    isPossible: window.page + 1 < window.pageCount),
                button("minimise", .minimise, "diorama_board_window_minimise", window),
                button(
                    isLarge ? "restore" : "maximise", isLarge ? .restore : .maximise,
                    isLarge ? "diorama_board_window_restore" : "diorama_board_window_maximise", window),
                button("closeWindow", .close, "diorama_board_window_close", window),
            ])
    }

    /// The title of a window that lies behind another one.
    private func raising(_ window: BoardWindow) -> HTMLNode {
        .element(
            .button, .type("button"), .class("title"), .dirAuto, .performs("raise"), .argument(window.id),
            .aria("label", context.string("diorama_board_window", xxx: window.title)), text: window.title)
    }

    private func button(
        _ action: String, _ sign: BoardSign, _ label: String, _ window: BoardWindow, isPossible: Bool = true
    ) -> HTMLNode {
        let name = context.string(label, xxx: window.title)
        let label = isPossible ? name : name + ", " + context.string("diorama_board_page_end")
        return .element(
            .button, .id(context.partID("\(action)-\(window.id)")), .type("button"), .class("sign"),
            .aria("label", label), .title(label), isPossible ? .performs(action) : .aria("disabled", "true"),
            .argument(window.id), children: [sign.node])
    }

    /// What stands for them in the corner while they are put aside.
    private func mark(of windows: [BoardWindow]) -> HTMLNode {
        guard state == .minimised else { return .nothing }
        let name = context.string("diorama_board_windows_aside", xxx: windows.map(\.title).joined(separator: ", "))
        let count = HTMLNode.element(.span, .class("count"), text: String(windows.count))
        guard context.mayWriteOnBoard else {
            let label = context.string("diorama_board_windows")
            return .element(
                .span, .class("mark"), .role("img"), .aria("label", label), .title(label),
                children: [BoardSign.restore.node, count])
        }
        return .element(
            .button, .id(context.partID("aside")), .type("button"), .class("mark"), .performs("restore"),
            .aria("label", name), .title(name), children: [BoardSign.restore.node, count])
    }

    // MARK: What is asked

    /// Does what a window asks for; false for another action.
    static func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) -> Bool {
        let widget = context.pool.widget
        let id = action.argument
        switch action.name {
        case "windowBack": try turn(id, by: -1, with: widget)
        case "windowOn": try turn(id, by: 1, with: widget)
        case "place": try widget.placeBoardWindow(id, frame: action.frame)
        case "raise": try widget.placeBoardWindow(id)
        case "closeWindow": try widget.closeBoardWindow(id)
        case "minimise": try widget.arrangeBoardWindows(.minimised)
        case "maximise":
            try widget.placeBoardWindow(id)
            try widget.arrangeBoardWindows(.maximised)
        case "restore": try widget.arrangeBoardWindows(.normal)
        default: return false
        }
        return true
    }

    private static func turn(_ id: String, by distance: Int, with widget: WidgetContext) throws(ContextError) {
        let page = widget.getBoardWindows().first { $0.id == id }?.page ?? 0
        try widget.turnBoardWindow(id, page: page + distance)
    }

    static let properties = PropertySpec.group(
        "courseware", "The files that stand on the board in windows.",
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of their windows.")
        ])
}

extension RenderContext {
    /// The identifier of what the page's script keeps: another one in another room, so that nothing is left over there.
    func livePartID(_ part: String) -> String {
        partID(pool.subRoom.map { "\(part)-in-\($0.subRoomUuid)" } ?? part)
    }
}
