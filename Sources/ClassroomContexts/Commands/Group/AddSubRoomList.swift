import LiveValues

/// Makes groups.
public struct AddSubRoomList: UserCommand {
    /// What they are called and whom they ask in.
    public var configs: [SubRoomCreateConfig]

    /// Names the groups; their identifiers are made up.
    public init(configs: [SubRoomCreateConfig]) {
        self.configs = configs
    }

    /// The most groups that a class has: upstream's figure.
    package static let limit = 20

    static let permission = ContextCommand.addSubRoomList

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard decision.state.groups.subRooms.count + configs.count <= Self.limit else {
            throw caller.refusal(.invalidArgument, "a class has \(Self.limit) groups at most")
        }
        guard configs.allSatisfy({ !$0.subRoomName.isBlank }) else {
            throw caller.refusal(.invalidArgument, "a group needs a name")
        }
        for uuid in configs.flatMap(\.invitationUserList) { _ = try decision.state.user(uuid, for: caller) }
        decision.addSubRooms(configs, by: caller.user)
    }
}

extension ContextCommand {
    /// Making discussion groups.
    public static let addSubRoomList = ContextCommand("addSubRoomList", .staff)
}

extension GroupContext {
    /// Makes groups.
    ///
    /// - Parameter configs: What they are called, and whom they ask in at once. A class has 20 groups at most.
    /// - Throws: ``ContextError/Code/unknownUser`` when one who is asked in is not in the class, and
    ///   ``ContextError/Code/invalidArgument`` when there would be too many, or one without a name.
    public func addSubRoomList(_ configs: [SubRoomCreateConfig]) throws(ContextError) {
        try gateway.give(.addSubRoomList(AddSubRoomList(configs: configs)))
    }
}

extension LiveText {
    /// Whether it says nothing in one of its languages.
    fileprivate var isBlank: Bool {
        (byLocale.isEmpty ? [text] : Array(byLocale.values)).contains { $0.allSatisfy(\.isWhitespace) }
    }
}
