import ConfigSchema

/// The styles of texts by iOS's names, in each size of text that people can set.
///
/// Sizes and lines are those of *iOS, iPadOS Dynamic Type sizes* and *larger accessibility type sizes* under Typography in
/// Apple's Human Interface Guidelines (developer.apple.com/design/human-interface-guidelines/typography), as of 16 December
/// 2025. `AX1` to `AX5` of the tables are ``TextSize/accessibility1`` to ``TextSize/accessibility5``.
enum TextStyle: String, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

    var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The size of the font in points.
    func size(at step: TextSize) -> Double { figures(at: step).size }

    /// The height of a line in points.
    func line(at step: TextSize) -> Double { figures(at: step).line }

    /// The height of a line of a size that no style has, in sizes: about that of San Francisco.
    static let lineFactor = 1.2

    static let cases = allCases.map { style in
        EnumerationCase(
            style.rawValue,
            "\(style.size(at: .large).shortText) points, \(style.weight.rawValue), lines of "
                + "\(style.line(at: .large).shortText).",
            synonyms: style == .title ? ["title1"] : style == .caption ? ["caption1"] : [])
    }

    private func figures(at step: TextSize) -> (size: Double, line: Double) {
        let row = Self.table(step)
        // A case without a column would be a mistake of this file.
        let column = Self.allCases.firstIndex(of: self) ?? 0
        return row.indices.contains(column) ? row[column] : (17, 22)
    }

    /// Size and line of each style, in the order of the cases.
    private static func table(_ step: TextSize) -> [(size: Double, line: Double)] {
        switch step {
        case .xSmall:
            [
                (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13),
                (11, 13),
            ]
        case .small:
            [
                (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13),
                (11, 13),
            ]
        case .medium:
            [
                (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13),
                (11, 13),
            ]
        case .large:
            [
                (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16),
                (11, 13),
            ]
        case .xLarge:
            [
                (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19),
                (13, 18),
            ]
        case .xxLarge:
            [
                (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21),
                (15, 20),
            ]
        case .xxxLarge:
            [
                (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23),
                (17, 22),
            ]
        case .accessibility1:
            [
                (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28),
                (20, 25),
            ]
        case .accessibility2:
            [
                (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32),
                (24, 30),
            ]
        case .accessibility3:
            [
                (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39),
                (29, 35),
            ]
        case .accessibility4:
            [
                (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44),
                (34, 41),
            ]
        case .accessibility5:
            [
                (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51),
                (40, 48),
            ]
        }
    }
}
