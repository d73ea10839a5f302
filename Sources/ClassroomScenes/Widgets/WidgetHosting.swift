import ClassroomContexts
import SceneRendering
import ThemeModel

/// Where the widgets of one staged scene stand: which component hosts which of them, and with what configuration.
struct WidgetHosting: Sendable {
    let pool: ContextPool
    let kind: ClassroomKind
    /// The components that host widgets.
    let hosts: PartHosts

    /// The controller that performs what widgets ask for.
    var controller: any WidgetController { PreviewedController(own: kind.controller) }

    /// The type of a widget or of an instance; nil when none is registered, or the room does not have it.
    func type(of id: String) -> (any Widget.Type)? {
        guard let type = kind.widget(id), pool.widget.getWidgetConfig(id) != nil else { return nil }
        return type
    }

    /// What the host of a widget sees; nil when the scene has no host for it or its configuration does not enable it.
    func host(of id: String) -> RenderContext? {
        guard let type = kind.widget(id), hosts.values[type.configurationName]?.boolean("enable") ?? true else {
            return nil
        }
        return hosts.contexts[type.host]
    }

    /// Whether the room and the scene still have everything that a running widget needs.
    func canRun(_ id: String) -> Bool { type(of: id) != nil && host(of: id) != nil && isActive(id) }

    func isActive(_ id: String) -> Bool { pool.widget.getWidgetActivity(id) }

    /// The active widgets, in an order that every client agrees on.
    var activeWidgets: [String] { pool.widget.getActiveWidgets() }

    /// What a widget sees.
    func environment(of id: String, _ type: any Widget.Type, _ effects: WidgetEffects) -> WidgetEnvironment? {
        host(of: id)?.environment(of: id, type, effects)
    }
}

extension RenderContext {
    /// What a widget that this component hosts sees.
    func environment(of id: String, _ type: any Widget.Type, _ effects: WidgetEffects) -> WidgetEnvironment? {
        values(of: type.configurationName).map { values in
            WidgetEnvironment(id, type.configurationName, values, in: hosting(id, effects), effects)
        }
    }
}
