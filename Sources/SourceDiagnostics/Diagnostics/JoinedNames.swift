extension Sequence<String> {
    /// `a`, `a and b`, `a, b and c`: for the end of a sentence.
    package func joinedAsList(_ conjunction: String = "and") -> String {
        let words = Array(self)
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        // An array, as others join: the runtime looks through the whole program for each further type that is joined.
        return Array(words.dropLast()).joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension [String] {
    /// A cycle as `a → b → a`; of a long one, the beginning.
    package func joinedAsCycle() -> String {
        let maxNames = 12
        let middle = count > maxNames ? prefix(maxNames) + ["… \(count - maxNames) more …"] : self[...]
        return (middle + prefix(1)).joined(separator: " → ")
    }
}
