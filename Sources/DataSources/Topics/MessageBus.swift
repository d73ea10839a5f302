package import LiveValues

/// What is said about a topic.
package struct TopicMessage: Hashable, Sendable {
    /// The most bytes of one message.
    package static let maximumBytes = 256 << 10
    /// The most bytes of a topic's name; MQTT has 65,535, and brokers of products some hundreds.
    package static let maximumTopicBytes = 1024

    package let topic: String
    package let payload: [UInt8]

    package init(topic: String, payload: [UInt8]) {
        self.topic = topic
        self.payload = payload
    }

    /// A message with a value: a text as it is, all others as JSON.
    package init(topic: String, value: LiveValue) {
        self.init(topic: topic, payload: Array((value.stringValue ?? value.json).utf8))
    }

    /// What the payload says: JSON, or else a text.
    ///
    /// - Throws: Why it is neither, as a clause.
    package func value() throws(SourceFailure) -> LiveValue {
        if let value = try? LiveJSON.value(of: payload) { return value }
        guard let text = String(validating: payload, as: UTF8.self) else {
            throw SourceFailure("the last message on \(topic) is neither JSON nor a text in UTF-8")
        }
        return .string(text)
    }

    /// How many bytes whoever keeps the message keeps, with what a small one takes besides: twice a string and an array.
    var byteCount: Int { topic.utf8.count + payload.count + 128 }

    /// Checks that somebody may be told this.
    func check() throws(SourceFailure) {
        guard topic.utf8.count <= Self.maximumTopicBytes else {
            throw SourceFailure("a topic has \(topic.utf8.count) bytes, and may have \(Self.maximumTopicBytes)")
        }
        do throws(TopicProblem) {
            try TopicFilter.checkTopic(topic)
        } catch {
            throw SourceFailure(error.description)
        }
        guard payload.count <= Self.maximumBytes else {
            throw SourceFailure(
                "a message on \(topic) has \(payload.count) bytes, and may have \(Self.maximumBytes)")
        }
    }
}

/// Something that brings messages from those who say them to those who listen.
package protocol MessageBus: Scheduled {
    /// Whether messages arrive at the moment.
    var connection: BusConnection { get }

    /// Calls a handler when ``connection`` or the next deadline has changed.
    func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription

    /// Calls a handler for each message on the topics of a filter, in order, on whichever thread brings it.
    ///
    /// The first are those that the bus remembers of these topics.
    ///
    /// - Returns: Keep it; letting it go ends the subscription.
    func listen(
        to filter: TopicFilter, _ handler: @escaping @Sendable (TopicMessage) -> Void
    ) -> TopicSubscription

    /// Says something to all who listen; this does not wait until they have heard it.
    ///
    /// - Parameters:
    ///   - message: What is said; an empty payload that is retained makes the bus forget the topic.
    ///   - isRetained: Whether those who listen later are told too.
    /// - Throws: Why nobody is told.
    func publish(_ message: TopicMessage, isRetained: Bool) throws(SourceFailure)
}

/// Whether messages arrive.
package enum BusConnection: Hashable, Sendable {
    /// The first attempt is under way, and nothing has been heard.
    case connecting
    /// The broker has accepted the connection, and tells what it hears.
    case connected
    /// Not any more, or not at all; it is tried again.
    case lost(SourceFailure)
}

/// Keeps a handler listening to topics, until it is cancelled or let go.
package final class TopicSubscription: Sendable {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit { end() }

    /// Ends the subscription; calling it again changes nothing.
    package func cancel() { end() }
}
