import LiveValues

/// Removes a user from the room.
public struct KickOutUser: UserCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String
    /// Whether they may not come back.
    public var forever: Bool

    /// Removes somebody until they join again, or for good.
    public init(userUuid: String, forever: Bool) {
        self.userUuid = userUuid
        self.forever = forever
    }

    static let permission = ContextCommand.kickOutUser

    static let isAboutWholeClass = true

    var targets: [String]? { [userUuid] }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard try decision.state.user(userUuid, for: caller).userRole != .teacher else {
            throw caller.refusal(.invalidArgument, "'\(userUuid)' is a teacher")
        }
        if forever { decision.keep(.banned(userUuid: userUuid)) }
        decision.tell(.onLocalUserKickedOut, concerning: [userUuid], to: .user(userUuid))
        decision.leave(userUuid, reason: .kickOut, by: caller.user)
    }
}

extension ContextCommand {
    /// Removing somebody from the room, which only the one who leads it decides.
    public static let kickOutUser = ContextCommand("kickOutUser", .teacherAlone)
}

extension UserContext {
    /// Removes a user from the room.
    ///
    /// - Parameters:
    ///   - userUuid: Who.
    ///   - forever: Whether they may not come back.
    /// - Throws: ``ContextError/Code/unknownUser``, and ``ContextError/Code/invalidArgument`` for a teacher.
    public func kickOutUser(userUuid: String, forever: Bool) throws(ContextError) {
        try gateway.give(.kickOutUser(KickOutUser(userUuid: userUuid, forever: forever)))
    }
}
