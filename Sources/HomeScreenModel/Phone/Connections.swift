package import LiveValues

/// How everything stands that a telephone reaches beyond the process, where somebody has allowed it.
package struct Connections: Codable, Hashable, Sendable {
    /// Whether a broker tells what it hears.
    package enum BrokerState: Codable, Hashable, Sendable {
        /// The first attempt is under way.
        case connecting
        case connected
        /// Not any more, or not at all, with the reason as a clause; it is tried again.
        case lost(String)
    }

    /// The servers that may be asked, as they were allowed.
    package var hosts: [String] = []
    /// How each server stands that was asked, by host and port.
    package var servers: [String: ServerState] = [:]
    /// Where stores are files; nil for stores in memory.
    package var folder: String?
    /// Where the broker is, without name and password; nil for a hub in this process.
    package var broker: String?
    /// Whether this process plays the fixture's devices on the broker.
    package var simulatesThings = false
    package var brokerState = BrokerState.connecting
    /// What keeps files of stores from being read or written, each as a clause.
    package var problems: [String] = []
    /// What a broker said last that was not taken, as a sentence.
    package var trouble: String?

    package init() {}

    /// How a server answers: one answer like those before it is no news.
    package struct ServerState: Codable, Hashable, Sendable {
        /// Why there is no answer, or none of use, as a clause; nil where all is well.
        package let problem: String?
        /// When it was so for the first time.
        package let since: Timestamp

        package init(problem: String?, since time: Timestamp) {
            self.problem = problem
            since = time
        }
    }
}
