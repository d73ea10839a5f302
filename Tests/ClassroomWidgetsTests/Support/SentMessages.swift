import ClassroomContexts
import LiveValues
import Synchronization

/// The messages that widgets have sent to their scenes.
final class SentMessages: Sendable {
    private let all = Mutex<[String]>([])

    func note(_ record: ChangeRecord) {
        guard case .onMessageReceived(let message, _, .toHost) = record.event else { return }
        all.withLock { $0.append(message.text) }
    }

    var texts: [String] { all.withLock { $0 } }
}
