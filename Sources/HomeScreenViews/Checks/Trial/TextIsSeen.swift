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
        for item in trial.sizes + trial.otherModes where item.family.surface != .lockScreen {
            guard let root = item.picture.layout?.root else { continue }
            var painting = Painting(of: item, on: trial.theme)
            for box in root.all {
                painting.add(box)
                guard let text = box.text, text.lineCount > 0, !box.view.isRedacted, let key = box.view.range,
                    let ground = painting.ground(behind: box.content)
                else { continue }
                let values = box.view.values
                let color = values.color("color") ?? item.picture.context.textColor
                let seen = color.opacity(color.alpha * (values.number("opacity") ?? 1))
                let worst = ground.min { ratio(seen, $0) < ratio(seen, $1) }
                // What every text may have needs no look at its font.
                guard let worst, ratio(seen, worst) < Contrast.minimum else { continue }
                let source = trial.source(at: key)
                // The colour of data is nobody's mistake in this file.
                if case .bound? = source?["color"]?.value { continue }
                let font = TextSettings("", values).font
                let size = font.size * text.scale
                let isLarge = size >= 24 || size >= 18.66 && font.weight.number >= 700
                let wanted = isLarge ? Contrast.minimumOfIcons : Contrast.minimum
                guard ratio(seen, worst) < wanted else { continue }
                let place = source?["color"]?.range ?? key
                guard known.insert(place).inserted else { continue }
                let better = Contrast.nearestPassing(seen, on: worst, minimum: wanted)
                let words = text.lines[0].count > 24 ? "'\(text.lines[0].prefix(24))…'" : "'\(text.lines[0])'"
                diagnostics.append(
                    Diagnostic(
                        .viewContrast, at: place,
                        "\(words) has a contrast of \(shown(ratio(seen, worst))) on \(worst.hexText) in the mode "
                            + "'\(item.mode)'; it needs \(shown(wanted))",
                        hint: better.map { "\($0.hexText) is enough" }))
            }
        }
    }

    private static func ratio(_ text: SRGBColor, _ ground: SRGBColor) -> Double {
        Contrast.ratio(text.over(ground), ground)
    }

    /// Cut, so that what is not enough never reads as enough.
    private static func shown(_ ratio: Double) -> String { ((ratio * 10).rounded(.down) / 10).shortText }
}

/// What has been painted so far, from the bottom up.
private struct Painting {
    /// Rectangles with their colours; nil for a picture.
    private var surfaces: [(rect: LayoutRect, colors: [SRGBColor]?)] = []

    /// A widget's own background.
    init(of item: WidgetTrial.Picture, on theme: Theme) {
        let size = item.picture.context.container
        let whole = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
        let background = item.picture.background
        let own = theme.widgetBackground(mode: item.mode)
        surfaces.append((whole, own.map { [$0] }))
        for key in ["color", "gradient"] {
            if let paint = background.paint(key) { surfaces.append((whole, paint.colors)) }
        }
        if background["image"] != nil || background.text("url") != nil { surfaces.append((whole, nil)) }
    }

    /// Paints what is a view's own, without its text.
    mutating func add(_ box: ViewBox) {
        let values = box.view.values
        func paint(_ rect: LayoutRect, _ colors: [SRGBColor]) {
            let opacity = values.number("opacity") ?? 1
            surfaces.append((rect, colors.map { $0.opacity($0.alpha * opacity) }))
        }
        if let background = values.paint("background") { paint(box.rect, background.colors) }
        if box.view.view is ShapeView {
            if let fill = values.paint("fill") {
                paint(box.content, fill.colors)
            } else if values["stroke"] == nil {
                surfaces.append((box.content, nil))
            }
        } else if box.view.view is ImageView || !box.view.view.isBuiltIn {
            surfaces.append((box.content, nil))
        }
    }

    /// The colours that may lie behind the middle of a rectangle; nil where a picture does.
    func ground(behind rect: LayoutRect) -> [SRGBColor]? {
        var result: [SRGBColor]?
        for surface in surfaces where surface.rect.holds(x: rect.centerX, y: rect.centerY) {
            guard let colors = surface.colors else {
                result = nil
                continue
            }
            if colors.allSatisfy({ $0.alpha >= 1 }) {
                result = colors
            } else {
                result = result.map { below in colors.flatMap { color in below.map { color.over($0) } } }
            }
        }
        return result
    }
}

extension LayoutRect {
    fileprivate func holds(x: Double, y: Double) -> Bool {
        x >= self.x && x <= right && y >= self.y && y <= bottom
    }
}

extension ViewPaint {
    fileprivate var colors: [SRGBColor] {
        switch self {
        case .color(let color): [color]
        case .gradient(let colors, _): colors
        }
    }
}

extension HomeView {
    /// Whether it is one of those that ship, of which is known what they paint.
    fileprivate var isBuiltIn: Bool { BuiltInViews.types.contains(ObjectIdentifier(type(of: self))) }
}

extension Theme {
    /// What stands behind widgets that say no background; nil where that cannot be told.
    fileprivate func widgetBackground(mode: String) -> SRGBColor? {
        guard let component = catalog.index(of: HomeWidget.name),
            let leaf = catalog.components[component].properties.leafIndex("backgroundColor")
        else { return nil }
        let situation = situation(mode: mode, deviceClass: "", locale: "")
        let value = Cascade(catalog: catalog, layers: layers).value(component: component, leaf: leaf, in: situation)
        guard case .color(let color)? = value.flatMap({ resolve($0, in: situation) }) else { return nil }
        return color
    }
}

extension RuleExample {
    fileprivate static func onYellow(_ color: String) -> RuleExample {
        .themed(
            "systemMedium",
            "- column: { background: \"#FFEEAA\", items: [{ text: { value: Today, color: \(color) } }] }\n")
    }
}
