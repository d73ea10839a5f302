extension ContextCommand {
    /// Drawing, turning pages, and the board messages that change what lies on it.
    public static let writeOnBoard = ContextCommand(
        "writeOnBoard",
        CommandPermission(teacher: .everyone, assistant: .withBoardGrant, student: .withBoardGrant, observer: .nobody))

    /// The board message `updateGrantedUsers {add}`.
    public static let grantBoard = ContextCommand("updateGrantedUsers.add", .staff)

    /// The board message `updateGrantedUsers {delete}`.
    public static let revokeBoard = ContextCommand("updateGrantedUsers.delete", .staffOrOwn)
}
