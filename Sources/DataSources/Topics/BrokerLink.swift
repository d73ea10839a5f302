import CTransport
import Foundation
import LiveValues
import Synchronization

/// One connection to a broker, from its beginning to its end; the next one is another link.
protocol BrokerLink: AnyObject, Sendable {
    /// Connects, and calls back on a thread of its own until it says that it has ended.
    func start(_ onEvent: @escaping @Sendable (BrokerEvent) -> Void)
    /// Each throws what the library says when it does not take something.
    func publish(_ message: TopicMessage, isRetained: Bool) throws(SourceFailure)
    func listen(to filter: TopicFilter) throws(SourceFailure)
    func ignore(_ filter: TopicFilter) throws(SourceFailure)
    /// Ends the connection, soon.
    func stop()
}

/// What a broker does.
enum BrokerEvent: Sendable {
    case welcomed
    case said(TopicMessage)
    /// The last event.
    case ended(SourceFailure)
}

/// Where a broker is, and who asks it.
package struct BrokerAddress: Hashable, Sendable, CustomStringConvertible {
    package let host: String
    package let port: Int
    /// The name that the broker knows; nil where it asks for none.
    let user: String?
    let password: String?

    /// The address without name and password, which nothing prints.
    package var description: String { "mqtt://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    /// Reads `mqtt://HOST`, `mqtt://HOST:PORT` or `mqtt://USER:PASSWORD@HOST:PORT`; without a port it is 1883.
    ///
    /// - Throws: That it is no such address, as a clause that does not repeat it.
    package init(_ text: String) throws(SourceFailure) {
        guard let parts = URLComponents(string: text), parts.scheme?.lowercased() == "mqtt",
            let host = parts.encodedHost, ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil
        else { throw Self.failure }
        let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        port = parts.port ?? 1883
        guard
            NetworkAddress(bare) != nil
                || !bare.isEmpty && bare.lowercased().utf8.allSatisfy(FetchAddress.isPartOfName),
            (1...65535).contains(port)
        else { throw Self.failure }
        self.host = bare
        user = parts.user
        password = parts.password
    }

    private static let failure = SourceFailure("this is no broker: write mqtt://HOST:PORT")
}

/// A connection by libmosquitto, which is opened with the first one.
final class MosquittoLink: BrokerLink {
    // Unchecked: the library has locks of its own, and the state's keeps the handle from being closed meanwhile.
    private struct Handle: @unchecked Sendable {
        let broker: OpaquePointer
    }

    private struct State {
        var handle: Handle?
        var isStopped = false
        var refusal: String?
    }

    private let address: BrokerAddress
    private let state = Mutex(State())

    init(to address: BrokerAddress) {
        self.address = address
    }

    func start(_ onEvent: @escaping @Sendable (BrokerEvent) -> Void) {
        let thread = Thread { [self] in onEvent(.ended(run(onEvent))) }
        thread.name = "broker"
        thread.start()
    }

    func publish(_ message: TopicMessage, isRetained: Bool) throws(SourceFailure) {
        try call { broker in
            message.payload.withUnsafeBytes { bytes in
                diorama_broker_publish(
                    broker, message.topic, bytes.baseAddress, Int32(bytes.count), isRetained ? 1 : 0)
            }
        }
    }

    func listen(to filter: TopicFilter) throws(SourceFailure) {
        try call { diorama_broker_subscribe($0, filter.description) }
    }

    func ignore(_ filter: TopicFilter) throws(SourceFailure) {
        try call { diorama_broker_unsubscribe($0, filter.description) }
    }

    func stop() {
        state.withLock { state in
            state.isStopped = true
            if let handle = state.handle { diorama_broker_leave(handle.broker) }
        }
    }

    private func call(_ body: (OpaquePointer) -> Int32) throws(SourceFailure) {
        let code = state.withLock { state in state.handle.map { body($0.broker) } }
        guard code == 0 else { throw SourceFailure("the broker at \(address) is gone") }
    }

    /// - Returns: Why the connection has ended.
    private func run(_ onEvent: @escaping @Sendable (BrokerEvent) -> Void) -> SourceFailure {
        if let reason = diorama_mosquitto_missing() { return SourceFailure(String(cString: reason)) }
        let listener = Listener { [self] event in
            if case .refused(let words) = event { state.withLock { $0.refusal = words } }
            if case .heard(let event) = event { onEvent(event) }
        }
        return withExtendedLifetime(listener) {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
                message.initialize(repeating: 0)
                guard let broker = open(listener, message) else { return failure(message) }
                let handle = Handle(broker: broker)
                let mayRun = state.withLock { state in
                    if !state.isStopped { state.handle = handle }
                    return !state.isStopped
                }
                while mayRun, diorama_broker_run(broker, message.baseAddress, message.count) == 0 {}
                state.withLock { $0.handle = nil }
                diorama_broker_close(broker)
                return failure(message)
            }
        }
    }

    /// - Returns: Nil where there is no connection; the message says why.
    private func open(_ listener: Listener, _ message: UnsafeMutableBufferPointer<CChar>) -> OpaquePointer? {
        var events = listener.events
        return address.host.withCString { host in
            withCString(address.user) { user in
                withCString(address.password) { password in
                    var place = diorama_broker_place(
                        host: host, port: Int32(address.port), user: user, password: password)
                    return diorama_broker_open(&events, &place, message.baseAddress, message.count)
                }
            }
        }
    }

    private func withCString<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        text.map { $0.withCString(body) } ?? body(nil)
    }

    private func failure(_ message: UnsafeMutableBufferPointer<CChar>) -> SourceFailure {
        let words = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let reason = state.withLock { $0.refusal } ?? words
        // The library writes some as sentences.
        let clause = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        return SourceFailure("the broker at \(address) is gone: \(clause)")
    }
}

/// Takes what libmosquitto calls back with, on the thread that runs it.
private final class Listener {
    enum Event {
        case refused(String)
        case heard(BrokerEvent)
    }

    private let onEvent: (Event) -> Void

    init(_ onEvent: @escaping (Event) -> Void) {
        self.onEvent = onEvent
    }

    /// Good while this object is kept.
    var events: diorama_broker_events {
        diorama_broker_events(
            context: Unmanaged.passUnretained(self).toOpaque(),
            answered: { context, refusal in
                Listener.of(context)?.onEvent(refusal.map { .refused(String(cString: $0)) } ?? .heard(.welcomed))
            },
            received: { context, topic, payload, count in
                guard let topic else { return }
                let message = TopicMessage(
                    topic: String(cString: topic), payload: Array(UnsafeBufferPointer(start: payload, count: count)))
                Listener.of(context)?.onEvent(.heard(.said(message)))
            })
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> Listener? {
        context.map { Unmanaged<Listener>.fromOpaque($0).takeUnretainedValue() }
    }
}
