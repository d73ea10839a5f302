import Synchronization

/// The bytes that events may hold together, however many channels remember them and however many pages they wait for.
///
/// When they hold more, whoever holds most lets go, and so on until all fit: a channel forgets half of its events, so that
/// a page that comes back to it is sent a refresh in their place, and a page that does not read is asked to fetch itself
/// again. What little a quiet channel holds stays.
package final class EventBudget: Sendable {
    private let limit: Int
    private let held = Atomic(0)
    private let holders = Mutex<[ObjectIdentifier: Holder]>([:])

    private struct Holder {
        weak var keeper: (any EventKeeper)?
    }

    /// A budget that nobody has drawn from.
    package init(bytes: Int = 64 << 20) { limit = bytes }

    /// Has a keeper let go when it holds most.
    func join(_ keeper: some EventKeeper) {
        holders.withLock { $0[ObjectIdentifier(keeper)] = Holder(keeper: keeper) }
    }

    /// Forgets a keeper that is no more.
    func leave(_ keeper: ObjectIdentifier) {
        holders.withLock { $0[keeper] = nil }
    }

    fileprivate func add(_ bytes: Int) {
        held.add(bytes, ordering: .relaxed)
    }

    /// Has keepers let go until all fit.
    ///
    /// Called while no keeper is locked, because each locks itself to let go.
    func settle() {
        while held.load(ordering: .relaxed) > limit {
            // The last one to hold a keeper may be this list: it ends outside of the lock, which it takes to leave.
            let keepers = holders.withLock { $0.values.compactMap(\.keeper) }
            let largest = keepers.map { (keeper: $0, bytes: $0.releasableBytes) }.max { $0.bytes < $1.bytes }
            guard let largest, largest.bytes > 0 else { return }
            largest.keeper.release()
        }
    }
}

/// Somebody who holds events, and can do without.
protocol EventKeeper: AnyObject, Sendable {
    /// The bytes of the events that it could let go of.
    var releasableBytes: Int { get }
    /// Lets go of half of them at least.
    func release()
}

/// The bytes of an event, which count in a budget as long as anybody has them.
final class EventBytes: Sendable {
    let bytes: SharedBytes
    private let budget: EventBudget?

    init(_ bytes: SharedBytes, in budget: EventBudget?) {
        self.bytes = bytes
        self.budget = budget
        budget?.add(bytes.count)
    }

    deinit { budget?.add(-bytes.count) }
}
