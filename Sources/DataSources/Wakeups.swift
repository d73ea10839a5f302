import Dispatch
import LiveValues
import Synchronization

/// Wakes what falls due by the machine's clock: one timer for all of it, and none while nothing is due.
package final class Wakeups: Sendable {
    private struct State {
        var sleepers: [Sleeper] = []
        /// Tells the timer that counts from those before it.
        var number = 0
        var due: Timestamp?
    }

    private struct Sleeper {
        weak var sleeper: (any Scheduled)?
    }

    private let queue = DispatchQueue(label: "wakeups")
    private let clock = SystemClock()
    private let state = Mutex(State())

    /// Wakes nobody yet.
    package init() {}

    /// Wakes something from now on, while this object lives; it has to be kept by somebody else.
    package func add(_ sleeper: any Scheduled) {
        state.withLock { state in
            state.sleepers.removeAll { $0.sleeper == nil }
            state.sleepers.append(Sleeper(sleeper: sleeper))
        }
        look()
    }

    /// Asks everybody anew: somebody's next deadline may be another one.
    package func look() {
        // Not under the lock: whoever is asked may be about to ask for a look.
        let due = state.withLock { $0.sleepers }.compactMap(\.sleeper?.nextDeadline).min()
        let number = state.withLock { state -> Int? in
            guard due != state.due else { return nil }
            state.due = due
            state.number += 1
            return state.number
        }
        guard let number, let due else { return }
        let wait = max(0, (due - clock.now).milliseconds)
        queue.asyncAfter(deadline: .now() + .milliseconds(Int(wait) + 1)) { [weak self] in self?.wake(number) }
    }

    private func wake(_ number: Int) {
        let sleepers = state.withLock { state -> [any Scheduled] in
            guard state.number == number else { return [] }
            state.due = nil
            return state.sleepers.compactMap(\.sleeper)
        }
        for sleeper in sleepers { sleeper.advance() }
        if !sleepers.isEmpty { look() }
    }
}
