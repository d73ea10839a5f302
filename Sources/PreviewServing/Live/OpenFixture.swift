import LiveValues
import SceneModel
import SceneRendering
import Synchronization

/// One open fixture, shared by the pages of all scenes that look into its store.
///
/// It keeps the log, and wakes the store when that next changes by time; an idle store has no timer.
final class OpenFixture: Sendable {
    let id: String
    /// What it is a fixture of.
    let kind: any PreviewKind
    /// What changes.
    let store: any LiveStore
    /// Whether its time stands.
    let isStanding: Bool
    /// What pages count its changes from.
    let firstChange: UInt64
    /// The store's time when it was opened.
    let opened: Timestamp
    /// The additions to its scenes.
    let additions = Additions()
    private let used = Atomic(false)

    private let openedAt: Timestamp
    private let state = Mutex(State())
    /// The reading that the fixture was last taken from.
    private let generation: Mutex<Int>
    /// The scene that it was last taken from.
    private let scene: Mutex<Scene>
    let queue: WorkQueue
    /// When its views draw what they have put off.
    let intervals: IntervalTimer
    /// What its viewers were told.
    let lately = Mutex(LatelyTold())

    private struct State {
        var history = ChangeHistory()
        var subscription: Subscription?
        var neighbour: Neighbour?
        /// Whether it is about to look at its neighbour.
        var isLooking = false
        /// What the timer waits for; nil while there is none.
        var deadline: Timestamp?
        /// How often the store was asked for its deadline.
        var askings = 0
        /// The last asking whose answer counts, and the one whose answer the timer waits for.
        var answered = 0
        var sleeping = 0
        /// Whether the same deadline may be nearer or farther than when the timer began.
        var hasToSleepAnew = false
    }

    /// The fixture whose store this one looks into.
    private struct Neighbour {
        let fixture: OpenFixture
        let subscription: Subscription
    }

    /// Opens a fixture.
    ///
    /// - Parameters:
    ///   - source: Where it comes from.
    ///   - time: When that is, for a fixture that says no time of its own.
    ///   - firstChange: What pages count its changes from: above all that they knew of a store before it.
    ///   - queue: Where time does its work.
    ///   - onChange: Called for every change with its line in the log, in order, after the history has taken it.
    init(
        _ source: FixtureSource, at time: Timestamp, countingFrom firstChange: UInt64, queue: WorkQueue,
        onChange: @escaping @Sendable (OpenFixture, ChangeRecord, LogEntry) -> Void
    ) {
        id = source.id
        generation = Mutex(source.generation)
        scene = Mutex(source.scene)
        kind = source.kind
        let standing = source.at.flatMap { StandingTime.open(source.scene, by: source.kind, at: $0, now: time) }
        if let standing { kind.connect(standing: standing) }
        isStanding = standing != nil
        store = standing ?? kind.open(source.scene, at: time, clock: nil)
        openedAt = time
        opened = store.now
        self.firstChange = firstChange
        self.queue = queue
        intervals = IntervalTimer(queue)
        let subscription = store.subscribe { [weak self] record in
            guard let self else { return }
            let line = entry(record)
            let logged = self.state.withLock { $0.history.append(record, line) }
            onChange(self, record, logged)
            self.schedule()
        }
        state.withLock { $0.subscription = subscription }
        schedule()
    }

    /// The store as pages know it: the store of the same fixture after a reset is another one.
    var storeID: String { "\(id) \(firstChange)" }

    /// Whether somebody has done something to the store.
    var isUsed: Bool { used.load(ordering: .relaxed) }

    /// Keeps the store from beginning anew for the next page: somebody does something to it.
    func use() { used.store(true, ordering: .relaxed) }

    /// The scene that it was last taken from.
    var sceneID: String { scene.withLock { $0.id } }

    /// The line of a change in the log.
    func entry(_ record: ChangeRecord) -> LogEntry {
        if let missed = record.payload as? MissedChanges {
            return LogEntry(
                record,
                LogSentence(
                    LiveText(
                        english: "\(missed.count) events at once, not listed one by one",
                        chinese: "同时发生了 \(missed.count) 个事件，未逐一列出")))
        }
        let remark = kind.remark(on: record, in: scene.withLock { $0 })
        return LogEntry(record, kind.sentence(of: record, in: store).adding(remark ?? ""))
    }

    /// The line that counts a change, for a view that was not told of it.
    func line(of record: ChangeRecord) -> LogEntry {
        state.withLock { $0.history.line(of: record.sequence) } ?? entry(record)
    }

    /// The log up to a change, oldest first.
    func log(upTo sequence: Int) -> [LogEntry] { state.withLock { $0.history.log(upTo: sequence) } }

    /// The number of the last change that the history has taken.
    ///
    /// The store may be some changes ahead: those are still on their way to the log and to the views.
    var lastSequence: Int { state.withLock { $0.history.lastSequence } }

    /// The changes after one, in order; nil when they are not all known any more.
    func records(after sequence: Int) -> ArraySlice<ChangeRecord>? {
        state.withLock { $0.history.records(after: sequence) }
    }

    /// Brings the store up to date with its fixture, which was edited.
    ///
    /// A request that began before a save may come here after it, with what was read before: that is passed over.
    func apply(_ source: FixtureSource) {
        generation.withLock { generation in
            guard source.generation >= generation else { return }
            generation = source.generation
            scene.withLock { $0 = source.scene }
            kind.update(
                store, to: additions.completing(source.scene, in: source.project, source.generation),
                openedAt: openedAt)
        }
        look()
        // The fixture may have set the store's time, and with it how long the same deadline is away.
        schedule(anew: true)
    }

    /// Lets the store know of a scene to which something was added, or from which it was taken back.
    func take(_ scene: Scene) {
        kind.update(store, to: scene, openedAt: openedAt)
        schedule()
    }

    // MARK: Its neighbour

    /// The fixture that it looks into; nil for none.
    var neighbourID: String? { state.withLock { $0.neighbour?.fixture.id } }

    /// Looks into another fixture's store from now on.
    func look(into neighbour: OpenFixture) {
        let subscription = neighbour.store.subscribe { [weak self] _ in self?.lookSoon() }
        state.withLock { $0.neighbour = Neighbour(fixture: neighbour, subscription: subscription) }
        look()
    }

    /// Once for many changes, and not on the thread that makes them.
    private func lookSoon() {
        let isFirst = state.withLock { state in
            defer { state.isLooking = true }
            return !state.isLooking
        }
        if isFirst { queue.soon { [weak self] in self?.look() } }
    }

    private func look() {
        let found = state.withLock { state in
            state.isLooking = false
            return state.neighbour?.fixture
        }
        guard let found else { return }
        let scene = found.scene.withLock { $0.id }
        kind.show(NeighbourStore(scene: scene) { found.kind.value(at: $0, in: found.store) }, to: store)
    }

    /// Sleeps until the store next changes by itself.
    private func schedule(anew: Bool = false) {
        guard !isStanding else { return awaitAnswer() }
        let asking = state.withLock { state in
            state.askings += 1
            if anew { state.hasToSleepAnew = true }
            return state.askings
        }
        // Not under the lock: the store may deliver changes first, and they come back here.
        let deadline = store.nextDeadline
        let sleeps = state.withLock { state in
            // Whoever asked later knows better.
            guard asking > state.answered else { return false }
            state.answered = asking
            guard state.hasToSleepAnew || deadline != state.deadline else { return false }
            state.hasToSleepAnew = false
            state.deadline = deadline
            state.sleeping = asking
            return true
        }
        if sleeps, let deadline { sleep(until: deadline, asking) }
    }

    /// Lets an answer come to a store whose time stands, after as long as it takes.
    private func awaitAnswer() {
        guard let due = kind.nextAnswer(in: store) else { return }
        let isNew = state.withLock { state in
            defer { state.deadline = due }
            return state.deadline != due
        }
        guard isNew else { return }
        let wait = min(max(0, (due - store.now).milliseconds), 3_600_000)
        queue.later(Int(wait) + 1) { [weak self] in
            guard let self else { return }
            self.state.withLock { if $0.deadline == due { $0.deadline = nil } }
            // Nobody waits for it any more if the network was changed meanwhile.
            if self.kind.nextAnswer(in: self.store) == due { self.kind.wait(for: due, in: self.store) }
            self.awaitAnswer()
        }
    }

    private func sleep(until deadline: Timestamp, _ asking: Int) {
        let wait = max(0, (deadline - store.now).milliseconds)
        // An hour is enough for one sleep, and keeps a far deadline from overflowing the clock.
        queue.later(Int(min(wait, 3_600_000)) + 1) { [weak self] in
            guard let self, self.state.withLock({ $0.sleeping == asking }) else { return }
            self.store.advance()
            self.schedule(anew: true)
        }
    }
}
