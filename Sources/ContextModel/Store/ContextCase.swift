/// A closed choice of the classroom's vocabulary, with the number the product gives each case and the name files use.
///
/// A fixture writes the name (`role: teacher`), upstream's wire format the number (`1`); both are the same list:
///
/// ```swift
/// UserRole(name: "teacher")?.rawValue  // 1
/// UserRole.allCases.map(\.name)        // what "did you mean" chooses from
/// ```
///
/// The compiler writes the names, because every case is a coding key too: asking the runtime for them would take as long
/// as reading a theme, at every start of the tool.
public protocol ContextCase: RawRepresentable, CaseIterable, Hashable, Sendable, CodingKey where RawValue == Int {}

extension ContextCase {
    /// The case's name, as fixtures spell it.
    public var name: String { stringValue }

    /// The case with this exact name.
    ///
    /// - Parameter name: The spelling in a fixture; nil comes back when no case has it.
    public init?(name: String) {
        self.init(stringValue: name)
    }

    /// The name, where a coding key would also show its number.
    public var description: String { name }

    /// The name.
    public var debugDescription: String { name }
}
