import LiveValues

/// One user's way into a room, which the parts of a ``ContextPool`` share.
struct ContextGateway: Sendable {
    let store: RoomStore
    /// The identifier of the group whose room it leads into; nil for the class.
    var subRoom: String?
    let localUser: String
    /// The language in which texts are read; nil takes any.
    let locale: String?
    /// Why no command passes; nil when all do.
    var readOnly: ReadOnly?

    /// What makes a way one for reading alone.
    struct ReadOnly: Sendable {
        /// The end of a sentence.
        let reason: String
        /// Told of each command that was given all the same.
        let onRefusal: @Sendable (ContextError) -> Void
    }

    /// Refuses a command on a way for reading alone.
    func requireWriting(_ command: ContextCommand) throws(ContextError) {
        guard let readOnly else { return }
        let role = store.read { $0.users[localUser]?.info.userRole }
        let refusal = ContextError(.readOnly, command, by: localUser, role, readOnly.reason)
        readOnly.onRefusal(refusal)
        throw refusal
    }

    /// Gives a command of the user, and has the room answer a refusal where it does.
    func give(_ command: RoomCommand) throws(ContextError) {
        if readOnly != nil, let permission = (type(of: command.kind) as? any UserCommand.Type)?.permission {
            try requireWriting(permission)
        }
        do throws(ContextError) {
            try store.perform(placed(command), by: .user(localUser))
        } catch {
            if let consequence = command.kind.consequence(of: error) { store.simulate(consequence) }
            throw error
        }
    }
}

extension ContextGateway {
    /// The same way into the class itself.
    var intoClass: ContextGateway { into(nil) }

    /// The same way into the room of a group, or with nil into the class.
    func into(_ subRoom: String?) -> ContextGateway {
        var gateway = self
        gateway.subRoom = subRoom
        return gateway
    }

    /// A command as the room takes it into which this way leads.
    func placed(_ command: RoomCommand) -> RoomCommand {
        guard let subRoom, !type(of: command.kind).isAboutWholeClass else { return command }
        return .inSubRoom(InSubRoom(subRoomUuid: subRoom, command: command))
    }
}

/// The room into which a gateway leads: the class's, or that of a group.
struct GatewayRoom: Sendable {
    let gateway: ContextGateway

    /// Reads something small under the lock; in a group that is no more everything is empty.
    func read<Result: Sendable>(_ body: (RoomState) -> Result) -> Result {
        gateway.store.read { body(room(in: $0)) }
    }

    /// Refuses something under the lock, or lets it pass.
    func check(_ body: (RoomState) throws(ContextError) -> Void) throws(ContextError) {
        try gateway.store.check { (state) throws(ContextError) in try body(room(in: state)) }
    }

    /// Carries out a command of the room's own.
    func simulate(_ command: RoomCommand) { gateway.store.simulate(gateway.placed(command)) }

    var now: Timestamp { gateway.store.now }

    var rules: RoomRules { gateway.store.rules }

    var drafts: BoardDrafts { gateway.store.drafts }

    /// Calls `handler` for each event that the local user hears.
    func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
        gateway.store.subscribe { [gateway] record in
            if record.audience.contains(gateway.localUser) { handler(record) }
        }
    }

    private func room(in state: RoomState) -> RoomState {
        guard let subRoom = gateway.subRoom else { return state }
        return state.groups.subRooms[subRoom]?.room ?? RoomState()
    }
}

/// A part of a ``ContextPool``.
protocol ContextPart: Sendable {
    var gateway: ContextGateway { get }
}

extension ContextPart {
    var store: GatewayRoom { GatewayRoom(gateway: gateway) }

    var localUser: String { gateway.localUser }

    var locale: String? { gateway.locale }
}
