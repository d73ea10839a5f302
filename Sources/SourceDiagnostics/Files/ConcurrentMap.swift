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

/// Does something, and works a value out meanwhile on another processor; gives it when both have ended.
///
/// For two pieces of work of hundreds of microseconds each that need nothing of each other.
package func alongside<T: Sendable>(_ other: @Sendable () -> Void, _ work: @Sendable () -> T) -> T {
    let result = Mutex<T?>(nil)
    DispatchQueue.concurrentPerform(iterations: 2) { part in
        guard part == 0 else { return other() }
        let value = work()
        result.withLock { $0 = value }
    }
    return result.withLock { $0 } ?? work()
}
