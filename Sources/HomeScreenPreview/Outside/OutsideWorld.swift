import DataSources
import HomeScreenModel
import LiveValues
import Synchronization

/// What the telephones of a preview reach beyond the process: servers, a broker, files.
///
/// Each part is made when the first telephone needs it, and shared by all: no library is loaded for what nobody uses.
final class OutsideWorld: Sendable {
    let options: OutsideOptions

    private let clock = SystemClock()
    private let wakeups = Wakeups()
    private let parts = Mutex(Parts())

    private struct Parts {
        var transport: CurlTransport?
        var bus: BrokerBus?
        /// Listening to ``bus``.
        var subscription: Subscription?
        /// By name; each is closed when no line keeps it any more.
        var stores: [String: OpenStore] = [:]
        var lines: [WeakLine] = []
        /// What a broker said last that was not taken, as a sentence.
        var trouble: String?
    }

    private struct OpenStore {
        weak var store: SharedStore?
        let subscription: Subscription
    }

    private struct WeakLine {
        weak var line: PhoneLine?
    }

    init(_ options: OutsideOptions) { self.options = options }

    /// Gives a telephone its line.
    func connect(_ phone: PhoneStore) {
        let line = PhoneLine(phone, self)
        parts.withLock { parts in
            parts.lines.removeAll { $0.line == nil }
            parts.lines.append(WeakLine(line: line))
        }
        // Before anybody can press a switch: whose devices answer is known by that.
        try? phone.perform(.connect(connections))
        phone.connect(line)
        // Whoever names a broker is told whether it is there, also where nothing needs it yet.
        _ = bus
        line.report()
    }

    /// What asks servers; nil where none may be asked.
    var transport: CurlTransport? {
        guard !options.hostNames.isEmpty else { return nil }
        return parts.withLock { parts in
            let transport = parts.transport ?? CurlTransport(allowing: options.hosts)
            parts.transport = transport
            return transport
        }
    }

    /// What brings topics; nil where no broker was named.
    var bus: BrokerBus? {
        guard let address = options.broker else { return nil }
        let (bus, isNew) = parts.withLock { parts in
            if let bus = parts.bus { return (bus, false) }
            let bus = BrokerBus(address, clock: clock, newestOf: \.sort) { [weak self] in self?.note($0) }
            parts.bus = bus
            return (bus, true)
        }
        if isNew {
            let subscription = listen(to: bus.subscribe)
            parts.withLock { $0.subscription = subscription }
            wakeups.add(bus)
        }
        return bus
    }

    /// The store of a group, as its owner or somebody else has it; nil where stores are in memory.
    ///
    /// It is open for as long as whoever asks for it keeps it.
    ///
    /// - Throws: Why there can be no such file.
    func store(_ group: String, of person: String?) throws(StoreProblem) -> SharedStore? {
        guard let folder = options.folder else { return nil }
        let name = person.map { StoreName.name(group, $0) } ?? StoreName.name(group)
        if let known = parts.withLock({ $0.stores[name]?.store }) { return known }
        let made = try SharedStore(name: name, in: folder, clock: clock)
        let subscription = listen(to: made.subscribe)
        let store = parts.withLock { parts in
            if let known = parts.stores[name]?.store { return known }
            parts.stores = parts.stores.filter { $0.value.store != nil }
            parts.stores[name] = OpenStore(store: made, subscription: subscription)
            return made
        }
        if store === made { wakeups.add(made) }
        return store
    }

    /// How everything stands.
    var connections: Connections {
        parts.withLock { parts in
            var connections = Connections()
            connections.hosts = options.hostNames
            connections.folder = options.folder
            connections.broker = options.broker?.description
            connections.simulatesThings = options.simulatesThings
            switch parts.bus?.connection {
            case .connected: connections.brokerState = .connected
            case .lost(let failure): connections.brokerState = .lost(failure.description)
            case .connecting, nil: connections.brokerState = .connecting
            }
            connections.problems = parts.stores.values.compactMap(\.store?.problem?.description).sorted()
            connections.trouble = parts.trouble
            return connections
        }
    }

    private func listen(to subscribe: (@escaping @Sendable () -> Void) -> Subscription) -> Subscription {
        subscribe { [weak self] in
            self?.wakeups.look()
            self?.tellLines()
        }
    }

    private func note(_ trouble: String) {
        parts.withLock { $0.trouble = trouble }
        tellLines()
    }

    private func tellLines() {
        for line in parts.withLock({ $0.lines.compactMap(\.line) }) { line.report() }
    }
}
