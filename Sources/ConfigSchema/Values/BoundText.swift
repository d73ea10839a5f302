public import SourceDiagnostics

/// A text with places for live values, as a file has it: `"{weather.city | or('–')}"`.
///
/// What the braces mean is not decided here: whoever knows the values reads the text, and holds what it gives to
/// ``kind``, which is what the property expects.
public struct BoundText: Sendable {
    /// The text between its quotation marks.
    public let text: String

    /// What the property expects of the value in its place.
    public let kind: PropertyKind

    /// Where the text stands, with its quotation marks where a part of it could not be found.
    public let range: SourceRange

    /// Whether the file has it without quotation marks, so that YAML reads its braces as a map.
    ///
    /// The text is what was meant. Whoever reads its places tells of it.
    package let isUnquoted: Bool

    /// Whether each character of the text stands in the file as it is, so that parts of it have places.
    private let isVerbatim: Bool

    init(text: String, kind: PropertyKind, content: SourceRange?, whole: SourceRange, isUnquoted: Bool = false) {
        self.text = text
        self.kind = kind
        self.isUnquoted = isUnquoted
        range = content ?? whole
        isVerbatim = content != nil
    }

    /// Where a part of the text stands; the whole text's place where it spans lines or has escapes.
    ///
    /// - Parameter scalars: The part, counted in Unicode scalars from 0.
    /// - Returns: Its place in the file.
    public func range(of scalars: Range<Int>) -> SourceRange {
        isVerbatim ? range.slice(from: scalars.lowerBound, length: scalars.count) : range
    }

    /// Whether a text has a place for a value, or a brace that is written twice.
    static func isMeant(by text: String) -> Bool { text.utf8.contains { $0 == 0x7B || $0 == 0x7D } }
}

extension ConfigValue {
    /// Gives every text with places for live values, however deep it stands.
    package func forEachBoundText(_ body: (BoundText) -> Void) {
        switch value {
        case .bound(let text): body(text)
        case .list(let items):
            for item in items { item.forEachBoundText(body) }
        case .map(let entries), .byMode(let entries), .byDevice(let entries), .byLocale(let entries):
            for entry in entries { entry.value.forEachBoundText(body) }
        case .record(let record):
            for field in record.fields { field.value.forEachBoundText(body) }
        default: break
        }
    }
}
