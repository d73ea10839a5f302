/// An option that a kind of scene brings to `preview`: what its live stores may reach beyond the process.
///
/// ```swift
/// static let gate = PreviewOption(
///     "gate", value: "ADDRESS", expected: "an address such as 10.0.0.1", help: "The gate that notices come from"
/// ) { !$0.isEmpty }
/// ```
///
/// A kind lists its options in ``PreviewKind/previewOptions``, and takes what was written behind them in
/// ``PreviewKind/connected(by:)``.
public struct PreviewOption: Sendable {
    /// The long name, without dashes.
    public let name: String
    /// The placeholder of its value in the help text; nil for a flag, which has none.
    public let value: String?
    /// What it takes, as the end of "expected …".
    public let expected: String
    /// What it is for, without a full stop; says so where it may be given several times.
    public let help: String
    /// Whether a value may hold a password, so that no message repeats it.
    public let isSecret: Bool
    /// Whether a value can be read.
    public let accepts: @Sendable (String) -> Bool

    /// Declares an option that may be absent.
    public init(
        _ name: String, value: String, expected: String, help: String, isSecret: Bool = false,
        accepts: @escaping @Sendable (String) -> Bool
    ) {
        self.name = name
        self.value = value
        self.expected = expected
        self.help = help
        self.isSecret = isSecret
        self.accepts = accepts
    }

    /// Declares a flag: what was written behind it is one empty text.
    public init(flag name: String, help: String) {
        self.name = name
        value = nil
        expected = ""
        self.help = help
        isSecret = false
        accepts = { _ in true }
    }
}

/// What somebody wrote behind the options of ``PreviewKind/previewOptions``.
public struct PreviewArguments: Sendable {
    private let values: [String: [String]]

    /// Takes accepted values by the names of their options, in the order in which they were written.
    public init(_ values: [String: [String]] = [:]) { self.values = values }

    /// Every value of an option that was written; none where it is absent.
    public subscript(option: PreviewOption) -> [String] { values[option.name] ?? [] }
}
