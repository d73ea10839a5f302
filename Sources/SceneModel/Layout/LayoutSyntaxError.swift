/// Why a text is not a layout expression, and where in it.
///
/// It is the finding `layout.syntax`. The span is empty only when the text is.
package struct LayoutSyntaxError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case empty
        /// A character that starts no term.
        case unexpectedCharacter
        /// Digits that are no number.
        case malformedNumber
        case numberTooLarge
        case unknownUnit
        /// An id without `.edge`.
        case missingEdge
        case unknownEdge
        /// Two terms with nothing between them.
        case missingOperator
        /// `*`, `/` and their kind.
        case unsupportedOperator
        case doubledOperator
        /// An operator at the end.
        case missingTerm
        /// A second position, where a position and lengths are all that can be added.
        case secondPosition
        /// A position that is taken away.
        case negatedPosition
        case tooManyTerms
    }

    package var reason: Reason
    package var span: LayoutSpan
    /// One sentence without a full stop that names what was found.
    package var message: String
    /// What would have been right here, as the end of a sentence that starts with "expected".
    package var expected: String
    /// A few words that name what was probably meant.
    package var hint: String?
    /// Text that mends the expression when it replaces the span.
    package var replacement: String?

    init(
        _ reason: Reason, at span: LayoutSpan, _ message: String, expected: String, hint: String? = nil,
        replacement: String? = nil
    ) {
        self.reason = reason
        self.span = span
        self.message = message
        self.expected = expected
        self.hint = hint
        self.replacement = replacement
    }
}
