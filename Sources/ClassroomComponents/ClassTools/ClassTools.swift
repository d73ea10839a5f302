import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The layer over the board in which the widgets of the lesson run: countdown, poll, quiz, and those of an app.
///
/// It places them by their frames and lets those who may drag them. A frame's position is a fraction of the free travel,
/// which in CSS is `left: x * 100%` moved back by `x * 100%` of the widget's own width: the same as ``WidgetArea`` says, for
/// every size that a widget takes in the browser.
struct ClassTools: Component {
    static let name = "classTools"

    static let summary = "The layer over the board in which polls, quizzes and other widgets appear, for everybody."

    static let properties: [PropertySpec] = PropertySpec.visibility

    static let reads: Set<Topic> = VideoSlot.topics.union([.coHost])

    static let covers: String? = "netlessBoard"

    /// In lectures the menu on a student's big window opens from the window.
    static let anchors = [WindowMenu.anchor]

    static let popupSide = PopupSide.below

    static let styleSheet = """
        .classTools { position: relative; pointer-events: none; }
        .classTools > .widget { position: absolute; z-index: var(--z, auto); pointer-events: auto; width: var(--w, auto); height: var(--h, auto);
          left: calc(var(--x) * 100%); top: calc(var(--y) * 100%);
          transform: translate(calc(var(--x) * -100%), calc(var(--y) * -100%));
          transition: left 0.25s, top 0.25s, transform 0.25s; }
        .classTools > .widget.is-watching { pointer-events: none; }
        .classTools > .widget[hidden], .classTools > .widget:empty { display: none; }
        .classTools > .widget:is([data-drags], [data-floats]) { cursor: grab; user-select: none;
          -webkit-user-select: none; touch-action: none; border-radius: 8px; }
        .classTools > .widget:is([data-drags], [data-floats]):focus-visible { outline: 2px solid var(--alert-button-normalTitleColor, Highlight);
          outline-offset: 2px; }
        .classTools > .widget[data-drags] :is(input, select) { user-select: text; -webkit-user-select: text; }
        .classTools > .widget[data-drags] :is(input, select, label) { cursor: auto; }
        .classTools > .widget.is-dragged, .classTools > .widget.is-dragged * { cursor: grabbing; }
        .classTools > .widget.is-dragged { transition: none; }
        .classTools .marks { position: absolute; inset: 0; width: auto; height: auto; margin: 0; background: none;
          box-shadow: none; pointer-events: none; }
        .classTools .marks::before { content: none; }
        .classTools .marks .caption { inset: auto auto 7px 6px; height: auto; padding: 0; background: none; }
        .classTools .marks .crown { right: 6px; bottom: 6px; }
        .classTools .widget:has(> .marks) .streamWindow .label { left: 24px; max-width: calc(100% - 48px); }
        .classTools > .widget > .menu { position: absolute; left: 0; bottom: 0; width: 1px; height: 1px; margin: 0; padding: 0;
          border: 0; opacity: 0; }
        .classTools > .widget:has(> .menu:focus-visible) { outline: 2px solid var(--studentVideo-cell-highlightBorderColor);
          outline-offset: 2px; }
        @media (prefers-reduced-motion: reduce) { .classTools > .widget { transition: none; } }
        """

    init(_ values: PropertyValues) {}

    func render(in context: RenderContext) -> HTMLNode {
        let all = context.widgets(hostedBy: Self.name)
        let tools = all.filter { $0.type.layer != .windows }
        // In the order in which they came, and their depth beside it: an element that is moved in the page while
        // somebody presses it would not be clicked.
        let depths = Dictionary(zip(tools.map(\.id), 1...), uniquingKeysWith: { first, _ in first })
        let windows = all.filter { $0.type.layer == .windows }
        let inOrder = windows + tools.sorted { $0.arrival < $1.arrival }
        return .element(
            .div, .class(Self.name),
            children: inOrder.map { widget in
                let depth = tools.count > 1 ? depths[widget.id] : nil
                let isInFront =
                    widget.type.layer == .windows
                    ? widget.id == windows.last?.id : depth == nil || depth == tools.count
                return render(widget, depth: depth, isInFront: isInFront, in: context)
            })
    }

    // The depth is the place among the tools, from 1 at the bottom; nil for the only one, and for windows.
    private func render(_ widget: HostedWidget, depth: Int?, isInFront: Bool, in context: RenderContext) -> HTMLNode {
        let frame = context.frame(of: widget) ?? WidgetPlaces.place(widget.place)
        let size = context.size(of: widget)
        var style: [CSSDeclaration] = [.property("--x", .number(frame.x)), .property("--y", .number(frame.y))]
        if let depth { style.append(.property("--z", .number(Double(depth)))) }
        if let size {
            style.append(.property("--w", .points(size.width)))
            style.append(.property("--h", .points(size.height)))
        } else if !widget.type.ownsSize {
            style.append(.property("--w", .fraction(frame.width)))
            style.append(.property("--h", .fraction(frame.height)))
        }
        let isTool = widget.type.layer == .tools
        let fronts: HTMLAttribute? =
            isInFront || !isTool || context.role == .observer ? nil : .data(.fronts, "front")
        let windows = FloatingWindows(in: context)
        let menu = windows.owner(of: widget.id).map { WindowMenu.opener(for: $0, in: context) }
        let opens = menu?.window.first
        let floats = FloatingWindows.contain(widget)
        let node =
            mayDrag(widget, context)
            ? context.render(
                widget, .styles(style), fronts, opens,
                floats ? windows.handle(of: widget.id, isOnTop: isInFront) : .data(.drags, "move"),
                .argument(widget.id), .tabIndex(0), .role("group"), .aria("label", name(of: widget, in: context)),
                .aria("description", context.string(floats ? "diorama_window_movable" : "diorama_widget_movable")))
            : context.render(widget, .styles(style), fronts, opens, fronts.map { _ in .argument(widget.id) })
        guard floats, case .element(let tag, let attributes, let children) = node, !children.isEmpty else {
            return node
        }
        // The window itself is dragged, so that the keyboard needs a button of its own.
        return .element(
            tag, attributes, children + [windows.marks(on: widget.id), menu?.button ?? .nothing])
    }

    /// The name for a screen reader: the owner of a video window, or the tool; for others their identifier.
    private func name(of widget: HostedWidget, in context: RenderContext) -> String {
        if let stream = FloatingWindows(in: context).stream(of: widget.id) {
            return context.string("diorama_window_of", xxx: stream.owner.userName)
        }
        return Self.titles[widget.type.id].map { context.string($0) } ?? widget.id
    }

    private static let titles = [
        WidgetID.countdownTimer: "diorama_widget_countdown", WidgetID.poll: "diorama_widget_poll",
        WidgetID.popupQuiz: "diorama_widget_quiz",
    ]

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.topic {
        // All that come from the network lie behind together.
        case .coHost, .cdn: return .everything
        // What it hosts is drawn again anyway, when it says that it changes.
        case .widgetActivity, .user: return .nothing
        default:
            let marks = FloatingWindows(in: context).changedMarks(of: record.concernedUsers)
            return marks.isEmpty ? .nothing : .parts(marks)
        }
    }

    // MARK: The menu on a big window

    /// The window that a menu opens from, as large as its frame says.
    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        // Asked while the scene is laid out, before anything runs in it.
        let windows = FloatingWindows(in: context)
        let window = context.pool.widget.getActiveWidgets().first { id in
            windows.owner(of: id).map { WindowMenu.anchor(name, means: $0) } ?? false
        }
        guard let window else { return nil }
        let frame = context.pool.widget.getWidgetSyncFrame(window) ?? WidgetPlaces.middle
        let isSized = frame.width > 0 && frame.height > 0
        let (width, height) =
            isSized ? (frame.width * size.width, frame.height * size.height) : (size.width, size.height)
        // In the window's foot, as in the fixed windows of a lecture.
        return LayoutRect(
            x: frame.x * (size.width - width), y: frame.y * (size.height - height), width: width,
            height: height - WindowMenu.height + 1 - WindowMenu.popoverDistance)
    }

    /// Those who lead may move everything; the board's grant covers web views and films.
    private func mayDrag(_ widget: HostedWidget, _ context: RenderContext) -> Bool {
        switch ContextCommand.updateWidgetSyncFrame.permission.reach(of: context.role) {
        case .everyone: true
        case .withBoardGrant:
            [WidgetID.webView, WidgetID.mediaPlayer].contains(widget.type.id)
                && context.pool.widget.isBoardGranted(context.pool.localUser)
        case .own, .nobody: false
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        // One that has gone under the hand needs no answer.
        guard let widget = context.widgets(hostedBy: Self.name).first(where: { $0.id == action.argument }) else {
            return
        }
        if action.name == "front" { return context.bringToFront(widget) }
        if try FloatingWindows(in: context).perform(action, on: widget) { return }
        guard action.name == "move", let x = action.fraction("x"), let y = action.fraction("y") else { return }
        var frame = WidgetSyncFrame(x: x, y: y)
        let old = context.frame(of: widget)
        frame.width = (widget.type.ownsSize ? action.fraction("width") : nil) ?? old?.width ?? 0
        frame.height = (widget.type.ownsSize ? action.fraction("height") : nil) ?? old?.height ?? 0
        try context.pool.widget.updateWidgetSyncFrame(frame, widgetId: widget.id)
    }
}
