/// One user's way into a room, which the parts of a ``ContextPool`` share.
struct ContextGateway: Sendable {
    let store: RoomStore
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
            try store.perform(command, by: .user(localUser))
        } catch {
            if let consequence = command.kind.consequence(of: error) { store.simulate(consequence) }
            throw error
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

    var locale: String? { gateway.locale }
}
