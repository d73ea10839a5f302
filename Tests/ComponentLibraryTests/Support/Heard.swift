import ContextModel
import Synchronization

/// Collects the events that a subscription delivers.
final class Heard: Sendable {
    private let list = Mutex<[ContextEventRecord]>([])

    var records: [ContextEventRecord] { list.withLock { $0 } }

    func append(_ record: ContextEventRecord) { list.withLock { $0.append(record) } }
}
