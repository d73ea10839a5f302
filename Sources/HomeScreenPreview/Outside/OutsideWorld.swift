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
        var stores: [String: SharedStore] = [:]
        /// Listening to ``bus`` and to ``stores``.
        var subscriptions: [Subscription] = []
        var lines: [WeakLine] = []
        /// What a broker said last that was not taken, as a sentence.
        var trouble: String?
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
        phone.connect(line)
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
            let bus = BrokerBus(address, clock: clock) { [weak self] in self?.note($0) }
            parts.bus = bus
            return (bus, true)
        }
        if isNew { follow(bus, bus.subscribe) }
        return bus
    }

    /// The store of a group, as its owner or somebody else has it; nil where stores are in memory.
    ///
    /// - Throws: Why there can be no such file.
    func store(_ group: String, of person: String?) throws(StoreProblem) -> SharedStore? {
        guard let folder = options.folder else { return nil }
        let name = person.map { "\(group).\($0)" } ?? group
        if let known = parts.withLock({ $0.stores[name] }) { return known }
        let made = try SharedStore(name: name, in: folder, clock: clock)
        let (store, isNew) = parts.withLock { parts in
            if let known = parts.stores[name] { return (known, false) }
            parts.stores[name] = made
            return (made, true)
        }
        if isNew { follow(store, store.subscribe) }
        return store
    }

    /// How everything stands.
    var connections: Connections {
        parts.withLock { parts in
            var connections = Connections()
            connections.hosts = options.hostNames
            connections.folder = options.folder
            connections.broker = options.broker?.description
            switch parts.bus?.connection {
            case .connected: connections.brokerState = .connected
            case .lost(let failure): connections.brokerState = .lost(failure.description)
            case .connecting, nil: connections.brokerState = .connecting
            }
            connections.problems = parts.stores.values.compactMap(\.problem?.description).sorted()
            connections.trouble = parts.trouble
            return connections
        }
    }

    private func follow(_ part: any Scheduled, _ subscribe: (@escaping @Sendable () -> Void) -> Subscription) {
        let subscription = subscribe { [weak self] in
            self?.wakeups.look()
            self?.tellLines()
        }
        parts.withLock { $0.subscriptions.append(subscription) }
        wakeups.add(part)
    }

    private func note(_ trouble: String) {
        parts.withLock { $0.trouble = trouble }
        tellLines()
    }

    private func tellLines() {
        for line in parts.withLock({ $0.lines.compactMap(\.line) }) { line.report() }
    }
}
