import DataSources
import Dispatch
import HomeScreenModel
import LiveValues
import PreviewServing
import Synchronization

/// What one telephone reaches beyond the process.
///
/// What comes in is given to the telephone in order, on a queue of the line's own: nobody who asks is called back before
/// the question has returned.
final class PhoneLine: PhoneOutside {
    private let world: OutsideWorld
    private let queue = WorkQueue.dispatch(label: "phone-line")
    /// What was asked for or followed, and has not come.
    private let underWay = DispatchGroup()
    private let state: Mutex<State>

    private struct State {
        weak var phone: PhoneStore?
        var topics: [String: TopicSubscription] = [:]
        var keys: [StoreKey: Followed] = [:]
        /// Those whose keys are followed, and those that were written since it was told what to follow.
        var stores: [Owner: SharedStore] = [:]
        /// How servers stand that were asked.
        var servers: [String: Connections.ServerState] = [:]
        /// What the telephone was told last of the broker.
        var brokerProblem: String?
        /// What the telephone has said last: the broker says it to this line, too.
        var said: [Said] = []
    }

    private struct Said: Hashable {
        let topic: String
        let value: LiveValue
    }

    /// An app's group and a person: who has a store.
    private struct Owner: Hashable {
        let group: String
        let person: String
    }

    /// How many of its own words a line recognises when they come back.
    private static let remembered = 64

    /// Of how many servers it is known how they stand.
    private static let mostServers = 64

    /// A key that a widget reads.
    private struct Followed {
        let store: SharedStore
        let source: StoredSource
        let subscription: Subscription
        /// Whether the file has ever had it: until then what the fixture says stands.
        var wasThere = false
        var isLost = false
    }

    init(_ phone: PhoneStore, _ world: OutsideWorld) {
        self.world = world
        state = Mutex(State(phone: phone))
    }

    // MARK: Questions

    func fetch(_ question: PhoneQuestion, _ completion: @escaping @Sendable (Delivery) -> Void) -> Bool {
        guard let transport = world.transport else { return false }
        let request = FetchRequest(
            question.url, headers: question.request.headers, method: question.method, body: question.body)
        underWay.enter()
        transport.fetch(request) { [weak self, underWay] result in
            let delivery = Delivery(result)
            self?.note(delivery.problem, from: question.url)
            completion(delivery)
            underWay.leave()
        }
        return true
    }

    func mayAsk(_ url: String) -> Bool { world.options.hosts.contains(url) }

    func settle() {
        // Somewhat longer than any server may take.
        _ = underWay.wait(timeout: .now() + .milliseconds(Int((FetchLimits().total + .seconds(2)).milliseconds)))
    }

    func fetchPicture(
        _ url: String, _ completion: @escaping @Sendable (Result<NetworkPicture, PictureFailure>) -> Void
    ) -> Bool {
        guard let transport = world.transport else { return false }
        transport.fetch(FetchRequest(url, maximumBytes: FetchedImage.maximumBytes)) { [weak self] result in
            let picture = Result { () throws(SourceFailure) in try FetchedImage(result.get().checkedBody) }
            if case .failure(let failure) = picture {
                self?.note(failure.description, from: url)
            } else {
                self?.note(nil, from: url)
            }
            completion(
                picture
                    .map { NetworkPicture(format: $0.format, bytes: $0.bytes, width: $0.width, height: $0.height) }
                    .mapError { PictureFailure($0.description) })
        }
        return true
    }

    /// Notes how a question ended.
    private func note(_ problem: String?, from url: String) {
        queue.soon { [weak self] in
            guard let self, let phone = state.withLock({ $0.phone }) else { return }
            let server = Link(url)?.place ?? url
            let standing = Connections.ServerState(problem: problem, since: phone.now)
            let isNews = state.withLock { state in
                if let known = state.servers[server], known.problem == problem { return false }
                // Data may name any number of servers, none of which is allowed.
                guard state.servers[server] != nil || state.servers.count < Self.mostServers else { return false }
                state.servers[server] = standing
                return true
            }
            if isNews { report() }
        }
    }

    func stored(_ keys: Set<StoreKey>) -> [StoreKey: LiveValue] {
        var sources: [StoreKey: (source: StoredSource, store: SharedStore)] = [:]
        for key in keys {
            // Why there can be no such file is told once it is followed.
            guard let store = try? store(key.group, of: key.person) else { continue }
            sources[key] = (store.source(for: key.key), store)
        }
        for store in Dictionary(sources.values.map { (ObjectIdentifier($0.store), $0.store) }, uniquingKeysWith: { $1 })
            .values
        {
            store.settle()
        }
        return sources.compactMapValues { $0.source.state.reading?.value }
    }

    func write(group: String, person: String, key: String, value: LiveValue) {
        queue.soon { [weak self] in
            guard let self else { return }
            do {
                try store(group, of: person)?.write(value == .null ? nil : value, for: key)
            } catch {
                give(.lose(.store(group: group, key: key, person: person), "\(error)"))
            }
        }
    }

    func publish(topic: String, value: LiveValue) throws(PhoneRefusal) {
        guard let bus = world.bus else { return }
        state.withLock { state in
            state.said = state.said.suffix(Self.remembered) + [Said(topic: topic, value: value)]
        }
        do throws(SourceFailure) {
            try bus.publish(TopicMessage(topic: topic, value: value), isRetained: false)
        } catch {
            // It was gone a moment before that was told.
            report()
            throw .unheard(error.description)
        }
    }

    func follow(topics: Set<String>, stores: Set<StoreKey>) {
        underWay.enter()
        queue.soon { [weak self, underWay] in
            self?.follow(topics)
            self?.follow(stores)
            self?.report()
            underWay.leave()
        }
    }

    /// Tells the telephone how its connections stand.
    func report() {
        queue.soon { [weak self] in
            guard let self else { return }
            var connections = world.connections
            connections.servers = state.withLock { $0.servers }
            give(.connect(connections))
            tellOfBroker(connections)
        }
    }

    // MARK: On the queue

    private func follow(_ topics: Set<String>) {
        guard let bus = world.bus else { return }
        let known = state.withLock { state in
            state.topics = state.topics.filter { topics.contains($0.key) }
            return Set(state.topics.keys)
        }
        for topic in topics.subtracting(known).sorted() {
            // What is no filter is a finding already.
            guard let filter = try? TopicFilter(topic) else { continue }
            let subscription = bus.listen(to: filter) { [weak self] in self?.hear($0) }
            let problem = state.withLock { state in
                state.topics[topic] = subscription
                return state.brokerProblem
            }
            if let problem { give(.lose(.topic(filter: topic), problem)) }
        }
    }

    private func hear(_ message: TopicMessage) {
        queue.soon { [weak self] in
            guard let self, let value = try? message.value() else { return }
            let said = Said(topic: message.topic, value: value)
            // What a switch was a moment ago would turn it back for a moment.
            if !state.withLock({ $0.said.contains(said) }) { give(.told(topic: message.topic, value)) }
        }
    }

    private func tellOfBroker(_ connections: Connections) {
        guard connections.broker != nil else { return }
        var problem: String?
        if case .lost(let reason) = connections.brokerState { problem = reason }
        let topics = state.withLock { state -> [String] in
            guard state.brokerProblem != problem else { return [] }
            state.brokerProblem = problem
            return state.topics.keys.sorted()
        }
        for topic in topics {
            give(problem.map { .lose(.topic(filter: topic), $0) } ?? .regain(.topic(filter: topic)))
        }
    }

    private func follow(_ keys: Set<StoreKey>) {
        let owners = Set(keys.map { Owner(group: $0.group, person: $0.person) })
        let known = state.withLock { state in
            state.keys = state.keys.filter { keys.contains($0.key) }
            state.stores = state.stores.filter { owners.contains($0.key) }
            return Set(state.keys.keys)
        }
        for key in keys.subtracting(known) {
            do {
                guard let store = try store(key.group, of: key.person) else { return }
                let source = store.source(for: key.key)
                let subscription = source.subscribe { [weak self] in
                    self?.queue.soon { [weak self] in self?.look(at: key) }
                }
                state.withLock {
                    $0.keys[key] = Followed(store: store, source: source, subscription: subscription)
                }
                look(at: key)
            } catch {
                give(.lose(key.address, "\(error)"))
            }
        }
    }

    private func look(at key: StoreKey) {
        guard let followed = state.withLock({ $0.keys[key] }) else { return }
        let found = followed.source.state
        // A file that is gone and a value that is too large are alike: what was there last grows stale.
        if let failure = found.failure {
            state.withLock { $0.keys[key]?.isLost = true }
            return give(.lose(key.address, failure.description))
        }
        if followed.isLost {
            state.withLock { $0.keys[key]?.isLost = false }
            give(.regain(key.address))
        }
        switch found {
        case .never:
            // Taken out of the file by somebody; before that, it was never in it.
            if followed.wasThere { give(.deliver(key.address, .value(.null))) }
        case .failed: break
        case .fresh(let reading), .stale(let reading, _):
            state.withLock { $0.keys[key]?.wasThere = true }
            give(.deliver(key.address, .value(reading.value)))
        }
    }

    /// - Throws: Why there can be no such file.
    private func store(_ group: String, of person: String) throws(StoreProblem) -> SharedStore? {
        let owner = Owner(group: group, person: person)
        if let known = state.withLock({ $0.stores[owner] }) { return known }
        let first = state.withLock { $0.phone }?.state.owner
        let store = try world.store(group, of: person.isEmpty || person == first ? nil : person)
        state.withLock { $0.stores[owner] = store }
        return store
    }

    private func give(_ command: PhoneCommand) {
        // Refused is only what people ask for.
        try? state.withLock { $0.phone }?.perform(command)
    }
}

extension StoreKey {
    /// The key as a source of widgets.
    fileprivate var address: SourceAddress { .store(group: group, key: key, person: person) }
}

extension Delivery {
    /// What an answer says as JSON.
    fileprivate init(_ result: Result<FetchAnswer, SourceFailure>) {
        do throws(SourceFailure) {
            self = .value(try LiveJSON.value(ofAnswer: result.get().checkedBody))
        } catch {
            self = .failure(error.description, status: error.status)
        }
    }
}

extension Delivery {
    /// Why it brings no value; nil where it does.
    fileprivate var problem: String? {
        if case .failure(let reason, _) = self { reason } else { nil }
    }
}

extension FetchAnswer {
    /// The body of an answer that is none of an error.
    fileprivate var checkedBody: [UInt8] {
        get throws(SourceFailure) {
            guard (200..<300).contains(status) else {
                throw SourceFailure("the server answers \(status)", status: status)
            }
            return body
        }
    }
}
