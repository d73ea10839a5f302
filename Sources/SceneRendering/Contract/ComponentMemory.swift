import Synchronization

/// What one instance of a component keeps between two drawings for one viewer: a sorted list, for example.
///
/// It may be emptied at any time; whatever it holds must be derivable from the store.
public final class ComponentMemory: Sendable {
    private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

    /// An empty memory.
    public init() {}

    /// Works on the value of a type, which is made when there is none yet.
    public func withValue<Value: Sendable, Result>(
        default make: @autoclosure () -> Value, _ body: (inout Value) -> sending Result
    ) -> sending Result {
        let key = ObjectIdentifier(Value.self)
        return values.withLock { values in
            // Taken out while it is changed, so that the change copies nothing.
            var value = values.removeValue(forKey: key) as? Value ?? make()
            defer { values[key] = value }
            return body(&value)
        }
    }

    /// Makes the next drawing begin without the value of a type; nothing happens when there is none.
    public func forget<Value: Sendable>(_ type: Value.Type) {
        values.withLock { $0[ObjectIdentifier(type)] = nil }
    }
}
