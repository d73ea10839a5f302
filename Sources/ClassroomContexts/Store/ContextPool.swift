public import LiveValues

/// One user's gateway to a room: what the components of that user's screen read and command.
///
/// Cheap to make and to copy; it holds the store, the user's identifier, and whether it is for reading alone. Getters
/// answer from the room's current state. Commands take effect before they return, and throw a ``ContextError`` instead of
/// calling upstream's failure closure; one that changes nothing succeeds without an event.
///
/// ```swift
/// let pool = ContextPool(store, localUser: "teacher-1")
/// try pool.user.addCoHost(userUuid: "student-1")
/// pool.user.getCoHostList().map(\.userName)  // ["陈小明"]
/// ```
public struct ContextPool: Sendable {
    private let gateway: ContextGateway

    package var store: RoomStore { gateway.store }

    /// The identifier of the user through whose eyes this pool sees the room.
    public var localUser: String { gateway.localUser }

    /// The language in which the user reads names; nil when none was said.
    public var locale: String? { gateway.locale }

    /// A user's gateway.
    ///
    /// - Parameters:
    ///   - store: The room.
    ///   - localUser: The user. Someone who is not in the room sees it as an observer, and may command nothing but
    ///     ``RoomContext/joinRoom()``.
    ///   - locale: The language in which the user reads names, such as `zh-Hans`; nil leaves them in all their languages.
    public init(_ store: RoomStore, localUser: String, locale: String? = nil) {
        gateway = ContextGateway(store: store, localUser: localUser, locale: locale)
    }

    private init(_ gateway: ContextGateway) { self.gateway = gateway }

    /// The same gateway for reading alone: each command is refused with ``ContextError/Code/readOnly``.
    ///
    /// - Parameters:
    ///   - reason: Why, as the end of a sentence.
    ///   - onRefusal: Told of each command that was given all the same, whatever becomes of the error.
    /// - Returns: The gateway.
    package func readOnly(
        because reason: String, onRefusal: @escaping @Sendable (ContextError) -> Void = { _ in }
    ) -> ContextPool {
        var gateway = gateway
        gateway.readOnly = ContextGateway.ReadOnly(reason: reason, onRefusal: onRefusal)
        return ContextPool(gateway)
    }

    /// Gives a command of the local user's, as the method that is named after it does.
    ///
    /// - Throws: Why it is refused; nothing has changed then.
    package func give(_ command: RoomCommand) throws(ContextError) { try gateway.give(command) }

    /// The class's room, its schedule and its properties.
    public var room: RoomContext { RoomContext(gateway: gateway.intoClass) }

    /// The users, the stage, rewards and hands.
    public var user: UserContext { UserContext(gateway: gateway) }

    /// The local user's devices.
    public var media: MediaContext { MediaContext(gateway: gateway.intoClass) }

    /// Who publishes what, and how loud it is.
    public var stream: StreamContext { StreamContext(gateway: gateway) }

    /// Which widgets run, their shared values, frames and messages.
    public var widget: WidgetContext { WidgetContext(gateway: gateway) }

    /// What is said, who may say something, and what the local user has read.
    public var chat: ChatContext { ChatContext(gateway: gateway) }

    /// The files that can be opened for the class.
    public var cloud: CloudContext { CloudContext(gateway: gateway) }

    /// The local connection and the synced time.
    public var monitor: MonitorContext { MonitorContext(gateway: gateway.intoClass) }

    /// The discussion groups of the class.
    public var group: GroupContext { GroupContext(gateway: gateway.intoClass) }

    /// The group whose users, streams and widgets these are; nil for those of the class.
    public var subRoom: SubRoomContext? {
        gateway.subRoom.map { SubRoomContext(gateway: gateway.intoClass, subRoomUuid: $0) }
    }

    /// The same user's gateway into the class itself.
    public var inClass: ContextPool { ContextPool(gateway.intoClass) }

    /// The same user's gateway where they are at the moment: in their group, where ``user``, ``stream`` and ``widget`` are
    /// the group's, else in the class.
    ///
    /// Whoever shows a scene asks for it again after each event of the topic `group` that concerns the user.
    public var whereSeated: ContextPool {
        let subRoom = store.read { $0.groups.seats[gateway.localUser] }
        return subRoom == gateway.subRoom ? self : ContextPool(gateway.into(subRoom))
    }

    /// Calls `handler` for every event that the local user hears, as ``RoomStore/subscribe(_:)`` does.
    ///
    /// When 65,536 events wait for slow handlers, they are replaced by one `MissedChanges`: read
    /// the state again.
    ///
    /// - Returns: Keep it; letting it go ends the subscription.
    public func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
        store.subscribe { [localUser] record in
            if record.audience.contains(localUser) { handler(record) }
        }
    }
}
