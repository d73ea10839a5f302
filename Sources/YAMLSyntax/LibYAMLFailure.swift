import SourceDiagnostics

/// libyaml's own account of an error.
struct LibYAMLFailure {
    let problem: String
    let context: String?
    let position: SourcePosition
    let contextPosition: SourcePosition?
    /// The offending byte or code point, when the text could not be decoded.
    let byte: Int32?
    /// Where the innermost bracket that is still open stands.
    let openBracket: SourcePosition?

    static let outOfMemory = LibYAMLFailure(
        problem: "out of memory", context: nil, position: .start, contextPosition: nil, byte: nil, openBracket: nil)
}
