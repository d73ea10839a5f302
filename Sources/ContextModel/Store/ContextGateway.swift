/// One user's way into a room, which the parts of a ``ContextPool`` share.
struct ContextGateway: Sendable {
    let store: RoomStore
    let localUser: String
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

    /// Runs one command of the user: checks it, changes the state, delivers the events.
    func run<Result: Sendable>(
        _ command: ContextCommand, on targets: [String]? = nil,
        _ body: (inout RoomState, Caller) throws(ContextError) -> Result
    ) throws(ContextError) -> Result {
        try requireWriting(command)
        return try store.change { (state: inout RoomState) throws(ContextError) -> Result in
            let caller = try state.authorise(command, by: localUser, on: targets)
            return try body(&state, caller)
        }
    }
}

/// A part of a ``ContextPool``.
protocol ContextPart: Sendable {
    var gateway: ContextGateway { get }
}

extension ContextPart {
    var store: RoomStore { gateway.store }

    var localUser: String { gateway.localUser }
}
