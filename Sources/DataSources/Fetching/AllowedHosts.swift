/// The hosts that may be asked, as they are given on a command line: `HOST` or `HOST:PORT`.
///
/// Without a port it is that of the scheme. A name means addresses of the internet only: a host of this machine or of
/// this network is asked when it is named literally, by its address or as `localhost`.
package struct AllowedHosts: Sendable {
    private struct Entry: Hashable {
        let host: String
        let port: Int?
    }

    private var entries: Set<Entry> = []
    /// What allows another host, such as an option's name; nil where nobody can.
    private var option: String?

    /// No host at all.
    package init() {}

    /// The hosts of some entries.
    ///
    /// - Parameters:
    ///   - texts: Each `HOST` or `HOST:PORT`.
    ///   - option: What people write before a host to allow it, for whoever is refused.
    /// - Throws: What is wrong with the first that is none, as a clause.
    package init(_ texts: some Sequence<String>, by option: String? = nil) throws(SourceFailure) {
        self.option = option
        for text in texts { entries.insert(try Self.entry(text)) }
    }

    /// Whether something may be fetched from an address; not from what is none.
    package func contains(_ url: String) -> Bool { (try? FetchAddress(url)).map { contains($0) } ?? false }

    /// Whether something may be fetched from there.
    func contains(_ address: FetchAddress) -> Bool {
        entries.contains(Entry(host: address.host, port: address.port))
            || address.hasDefaultPort && entries.contains(Entry(host: address.host, port: nil))
    }

    /// Why nothing is fetched from there, and what allows it.
    func refusal(of address: FetchAddress) -> SourceFailure {
        let refusal = "\(address.host):\(address.port) is not among the hosts that may be asked"
        guard let option else { return SourceFailure(refusal) }
        let host = address.host.contains(":") ? "[\(address.host)]" : address.host
        let place = address.hasDefaultPort ? host : "\(host):\(address.port)"
        return SourceFailure("\(refusal); '\(option) \(place)' allows it")
    }

    /// Whether a connection may be made for it to what its name has turned out to be.
    static func permit(_ found: NetworkAddress, for address: FetchAddress) -> Bool {
        if let literal = NetworkAddress(address.host) { return literal == found }
        return found.isPublic || address.host == "localhost" && found.isLoopback
    }

    private static func entry(_ text: String) throws(SourceFailure) -> Entry {
        let lower = text.lowercased()
        var host = Substring(lower)
        var port: Int?
        // The colons of an address without brackets are its own.
        if NetworkAddress(lower) == nil, let colon = lower.lastIndex(of: ":"), !lower.hasSuffix("]") {
            port = Int(lower[lower.index(after: colon)...])
            guard let port, (1...65535).contains(port) else {
                throw SourceFailure("\(text.debugDescription) has no port behind its colon: write HOST or HOST:PORT")
            }
            host = lower[..<colon]
        }
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        if let address = NetworkAddress(String(host)) { return Entry(host: address.description, port: port) }
        guard !host.isEmpty, host.utf8.allSatisfy(FetchAddress.isPartOfName) else {
            throw SourceFailure("\(text.debugDescription) is no host: write HOST or HOST:PORT")
        }
        return Entry(host: String(host), port: port)
    }
}
