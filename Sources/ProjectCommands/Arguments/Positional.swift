/// A typed bare word of the command line, or several.
struct Positional<Value: Sendable>: Sendable {
    let declaration: ArgumentDeclaration
    let read: @Sendable ([String]) -> Value?

    private init(
        _ name: String,
        form: ArgumentDeclaration.Form,
        choices: [String] = [],
        help: String,
        completing source: CompletionSource = .files,
        read: @escaping @Sendable ([String]) -> Value?
    ) {
        declaration = ArgumentDeclaration(
            name: name, short: nil, form: form, choices: choices, expected: "", help: help,
            defaultText: nil, source: source, accepts: { read([$0]) != nil })
        self.read = read
    }
}

extension Positional<String> {
    /// A word that must be there.
    static func one(
        _ name: String, help: String, completing source: CompletionSource = .files
    ) -> Positional<String> {
        Positional(name, form: .positional, help: help, completing: source, read: \.first)
    }
}

extension Positional<String?> {
    /// A word that may be left out.
    static func optional(
        _ name: String, help: String, completing source: CompletionSource = .files
    ) -> Positional<String?> {
        Positional(
            name, form: .optionalPositional, help: help, completing: source, read: { .some($0.first) })
    }
}

extension Positional<[String]> {
    /// Any number of words, none included.
    static func many(_ name: String, help: String) -> Positional<[String]> {
        Positional(name, form: .repeatedPositional, help: help, read: { $0 })
    }
}

extension Positional where Value: CaseIterable & RawRepresentable<String> {
    /// One of an enumeration's cases, which must be there.
    static func choice(_ name: String, help: String) -> Positional<Value> {
        Positional(
            name, form: .positional, choices: Value.allCases.map(\.rawValue), help: help,
            read: { words in words.first.flatMap(Value.init(rawValue:)) })
    }
}
