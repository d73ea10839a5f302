/// How far a role's permission for a command reaches.
public enum CommandReach: Hashable, Sendable {
    /// Not at all.
    case nobody
    /// To what belongs to the caller: themselves, their machine, their hand.
    case own
    /// To the board, web views and films, as long as the caller may write on the board.
    case withBoardGrant
    /// To everything.
    case everyone
}

/// Who may give one command: the single place where roles are told apart.
///
/// ```swift
/// ContextCommand.rewardUsers.permission.reach(of: .student)  // .nobody
/// ```
public struct CommandPermission: Hashable, Sendable {
    /// A teacher's reach.
    public let teacher: CommandReach
    /// An assistant's reach.
    public let assistant: CommandReach
    /// A student's reach.
    public let student: CommandReach
    /// An observer's reach.
    public let observer: CommandReach

    fileprivate init(
        _ teacher: CommandReach, _ assistant: CommandReach, _ student: CommandReach, _ observer: CommandReach
    ) {
        self.teacher = teacher
        self.assistant = assistant
        self.student = student
        self.observer = observer
    }

    /// The reach of a role.
    public func reach(of role: UserRole) -> CommandReach {
        switch role {
        case .teacher: teacher
        case .assistant: assistant
        case .student: student
        case .observer: observer
        }
    }

    /// The roles that may give the command at all, strongest first.
    public var roles: [UserRole] {
        [UserRole.teacher, .assistant, .student, .observer].filter { reach(of: $0) != .nobody }
    }
}

extension ContextCommand {
    /// Who may give this command.
    ///
    /// The teacher leads. An assistant helps with everything except what ends or directs the lesson: starting it, the
    /// carousel, removing people. A student moves only what is theirs, and what the board's grant covers (a granted
    /// student drags and closes web views). An observer watches, but the setting panel is theirs too, so their own
    /// devices are. A message to a widget stays on the sender's machine, and observers need it (`hideSubmit`); what
    /// it makes the board do is a command of its own.
    public var permission: CommandPermission {
        // Columns: teacher, assistant, student, observer.
        switch self {
        case .joinRoom: CommandPermission(.own, .own, .own, .own)
        case .leaveRoom: CommandPermission(.own, .own, .own, .own)
        case .startClass: CommandPermission(.everyone, .nobody, .nobody, .nobody)
        case .updateRoomProperties: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .deleteRoomProperties: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .addCoHost: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .removeCoHost: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .removeAllCoHosts: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .startCoHostCarousel: CommandPermission(.everyone, .nobody, .nobody, .nobody)
        case .stopCoHostCarousel: CommandPermission(.everyone, .nobody, .nobody, .nobody)
        case .rewardUsers: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .kickOutUser: CommandPermission(.everyone, .nobody, .nobody, .nobody)
        case .updateUserProperties: CommandPermission(.everyone, .everyone, .own, .nobody)
        case .deleteUserProperties: CommandPermission(.everyone, .everyone, .own, .nobody)
        case .handsWave: CommandPermission(.own, .own, .own, .nobody)
        case .handsDown: CommandPermission(.own, .own, .own, .nobody)
        case .updateStreamPublishPrivilege: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .openLocalDevice: CommandPermission(.own, .own, .own, .own)
        case .closeLocalDevice: CommandPermission(.own, .own, .own, .own)
        case .setWidgetActive: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .setWidgetInactive: CommandPermission(.everyone, .everyone, .withBoardGrant, .nobody)
        case .updateWidgetSyncFrame: CommandPermission(.everyone, .everyone, .withBoardGrant, .nobody)
        case .updateWidgetRoomProperties: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .deleteWidgetRoomProperties: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .updateWidgetUserProperties: CommandPermission(.own, .own, .own, .nobody)
        case .deleteWidgetUserProperties: CommandPermission(.own, .own, .own, .nobody)
        case .sendMessage: CommandPermission(.own, .own, .own, .own)
        case .sendWidgetRequest: CommandPermission(.own, .own, .own, .nobody)
        case .writeOnBoard: CommandPermission(.everyone, .withBoardGrant, .withBoardGrant, .nobody)
        case .grantBoard: CommandPermission(.everyone, .everyone, .nobody, .nobody)
        case .revokeBoard: CommandPermission(.everyone, .everyone, .own, .nobody)
        }
    }
}
