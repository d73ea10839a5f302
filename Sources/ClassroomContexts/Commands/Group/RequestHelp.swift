public import LiveValues

/// Calls the class's first teacher into the caller's group.
///
/// It is an invitation, or tells the caller why there is none.
public struct RequestHelp: UserCommand {
    /// Carries nothing: the caller's seat says where to.
    public init() {}

    static let permission = ContextCommand.requestHelp

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let groups = decision.state.groups
        guard let subRoom = groups.seats[caller.user.userUuid] else {
            throw caller.refusal(.wrongState, "help is called from a group")
        }
        let refusal: HelpRefusal
        switch decision.state.arrivalsByRole[.teacher]?.first {
        case nil: refusal = .nobodyIsThere
        case let teacher? where groups.seats[teacher] == subRoom: refusal = .teacherIsHere
        case let teacher? where groups.invitations[teacher].map({ $0.subRoomUuid != subRoom }) ?? false:
            refusal = .teacherHelpsOthers
        case let teacher?: return decision.invite([teacher], to: subRoom, by: caller.user)
        }
        decision.tell(.onHelpRefused(refusal), to: .user(caller.user.userUuid))
    }
}

/// Why nobody comes to help a group.
public enum HelpRefusal: Int, NamedCase {
    /// The teacher is in the group already.
    case teacherIsHere
    /// Another group has called first; upstream's error 30409601.
    case teacherHelpsOthers
    /// There is no teacher in the class.
    case nobodyIsThere
}

extension ContextCommand {
    /// Calling the teacher into one's own group.
    public static let requestHelp = ContextCommand("requestHelp", .participantsOwn)
}

extension GroupContext {
    /// Calls the class's first teacher into the local user's group.
    ///
    /// Ours: upstream's client looks the teacher up and invites them. Who cannot come is told as `onHelpRefused`.
    ///
    /// - Throws: ``ContextError/Code/wrongState`` for somebody who is in no group.
    public func requestHelp() throws(ContextError) {
        try gateway.give(.requestHelp(RequestHelp()))
    }
}
