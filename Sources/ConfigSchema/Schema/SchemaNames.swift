/// Names that a schema offers where its values refer to something: they are proposals, and refuse no other name.
package struct SchemaNames: Sendable {
    /// A key that a map may have.
    package struct Key: Sendable {
        /// What an editor shows beside the proposal.
        package let summary: String
        /// The keys of the value that a new entry starts with, each with what stands there; empty offers none.
        package let starting: [String: String]

        package init(_ summary: String, starting: [String: String] = [:]) {
            self.summary = summary
            self.starting = starting
        }
    }

    /// The keys of maps, by what they name (as in ``MapKeys``) and then by the key.
    package var keys: [String: [String: Key]] = [:]

    /// The tokens of a project, without their sign.
    package var tokens: [TokenCategory: [EnumerationCase]] = [:]

    package init() {}

    /// Names as an editor shows them: the list with a sentence for each; nil without any.
    func enumeration(of category: TokenCategory, sign: String) -> JSONValue? {
        guard let tokens = tokens[category], !tokens.isEmpty else { return nil }
        return [
            "enum": .array(tokens.map { .string(sign + $0.name) }),
            "enumDescriptions": .array(tokens.map { .string($0.summary) }),
        ]
    }
}
