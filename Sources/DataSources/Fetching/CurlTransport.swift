import CTransport
import Foundation
import LiveValues
import Synchronization

/// Asks servers over HTTP, by libcurl, which is opened with the first request.
///
/// Only hosts that were allowed are asked. What their names turn out to mean is looked at before each connection, and
/// each redirect is a new request to be allowed. There are no cookies, credentials or proxies.
package final class CurlTransport: Transport {
    private let pool: FetchPool
    private let fetcher: CurlFetcher

    /// A transport without a connection.
    ///
    /// - Parameters:
    ///   - hosts: Who may be asked.
    ///   - limits: How long and how far.
    ///   - names: What names mean in place of what the system says, for tests.
    package init(allowing hosts: AllowedHosts, limits: FetchLimits = FetchLimits(), names: [String: String] = [:]) {
        pool = FetchPool(width: limits.concurrent)
        fetcher = CurlFetcher(hosts: hosts, limits: limits, names: names)
    }

    deinit {
        fetcher.cancel()
    }

    package func fetch(
        _ request: FetchRequest, completion: @escaping @Sendable (Result<FetchAnswer, SourceFailure>) -> Void
    ) {
        pool.run { [fetcher] in
            completion(Result { () throws(SourceFailure) in try fetcher.fetch(request) })
        }
    }
}

/// One request after the other, on whichever thread calls.
private final class CurlFetcher: Sendable {
    private let hosts: AllowedHosts
    private let limits: FetchLimits
    private let names: [String: String]
    private let isCancelled = Atomic(false)

    init(hosts: AllowedHosts, limits: FetchLimits, names: [String: String]) {
        self.hosts = hosts
        self.limits = limits
        self.names = names
    }

    func cancel() {
        isCancelled.store(true, ordering: .releasing)
    }

    func fetch(_ request: FetchRequest) throws(SourceFailure) -> FetchAnswer {
        let first = try FetchAddress(request.url)
        var address = first
        let deadline = ContinuousClock.now + limits.total
        for _ in 0...limits.redirects {
            guard hosts.contains(address) else { throw hosts.refusal(of: address) }
            let headers = address.isSameServer(as: first) ? request.headers : []
            let hop = Hop(to: address, for: request, telling: headers) { [self] in
                isCancelled.load(ordering: .acquiring)
            }
            let (status, redirect) = try transfer(hop, before: deadline)
            guard let redirect else { return FetchAnswer(status: status, body: hop.body) }
            guard request.method == "GET" else {
                throw SourceFailure("\(address.host):\(address.port) sends a \(request.method) on to another place")
            }
            address = try FetchAddress(redirect)
        }
        throw SourceFailure("\(request.url) leads from one place to the next, more than \(limits.redirects) times")
    }

    private func transfer(
        _ hop: Hop, before deadline: ContinuousClock.Instant
    ) throws(SourceFailure) -> (status: Int, redirect: String?) {
        if let reason = diorama_curl_missing() { throw SourceFailure(String(cString: reason)) }
        let left = ContinuousClock.now.duration(to: deadline).milliseconds
        guard left > 0 else { throw tooSlow(hop) }
        var result = diorama_fetched()
        defer { diorama_fetched_free(&result) }
        let name = hop.address.host
        withExtendedLifetime(hop) {
            hop.address.url.withCString { url in
                let meaning = names[name].map { "\(name):\(hop.address.port):\($0)" }
                var request = hop.request
                request.url = url
                request.connect_milliseconds = Int(limits.connecting.milliseconds)
                request.total_milliseconds = Int(left)
                hop.withParts { method, body, headers in
                    request.method = method
                    request.body = body.baseAddress
                    request.body_count = body.count
                    request.headers = headers.baseAddress
                    request.header_count = headers.count
                    guard let meaning else { return diorama_fetch(&request, &result) }
                    meaning.withCString { meaning in
                        request.resolve = meaning
                        diorama_fetch(&request, &result)
                    }
                }
            }
        }
        guard result.code == 0 else { throw failure(of: hop, result) }
        return (result.status, result.redirect.map { String(cString: $0) })
    }

    private func failure(of hop: Hop, _ result: diorama_fetched) -> SourceFailure {
        let place = "\(hop.address.host):\(hop.address.port)"
        if isCancelled.load(ordering: .acquiring) { return SourceFailure("nobody waits for the answer any more") }
        if hop.isTooLarge {
            return SourceFailure("\(place) answers with more than \(hop.maximumBytes) bytes")
        }
        if let refused = hop.refused {
            return SourceFailure("\(place) is \(refused), which is no address of the internet and not named literally")
        }
        switch result.code {
        case 6: return SourceFailure("\(hop.address.host) is no name that the network knows")
        case 28: return tooSlow(hop)
        default:
            let words = withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return SourceFailure("\(place) does not answer: \(words)")
        }
    }

    private func tooSlow(_ hop: Hop) -> SourceFailure {
        SourceFailure("\(hop.address.host):\(hop.address.port) takes too long to answer")
    }
}

/// One request and what comes of it; libcurl calls back on the thread that waits for it, and on no other.
private final class Hop {
    let address: FetchAddress
    let maximumBytes: Int
    private let method: String
    private let sent: [UInt8]
    private let headers: [HeaderField]
    private(set) var body: [UInt8] = []
    private(set) var isTooLarge = false
    /// The last address that no connection was made to.
    private(set) var refused: NetworkAddress?
    private let isCancelled: () -> Bool

    init(
        to address: FetchAddress, for request: FetchRequest, telling headers: [HeaderField],
        isCancelled: @escaping () -> Bool
    ) {
        self.address = address
        self.headers = headers
        maximumBytes = request.maximumBytes
        method = request.method
        sent = request.body.map { Array($0.json.utf8) } ?? []
        self.isCancelled = isCancelled
    }

    /// The method, nil for the usual one, what is sent along, and the headers; no base address for nothing.
    func withParts(
        _ body: (UnsafePointer<CChar>?, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Void
    ) {
        withLines(headers[...], []) { lines in
            sent.withUnsafeBufferPointer { sent in
                let sent = sent.isEmpty ? UnsafeBufferPointer(start: nil, count: 0) : sent
                if method == "GET" { return body(nil, sent, lines) }
                method.withCString { body($0, sent, lines) }
            }
        }
    }

    private func withLines(
        _ rest: ArraySlice<HeaderField>, _ lines: [UnsafePointer<CChar>?],
        _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Void
    ) {
        guard let next = rest.first else { return lines.withUnsafeBufferPointer(body) }
        next.description.withCString { withLines(rest.dropFirst(), lines + [$0], body) }
    }

    /// The request with all but its texts and times; good while this object is kept.
    var request: diorama_fetch {
        diorama_fetch(
            url: nil, method: nil, body: nil, body_count: 0, headers: nil, header_count: 0, resolve: nil,
            connect_milliseconds: 0,
            total_milliseconds: 0,
            context: Unmanaged.passUnretained(self).toOpaque(),
            may_connect: { context, bytes, count in
                Hop.of(context)?.permits(UnsafeBufferPointer(start: bytes, count: count)) == true ? 1 : 0
            },
            receive: { context, bytes, count in
                Hop.of(context)?.take(UnsafeBufferPointer(start: bytes, count: count)) == true ? 1 : 0
            },
            is_cancelled: { context in Hop.of(context)?.isCancelled() == false ? 0 : 1 })
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> Hop? {
        context.map { Unmanaged<Hop>.fromOpaque($0).takeUnretainedValue() }
    }

    private func permits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let found = NetworkAddress(bytes: Array(bytes)) else { return false }
        let isPermitted = AllowedHosts.permit(found, for: address)
        if !isPermitted { refused = found }
        return isPermitted
    }

    private func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        isTooLarge = body.count + bytes.count > maximumBytes
        if !isTooLarge { body += bytes }
        return !isTooLarge
    }
}
