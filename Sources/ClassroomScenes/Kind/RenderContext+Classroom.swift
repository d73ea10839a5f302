public import ClassroomContexts
import LiveValues
import SceneModel
public import SceneRendering

extension RenderContext {
    /// The live contexts, through the eyes of the viewer.
    ///
    /// Commands are for `Component.perform(_:in:)`. Whatever draws, measures or looks for changes reads alone, and has
    /// its commands refused with `readOnly`: the room would change under the picture that is being made of it. The first
    /// refusal of each component is told in the event log, even when the component passes over it.
    ///
    /// In a scene of another kind there is no room; an empty one is seen then.
    public var pool: ContextPool {
        classroom?.pool ?? ContextPool(RoomStore(), localUser: "")
    }

    /// The viewer's role; a viewer who is not in the room sees what an observer sees.
    public var role: UserRole { pool.user.getUserInfo(pool.localUser)?.userRole ?? .observer }

    /// Whether the screen is a pad.
    public var isPad: Bool { device.deviceClass == .pad }

    var classroom: ClassroomEnvironment? { environment as? ClassroomEnvironment }

    private static let readOnlyReasonForWidgets =
        "it was given while a picture is drawn or a widget is told something; widgets ask with 'environment.run'"

    /// What a widget sees that this component hosts: the same, with an identifier of its own.
    func hosting(_ widgetId: String, _ effects: WidgetEffects) -> RenderContext {
        let pool = pool.readOnly(because: Self.readOnlyReasonForWidgets) { effects.note($0) }
        let widgets = classroom?.widgets ?? WidgetRuntime()
        return hosting(widgetId, environment: ClassroomEnvironment(pool: pool, widgets: widgets))
    }
}
