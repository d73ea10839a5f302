import Synchronization

/// An open classroom: the one truth that all its users share, in this process.
///
/// Every user looks at it through a ``ContextPool`` of their own. The preview's controls change it directly, and a fixture
/// edit through ``apply(_:)``.
///
/// ## Design
///
/// The state sits behind one lock, held only for single steps. Each change appends its events to a queue inside the lock;
/// after the lock is free, the thread that made the change hands them out. While it does, events of other threads, and of
/// handlers that give commands themselves, join the queue and are handed out by it too: all handlers see all events once,
/// in the order of the changes, and no handler runs under the lock.
///
/// ## Performance
///
/// Commands and getters that name a user, a stream or a widget take constant time (raising a hand takes O(log n) of the
/// raised hands) however many users there are. Getters that list users take time in the length of the list, and the
/// board's echo, which carries the list of granted users, in the length of that.
public final class RoomStore: Sendable {
    private let state: Mutex<RoomState>
    /// Whether the clock was chosen by the caller, and a fixture's `clock` therefore does not count.
    let hasFixedClock: Bool
    let widgetService: any WidgetRoomService

    /// Opens a room.
    ///
    /// - Parameters:
    ///   - seed: What the room starts with.
    ///   - clock: The room's time. When nil, the seed's `clock` says what now is and time runs on from there; a seed without
    ///     one has the machine's time.
    ///   - widgetService: The server behind the widgets.
    public init(
        seed: RoomSeed = RoomSeed(), clock: (any ContextClock)? = nil,
        widgetService: any WidgetRoomService = LocalWidgetService()
    ) {
        self.widgetService = widgetService
        state = Mutex(
            RoomState(
                seed: widgetService.prepared(seed), clock: clock ?? Self.clock(of: seed),
                identify: widgetService.identify))
        hasFixedClock = clock != nil
    }

    static func clock(of seed: RoomSeed) -> any ContextClock {
        seed.clock.map { OffsetClock(startingAt: $0) } ?? SystemClock()
    }

    /// The room's time.
    public var now: Timestamp { read { $0.clock.now } }

    /// The sequence number of the last event: 0 before the first.
    ///
    /// A page drawn after reading it misses no later event.
    public var lastSequence: Int { read { $0.outbox.lastSequence } }

    /// Calls `handler` for every event from now on, in order, on whichever thread delivers it.
    ///
    /// The handler may give commands. It should return soon: the events behind wait for it. When more of them wait than
    /// the room can hold, they are replaced by one ``ContextEvent/onEventsMissed(count:)``; who hears it has to read the
    /// room's state again.
    ///
    /// - Returns: Keep it; letting it go ends the subscription.
    public func subscribe(_ handler: @escaping @Sendable (ContextEventRecord) -> Void) -> Subscription {
        Subscription(store: self, subscriber: state.withLock { $0.outbox.add(handler) })
    }

    func remove(_ subscriber: Subscriber) {
        state.withLock { $0.outbox.remove(subscriber) }
    }

    /// Reads something small under the lock.
    func read<Result: Sendable>(_ body: (RoomState) -> Result) -> Result {
        state.withLock { body($0) }
    }

    /// Changes the state under the lock, then delivers the events of the change.
    func change<Result: Sendable>(
        _ body: (inout RoomState) throws(ContextError) -> Result
    ) throws(ContextError) -> Result {
        defer { deliver() }
        return try state.withLock { (state: inout RoomState) throws(ContextError) -> Result in try body(&state) }
    }

    /// Changes the state in a way that cannot be refused.
    @discardableResult
    func simulate<Result: Sendable>(_ body: (inout RoomState) -> Result) -> Result {
        defer { deliver() }
        return state.withLock { body(&$0) }
    }

    private func deliver() {
        guard state.withLock({ $0.outbox.beginDelivery() }) else { return }
        while let (record, subscribers) = state.withLock({ $0.outbox.takeNext() }) {
            for subscriber in subscribers { subscriber.receive(record) }
        }
    }
}
