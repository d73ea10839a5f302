package import LiveValues
import Synchronization

/// A telephone that pages share: its state, its time, what has happened, and who brings it news.
///
/// ## Design
/// The clock is here, the rules are not: what a command or the time comes to is worked out by ``PhoneDecision``. What the
/// outside is told, and the order of facts, are settled under the lock, so that the last word is the last one everywhere;
/// listeners hear facts, and servers are asked, when no lock is held.
package final class PhoneStore: LiveStore {
    private let inner: Mutex<Inner>
    private let shelf = PictureShelf()
    private let failing = FailingBindings()

    private struct Inner {
        var state: PhoneState
        /// What the files said, to tell what an edit changes.
        var seed: PhoneState
        var widgets = PlacedWidgets()
        /// When the instances are due.
        var deadlines = InstanceDeadlines([:])
        var clock: any LiveClock
        /// What the fixture says that now is, to tell whether an edit changes it.
        var start: Timestamp?
        /// Whether the clock is the caller's, which no fixture changes.
        let isGiven: Bool
        /// How many pages show each screen from each seat, for whom the status bar tells the time.
        var lookers: [PhoneLook: Int] = [:]
        /// When it was opened, or its clock was set by the fixture: since then widgets stand on the screens.
        var openedAt: Timestamp
        /// Until when everything that was due has been done.
        var reached: Timestamp
        /// The minute that they were told last.
        var minute: Int64 = 0
        var outbox = Outbox()
        var outside: (any PhoneOutside)?
        /// What lives as long as the telephone.
        var companions: [any AnyObject & Sendable] = []
        /// What the outside was told to follow last.
        var followed = Followed()

        /// How long answers were waited for while the clock stood.
        var waited = Duration.zero

        var now: Timestamp { clock.now + .milliseconds(state.timeShift) + waited }

        /// Notes facts that hold already; ``PhoneStore/deliver()`` tells them.
        mutating func note(_ facts: some Sequence<PhoneFact>) {
            let time = now
            for fact in facts { outbox.append(fact, at: time, audience: .everyone) }
        }
    }

    /// A telephone as a fixture describes it.
    ///
    /// - Parameters:
    ///   - seed: What the fixture says.
    ///   - start: What now is when it is opened; nil for the machine's time.
    ///   - clock: A clock that goes before both.
    package init(_ seed: PhoneState, startingAt start: Timestamp?, clock: (any LiveClock)?) {
        let time = clock ?? Self.clock(startingAt: start)
        inner = Mutex(
            Inner(
                state: seed, seed: seed, clock: time, start: start, isGiven: clock != nil, openedAt: time.now,
                reached: time.now))
    }

    private static func clock(startingAt start: Timestamp?) -> any LiveClock {
        start.map { OffsetClock(startingAt: $0) } ?? SystemClock()
    }

    /// The state at this moment.
    package var state: PhoneState { inner.withLock { $0.state } }

    /// The widgets of all screens that were opened.
    package var widgets: PlacedWidgets { inner.withLock { $0.widgets } }

    // MARK: What happens

    /// Does what somebody asks for.
    package func perform(_ command: PhoneCommand) throws(PhoneRefusal) {
        // What comes from outside is there already.
        try decide(isStored: command.isDelivery, refusing: command.asksDevices ? { $0 } : nil) {
            decision throws(PhoneRefusal) in try decision.carryOut(command)
        }
    }

    /// Somebody looks at a screen, until they ``leave(_:at:)``: the widgets of all screens are placed for them.
    ///
    /// - Parameters:
    ///   - seat: Who looks, in which language.
    ///   - screen: The id of the scene; nil for all screens.
    package func look(_ seat: PhoneState.Seat, at screen: String? = nil) {
        let (opening, taken) = inner.withLock { inner in
            if inner.lookers.isEmpty { inner.minute = inner.now.minute }
            inner.lookers[PhoneLook(seat: seat, screen: screen), default: 0] += 1
            return (inner.openedAt, Set(inner.lookers.keys.map(\.seat)))
        }
        let stored = readStores(of: seat)
        decide(isStored: true) { decision in
            decision.take(stored)
            decision.look(seat, since: opening, beside: taken)
        }
        follow()
    }

    /// Somebody does not look any more; what was placed for them stays, until too many others have come.
    package func leave(_ seat: PhoneState.Seat, at screen: String? = nil) {
        let look = PhoneLook(seat: seat, screen: screen)
        inner.withLock { inner in
            let others = (inner.lookers[look] ?? 0) - 1
            inner.lookers[look] = others > 0 ? others : nil
        }
    }

    /// Takes in what files, devices or rooms have now.
    package func bring(_ deliveries: [(SourceAddress, Delivery)]) {
        guard !deliveries.isEmpty else { return }
        decide { decision in
            for (address, delivery) in deliveries { decision.take(delivery, from: address) }
        }
    }

    /// Takes in which widgets stand on a screen, and to which groups their apps belong.
    package func place(
        _ placed: [PlacedWidget], on screen: String, titles: [String: LiveText] = [:],
        groups: [String: String]? = nil
    ) {
        let before = inner.withLock { inner in
            let before = inner.widgets
            inner.widgets.place(placed, on: screen, titles: titles, groups: groups)
            let groups = Dictionary(placed.map { ($0.app, $0.group) }, uniquingKeysWith: { first, _ in first })
                .filter { inner.state.groups[$0.key] != $0.value }
            if !groups.isEmpty {
                inner.state.evolve(.appsGrouped(groups))
                inner.seed.evolve(.appsGrouped(groups))
                inner.note([.appsGrouped(groups)])
            }
            return before
        }
        let stored = readStores()
        decide(isStored: true) { decision in
            decision.take(stored)
            decision.takeWidgets(insteadOf: before)
        }
        follow()
    }

    /// Takes in what a saved fixture says.
    package func update(_ seed: PhoneState, startingAt start: Timestamp?) {
        let (isOtherTime, before, time) = inner.withLock { inner in
            let before = inner.state
            var seed = seed
            seed.evolve(.appsGrouped(before.groups))
            inner.state = before.taking(seed, insteadOf: inner.seed)
            inner.seed = seed
            let isOtherTime = start != inner.start && !inner.isGiven
            if isOtherTime {
                inner.start = start
                inner.clock = Self.clock(startingAt: start)
                inner.openedAt = inner.clock.now
            }
            if inner.state != before || isOtherTime { inner.note([.fixtureRead(inner.state)]) }
            return (isOtherTime, before, inner.now)
        }
        decide(isCatchingUp: !isOtherTime) { decision in
            if isOtherTime { decision.setClock(to: time) }
            decision.takeFixture(insteadOf: before)
        }
        follow()
    }

    /// Lets the telephone reach beyond this process from now on.
    package func connect(_ outside: any PhoneOutside) {
        inner.withLock { $0.outside = outside }
        follow()
    }

    /// Whether a server outside of this process may be asked.
    package func mayAsk(_ url: String) -> Bool { inner.withLock { $0.outside }?.mayAsk(url) ?? false }

    /// Waits until everything has come that was asked for or followed outside.
    package func settle() { inner.withLock { $0.outside }?.settle() }

    /// When the next answer comes that the fixture or a slow network holds back; nil for none.
    package var nextAnswer: Timestamp? { inner.withLock { $0.state.requests.values.compactMap(\.due).min() } }

    /// Lets a clock that stands go on until an answer has come.
    package func wait(until answer: Timestamp) {
        inner.withLock { $0.waited += max(.zero, answer - $0.now) }
        advance()
    }

    /// Keeps something for as long as the telephone is there: what brings it news of its own accord.
    package func keep(_ companion: any AnyObject & Sendable) { inner.withLock { $0.companions.append(companion) } }

    /// The picture at an address; nil where there is none, or not yet: then somebody is asked for it.
    package func picture(at url: String) -> NetworkPicture? {
        let (known, network, outside, now) = inner.withLock {
            ($0.state.pictures[url], $0.state.network, $0.outside, $0.now)
        }
        if case .picture(let id)? = known, let picture = shelf[id] { return picture }
        guard let outside, network == .online || network == .slow, shelf.ask(url, at: now) else { return nil }
        _ = outside.fetchPicture(url) { [weak self, shelf] result in
            switch result {
            case .success(let picture):
                shelf.add(picture)
                self?.decide { $0.take(.picture(picture.id), from: url) }
            case .failure(let failure): self?.decide { $0.take(.failure(failure.reason), from: url) }
            }
        }
        return nil
    }

    /// Takes what a live widget lacks as it is drawn now: each is one fact, until it has a value again.
    package func note(_ failures: [BindingFailure], drawing instance: InstanceKey) {
        let news = failing.take(failures, of: instance)
        guard !news.isEmpty else { return }
        decide { decision in
            for failure in news { decision.tell(.bindingFailed(instance: instance, failure)) }
        }
    }

    /// Takes what a class has at the paths that widgets read.
    package func look(into room: (String) -> LiveValue?, of scene: String) {
        let paths = inner.withLock { $0.widgets.followed(on: $0.state).rooms }
        for path in paths.sorted() {
            let delivery: Delivery =
                room(path).map { .value($0) } ?? .failure("\(scene) has nothing at '\(path)'", status: nil)
            decide { $0.take(delivery, from: .room(path: path)) }
        }
    }

    /// Reads what stores have outside that is not followed yet.
    ///
    /// Before servers are asked: what they are sent is what the files have, and not what the fixture says in their place.
    ///
    /// - Parameter seat: Who is about to look; nil for only those who do.
    /// - Returns: The values, by key; none without an outside.
    private func readStores(of seat: PhoneState.Seat? = nil) -> [StoreKey: LiveValue] {
        let (outside, keys) = inner.withLock { inner -> ((any PhoneOutside)?, Set<StoreKey>) in
            guard let outside = inner.outside else { return (nil, []) }
            let people = Set(inner.state.seats.map(\.person)).union(seat.map { [$0.person] } ?? [])
            let stores = inner.widgets.followed(on: inner.state, by: people).stores
            return (outside, stores.subtracting(inner.followed.stores))
        }
        return keys.isEmpty ? [:] : outside?.stored(keys) ?? [:]
    }

    /// Tells the outside what the widgets read now, where that has changed.
    private func follow() {
        inner.withLock { inner in
            guard let outside = inner.outside else { return }
            let followed = inner.widgets.followed(on: inner.state)
            guard followed != inner.followed else { return }
            inner.followed = followed
            // Under the lock, or what somebody else has found since could be told before.
            outside.follow(topics: followed.topics, stores: followed.stores)
        }
    }

    /// Does what has become due, and then something else, and tells both; what was due has happened also where the other
    /// thing is refused.
    ///
    /// - Parameters:
    ///   - isCatchingUp: Whether what is due comes first.
    ///   - isStored: Whether what the other thing stores is stored outside already.
    ///   - refusal: What the other thing is refused with where nobody hears of it; nil where it is done anyway.
    ///   - body: The other thing.
    /// - Throws: Why it is refused.
    private func decide<Problem: Error>(
        isCatchingUp: Bool = true, isStored: Bool = false, refusing refusal: ((PhoneRefusal) -> Problem)? = nil,
        _ body: (inout PhoneDecision) throws(Problem) -> Void
    ) throws(Problem) {
        let (questions, outside, result) = inner.withLock { inner in
            let now = inner.now
            // Taken out of the store, for a copy of a thousand instances costs more than a message to one of them.
            var state = PhoneState()
            var deadlines = InstanceDeadlines([:])
            swap(&state, &inner.state)
            swap(&deadlines, &inner.deadlines)
            var decision = PhoneDecision(
                consume state, inner.widgets, consume deadlines, seenBy: Set(inner.lookers.keys), at: inner.reached)
            if isCatchingUp { decision.run(through: now) }
            let before = decision.facts.count
            try? inner.outside?.publish(decision.facts[...])
            let undone = refusal == nil ? nil : decision
            var result = Result { () throws(Problem) in try body(&decision) }
            do throws(PhoneRefusal) {
                try inner.outside?.publish(decision.facts[before...])
            } catch {
                if let refusal, let undone {
                    decision = undone
                    result = .failure(refusal(error))
                }
            }
            decision.finish()
            (inner.state, inner.deadlines) = (decision.state, decision.deadlines)
            inner.reached = decision.now
            inner.note(decision.facts)
            inner.outside?.store(isStored ? decision.facts.prefix(before) : decision.facts[...], on: decision.state)
            return (decision.questions, inner.outside, result)
        }
        deliver()
        for question in questions { ask(question, outside) }
        try result.get()
    }

    private func deliver() {
        guard inner.withLock({ $0.outbox.beginDelivery() }) else { return }
        while let (record, subscribers) = inner.withLock({ $0.outbox.takeNext() }) {
            for subscriber in subscribers { subscriber.receive(record) }
        }
    }

    private func ask(_ question: PhoneQuestion, _ outside: (any PhoneOutside)?) {
        let isAsked = outside?.fetch(question) { [weak self] delivery in
            self?.decide { decision in
                if question.asker == nil {
                    decision.take(delivery, from: .http(question.request))
                } else {
                    decision.take(delivery, to: question)
                }
            }
        }
        guard isAsked != true else { return }
        let nothing = Delivery.failure(
            "the fixture's 'network' has no answer for \(question.url), and the preview was not started with "
                + "'--allow-host \(Link(question.url)?.place ?? "HOST:PORT")'", status: nil)
        decide { decision in
            if question.asker == nil {
                decision.answer(question.request, with: nothing)
            } else {
                decision.take(nothing, to: question)
            }
        }
    }

    // MARK: A live store

    /// The telephone's time: the fixture's or the machine's, moved as far as somebody has moved it.
    package var now: Timestamp { inner.withLock { $0.now } }

    /// The number of the last fact.
    package var lastSequence: Int { inner.withLock { $0.outbox.lastSequence } }

    /// When an entry begins, a reload is due, an answer comes; while somebody looks also the next minute.
    package var nextDeadline: Timestamp? {
        inner.withLock { inner in
            // Nobody sees what happens while nobody looks; whoever comes next has it catch up.
            guard !inner.lookers.isEmpty else { return nil }
            let minute = Timestamp(milliseconds: (inner.minute + 1) * 60_000)
            return [inner.deadlines.first, inner.state.nextDeadlineOfOthers, minute].compactMap(\.self).min()
        }
    }

    /// Does what has become due by now, each at its own time.
    package func advance() {
        decide { _ in }
        inner.withLock { inner in
            let minute = inner.now.minute
            if minute != inner.minute { inner.note([.minutePassed]) }
            inner.minute = minute
        }
        deliver()
    }

    /// Tells every fact from now on.
    package func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
        let subscriber = inner.withLock { $0.outbox.add(handler) }
        return Subscription(subscriber) { [self] subscriber in
            inner.withLock { $0.outbox.remove(subscriber) }
        }
    }

    /// Passed over: what is drawn gives no commands.
    package func reportFailure(_ message: String, ofComponent id: String, to viewer: String) {}
}

extension Timestamp {
    /// How many minutes have passed since 1970.
    fileprivate var minute: Int64 { milliseconds / 60_000 }
}
