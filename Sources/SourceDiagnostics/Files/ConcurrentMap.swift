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
