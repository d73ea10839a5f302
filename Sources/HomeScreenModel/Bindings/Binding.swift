package import ConfigSchema
import SourceDiagnostics

/// A text of a file with its places for values: `"{quote.hitokoto | or('–')}"`.
///
/// Each place is a path and the formatters that its value goes through; `{{` and `}}` are braces. There is no arithmetic,
/// and what a value contains is never read again. Make one where a file is read, ``check(_:as:_:)`` it once, and ask it for
/// its ``value(in:)`` as often as data change.
package struct Binding: Sendable {
    /// Where it stands, and what its property expects.
    package let source: BoundText

    /// Its texts and places in order.
    package let parts: [Part]

    /// The paths that stand in doubled braces, as other languages write a place.
    let doubled: [Path]

    /// Whether a place of it could not be read, which was told.
    package let isBroken: Bool

    /// Either of what a text is made of.
    package enum Part: Sendable {
        /// Characters that stay as they are.
        case text(String)
        /// What a value takes the place of.
        case place(Place)
    }

    /// A path with the formatters behind it, in braces.
    package struct Place: Sendable {
        package let path: Path
        package let steps: [Step]
        /// With the braces, in Unicode scalars of the text.
        let scalars: Range<Int>
    }

    /// The names from a root to a value, with dots between them.
    package struct Path: Sendable {
        package let segments: [Segment]

        /// The path as it is written.
        package var text: String { segments.map(\.name).joined(separator: ".") }

        /// In Unicode scalars of the text.
        var scalars: Range<Int> {
            (segments.first?.scalars.lowerBound ?? 0)..<(segments.last?.scalars.upperBound ?? 0)
        }
    }

    /// One name of a path; in a list, the number of an item from 0.
    package struct Segment: Sendable {
        package let name: String
        /// In Unicode scalars of the text.
        let scalars: Range<Int>
    }

    /// One formatter with what it is told.
    package struct Step: Sendable {
        package let formatter: ValueFormatter
        package let argument: ValueFormatter.Argument?
        /// The formatter's name, in Unicode scalars of the text.
        let scalars: Range<Int>
    }

    /// The place that is all of the text; nil where text stands beside it, or there are several.
    package var onlyPlace: Place? {
        guard parts.count == 1, case .place(let place) = parts[0] else { return nil }
        return place
    }

    /// The places in order.
    package var places: [Place] {
        parts.compactMap { part in if case .place(let place) = part { place } else { nil } }
    }

    /// Where a part of the text stands in its file.
    func range(_ scalars: Range<Int>) -> SourceRange { source.range(of: scalars) }

    /// Edits that change a part of the text; none where the file spells it with escapes, or on several lines.
    func fixes(_ title: String, replace scalars: Range<Int>, with text: String, isGuess: Bool) -> [FixIt] {
        source.fixes(title, replace: scalars, with: text, isGuess: isGuess)
    }
}

extension BoundText {
    /// Whether a path of it may start with a name; true of a text that has the name elsewhere, too.
    package func mayName(_ root: String) -> Bool {
        guard let first = root.utf8.first else { return true }
        let bytes = text.utf8
        return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: root.utf8) }
    }

    /// Edits that change a part of the text; none where its place is not known.
    ///
    /// Text in single quotation marks becomes text in double ones where the file has the whole in single ones.
    func fixes(_ title: String, replace scalars: Range<Int>, with text: String, isGuess: Bool) -> [FixIt] {
        let all = self.text.unicodeScalars
        let written = String(String.UnicodeScalarView(all.dropFirst(scalars.lowerBound).prefix(scalars.count)))
        let place = range(of: scalars)
        // Where the place of a part is not known, the whole text stands for it.
        guard place.lineText == written, place != range || scalars.count == all.count else { return [] }
        func spelled(_ text: String) -> String { isInSingleQuotes ? text.replacing("'", with: "\"") : text }
        return [FixIt(spelled(title), replace: place, with: spelled(text), isGuess: isGuess)]
    }

    private var isInSingleQuotes: Bool {
        let before = SourcePosition(line: range.start.line, column: max(range.start.column - 1, 1))
        return SourceRange(file: range.file, start: before, end: range.start).lineText == "'"
    }
}
