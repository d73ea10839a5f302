package import LiveValues

/// Where a value comes from, with nothing left open.
package enum SourceAddress: Codable, Hashable, Sendable {
    case http(SourceRequest)
    /// With MQTT's wildcards, where a widget has them.
    case topic(filter: String)
    /// Below the project's folder.
    case file(path: String)
    case store(group: String, key: String, person: String)
    /// The devices of one product; nil for all.
    case things(product: String?)
    /// A path below the class's contexts.
    case room(path: String)
    /// A source that the program has added.
    case custom(name: String)
}

/// What an address brought: a value, or why there is none.
package enum Delivery: Codable, Hashable, Sendable {
    case value(LiveValue)
    /// The reason as a clause without a full stop, and the status of HTTP if that was it.
    case failure(String, status: Int?)
}

/// A key of an app's group, as one person has it.
package struct StoreKey: Codable, Hashable, Sendable, Comparable {
    package let group: String
    package let key: String
    package let person: String

    package init(group: String, key: String, person: String) {
        self.group = group
        self.key = key
        self.person = person
    }

    package static func < (one: StoreKey, other: StoreKey) -> Bool {
        (one.group, one.key, one.person) < (other.group, other.key, other.person)
    }
}

/// What a telephone reaches beyond this process, where somebody has allowed it.
///
/// Methods but ``stored(_:)`` and ``settle()`` return at once; all may be called from any thread. What they bring comes back
/// as ``PhoneCommand``s. What tells and
/// asks nothing is called under the telephone's lock, in the order in which things happened: it asks the telephone nothing.
package protocol PhoneOutside: AnyObject, Sendable {
    /// Asks a server.
    ///
    /// - Returns: False where no host may be asked at all; the completion is not called then.
    func fetch(_ question: PhoneQuestion, _ completion: @escaping @Sendable (Delivery) -> Void) -> Bool

    /// Returns what stores have outside under some keys; keys without an entry are left out.
    ///
    /// Reading opens files, and is called with no lock held: what is asked of servers may contain these values.
    func stored(_ keys: Set<StoreKey>) -> [StoreKey: LiveValue]

    /// Stores a key of an app's group outside, too.
    func write(group: String, person: String, key: String, value: LiveValue)

    /// Asks a server for a picture.
    ///
    /// - Returns: False where no host may be asked at all; the completion is not called then.
    func fetchPicture(
        _ url: String, _ completion: @escaping @Sendable (Result<NetworkPicture, PictureFailure>) -> Void
    ) -> Bool

    /// Says something on a topic of a broker, if there is one; this telephone has heard it already.
    ///
    /// - Throws: That nobody hears it.
    func publish(topic: String, value: LiveValue) throws(PhoneRefusal)

    /// Whether a server may be asked.
    func mayAsk(_ url: String) -> Bool

    /// Waits until everything has come that was asked for or followed, for as long as a server may take.
    func settle()

    /// Says which topics and which stores the placed widgets read from now on; called again when that changes.
    func follow(topics: Set<String>, stores: Set<StoreKey>)
}
