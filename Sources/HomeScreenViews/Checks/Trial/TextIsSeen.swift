import ConfigSchema
import HomeScreenModel
import SceneModel
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let viewContrast = Rule(
        "view.contrast", .warning, "A text can hardly be told from what lies behind it.",
        explanation: """
            WCAG asks for a contrast of 4.5 to 1, and of 3 to 1 for text of at least 24 points, or 19 bold ones. What a \
            text stands on is what is painted below it: views, the layout's 'background', else the theme's. On a picture \
            nothing is known.
            """,
        wrong: .onYellow("↓white"), right: .onYellow("black"))
}

/// Texts can be told from what they stand on, in every mode.
enum TextIsSeen: TrialCheck {
    static let rules: [Rule] = [.viewContrast]

    static func run(_ trial: WidgetTrial, _ diagnostics: inout [Diagnostic]) {
        var known: Set<SourceRange> = []
        for (item, colors) in trial.looks where item.family.surface != .lockScreen {
            guard let root = item.picture.layout?.root else { continue }
            var painting = Painting(of: item, in: colors)
            for box in root.all {
                painting.add(box, in: colors)
                guard let text = box.text, text.lineCount > 0, !box.view.isRedacted, let key = box.view.range,
                    let ground = painting.ground(behind: box.content)
                else { continue }
                let values = box.view.values
                let color = colors.color("color", of: box.view) ?? colors.text
                let seen = color.opacity(color.alpha * (values.number("opacity") ?? 1))
                let worst = ground.min { ratio(seen, $0) < ratio(seen, $1) }
                // What every text may have needs no look at its font.
                guard let worst, ratio(seen, worst) < Contrast.minimum else { continue }
                // The colour of data is nobody's mistake in this file, unless its sample hides the text.
                let written = box.view.source?["color"]
                if case .bound? = written?.value {
                    // A text that is no colour may be drawn so that nobody sees it, which is told already.
                    guard ratio(seen, worst) < hidden, seen.alpha > 0.01 else { continue }
                }
                let font = TextSettings("", values).font
                let size = font.size * text.scale
                let isLarge = size >= 24 || size >= 18.66 && font.weight.number >= 700
                let wanted = isLarge ? Contrast.minimumOfIcons : Contrast.minimum
                guard ratio(seen, worst) < wanted else { continue }
                let place = written?.range ?? key
                guard known.insert(place).inserted else { continue }
                let better = enough(seen, on: ground, from: worst, wanted)
                let words = text.lines[0].count > 24 ? "'\(text.lines[0].prefix(24))…'" : "'\(text.lines[0])'"
                diagnostics.append(
                    Diagnostic(
                        .viewContrast, at: place,
                        "\(words) has a contrast of \(shown(ratio(seen, worst))) on \(worst.hexText) in the mode "
                            + "'\(colors.mode)'; it needs \(shown(wanted))",
                        hint: better.map { "\($0.hexText) is enough" }))
            }
        }
    }

    /// The nearest colour that can be told from all that lies behind a text; nil where none can.
    private static func enough(
        _ text: SRGBColor, on ground: [SRGBColor], from worst: SRGBColor, _ wanted: Double
    ) -> SRGBColor? {
        ([worst] + ground).lazy.compactMap { Contrast.nearestPassing(text, on: $0, minimum: wanted) }
            .first { color in ground.allSatisfy { ratio(color, $0) >= wanted } }
    }

    private static func ratio(_ text: SRGBColor, _ ground: SRGBColor) -> Double {
        Contrast.ratio(text.over(ground), ground)
    }

    /// The contrast below which nobody can read a text.
    ///
    /// No source has it; it is ours.
    private static let hidden = 1.05

    /// Cut, so that what is not enough never reads as enough.
    private static func shown(_ ratio: Double) -> String { ((ratio * 10).rounded(.down) / 10).shortText }
}

extension RuleExample {
    fileprivate static func onYellow(_ color: String) -> RuleExample {
        .themed(
            "systemMedium",
            """
            - column: { background: "#FFEEAA", items: [{ text: { value: Today, color: \(color), accent: true } }] }

            """)
    }
}
