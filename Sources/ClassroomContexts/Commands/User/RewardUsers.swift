/// Gives users rewards.
public struct RewardUsers: UserCommand {
    /// Who gets them.
    ///
    /// All have to be in the room, or nobody gets any.
    public var userUuidList: [String]
    /// How many each.
    public var rewardCount: Int

    /// Gives each of the users the same number.
    public init(userUuidList: [String], rewardCount: Int) {
        self.userUuidList = userUuidList
        self.rewardCount = rewardCount
    }

    static let permission = ContextCommand.rewardUsers

    var targets: [String]? { userUuidList }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard rewardCount > 0 else {
            throw caller.refusal(.invalidArgument, "the number of rewards has to be above zero")
        }
        for uuid in userUuidList {
            _ = try decision.state.user(uuid, for: caller)
            // Far below where even a list that names one user a thousand times could overflow.
            guard rewardCount <= 1_000_000, decision.state.users[uuid]?.rewards ?? 0 <= 1_000_000_000 else {
                throw caller.refusal(.invalidArgument, "nobody can have that many rewards")
            }
        }
        for uuid in userUuidList {
            let total = (decision.state.users[uuid]?.rewards ?? 0) + rewardCount
            decision.reward(uuid, total: total, by: caller.user)
        }
    }
}

extension ContextCommand {
    /// Giving users stars, any number at once.
    public static let rewardUsers = ContextCommand("rewardUsers", .staff)
}

extension UserContext {
    /// Gives users rewards.
    ///
    /// - Parameters:
    ///   - userUuidList: Who gets them. All have to be in the room, or nobody gets any.
    ///   - rewardCount: How many each.
    /// - Throws: ``ContextError/Code/unknownUser``, and ``ContextError/Code/invalidArgument`` unless the count is positive
    ///   and the total stays a number.
    public func rewardUsers(userUuidList: [String], rewardCount: Int) throws(ContextError) {
        try gateway.give(.rewardUsers(RewardUsers(userUuidList: userUuidList, rewardCount: rewardCount)))
    }
}
