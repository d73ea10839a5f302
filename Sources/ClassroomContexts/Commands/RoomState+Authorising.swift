import LiveValues

extension RoomState {
    /// Lets a command pass or refuses it: the caller has to be in the room and the command within their reach.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - uuid: Who gives it.
    ///   - targets: The users it is about; the caller alone when it names nobody.
    /// - Returns: Whom the command's facts name as operator.
    /// - Throws: ``ContextError/Code/notInRoom`` or ``ContextError/Code/notPermitted``.
    func authorise(
        _ command: ContextCommand, by uuid: String, on targets: [String]? = nil
    ) throws(ContextError) -> Caller {
        guard let user = users[uuid]?.info else {
            throw ContextError(.notInRoom, command, by: uuid, nil, "they are not in the room")
        }
        let caller = Caller(command: command, user: user)
        let permission = command.permission
        switch permission.reach(of: user.userRole) {
        case .everyone: return caller
        case .own:
            if targets?.allSatisfy({ $0 == uuid }) ?? true { return caller }
            throw caller.refusal(.notPermitted, "a \(user.userRole.name) may do so only for themselves")
        case .withBoardGrant:
            if mayWriteOnBoard(uuid) { return caller }
            throw caller.refusal(.notPermitted, "a \(user.userRole.name) needs the board's grant to do so")
        case .nobody:
            let roles = permission.roles.map { $0 == .assistant ? "an assistant" : "a \($0.name)" }
            throw caller.refusal(.notPermitted, "only \(roles.joined(separator: " or ")) may")
        }
    }

    /// The user a command names, who has to be in the room.
    func user(_ uuid: String, for caller: Caller) throws(ContextError) -> UserInfo {
        guard let info = users[uuid]?.info else {
            throw caller.refusal(.unknownUser, "there is no user '\(uuid)' in the room")
        }
        return info
    }
}
