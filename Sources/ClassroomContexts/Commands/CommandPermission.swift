/// How far a role's permission for a command reaches.
public enum CommandReach: Hashable, Sendable {
    /// The role may not give it.
    case nobody
    /// To what belongs to the caller: themselves, their machine, their hand.
    case own
    /// To the board, web views and films, as long as the caller may write on the board.
    case withBoardGrant
    /// Whomever and whatever it is about.
    case everyone
}

/// Who may give one command.
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

    /// How far the permission of a user with this role reaches.
    public func reach(of role: UserRole) -> CommandReach {
        switch role {
        case .teacher: teacher
        case .assistant: assistant
        case .student: student
        case .observer: observer
        }
    }

    /// Teachers and assistants, about anybody: what keeps a class going.
    static let staff = CommandPermission(
        teacher: .everyone, assistant: .everyone, student: .nobody, observer: .nobody)

    /// The teacher alone: what directs the lesson or ends it for somebody.
    static let teacherAlone = CommandPermission(
        teacher: .everyone, assistant: .nobody, student: .nobody, observer: .nobody)

    /// Teachers and assistants about anybody, students about themselves.
    static let staffOrOwn = CommandPermission(
        teacher: .everyone, assistant: .everyone, student: .own, observer: .nobody)

    /// Teachers and assistants, and students who may write on the board, for what that covers.
    static let staffOrBoardGrant = CommandPermission(
        teacher: .everyone, assistant: .everyone, student: .withBoardGrant, observer: .nobody)

    /// All who take part, about themselves; observers do not take part.
    static let participantsOwn = CommandPermission(teacher: .own, assistant: .own, student: .own, observer: .nobody)

    /// Everybody who is there, about themselves.
    static let anybodysOwn = CommandPermission(teacher: .own, assistant: .own, student: .own, observer: .own)

    /// The roles that may give the command at all, strongest first.
    public var roles: [UserRole] {
        [UserRole.teacher, .assistant, .student, .observer].filter { reach(of: $0) != .nobody }
    }
}
