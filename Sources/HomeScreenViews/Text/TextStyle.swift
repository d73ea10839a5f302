import ConfigSchema

/// The styles of texts by iOS's names, at the size of text that people have when they change nothing.
///
/// Sizes, weights and lines are those of the table *Large (default)* under *Typography* in Apple's Human Interface
/// Guidelines.
enum TextStyle: String, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// In points.
    var size: Double {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }

    var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The height of a line in points.
    var line: Double {
        switch self {
        case .largeTitle: 41
        case .title: 34
        case .title2: 28
        case .title3: 25
        case .headline, .body: 22
        case .callout: 21
        case .subheadline: 20
        case .footnote: 18
        case .caption: 16
        case .caption2: 13
        }
    }

    /// The height of a line of a size that no style has, in sizes: about that of San Francisco.
    static let lineFactor = 1.2

    static let cases = allCases.map { style in
        EnumerationCase(
            style.rawValue,
            "\(style.size.shortText) points, \(style.weight.rawValue), lines of \(style.line.shortText).",
            synonyms: style == .title ? ["title1"] : style == .caption ? ["caption1"] : [])
    }
}
