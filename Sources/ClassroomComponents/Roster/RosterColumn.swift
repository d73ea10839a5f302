import ClassroomContexts
import ClassroomScenes
import SceneRendering
import ThemeModel

/// A column of the roster after the name, in the order of display.
enum RosterColumn: String, CaseIterable, Sendable {
    case stage, auth, camera, mic, reward, kick

    /// The columns that a viewer's role has in a scene, before the theme takes any away; nil where no roster is offered.
    static func offered(in sceneType: String, to role: UserRole) -> [RosterColumn]? {
        switch (sceneType, role) {
        case ("small", .teacher), ("subRoom", .teacher): allCases
        case ("small", .student), ("subRoom", .student): [.stage, .auth, .camera, .mic, .reward]
        case ("lecture", .teacher), ("vocation", .teacher): [.camera, .mic, .kick]
        default: nil
        }
    }

    /// Where it is configured, below `roster`.
    var path: String {
        switch self {
        case .stage: "stage"
        case .auth: "boardAuthorization"
        case .camera: "camera"
        case .mic: "microphone"
        case .reward: "reward"
        case .kick: "kickOut"
        }
    }

    /// The key of its header.
    var titleKey: String {
        switch self {
        case .stage: "fcr_user_list_stage"
        case .auth: "fcr_user_list_auth"
        case .camera: "fcr_user_list_video"
        case .mic: "fcr_user_list_audio"
        case .reward: "fcr_user_list_reward"
        case .kick: "fcr_user_list_ban"
        }
    }
}

/// What a viewer gets of the roster.
struct RosterForm: Sendable {
    /// The columns, without those that the configuration takes away.
    let columns: [RosterColumn]
    /// Whether the viewer leads the class: only then anything takes a click.
    let isTeacher: Bool
    /// Whether there is a switch for the carousel.
    let hasCarousel: Bool

    /// The form for a viewer; nil where no roster is offered.
    init?(_ values: PropertyValues, in context: RenderContext) {
        let role = context.role
        guard let offered = RosterColumn.offered(in: context.sceneType, to: role) else { return nil }
        columns = offered.filter { values.isShown($0.path) }
        isTeacher = role == .teacher
        // The scenes whose roster has a column for the stage are those with a carousel.
        hasCarousel = isTeacher && offered.contains(.stage) && values.isShown("carousel")
    }

    /// Whether one of these columns is there.
    func shows(_ wanted: RosterColumn...) -> Bool { columns.contains(where: wanted.contains) }
}
