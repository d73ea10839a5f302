public import LiveValues
import Synchronization

/// An open classroom: the one truth that all its users share, in this process.
///
/// Every user looks at it through a ``ContextPool`` of their own. Whatever changes it is a ``RoomCommand``: users give
/// theirs through the pool, the preview's controls and an edit of the seed through methods here.
///
/// ## Design
///
/// The state sits behind one lock, held only for single steps. A command is decided under it: its facts go into the
/// state, into the ``history``, and, as far as they are told, into a queue. After the lock is free, the thread that
/// gave the command hands them out. While it does, events of other threads, and of handlers that give commands
/// themselves, join the queue and are handed out by it too: all handlers see all events once, in the order of the
/// changes, and no handler runs under the lock.
///
/// ## Performance
///
/// Commands and getters that name a user, a stream or a widget take constant time (raising a hand takes O(log n) of the
/// raised hands) however many users there are. Getters that list users take time in the length of the list, and the
/// board's echo, which carries the list of granted users, in the length of that.
public final class RoomStore: LiveStore {
    private let room: Mutex<OpenRoom>
    /// Whether the clock was chosen by the caller, and a seed's `clock` therefore does not count.
    let hasFixedClock: Bool
    /// What is being drawn on the board: no fact until it ends.
    let drafts = BoardDrafts()
    /// What the room goes by beside its state.
    public let rules: RoomRules

    /// Opens a room.
    ///
    /// - Parameters:
    ///   - seed: What the room starts with.
    ///   - clock: The room's time. When nil, the seed's `clock` says what now is and time runs on from there; a seed
    ///   without one has the machine's time.
    ///   - widgetService: The server behind the widgets.
    public init(
        seed: RoomSeed = RoomSeed(), clock: (any LiveClock)? = nil,
        widgetService: any WidgetRoomService = LocalWidgetService()
    ) {
        rules = RoomRules(widgetService: widgetService)
        let seed = widgetService.prepared(seed)
        let time = clock ?? Self.clock(of: seed)
        room = Mutex(OpenRoom(RoomState(seed, at: time.now), seed, time))
        hasFixedClock = clock != nil
    }

    /// Opens a room as it was once: at a point of its history, or as a stored snapshot says.
    ///
    /// - Parameters:
    ///   - state: The room.
    ///   - sequence: The number of the last fact that led to it.
    ///   - clock: The room's time.
    ///   - widgetService: The server behind the widgets.
    public init(
        state: RoomState, after sequence: Int = 0, clock: any LiveClock = SystemClock(),
        widgetService: any WidgetRoomService = LocalWidgetService()
    ) {
        rules = RoomRules(widgetService: widgetService)
        room = Mutex(OpenRoom(state, after: sequence, RoomSeed(), clock))
        hasFixedClock = true
    }

    static func clock(of seed: RoomSeed) -> any LiveClock {
        seed.clock.map { OffsetClock(startingAt: $0) } ?? SystemClock()
    }

    // MARK: Reading

    /// The room's time.
    public var now: Timestamp { room.withLock { $0.clock.now } }

    /// The sequence number of the last event: 0 before the first.
    ///
    /// A page drawn after reading it misses no later event.
    public var lastSequence: Int { room.withLock { $0.outbox.lastSequence } }

    /// The facts so far, and the states that they led to, as far back as the room remembers.
    ///
    /// It numbers all facts; the events that listeners are told are numbered apart, because not every fact is told.
    public var history: FactLog<RoomState> { room.withLock { $0.history } }

    /// What the room is now.
    public var state: RoomState { room.withLock { $0.state } }

    /// Calls `handler` for every event from now on, in order, on whichever thread delivers it.
    ///
    /// The handler may give commands. It should return soon: the events behind wait for it. When more of them wait than
    /// the room can hold, they are replaced by one `MissedChanges`; who hears it has to read the
    /// room's state again.
    ///
    /// - Returns: Keep it; letting it go ends the subscription.
    public func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
        let subscriber = room.withLock { $0.outbox.add(handler) }
        return Subscription(subscriber) { [self] subscriber in
            room.withLock { $0.outbox.remove(subscriber) }
        }
    }

    /// Reads something small under the lock.
    func read<Result: Sendable>(_ body: (RoomState) -> Result) -> Result {
        room.withLock { body($0.state) }
    }

    /// Refuses something under the lock, or lets it pass.
    func check(_ body: (RoomState) throws(ContextError) -> Void) throws(ContextError) {
        try room.withLock { (room: inout OpenRoom) throws(ContextError) in try body(room.state) }
    }

    // MARK: Changing

    /// Carries out a command, and tells what has happened before it returns.
    ///
    /// - Parameters:
    ///   - command: What is asked.
    ///   - actor: Who asks.
    /// - Returns: What has happened; nothing when there was nothing to change.
    /// - Throws: Why it is refused; nothing has happened then.
    @discardableResult
    public func perform(_ command: RoomCommand, by actor: RoomActor) throws(ContextError) -> [RoomFact] {
        defer { deliver() }
        let facts = try room.withLock { (room: inout OpenRoom) throws(ContextError) in
            try room.perform(command, by: actor, rules)
        }
        for draft in drafts.end(by: facts) {
            let keeping = RoomCommand.keepBoardStroke(KeepBoardStroke(element: draft.element, sheet: draft.sheet))
            simulate(draft.subRoom.map { .inSubRoom(InSubRoom(subRoomUuid: $0, command: keeping)) } ?? keeping)
        }
        return facts
    }

    /// Carries out a command of the room's own; one that makes no sense any more does nothing.
    @discardableResult
    func simulate(_ command: RoomCommand) -> [RoomFact] { (try? perform(command, by: .server)) ?? [] }

    /// Goes by another clock from now on, such as one whose hour passes in a moment.
    ///
    /// What is waiting goes on waiting as long as it would have.
    package func setClock(_ clock: any LiveClock) {
        defer { deliver() }
        room.withLock { $0.setClock(clock, rules) }
    }

    /// Brings the room up to date with a changed seed.
    ///
    /// The new seed is compared with the one before, value by value, and only what the seed changed is changed in the
    /// room, with the events that such a change has: a new user is `onRemoteUserJoined`, an edited stream
    /// `onStreamUpdated`. What users did meanwhile stays where the seed did not change. The order in which users are
    /// listed counts only when the room opens.
    ///
    /// - Parameter seed: The new values. A changed `clock` sets the room's time, unless the room was given a clock.
    public func apply(_ seed: RoomSeed) {
        defer { deliver() }
        let seed = rules.widgetService.prepared(seed)
        room.withLock { room in
            let old = room.seed
            room.seed = seed
            if !hasFixedClock, seed.clock != old.clock { room.setClock(Self.clock(of: seed), rules) }
            _ = try? room.perform(.applySeed(ApplySeed(before: old, after: seed)), by: .server, rules)
        }
    }

    private func deliver() {
        guard room.withLock({ $0.outbox.beginDelivery() }) else { return }
        while let (record, subscribers) = room.withLock({ $0.outbox.takeNext() }) {
            for subscriber in subscribers { subscriber.receive(record) }
        }
    }
}

/// What a store keeps behind its lock.
private struct OpenRoom {
    /// The room, as the facts have made it.
    private(set) var state: RoomState
    private(set) var history: FactLog<RoomState>
    /// What is to be told, and who listens.
    var outbox = Outbox()
    private(set) var clock: any LiveClock
    /// The seed that was applied last; the next one is compared with it.
    var seed: RoomSeed

    init(_ state: RoomState, after sequence: Int = 0, _ seed: RoomSeed, _ clock: any LiveClock) {
        self.state = state
        history = FactLog(from: state, after: sequence)
        self.seed = seed
        self.clock = clock
    }

    mutating func perform(
        _ command: RoomCommand, by actor: RoomActor, _ rules: RoomRules
    ) throws(ContextError) -> [RoomFact] {
        var facts: [RoomFact] = []
        do throws(ContextError) {
            try rules.carryOut(command, by: actor, at: clock.now, on: &state, facts: &facts)
        } catch {
            // What was refused late is taken back, by playing the history again from its last checkpoint.
            if !facts.isEmpty, let before = history.state(at: history.lastSequence) { state = before }
            throw error
        }
        guard !facts.isEmpty else { return [] }
        history.append(facts, leadingTo: state)
        for fact in facts {
            guard let payload = fact.payload else { continue }
            outbox.append(
                payload, at: fact.time, concerning: fact.concernedUsers, audience: state.audience(of: fact))
        }
        return facts
    }

    /// Changes the time; what is waiting goes on waiting as long as it would have.
    mutating func setClock(_ clock: any LiveClock, _ rules: RoomRules) {
        let shift = clock.now - self.clock.now
        self.clock = clock
        _ = try? perform(.setClock(SetClock(forwardBy: shift)), by: .server, rules)
    }
}
