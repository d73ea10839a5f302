import ClassroomContexts
import PreviewServing
import SceneRendering

/// What stands in the frame once the user is out of the room: the app has handed over to what opened it.
enum ExitNotice {
    /// The notice for a user; nil while they are in the room.
    static func node(_ pool: ContextPool) -> HTMLNode? {
        if let departure = pool.room.getDeparture() { return node(departure) }
        guard pool.room.isJoined() else { return nil }
        let user = pool.user.getLocalUserInfo()
        // Upstream says that they were removed; their place in the room is the other device's.
        if pool.monitor.getMonitorInfo().connection == .aborted {
            let back = SetConnection(connection: .connected, userUuid: user.userUuid)
            return notice(
                "\(user.userName) is signed in on another device", reason: "kicked out",
                comingBack: PanelMessage.command(.setConnection(back)))
        }
        if pool.room.isClosed() {
            return notice("The classroom is closed", reason: "normal", hint: "Reset room opens it again.")
        }
        return nil
    }

    private static func node(_ departure: Departure) -> HTMLNode {
        let isRemoved = departure.reason == .kickOut
        return notice(
            "\(departure.user.userName) \(isRemoved ? "was removed from" : "left") the classroom",
            reason: isRemoved ? "kicked out" : "normal",
            comingBack: PanelMessage.command(.joinRoom(JoinRoom()), by: .user(departure.user.userUuid)))
    }

    private static func notice(
        _ title: String, reason: String, comingBack: PanelMessage? = nil, hint: String? = nil
    ) -> HTMLNode {
        let form = comingBack.map { message in
            HTMLNode.element(
                .form, .class("d-needs-script"), .sends(message),
                children: [.element(.button, .class("d-button"), text: "Comes back")])
        }
        return .element(
            .div, .id("d-exit"), .class("d-exit"), .role("status"),
            children: [
                .element(.h2, text: title),
                .element(.p, text: "The app closes the classroom and tells its host: exit, \(reason)."),
                hint.map { .element(.p, text: $0) } ?? .nothing, form ?? .nothing,
            ])
    }
}
