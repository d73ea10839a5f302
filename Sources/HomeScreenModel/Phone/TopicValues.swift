package import LiveValues

/// The value that was told last on each topic, and the order of the telling.
package struct TopicValues: Codable, Hashable, Sendable {
    private struct Told: Codable, Hashable {
        let value: LiveValue
        let number: Int
    }

    private var last: [String: Told] = [:]
    private var lastNumber = 0

    /// How many topics have a value.
    package var count: Int { last.count }

    /// The value that was told last on a topic; setting `nil` forgets the topic.
    package subscript(topic: String) -> LiveValue? {
        get { last[topic]?.value }
        set {
            lastNumber += 1
            last[topic] = newValue.map { Told(value: $0, number: lastNumber) }
        }
    }

    /// Returns the value that was told last on any topic that a filter matches, or `nil` if none was.
    package func newest(where matches: (String) -> Bool) -> LiveValue? {
        last.filter { matches($0.key) }.max { $0.value.number < $1.value.number }?.value.value
    }
}
