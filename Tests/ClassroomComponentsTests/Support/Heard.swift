import ClassroomContexts
import LiveValues
import Synchronization

/// Collects the events that a subscription delivers.
final class Heard: Sendable {
    private let list = Mutex<[ChangeRecord]>([])

    var records: [ChangeRecord] { list.withLock { $0 } }

    func append(_ record: ChangeRecord) { list.withLock { $0.append(record) } }
}
