import SourceDiagnostics

/// An account of one kind of syntax error in the words of a person who wants to mend it.
///
/// The texts that explanations match are those of libyaml 0.2.5's reader, scanner and parser.
protocol SyntaxExplanation: Check {
    /// The finding, or nil when the failure is of another kind.
    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic?
}

extension LibYAMLFailure {
    /// Whether a character stands where text, a key or a sign should start.
    var startsNoToken: Bool { problem == "found character that cannot start any token" }

    /// Whether the parser missed something inside brackets or braces, or their end.
    var isInBrackets: Bool { problem.hasPrefix("did not find expected ','") || problem.hasSuffix("node content") }

    /// The innermost bracket that is still open, or where libyaml says that it started.
    var startOfBrackets: SourcePosition? { openBracket ?? contextPosition }
}

extension FixIt {
    /// Puts text into double quotes.
    static func quoting(_ range: SourceRange, _ text: String) -> FixIt {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return FixIt("Quote the text", replace: range, with: "\"\(escaped)\"")
    }
}
