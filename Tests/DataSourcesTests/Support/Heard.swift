import DataSources
import Synchronization

/// What a listener has heard so far.
final class Heard: Sendable {
    private let messages = Mutex<[TopicMessage]>([])
    let waiter = Waiter()

    var hear: @Sendable (TopicMessage) -> Void {
        { [self] message in
            messages.withLock { $0.append(message) }
            waiter.look()
        }
    }

    /// Topic and payload of each.
    var texts: [String] {
        messages.withLock { $0.map { $0.topic + " " + String(decoding: $0.payload, as: UTF8.self) } }
    }
}

/// The sentences about what was not taken.
final class Troubles: Sendable {
    private let sentences = Mutex<[String]>([])

    var all: [String] { sentences.withLock { $0 } }

    var add: @Sendable (String) -> Void {
        { [self] sentence in sentences.withLock { $0.append(sentence) } }
    }
}
