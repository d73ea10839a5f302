import Dispatch
import Synchronization

extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// What a function makes of each element, in their order, worked out on all processors.
    ///
    /// For work of some microseconds for each element: to hand over less costs more than it saves.
    ///
    /// - Parameter transform: The function, called from several threads.
    /// - Returns: As many values as there are elements.
    package func concurrentMap<T: Sendable>(_ transform: @Sendable (Element) -> T) -> [T] {
        let results = Mutex([T?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { place in
            let result = transform(self[startIndex + place])
            results.withLock { $0[place] = result }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}

/// Works a value out, and another one meanwhile on another processor; gives both when both are there.
///
/// For two pieces of work of hundreds of microseconds each that need nothing of each other. Either may be shared out
/// further: inside of `concurrentPerform` Dispatch would give each piece one processor for good, and leave the other one
/// idle when its piece has ended.
package func alongside<A: Sendable, B: Sendable>(
    _ other: @escaping @Sendable () -> A, _ work: () -> B
) -> (A, B) {
    let handed = Handed(other)
    DispatchQueue.global().async { handed.run() }
    let value = work()
    return (handed.value(), value)
}

/// A piece of work for whoever comes to it first.
private final class Handed<Value: Sendable>: Sendable {
    private let work: @Sendable () -> Value
    private let isTaken = Mutex(false)
    private let result = Mutex<Value?>(nil)
    private let end = DispatchSemaphore(value: 0)

    init(_ work: @escaping @Sendable () -> Value) { self.work = work }

    /// Does the work unless somebody else has begun it.
    func run() {
        let isFirst = isTaken.withLock { isTaken in
            defer { isTaken = true }
            return !isTaken
        }
        guard isFirst else { return }
        let value = work()
        result.withLock { $0 = value }
        end.signal()
    }

    /// What the work comes to, once whoever has begun it is done.
    ///
    /// Work that nobody has begun is done here: to wait for a thread could mean to wait for this one.
    func value() -> Value {
        run()
        end.wait()
        return result.withLock { $0 } ?? work()
    }
}
