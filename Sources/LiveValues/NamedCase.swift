/// A closed choice, with the number that a wire format gives each case and the name that files use.
///
/// A file writes the name (`state: open`), a message the number (`1`); both are the same list:
///
/// ```swift
/// DoorState(name: "open")?.rawValue  // 1
/// DoorState.allCases.map(\.name)     // what "did you mean" chooses from
/// ```
///
/// The compiler writes the names, because every case is a coding key too: asking the runtime for them would take as long
/// as reading a theme, at every start of the tool.
public protocol NamedCase: RawRepresentable, CaseIterable, Hashable, Sendable, Codable, CodingKey,
    CodingKeyRepresentable
where RawValue == Int {}

extension NamedCase {
    /// The case's name, as files spell it.
    public var name: String { stringValue }

    /// The case with this exact name.
    ///
    /// - Parameter name: The spelling in a file; nil comes back when no case has it.
    public init?(name: String) {
        self.init(stringValue: name)
    }

    /// The name, where a coding key would also show its number.
    public var description: String { name }

    /// Also the name, so that a failed expectation reads like the file.
    public var debugDescription: String { name }
}

extension NamedCase {
    /// Reads the name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let value = Self(name: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(name)' is none of its names")
        }
        self = value
    }

    /// Writes the name, which a stored history can be read by.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }

    /// The case itself, so that a dictionary by such cases is a map from names.
    public var codingKey: any CodingKey { self }

    /// Reads the case from a dictionary's key in JSON; nil for a name that no case has.
    public init?(codingKey: some CodingKey) {
        self.init(stringValue: codingKey.stringValue)
    }
}
