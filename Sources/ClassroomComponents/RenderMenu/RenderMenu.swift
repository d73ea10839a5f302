import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The pill of buttons at a pressed video window.
///
/// Its icons are those of `studentVideo` and `teacherVideo`: the same marks as in the roster.
///
/// ```yaml
/// - renderMenu: { kind: suspend, opensFrom: stage.window, roles: [teacher] }
/// ```
struct RenderMenu: Component {
    static let name = "renderMenu"

    static let titleKey: String? = "diorama_window_actions"

    static let summary = "The pill of buttons that a teacher opens by pressing a video window."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the pill."),
            .length("cornerRadius", default: "$roundContainerCornerRadius", "Radius of the pill's corners."),
            .containerShadow("Shadow of the pill."),
        ]

    static let outline = ComponentOutline(uses: [StudentVideo.name, TeacherVideo.name])

    static let reads: Set<Topic> = [.user, .stream, .coHost, .reward, .widgetMessage, .widgetActivity]

    static let ownSize: OwnSize = [.width, .height]

    static let styleSheet = """
        .renderMenu { display: flex; align-items: center; justify-content: center; gap: 10px; box-sizing: border-box;
          width: 100%; height: 100%; background: var(--renderMenu-backgroundColor);
          border-radius: var(--renderMenu-cornerRadius); box-shadow: var(--renderMenu-shadow); }
        .renderMenu button { flex: none; width: 22px; height: 22px; margin: 0; padding: 0; border: 0; background: none;
          cursor: pointer; transition: transform 120ms; }
        .renderMenu button:active { transform: scale(1.2); }
        .renderMenu button:focus-visible { outline: 2px solid var(--studentVideo-cell-highlightBorderColor);
          outline-offset: 1px; border-radius: 4px; }
        .renderMenu button:disabled { cursor: default; opacity: .5; }
        .renderMenu button .icon { display: block; width: 22px; height: 22px; }
        @media (prefers-reduced-motion: reduce) { .renderMenu button { transition: none; } }
        """

    init(_ values: PropertyValues) {}

    /// How long it stays while nobody uses it: upstream's figure.
    private static let shownFor = Duration.seconds(5)

    // MARK: Size

    /// 30 high; 22 a button with 10 around each: upstream's figures.
    func size(in context: RenderContext) -> LayoutSize? {
        let count = Double(entries(in: context).count)
        return LayoutSize(width: 22 * count + 10 * (count + 1), height: WindowMenu.height)
    }

    /// Whose window it is opened at: without a name the first one's on stage, as a layout is shown.
    private func user(in context: RenderContext) -> UserInfo? {
        let users = context.pool.user
        // In an example the menu stands in the layout, and no popup is open.
        let opened = context.openAnchor.flatMap { $0.split(separator: "/", maxSplits: 1).dropFirst().first }
        guard let uuid = context.openedFor ?? opened.map(String.init) else {
            return users.getCoHostList().first ?? users.getFirstUser(role: .student)
        }
        return users.getUserInfo(uuid)
    }

    private func entries(in context: RenderContext) -> [WindowMenuEntry] {
        user(in: context).map { WindowMenuEntry.offered(for: $0, in: context) } ?? []
    }

    // MARK: Picture

    /// Nothing once the user has left, or has left the stage.
    func render(in context: RenderContext) -> HTMLNode {
        guard let user = user(in: context) else { return .nothing }
        if user.userRole != .teacher, context.sceneType != "oneToOne", !context.pool.user.isCoHost(user.userUuid) {
            return .nothing
        }
        let control = StudentControl(user.userUuid, in: context.pool)
        return .element(
            .div, .class(Self.name), .role("group"),
            .aria("label", context.string("diorama_window_menu", xxx: user.userName)),
            .configured(by: "backgroundColor", "cornerRadius", "shadow"), .rests(after: Self.shownFor),
            children: entries(in: context).map { button($0, user, control, in: context) })
    }

    private func button(
        _ entry: WindowMenuEntry, _ user: UserInfo, _ control: StudentControl, in context: RenderContext
    ) -> HTMLNode {
        let look = look(of: entry, control, in: context)
        let label = [look.title, look.state].compactMap(\.self).map { context.string($0) }.joined(separator: ", ")
        return .element(
            .button, .type("button"), .id(context.partID(entry.rawValue)), .aria("label", label), .title(label),
            look.canAct ? .performs(entry.rawValue) : .disabled, .argument(user.userUuid), .configured(by: entry.keys),
            children: [context.icon("\(entry.keys).\(look.image)", of: Self.name)])
    }

    /// An entry's icon, and its words as keys of the product's texts.
    private func look(
        of entry: WindowMenuEntry, _ control: StudentControl, in context: RenderContext
    ) -> (image: String, title: String, state: String?, canAct: Bool) {
        func device(_ state: StudentControl.DeviceState, _ title: String) -> (String, String, String?, Bool) {
            switch state {
            case .off: ("offImage", title, "diorama_state_device_off", false)
            case .forbidden: ("forbiddenImage", title, "diorama_state_forbidden", true)
            case .on: ("onImage", title, "diorama_state_on", true)
            }
        }
        switch entry {
        case .camera: return device(control.camera, "fcr_user_list_video")
        case .microphone: return device(control.microphone, "fcr_user_list_audio")
        case .reward: return ("image", "fcr_user_list_reward", nil, true)
        case .boardAuthorization:
            guard context.hasOpenBoard else {
                return ("offImage", "fcr_user_list_auth", "diorama_state_no_board", false)
            }
            return control.mayWrite
                ? ("onImage", "fcr_user_list_auth", "diorama_state_granted", true)
                : ("offImage", "fcr_user_list_auth", "diorama_state_not_granted", true)
        case .offStage: return ("image", "diorama_window_off_stage", nil, true)
        case .allOffStage:
            let isEmpty = context.pool.user.getCoHostList().isEmpty
            return ("image", "diorama_window_all_off_stage", isEmpty ? "diorama_stage_empty" : nil, !isEmpty)
        }
    }

    // MARK: Life

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        let control = StudentControl(action.argument, in: context.pool)
        switch WindowMenuEntry(rawValue: action.name) {
        case .camera: try control.switchCamera()
        case .microphone: try control.switchMicrophone()
        case .reward: try control.reward()
        case .boardAuthorization: try control.switchBoard()
        case .offStage: try context.pool.user.removeCoHost(userUuid: action.argument)
        case .allOffStage: try context.pool.user.removeAllCoHosts()
        case nil: break
        }
    }
}
