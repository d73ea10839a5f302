import LiveValues

// Durations in stored facts and commands are whole milliseconds: readable, and exact for what a room counts in. The
// compiler's own coding of a type's properties finds these overloads.

extension KeyedEncodingContainer {
    mutating func encode(_ value: Duration, forKey key: Key) throws {
        try encode(value.milliseconds, forKey: key)
    }
}

extension KeyedDecodingContainer {
    func decode(_ type: Duration.Type, forKey key: Key) throws -> Duration {
        .milliseconds(try decode(Int64.self, forKey: key))
    }
}

extension Duration {
    /// This duration without the part of a millisecond, which no stored fact can say.
    var inWholeMilliseconds: Duration { .milliseconds(milliseconds) }
}
