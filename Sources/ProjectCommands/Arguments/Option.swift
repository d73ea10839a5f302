/// A typed option: its declaration, how its text becomes a value, and the value when it is absent.
///
/// ```swift
/// static let port = Option<UInt16>(
///     "port", value: "PORT", default: 8080, shownAs: "8080", expected: "a number from 0 to 65535",
///     help: "The port to listen on", read: { UInt16($0) })
/// let port = arguments[port]
/// ```
struct Option<Value: Sendable>: Sendable {
    let declaration: ArgumentDeclaration
    let defaultValue: Value
    let read: @Sendable (String) -> Value?

    /// An option whose text is read by a closure, which returns nil for text it cannot read.
    init(
        _ name: String,
        short: Character? = nil,
        value: String,
        default defaultValue: Value,
        shownAs defaultText: String? = nil,
        choices: [String] = [],
        expected: String = "",
        help: String,
        completing source: CompletionSource = .files,
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.init(
            declaration: ArgumentDeclaration(
                name: name, short: short, form: .option(value: value), choices: choices, expected: expected, help: help,
                defaultText: defaultText, source: source, accepts: { read($0) != nil }),
            defaultValue: defaultValue, read: read)
    }

    private init(declaration: ArgumentDeclaration, defaultValue: Value, read: @escaping @Sendable (String) -> Value?) {
        self.declaration = declaration
        self.defaultValue = defaultValue
        self.read = read
    }
}

extension Option<Bool> {
    /// A flag: present or absent.
    static func flag(_ name: String, short: Character? = nil, help: String) -> Option<Bool> {
        Option(
            declaration: ArgumentDeclaration(
                name: name, short: short, form: .flag, choices: [], expected: "", help: help, defaultText: nil,
                accepts: { _ in true }),
            defaultValue: false, read: { _ in true })
    }
}

extension Option<String?> {
    /// An option that takes any text and may be absent.
    static func text(
        _ name: String, short: Character? = nil, value: String, help: String,
        completing source: CompletionSource = .files
    ) -> Option<String?> {
        Option(
            name, short: short, value: value, default: nil, help: help, completing: source, read: { .some($0) })
    }
}

extension Option where Value: CaseIterable & RawRepresentable<String> {
    /// An option that takes one of an enumeration's cases.
    static func choice(_ name: String, value: String, default defaultValue: Value, help: String) -> Option<Value> {
        Option(
            name, value: value, default: defaultValue, shownAs: defaultValue.rawValue,
            choices: Value.allCases.map(\.rawValue), help: help, read: { Value(rawValue: $0) })
    }
}
