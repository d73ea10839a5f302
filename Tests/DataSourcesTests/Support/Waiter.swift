import DataSources
import Foundation
import LiveValues

/// Waits for what other threads and processes do, and looks again whenever something was told.
///
/// The lock is the condition itself.
final class Waiter: @unchecked Sendable {
    // Unchecked: both properties are touched only while `condition` is locked.
    private let condition = NSCondition()
    private var subscriptions: [Subscription] = []

    /// A waiter that is called by hand.
    init() {}

    /// A waiter for the changes of a source.
    init(_ source: any DataSource) {
        hear(source.subscribe)
    }

    /// Listens to something more.
    func hear(_ subscribe: (@escaping @Sendable () -> Void) -> Subscription) {
        let subscription = subscribe { [weak self] in self?.look() }
        condition.lock()
        subscriptions.append(subscription)
        condition.unlock()
    }

    /// Looks again.
    func look() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// - Returns: false when it takes a minute.
    func wait(until isDone: () -> Bool) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: 60)
        while !isDone() { guard condition.wait(until: deadline) else { return isDone() } }
        return true
    }
}
