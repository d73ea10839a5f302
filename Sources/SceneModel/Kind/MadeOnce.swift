import Synchronization

/// What is worked out from something that never changes, once for all who ask.
///
/// Of each type there is one value; whoever keeps something here gives it a type of its own.
package final class MadeOnce: Sendable {
    private let made = Mutex<[ObjectIdentifier: any Sendable]>([:])

    /// Begins with nothing.
    package init() {}

    /// The value of a type, made now where nobody has asked for it.
    package func value<Made: Sendable>(_ make: () -> Made) -> Made {
        let type = ObjectIdentifier(Made.self)
        if let known = made.withLock({ $0[type] }) as? Made { return known }
        let new = make()
        // Two threads may make it; what the first one made serves both.
        return made.withLock { made in
            if let known = made[type] as? Made { return known }
            made[type] = new
            return new
        }
    }
}
