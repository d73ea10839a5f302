import ClassroomContexts
import LiveValues
import Synchronization

/// Listens to a room, or to what one user of it hears, and keeps everything in order.
final class EventRecorder: Sendable {
    private let list = Mutex<[ChangeRecord]>([])
    private let subscription = Mutex<Subscription?>(nil)

    init(_ store: RoomStore) {
        let subscription = store.subscribe { [weak self] record in self?.list.withLock { $0.append(record) } }
        self.subscription.withLock { $0 = subscription }
    }

    init(_ pool: ContextPool) {
        let subscription = pool.subscribe { [weak self] record in self?.list.withLock { $0.append(record) } }
        self.subscription.withLock { $0 = subscription }
    }

    var records: [ChangeRecord] { list.withLock { $0 } }

    var events: [ContextEvent] { records.compactMap(\.event) }

    var names: [String] { records.map(\.name) }
}
