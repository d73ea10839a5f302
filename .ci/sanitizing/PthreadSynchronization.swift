#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

// What the sources use of the module `Synchronization`, made of pthread's mutexes. `.ci/sanitize` compiles the project
// against it: the thread sanitizer sees what pthread locks, but not what a `Mutex` does by futex, and then reports
// races that are none.

/// Stands in for `Synchronization.Mutex`.
public struct Mutex<Value: ~Copyable>: ~Copyable {
    private let guarded: Guarded<Value>

    public init(_ initialValue: consuming sending Value) {
        guarded = Guarded(initialValue)
    }

    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(guarded.lock)
        defer { pthread_mutex_unlock(guarded.lock) }
        return try body(&guarded.value)
    }
}

extension Mutex: @unchecked Sendable where Value: ~Copyable {}

/// Stands in for `Synchronization.Atomic`.
public struct Atomic<Value: Sendable>: ~Copyable, Sendable {
    private let value: Mutex<Value>

    public init(_ initialValue: Value) {
        value = Mutex(initialValue)
    }

    public borrowing func load(ordering: AtomicLoadOrdering) -> Value {
        value.withLock { $0 }
    }

    public borrowing func store(_ desired: Value, ordering: AtomicStoreOrdering) {
        value.withLock { $0 = desired }
    }
}

extension Atomic where Value: FixedWidthInteger {
    /// Traps on overflow, as the real one does.
    @discardableResult
    public borrowing func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        value.withLock { value in
            let old = value
            value += operand
            return (old, value)
        }
    }
}

/// Stands in for `Synchronization.AtomicLoadOrdering`: a lock orders more than any of these.
public enum AtomicLoadOrdering: Sendable { case acquiring, relaxed, sequentiallyConsistent }

/// Stands in for `Synchronization.AtomicStoreOrdering`.
public enum AtomicStoreOrdering: Sendable { case relaxed, releasing, sequentiallyConsistent }

/// Stands in for `Synchronization.AtomicUpdateOrdering`.
public enum AtomicUpdateOrdering: Sendable { case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent }

private final class Guarded<Value: ~Copyable> {
    let lock: UnsafeMutablePointer<pthread_mutex_t>
    var value: Value

    init(_ value: consuming Value) {
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        self.value = value
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }
}
