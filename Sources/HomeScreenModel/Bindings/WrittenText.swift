package import ConfigSchema
package import SourceDiagnostics

/// A text as a file has it, with or without places for values.
package struct WrittenText: Sendable {
    /// What stands between the quotation marks.
    package let text: String

    /// The place of a text with places for values, which has no quotation marks, or of the whole value.
    private let place: SourceRange
    private let isBound: Bool

    /// Takes the text of a value; nil of a value that is none.
    package init?(_ value: ConfigValue?) {
        guard let value else { return nil }
        if case .bound(let bound) = value.value {
            (text, place, isBound) = (bound.text, bound.range, true)
        } else if let plain = value.stringValue {
            (text, place, isBound) = (plain, value.range, false)
        } else {
            return nil
        }
    }

    // Most texts are right: where a mistake would stand is looked up for one that is not.

    /// Where that stands; with its quotation marks where it is empty, or has escapes or lines.
    package var range: SourceRange { isBound || text.isEmpty ? place : place.withoutQuotationMarks }

    /// Whether each character stands in the file as it is, so that parts have places.
    private var isVerbatim: Bool { range.lineText == text }

    /// Where a part of it stands, in Unicode scalars from 0; the whole where its parts have no places.
    package func range(of scalars: Range<Int>) -> SourceRange {
        isVerbatim ? range.slice(from: scalars.lowerBound, length: scalars.count) : range
    }

    /// Where a part of it stands that was found in ``text``.
    package func range(of part: Range<String.Index>) -> SourceRange {
        let start = text.unicodeScalars.distance(from: text.startIndex, to: part.lowerBound)
        return range(of: start..<start + text[part].unicodeScalars.count)
    }

    /// The edit that writes another text in place of a part; none where parts have no places.
    package func fixes(replacing part: Range<String.Index>, with text: String) -> [FixIt] {
        isVerbatim ? [FixIt("Write '\(text)'", replace: range(of: part), with: text, isGuess: true)] : []
    }

    /// The edit that writes another text in its place; none where it has escapes, or lines.
    package func fixes(with text: String) -> [FixIt] {
        fixes(replacing: self.text.startIndex..<self.text.endIndex, with: text)
    }
}

extension SourceRange {
    /// The place between quotation marks, where it has such.
    fileprivate var withoutQuotationMarks: SourceRange {
        guard let text = lineText, text.count > 1, let first = text.first, "\"'".contains(first) else { return self }
        return slice(from: 1, length: text.unicodeScalars.count - 2)
    }
}
