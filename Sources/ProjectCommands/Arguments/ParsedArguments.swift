/// What the command line said, read through the declarations that were parsed.
struct ParsedArguments: Sendable {
    /// The command that was named, for error texts.
    var command: String?
    private var words: [String: [String]] = [:]

    /// The value of an option, the last one if there are several, or its default when there is none.
    subscript<Value>(option: Option<Value>) -> Value {
        words[option.declaration.spelling]?.last.flatMap(option.read) ?? option.defaultValue
    }

    /// Every value of an option that can be repeated, in their order.
    func all<Value>(_ option: Option<Value?>) -> [Value] {
        (words[option.declaration.spelling] ?? []).compactMap { option.read($0) ?? nil }
    }

    /// Every text of an option that a kind of scene brings, in their order.
    func all(_ option: ArgumentDeclaration) -> [String] { words[option.spelling] ?? [] }

    /// The value of a positional; throws when a needed one is not there.
    subscript<Value>(positional: Positional<Value>) -> Value {
        get throws(UsageError) {
            guard let value = positional.read(words[positional.declaration.spelling] ?? []) else {
                throw .missingArgument(positional.declaration.name, command: command)
            }
            return value
        }
    }

    /// Adds a value; a flag's value is the empty string.
    mutating func append(_ word: String, to argument: ArgumentDeclaration) {
        words[argument.spelling, default: []].append(word)
    }

    /// Whether the command line names the argument at all.
    func contains(_ argument: ArgumentDeclaration) -> Bool {
        words[argument.spelling] != nil
    }
}
