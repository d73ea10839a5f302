import ConfigSchema
import HomeScreenModel
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let viewTint = Rule(
        "view.tint", .warning, "A text is lost where the system tints widgets.",
        explanation: """
            On a tinted screen only the opacity of each colour is left: what is 'accent: true' takes the tint, \
            everything else is white. A text stays legible on what lets the dark glass below it through, or where one \
            of the two is accented and the other one not. A contrast of 3 to 1 is asked for. On a picture nothing is \
            known.
            """,
        wrong: .themed(
            "systemMedium",
            "- column: { background: ↓\"#FFEEAA\", items: [{ text: { value: Today, color: black } }] }\n"),
        right: .themed(
            "systemMedium",
            "- column: { background: \"#FFEEAA\", items: [{ text: { value: Today, color: black, accent: true } }] }\n"))
}

/// Texts can be told from what they stand on where both have one colour.
enum TextIsTinted: TrialCheck {
    static let rules: [Rule] = [.viewTint]

    static func run(_ trial: WidgetTrial, _ diagnostics: inout [Diagnostic]) {
        var known: Set<SourceRange> = []
        for (item, colors) in trial.tinted {
            guard let root = item.picture.layout?.root else { continue }
            var painting = Painting(tinting: item, in: colors)
            for box in root.all {
                painting.add(box, in: colors)
                guard let text = box.text, text.lineCount > 0, !box.view.isRedacted, let key = box.view.range else {
                    continue
                }
                let (share, source) = painting.tint(isAccented: box.isAccented, behind: box.content)
                guard share > 0 else { continue }
                let own = colors.color("color", of: box.view)?.alpha ?? 1
                let opacity = own * (box.view.values.number("opacity") ?? 1)
                // Words that are faint by themselves are not lost by what lies behind them.
                guard isLost(opacity, on: share), !isLost(opacity, on: 0) else { continue }
                // All texts on one ground are lost by it.
                let place = source?.view?.placeOfPaint ?? key
                guard known.insert(place).inserted else { continue }
                let words = text.lines[0].count > 24 ? "'\(text.lines[0].prefix(24))…'" : "'\(text.lines[0])'"
                diagnostics.append(
                    Diagnostic(
                        .viewTint, at: place,
                        "where the system tints widgets, \(words) and what lies behind it are both "
                            + (box.isAccented ? "the tint" : "white"),
                        hint: box.isAccented
                            ? "let the words alone be 'accent: true', or give the ground an alpha, such as white @ 20%"
                            : "make the words 'accent: true', or give the ground an alpha, such as white @ 20%"))
            }
        }
    }
}

extension TextIsTinted {
    /// Whether words that are painted with an opacity vanish on so much of the same colour, over dark glass.
    private static func isLost(_ opacity: Double, on share: Double) -> Bool {
        let ground = SRGBColor.white.opacity(share).over(.black)
        return Contrast.ratio(SRGBColor.white.opacity(opacity).over(ground), ground) < Contrast.minimumOfIcons
    }
}

extension ResolvedView {
    /// Where the file says what it is painted with; its name where that cannot be told.
    fileprivate var placeOfPaint: SourceRange? { (source?["background"] ?? source?["fill"])?.range ?? range }
}
