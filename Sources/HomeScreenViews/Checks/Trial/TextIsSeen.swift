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
                // The colour of data is nobody's mistake in this file.
                let written = box.view.source?["color"]
                if case .bound? = written?.value { continue }
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

    /// Cut, so that what is not enough never reads as enough.
    private static func shown(_ ratio: Double) -> String { ((ratio * 10).rounded(.down) / 10).shortText }
}

/// What has been painted so far, from the bottom up.
private struct Painting {
    /// Rectangles with what they are painted with, and how much of it shows; nil for a picture.
    private var surfaces: [(rect: LayoutRect, paint: ViewPaint?, opacity: Double)] = []

    /// A widget's own background.
    init(of item: WidgetTrial.Picture, in colors: ModeColors) {
        let size = item.picture.context.container
        let whole = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
        let background = item.picture.background
        surfaces.append((whole, colors.ground.map { .color($0) }, 1))
        for key in ["color", "gradient"] {
            if let paint = colors.paint(key, of: background, item.background) { surfaces.append((whole, paint, 1)) }
        }
        if background["image"] != nil || background.text("url") != nil { surfaces.append((whole, nil, 1)) }
    }

    /// Paints what is a view's own, without its text.
    mutating func add(_ box: ViewBox, in colors: ModeColors) {
        let view = box.view
        var opacity: Double { view.values.number("opacity") ?? 1 }
        if view.source?.mayPaint != false, let background = colors.paint("background", of: view) {
            surfaces.append((box.rect, background, opacity))
        }
        let type = ObjectIdentifier(type(of: view.view))
        if type == ObjectIdentifier(ShapeView.self) {
            if let fill = colors.paint("fill", of: view) {
                surfaces.append((box.content, fill, opacity))
            } else if view.values["stroke"] == nil {
                surfaces.append((box.content, nil, 1))
            }
        } else if type == ObjectIdentifier(ImageView.self) || !BuiltInViews.types.contains(type) {
            // Of a view from elsewhere is not known what it paints.
            surfaces.append((box.content, nil, 1))
        }
    }

    /// The colours that may lie behind a rectangle whose middle they are behind; nil where a picture is.
    func ground(behind rect: LayoutRect) -> [SRGBColor]? {
        var result: [SRGBColor]?
        for surface in surfaces where surface.rect.holds(x: rect.centerX, y: rect.centerY) {
            guard let paint = surface.paint else {
                result = nil
                continue
            }
            let colors = paint.colors(in: rect, of: surface.rect).map { $0.opacity($0.alpha * surface.opacity) }
            if colors.allSatisfy({ $0.alpha >= 1 }) {
                result = colors
            } else {
                result = result.map { below in Self.few(of: colors.flatMap { color in below.map { color.over($0) } }) }
            }
        }
        return result
    }
}

extension Painting {
    /// The lightest, the darkest and some between them, each once: what lies on each other would be ever more colours.
    private static func few(of colors: [SRGBColor]) -> [SRGBColor] {
        func key(_ color: SRGBColor) -> (Double, String) { (Contrast.ratio(color, .black), color.hexText) }
        let sorted = Set(colors).sorted { key($0) < key($1) }
        guard sorted.count > most else { return sorted }
        return (0..<most).map { sorted[$0 * (sorted.count - 1) / (most - 1)] }
    }

    private static let most = 12
}

extension LayoutRect {
    fileprivate func holds(x: Double, y: Double) -> Bool {
        x >= self.x && x <= right && y >= self.y && y <= bottom
    }
}

extension RuleExample {
    fileprivate static func onYellow(_ color: String) -> RuleExample {
        .themed(
            "systemMedium",
            "- column: { background: \"#FFEEAA\", items: [{ text: { value: Today, color: \(color) } }] }\n")
    }
}
