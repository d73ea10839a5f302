public import ClassroomContexts
public import SceneModel
public import SceneRendering
import ThemeModel

/// A widget of the classroom that runs in a component, such as the class tools.
public struct HostedWidget: Sendable {
    /// The widget's identifier, or its instance's.
    public let id: String
    /// Its type.
    public let type: any Widget.Type
    /// What it does in one drawing: when it is asked for its depth, frame and size, and for its picture at last.
    let effects = WidgetEffects()
    /// Grows from one to the next as they became active, wherever they lie.
    public let arrival: Int
    /// Where it stands as long as no client has put it anywhere: 0 for the first one of its layer, and so on.
    public let place: Int

    init(_ running: RunningWidget) {
        id = running.id
        type = running.type
        arrival = running.arrival
        place = running.place
    }
}

extension RenderContext {
    /// The widgets that run in a component of this name for the viewer, bottom to top.
    ///
    /// Windows lie by their depth; of two with the same one, the one that became active later lies above, whenever the
    /// viewer came.
    public func widgets(hostedBy component: String) -> [HostedWidget] {
        let hosted = runtime.hosted(by: component)
        let windows = hosted.filter { $0.type.layer == .windows }
        guard !windows.isEmpty else { return hosted }
        let places = Dictionary(
            pool.widget.getActiveWidgets().enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let depths = windows.map { (depth: depth(of: $0), order: places[$0.id] ?? .max, widget: $0) }
        return depths.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }.map(\.widget)
            + hosted.filter { $0.type.layer != .windows }
    }

    private var runtime: WidgetRuntime { classroom?.widgets ?? WidgetRuntime() }

    private func environment(of widget: HostedWidget) -> WidgetEnvironment? {
        environment(of: widget.id, widget.type, widget.effects)
    }

    private func depth(of widget: HostedWidget) -> Int {
        environment(of: widget).map { runtime.depth(of: widget.id, $0) } ?? 0
    }

    /// Where a widget stands; nil for the middle.
    public func frame(of widget: HostedWidget) -> WidgetSyncFrame? {
        environment(of: widget).flatMap { runtime.frame(of: widget.id, $0) }
    }

    /// Lays a tool above the others, for the viewer alone; a window has its depth for everybody.
    public func bringToFront(_ widget: HostedWidget) { runtime.raise(widget.id) }

    /// The size that a widget asks for; nil when it takes its frame's.
    public func size(of widget: HostedWidget) -> LayoutSize? {
        environment(of: widget).flatMap { runtime.size(of: widget.id, $0) }
    }

    /// Draws a widget, with an element around it that takes the widget's actions.
    ///
    /// An observer gets the same picture without anything that could be pressed.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - attributes: What the host adds to the element, such as its place.
    /// - Returns: The element; nothing when the widget has gone.
    public func render(_ widget: HostedWidget, _ attributes: HTMLAttribute?...) -> HTMLNode {
        guard let environment = environment(of: widget) else { return .nothing }
        let (node, failure) = runtime.picture(of: widget.id, environment)
        let name = widget.type.configurationName
        let isWatching = role == .observer
        var children = node.map { [$0.qualifyingPaths(with: name)] } ?? []
        if isWatching { children = children.map { $0.withoutControls() } }
        if let failure { children.append(badge(failure)) }
        let id = "\(componentID)/\(widget.id)"
        let own: [HTMLAttribute?] = [
            .id("c-\(id)"), .class("widget" + (isWatching ? " is-watching" : "")), .data(.id, id),
            .data(.component, name), .data("widget", widget.id),
            values(of: name)?.boolean("visible") ?? true ? nil : .hidden,
        ]
        return .element(.div, (own + attributes).compactMap(\.self), children)
    }

    /// A mark on the widget's corner that says what is wrong with it.
    private func badge(_ failure: String) -> HTMLNode {
        .element(
            .div, .class("widget-failure"), .role("status"), .tabIndex(0),
            children: [.element(.span, text: string("diorama_widget_failed") + " " + failure)])
    }
}

extension HTMLNode {
    /// The node with the paths of its configuration told from the scene: a widget names its own without itself.
    func qualifyingPaths(with name: String) -> HTMLNode {
        switch self {
        case .text: return self
        case .fragment(let children): return .fragment(children.map { $0.qualifyingPaths(with: name) })
        case .element(let tag, let attributes, let children):
            let qualified = attributes.map { attribute in
                guard attribute.name == PictureData.keys.rawValue, let value = attribute.value else {
                    return attribute
                }
                let paths = value.split(separator: " ").map { $0.hasPrefix("/") ? String($0) : "/\(name).\($0)" }
                return .data(.keys, paths.joined(separator: " "))
            }
            return .element(tag, qualified, children.map { $0.qualifyingPaths(with: name) })
        }
    }
}
