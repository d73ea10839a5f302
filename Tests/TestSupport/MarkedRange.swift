package import SourceDiagnostics

/// A text with `«` and `»` around the place where a finding must stand, and the same text without them.
///
/// Use it for tables with one finding a text; ``MarkedText`` serves several places.
package struct MarkedRange: Sendable {
    /// The input without its marks.
    package let text: String

    /// Where `«` stood.
    package let start: SourcePosition

    /// Where `»` stood; equal to ``start`` when the text has only one of them.
    package let end: SourcePosition

    /// Splits marked input into its text and the marked place.
    package init(_ marked: String) {
        let parts = MarkedText(marked.replacing("«", with: "1️⃣").replacing("»", with: "2️⃣"))
        text = parts.text
        start = parts["1️⃣"] ?? .start
        end = parts["2️⃣"] ?? start
    }
}
