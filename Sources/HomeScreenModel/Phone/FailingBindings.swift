import Synchronization

/// Which bindings had no value when a widget was drawn last, so that each is told once and not with every drawing.
final class FailingBindings: Sendable {
    private let known = Mutex<[InstanceKey: Set<BindingFailure>]>([:])

    /// Takes what a drawing of an instance lacks.
    ///
    /// - Returns: What the one before did not lack, in order.
    func take(_ failures: [BindingFailure], of key: InstanceKey) -> [BindingFailure] {
        known.withLock { known in
            let before = known[key] ?? []
            known[key] = failures.isEmpty ? nil : Set(failures)
            var told = before
            return failures.filter { told.insert($0).inserted }
        }
    }
}
