import SourceDiagnostics

/// What a property's value may be, and so how its text is read.
///
/// Types come from here and never from YAML: the text `no` is a boolean's mistake, an identifier or a word, depending
/// on the kind of the property that it belongs to.
public indirect enum PropertyKind: Sendable {
    /// `true` or `false`.
    case boolean
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// A number, or `$name` of the theme's metrics.
    case number(ClosedRange<Double>)
    /// Points, `12s`, `50%`, or `$name` of the theme's metrics.
    case length
    /// A colour, see `ColorExpression`.
    case color
    /// `$name` of the theme's fonts, or a map of size, weight and family.
    case font
    /// The same for a font token, where the map may also have a `file`.
    case fontSource
    /// `$name` of the theme's shadows, or a map of color, offset, radius and opacity.
    case shadow
    /// The name of an image of the theme.
    case image
    /// A file below the theme's folder, or a map of `file` and `tint`.
    case imageSource
    /// Text that is the same in every language: an identifier, a path, a person's name.
    case string
    /// Text that people read: literal, or a map by locale.
    case text
    /// `90s`, `5m`, `1h30m`.
    case duration
    /// ISO 8601, or a distance from the scene's clock such as `-12m`.
    case instant
    /// One of some names.
    case enumeration([EnumerationCase])
    /// `$name` of one category, where no literal makes sense.
    case token(TokenCategory)
    /// An expression of the layout language.
    case layout
    /// Values in order.
    case list(of: PropertyKind, count: ClosedRange<Int>)
    /// Values by names that the file chooses.
    case map(of: PropertyKind, keys: MapKeys)
    /// Values by names, where the name decides the kind.
    case keyed(KeyedKinds)
    /// A fixed set of properties.
    case record(PropertyGroup)
    /// A value, or a map of it by the theme's modes.
    case byMode(PropertyKind)
    /// A value, or a map of it by device class.
    case byDevice(PropertyKind)
    /// A map by locale whose values are of a kind; `text` is the usual one.
    case byLocale(PropertyKind)
    /// Another kind for each shape that the value is written in.
    case shape(scalar: PropertyKind?, list: PropertyKind?, map: PropertyKind?)
    /// A kind that may contain itself.
    case nested(RecursiveKind)
    /// A value, or a text such as `"{weather.city}"` that says which live value takes its place.
    case bound(PropertyKind)
    /// Anything that JSON can express, kept as it is.
    case anything
}

/// One name of an enumeration, with what it means.
public struct EnumerationCase: Hashable, Sendable {
    /// The name in the file.
    public let name: String
    /// What the name means, in one sentence for the reference and for editors.
    public let summary: String
    /// Other words for it that people write, in small letters; a finding about one of them suggests the name.
    public let synonyms: [String]
    /// A regular expression for the texts that are read as well, of which the name is an example; nil where it is all.
    ///
    /// It matches whole texts, and uses only what ECMA 262, Python and Swift understand alike.
    package var pattern: String? { form?.pattern }

    private let form: TextForm?

    /// Makes a case.
    public init(_ name: String, _ summary: String, synonyms: [String] = []) {
        self.name = name
        self.summary = summary
        self.synonyms = synonyms
        form = nil
    }

    /// Makes a case that stands for every text of a form.
    ///
    /// `mending` gives what may be meant by a text that is not of the form; findings suggest it where it is.
    package init(
        _ name: String, _ summary: String, matching pattern: String, mending: (@Sendable (String) -> String)? = nil
    ) {
        self.name = name
        self.summary = summary
        synonyms = []
        form = TextForm(pattern, mending: mending)
    }

    /// The text that is meant by another one, which is not of the form that the case stands for; nil where nobody knows.
    func meant(by text: String) -> String? { form?.meant(by: text) }

    /// Whether a text, which is not the name, is of the form that the case stands for.
    package func matches(_ text: String) -> Bool { form?.matches(text) ?? false }
}

/// Which keys a map may have.
public enum MapKeys: Sendable {
    /// Any name; the word says what it names, such as `token`.
    case any(String)
    /// One of these; the word says what they are, such as `component`.
    case oneOf([String], String)
    /// Exactly one key, one of these.
    case exactlyOneOf([String], String)
}

/// The parts of a theme that values refer to.
public enum TokenCategory: String, Hashable, Sendable, CaseIterable {
    /// Colours by mode.
    case colors
    case fonts
    /// Numbers: radii, widths, spacings, opacities.
    case metrics
    case shadows
    /// Icons and pictures.
    case images

    /// One of them, for messages: `colour`.
    public var noun: String {
        switch self {
        case .colors: "colour"
        case .fonts: "font"
        case .metrics: "metric"
        case .shadows: "shadow"
        case .images: "image"
        }
    }
}

extension PropertyKind {
    /// What is expected, for the end of a sentence: `a colour such as "#357BF6" or $systemBrandColor`.
    package var expectation: String {
        switch self {
        case .boolean: "true or false"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range):
            "a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound)), or $name of a metric"
        case .length: "a length such as 12, 12s or 50%, or $name of a metric"
        case .color: "a colour such as \"#357BF6\", 'white @ 80%' or $name"
        case .font: "a font: $name, or a map of size, weight and family"
        case .fontSource: "a font: $name, or a map of size, weight, family and file"
        case .shadow: "a shadow: $name, or a map of color, offset, radius and opacity"
        case .image: "the name of an image"
        case .imageSource: "the path of an \(ImageFormat.names) file, or a map of file and tint"
        case .string: "text"
        case .text: "text, or a map of it by locale"
        case .duration: "a duration such as 90s, 5m or 1h30m"
        case .instant: "an instant such as 2026-03-02T09:12:00Z or -12m"
        case .enumeration(let cases):
            cases.count > 6 ? "one of \(cases.count) names" : "one of " + cases.map(\.name).joinedAsList("or")
        case .token(let category): "$name of a \(category.noun)"
        case .layout: "a length or an edge such as 'board.right - 12'"
        case .list(let element, _): "a list; each item is \(element.expectation)"
        case .map(_, .any(let noun)), .map(_, .oneOf(_, let noun)): "a map by \(noun)"
        case .map(_, .exactlyOneOf(_, let noun)): "a map with one \(noun) as its key"
        case .keyed(let kinds): kinds.isSingle ? "a map with one \(kinds.noun) as its key" : "a map by \(kinds.noun)"
        case .record(let group): "a map with keys such as " + group.members.prefix(3).map(\.key).joinedAsList()
        case .byMode(let kind): kind.expectation + ", or a map of it by mode"
        case .byDevice(let kind): kind.expectation
        case .byLocale(let kind): "a map by locale; each value is " + kind.expectation
        case .shape(let scalar, let list, let map):
            [scalar, list, map].compactMap { $0?.expectation }.joinedAsList("or")
        case .nested(let kind): kind.noun
        case .bound(let kind): kind.expectation
        case .anything: "a value"
        }
    }

    /// The kind without its choices by mode and device, and without live values.
    package var unconditional: PropertyKind {
        switch self {
        case .byMode(let kind), .byDevice(let kind), .bound(let kind): kind.unconditional
        default: self
        }
    }

    /// A number without a fraction that is zero.
    static func short(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
