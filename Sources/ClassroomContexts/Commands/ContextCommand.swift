/// A row of the permission table: what users can ask for, and who of them may.
///
/// Each row is declared beside the command that it is about; ``allCases`` is the whole table.
///
/// ```swift
/// ContextCommand.rewardUsers.permission.reach(of: .student)  // .nobody
/// ```
public struct ContextCommand: CaseIterable, Hashable, Sendable {
    /// What messages and logs call it: upstream's method name.
    public let rawValue: String
    /// Who may give it.
    ///
    /// The teacher leads. An assistant helps with everything except what ends or directs the lesson: starting it, the
    /// carousel, removing people. A student moves only what is theirs, and what the board's grant covers (a granted
    /// student drags and closes web views). An observer watches, but the setting panel is theirs too, so their own
    /// devices are. A message to a widget stays on the sender's machine, and observers need it (`hideSubmit`); what
    /// it makes the board do is a row of its own.
    public let permission: CommandPermission

    init(_ rawValue: String, _ permission: CommandPermission) {
        self.rawValue = rawValue
        self.permission = permission
    }

    /// What refusals call a command that no user may give.
    static func unlisted(_ name: String) -> ContextCommand {
        ContextCommand(
            name, CommandPermission(teacher: .nobody, assistant: .nobody, student: .nobody, observer: .nobody))
    }

    /// All rows, in the order in which the commands are listed.
    public static let allCases: [ContextCommand] = {
        var seen: Set<ContextCommand> = []
        return (RoomCommand.kinds.compactMap(\.permission) + [.grantBoard, .revokeBoard])
            .filter { seen.insert($0).inserted }
    }()
}

extension ContextCommand: Codable {
    /// Reads the raw value.
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = Self.allCases.first { $0.rawValue == name } ?? .unlisted(name)
    }

    /// Writes the raw value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
