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
    /// How the last question to a server ended; nil before the first one.
    package var lastAnswer: LastAnswer?
    /// Where stores are files; nil for stores in memory.
    package var folder: String?
    /// Where the broker is, without name and password; nil for a hub in this process.
    package var broker: String?
    package var brokerState = BrokerState.connecting
    /// What keeps files of stores from being read or written, each as a clause.
    package var problems: [String] = []
    /// What a broker said last that was not taken, as a sentence.
    package var trouble: String?

    package init() {}

    /// How a question to a server ended.
    package struct LastAnswer: Codable, Hashable, Sendable {
        /// The host with its port.
        package let server: String
        /// Why there was no answer, or none of use, as a clause; nil where all was well.
        package let problem: String?
        package let time: Timestamp

        package init(from server: String, problem: String?, at time: Timestamp) {
            self.server = server
            self.problem = problem
            self.time = time
        }
    }
}
