import LiveValues
import Testing

@Suite struct TopicFilterTests {
    @Test(arguments: [
        ("a/b", "a/b"), ("a/+", "a/b"), ("+/b", "a/b"), ("+/+", "/b"), ("/+", "/b"), ("#", "a/b/c"), ("a/#", "a"),
        ("a/#", "a/b/c"), ("a/+/c", "a//c"), ("a/+/#", "a/b"), ("$SYS/#", "$SYS/broker/uptime"),
        ("$SYS/+", "$SYS/broker"), ("+", "ä"), ("a/$b", "a/$b"),
    ])
    func matches(filter: String, topic: String) throws {
        #expect(try TopicFilter(filter).matches(topic))
    }

    @Test(arguments: [
        ("a/b", "a/B"), ("a/b", "a"), ("a", "a/b"), ("a/+", "a"), ("a/+", "a/b/c"), ("+", "/b"), ("a/#", "ab"),
        ("#", "$SYS/broker"), ("+/broker", "$SYS/broker"), ("a/+/#", "a"),
    ])
    func matchesNothingElse(filter: String, topic: String) throws {
        #expect(try !TopicFilter(filter).matches(topic))
    }

    @Test(arguments: [
        ("", "a filter has 1 to 65535 bytes, and no zero among them"),
        ("a\u{0}", "a filter has 1 to 65535 bytes, and no zero among them"),
        (String(repeating: "a", count: 65_536), "a filter has 1 to 65535 bytes, and no zero among them"),
        ("a+", "\"a+\": + and # stand alone between slashes"),
        ("a/#b", "\"a/#b\": + and # stand alone between slashes"),
        ("#/a", "\"#/a\": # stands at the end"),
    ])
    func refusesWhatIsNoFilter(text: String, words: String) {
        #expect(throws: TopicProblem(words)) { try TopicFilter(text) }
    }
}
