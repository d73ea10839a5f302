/// Which topics somebody listens to, as MQTT writes it: `home/+/light`, `home/#`.
///
/// `+` stands for one level, `#` at the end for all that follow, and for the level before it. Neither stands at the
/// beginning for a topic that starts with `$`, which are the broker's own.
package struct TopicFilter: Hashable, Sendable, CustomStringConvertible {
    package let description: String
    private let levels: [Substring]

    /// Reads a filter.
    ///
    /// - Throws: Why it is none, as a clause.
    package init(_ text: String) throws(TopicProblem) {
        try Self.check(text, called: "filter")
        levels = text.split(separator: "/", omittingEmptySubsequences: false)
        for (index, level) in levels.enumerated() {
            guard level == "#" || !level.contains("#"), level == "+" || !level.contains("+") else {
                throw TopicProblem("\(text.debugDescription): + and # stand alone between slashes")
            }
            guard level != "#" || index == levels.count - 1 else {
                throw TopicProblem("\(text.debugDescription): # stands at the end")
            }
        }
        description = text
    }

    /// Whether the filter is the name of one topic.
    package var isOneTopic: Bool { !levels.contains { $0 == "+" || $0 == "#" } }

    /// Whether it stands for a topic.
    package func matches(_ topic: String) -> Bool {
        if topic.hasPrefix("$"), let first = levels.first, first == "+" || first == "#" { return false }
        var rest = topic.split(separator: "/", omittingEmptySubsequences: false)[...]
        for level in levels {
            if level == "#" { return true }
            guard let next = rest.popFirst(), level == "+" || level == next else { return false }
        }
        return rest.isEmpty
    }

    /// Checks the name of a topic, to which something can be published.
    ///
    /// - Throws: Why it is none, as a clause.
    package static func checkTopic(_ text: String) throws(TopicProblem) {
        try check(text, called: "topic")
        guard !text.contains("+"), !text.contains("#") else {
            throw TopicProblem("\(text.debugDescription) is no topic: + and # are for those who listen")
        }
    }

    private static func check(_ text: String, called name: String) throws(TopicProblem) {
        guard !text.isEmpty, text.utf8.count <= 65_535, !text.utf8.contains(0) else {
            throw TopicProblem("a \(name) has 1 to 65535 bytes, and no zero among them")
        }
    }
}

/// Why a text is no filter, or no topic.
package struct TopicProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is the matter with it, as a clause without a full stop.
    package let description: String

    package init(_ description: String) { self.description = description }
}
