package import ClassroomContexts
package import LiveValues
package import SceneModel
package import SceneRendering
import Synchronization

/// What components of a classroom see: the live contexts, and the widgets that run beside them.
package struct ClassroomEnvironment: Sendable {
    let pool: ContextPool
    let widgets: WidgetRuntime

    /// A room seen through a pool; without a runtime, no widgets run.
    package init(pool: ContextPool, widgets: WidgetRuntime = WidgetRuntime()) {
        self.pool = pool
        self.widgets = widgets
    }
}

/// One viewer's client of a room: a pool of contexts for every component, and the widgets that run for the viewer.
package final class ClassroomClient: ViewerClient {
    /// The user's gateway into the class; what they see is ``room``.
    private let pool: ContextPool
    private let kind: ClassroomKind
    private let widgets: WidgetRuntime
    /// The group in whose room the widgets run; nil for the class.
    private let seat: Mutex<String?>
    /// Whether the scene is the class's own although the user may be in a group, whose scene is switched off.
    private let staysInClass = Mutex(false)

    init(
        _ pool: ContextPool, _ kind: ClassroomKind,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) {
        self.pool = pool
        self.kind = kind
        widgets = WidgetRuntime(perform: later)
        seat = Mutex(pool.whereSeated.subRoom?.subRoomUuid)
    }

    /// The room that the user sees at the moment: the class's, or their group's.
    private var room: ContextPool { staysInClass.withLock(\.self) ? pool : pool.whereSeated }

    package func enter(_ scene: Scene) { staysInClass.withLock { $0 = scene.inner != nil } }

    private static let readOnlyReason =
        "it was given while a picture is drawn; components give commands in 'perform'"

    package func environment(for id: String) -> any Sendable {
        let reading = room.readOnly(because: Self.readOnlyReason) { [widgets, pool] refusal in
            widgets.tell(refusal, ofComponent: id, pool)
        }
        return ClassroomEnvironment(pool: reading, widgets: widgets)
    }

    package func actingEnvironment(for id: String) -> any Sendable {
        ClassroomEnvironment(pool: room, widgets: widgets)
    }

    package func take(_ hosts: PartHosts) {
        let here = room.subRoom?.subRoomUuid
        let hasMoved = seat.withLock { seat in
            defer { seat = here }
            return seat != here
        }
        // The board of a group is another one, under the same name.
        if hasMoved { widgets.forgetAll() }
        widgets.walk(hosting(hosts))
    }

    package func receive(_ record: ChangeRecord, in hosts: PartHosts) -> Set<String> {
        if case .onMessageReceived(let message, let id, .toHost) = record.event {
            hand(message, from: id, toHostIn: hosts)
        }
        return Set(widgets.receive(record, hosting(hosts)).compactMap { kind.widget($0)?.host })
    }

    /// Has the component that hosts a widget act on its message, once the event has been told.
    private func hand(_ message: WidgetMessage, from id: String, toHostIn hosts: PartHosts) {
        guard let name = kind.widget(id)?.host, let context = hosts.contexts[name], let values = hosts.values[name],
            let type = kind.components.first(where: { $0.name == name }) as? any WidgetMessageReceiver.Type
        else { return }
        let acting = context.acting(through: actingEnvironment(for: name))
        widgets.perform { [pool] in
            do {
                try type.init(values).receive(message, from: id, in: acting)
            } catch {
                pool.store.reportFailure(
                    String(describing: error), ofComponent: context.componentID, to: pool.localUser)
            }
        }
    }

    package func isRunning(_ part: String) -> Bool { widgets.isRunning(part) }

    package func configurationName(of part: String) -> String? { kind.widget(part)?.configurationName }

    package func takesFile(with action: String, on part: String) -> Bool {
        kind.widget(part)?.takesFiles.contains(action) ?? false
    }

    package func perform(_ action: ComponentAction, on part: String, in hosts: PartHosts) throws {
        try widgets.perform(action, on: part, hosting(hosts))
    }

    package func forgetAll() { widgets.forgetAll() }

    private func hosting(_ hosts: PartHosts) -> WidgetHosting { WidgetHosting(pool: room, kind: kind, hosts: hosts) }
}
