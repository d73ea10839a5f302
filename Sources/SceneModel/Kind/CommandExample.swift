/// A line that a person could type, and what it does, for a command's help text.
public struct CommandExample: Sendable {
    /// The line without the program's name, such as `validate --strict`.
    public let line: String

    /// One sentence about what it does.
    public let effect: String

    /// An example of the command that the line begins with.
    public init(_ line: String, _ effect: String) {
        self.line = line
        self.effect = effect
    }
}
