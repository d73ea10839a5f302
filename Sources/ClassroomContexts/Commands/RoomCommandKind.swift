import LiveValues

/// One kind of command, in a file of its own: what it is called, who may give it, what it carries and what it decides.
///
/// A new one also needs three short lines: two in `RoomCommand.swift`, one in `RoomCommand+Kinds.swift`.
protocol RoomCommandKind: Codable, Hashable, Sendable {
    /// What stored commands call it.
    static var name: String { get }

    /// Decides: tells facts, or refuses before it has told one.
    func decide(by actor: RoomActor, in decision: inout Decision) throws(ContextError)

    /// Whether it is about the class as a whole, so that nobody gives it to a group: who comes and goes, the schedule, the
    /// user's machine, the groups themselves.
    static var isAboutWholeClass: Bool { get }

    /// What the room does when a user is refused it; nil for nothing, as with most commands.
    func consequence(of refusal: ContextError) -> RoomCommand?
}

extension RoomCommandKind {
    static var isAboutWholeClass: Bool { false }

    func consequence(of refusal: ContextError) -> RoomCommand? { nil }
}

/// A command that users give, as far as their role allows.
protocol UserCommand: RoomCommandKind {
    /// Its row in the permission table, and what refusals call it.
    static var permission: ContextCommand { get }

    /// The users it is about; nil when it is about the caller, or about nobody.
    var targets: [String]? { get }

    /// Decides for somebody who is in the room and may give it.
    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError)
}

extension UserCommand {
    /// What refusals call it.
    static var name: String { permission.rawValue }

    var targets: [String]? { nil }

    func decide(by actor: RoomActor, in decision: inout Decision) throws(ContextError) {
        let caller = try decision.state.authorise(Self.permission, by: try user(actor), on: targets)
        try decide(for: caller, in: &decision)
    }

    /// The user who gives it.
    func user(_ actor: RoomActor) throws(ContextError) -> String {
        switch actor {
        case .user(let uuid): return uuid
        case .server: throw ContextError(.notPermitted, Self.permission, by: "", nil, "only a user may")
        }
    }
}

/// A command that the room gives itself: its server, its clock, its files, and whoever plays a part in a preview.
protocol ServerCommand: RoomCommandKind {
    func decide(in decision: inout Decision) throws(ContextError)
}

extension ServerCommand {
    func decide(by actor: RoomActor, in decision: inout Decision) throws(ContextError) {
        if case .user(let uuid) = actor {
            throw ContextError(
                .notPermitted, .unlisted(Self.name), by: uuid, decision.state.users[uuid]?.info.userRole,
                "only the room itself may")
        }
        try decide(in: &decision)
    }

    /// Refuses, as the room itself.
    func refusal(_ code: ContextError.Code, _ reason: String) -> ContextError {
        ContextError(code, .unlisted(Self.name), by: "", nil, reason)
    }

    /// The user whom it names, who has to be in the room.
    func user(_ uuid: String, in decision: Decision) throws(ContextError) -> UserInfo {
        guard let info = decision.state.users[uuid]?.info else {
            throw refusal(.unknownUser, "there is no user '\(uuid)' in the room")
        }
        return info
    }
}

/// Who gives a command, and which: what a decision needs to know to refuse or to sign its facts.
struct Caller: Sendable {
    let command: ContextCommand
    let user: UserInfo

    func refusal(_ code: ContextError.Code, _ reason: String) -> ContextError {
        ContextError(code, command, by: user.userUuid, user.userRole, reason)
    }
}
