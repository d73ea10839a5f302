/// One user's gateway to a room: what the components of that user's screen read and command.
///
/// Cheap to make and to copy; it holds nothing but the store and the user's identifier. Getters answer from the room's
/// current state. Commands take effect before they return, and throw a ``ContextError`` instead of calling upstream's
/// failure closure; one that changes nothing succeeds without an event.
///
/// ```swift
/// let pool = ContextPool(store, localUser: "teacher-1")
/// try pool.user.addCoHost(userUuid: "student-1")
/// pool.user.getCoHostList().map(\.userName)  // ["陈小明"]
/// ```
public struct ContextPool: Sendable {
    /// The room.
    public let store: RoomStore
    /// The identifier of the user through whose eyes this pool sees the room.
    public let localUser: String

    /// A user's gateway.
    ///
    /// - Parameters:
    ///   - store: The room.
    ///   - localUser: The user. Someone who is not in the room sees it as an observer, and may command nothing but
    ///     ``RoomContext/joinRoom()``.
    public init(_ store: RoomStore, localUser: String) {
        self.store = store
        self.localUser = localUser
    }

    /// The room, its schedule and its properties.
    public var room: RoomContext { RoomContext(store: store, localUser: localUser) }

    /// The users, the stage, rewards and hands.
    public var user: UserContext { UserContext(store: store, localUser: localUser) }

    /// The local user's devices.
    public var media: MediaContext { MediaContext(store: store, localUser: localUser) }

    /// The streams.
    public var stream: StreamContext { StreamContext(store: store, localUser: localUser) }

    /// The widgets.
    public var widget: WidgetContext { WidgetContext(store: store, localUser: localUser) }

    /// The local connection and the synced time.
    public var monitor: MonitorContext { MonitorContext(store: store, localUser: localUser) }

    /// Calls `handler` for every event that the local user hears, as ``RoomStore/subscribe(_:)`` does.
    public func subscribe(_ handler: @escaping @Sendable (ContextEventRecord) -> Void) -> Subscription {
        store.subscribe { [localUser] record in
            if record.audience.contains(localUser) { handler(record) }
        }
    }
}

extension RoomStore {
    /// Runs one command of a user: checks it, changes the state, delivers the events.
    func run<Result: Sendable>(
        _ command: ContextCommand, by uuid: String, on targets: [String]? = nil,
        _ body: (inout RoomState, Caller) throws(ContextError) -> Result
    ) throws(ContextError) -> Result {
        try change { (state: inout RoomState) throws(ContextError) -> Result in
            let caller = try state.authorise(command, by: uuid, on: targets)
            return try body(&state, caller)
        }
    }
}
