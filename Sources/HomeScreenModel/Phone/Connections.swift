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
}
