import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// How a teacher opens the menu on a user's video window, whichever component draws the window.
enum WindowMenu {
    /// The part of a component that the menu opens from; behind a slash stands whose window it is.
    static let anchor = "window"

    /// How high the menu is, in points: upstream's figure.
    static let height = 30.0

    /// How far below its source a popover opens.
    static let popoverDistance = 3.0

    /// Whether an anchor means a user's window; without a user it means the first that has one.
    static func anchor(_ name: String, means user: UserInfo) -> Bool {
        name == anchor || name == anchor + "/" + user.userUuid
    }

    /// What makes a press on any part of a window open its menu, for a teacher whose scene has one with something in it;
    /// and the button for the keyboard.
    static func opener(for user: UserInfo, in context: RenderContext) -> (window: [HTMLAttribute], button: HTMLNode) {
        guard context.role == .teacher, context.hasPopup(from: anchor), context.isShown("", of: RenderMenu.name),
            !WindowMenuEntry.offered(for: user, in: context).isEmpty
        else { return ([], .nothing) }
        let opened = "\(context.componentID).\(anchor)/\(user.userUuid)"
        let button = HTMLNode.element(
            .button, .type("button"), .class("menu"), .aria("haspopup", "dialog"),
            .aria("label", context.string("diorama_window_menu", xxx: user.userName)),
            .aria("expanded", String(context.openAnchor == opened)), .opens(opened), .configured(by: "/renderMenu"))
        return ([.opens(opened), .tabIndex(-1)], button)
    }
}

/// What a teacher can do from the menu on a window, in upstream's order.
enum WindowMenuEntry: String, CaseIterable {
    case allOffStage, camera, microphone, reward, boardAuthorization, offStage

    /// The configuration that it belongs to, and the path in it.
    private var owner: (component: String, path: String) {
        self == .allOffStage ? (TeacherVideo.name, "offStage") : (StudentVideo.name, rawValue)
    }

    /// The path of its configuration, for the inspector.
    var keys: String { "/\(owner.component).\(owner.path)" }

    /// What the menu on a user's window offers.
    ///
    /// Big windows of a lecture give no rewards, and a one-to-one class has no stage.
    static func offered(for user: UserInfo, in context: RenderContext) -> [WindowMenuEntry] {
        let all: [WindowMenuEntry] =
            switch (user.userRole, context.sceneType) {
            case (.teacher, "oneToOne"): []
            case (.teacher, _): [.allOffStage]
            case (_, "oneToOne"): [.camera, .microphone, .reward, .boardAuthorization]
            case (_, "lecture"), (_, "vocation"): [.camera, .microphone, .boardAuthorization, .offStage]
            default: [.camera, .microphone, .reward, .boardAuthorization, .offStage]
            }
        return all.filter { context.isShown($0.owner.path, of: $0.owner.component) }
    }
}
