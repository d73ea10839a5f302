import ClassroomContexts
import PreviewServing
import SceneRendering

/// What stands in the frame once the user is out of the room: the app has handed over to what opened it.
enum ExitNotice {
    static func node(_ departure: Departure) -> HTMLNode {
        let name = departure.user.userName
        let isRemoved = departure.reason == .kickOut
        let how = isRemoved ? "was removed from" : "left"
        let reason = isRemoved ? "kicked out" : "normal"
        return .element(
            .div, .id("d-exit"), .class("d-exit"), .role("status"),
            children: [
                .element(.h2, text: "\(name) \(how) the classroom"),
                .element(.p, text: "The app closes the classroom and tells its host: exit, \(reason)."),
                .element(
                    .form, .class("d-needs-script"),
                    .sends(PanelMessage.command(.joinRoom(JoinRoom()), by: .user(departure.user.userUuid))),
                    children: [.element(.button, .class("d-button"), text: "Comes back")]),
            ])
    }
}
