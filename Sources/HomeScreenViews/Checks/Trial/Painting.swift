import ConfigSchema
import SceneModel
import ThemeModel

/// What has been painted so far, from the bottom up.
struct Painting {
    /// A rectangle that is painted.
    struct Surface {
        let rect: LayoutRect
        /// Nil for a picture.
        let paint: ViewPaint?
        /// How much of it shows, from 0 to 1.
        var opacity = 1.0
        /// The view whose it is; nil for the widget's own background.
        var view: ResolvedView?
        /// Whether it takes the tint where the system tints widgets.
        var isAccented = false
    }

    private var surfaces: [Surface] = []

    /// A widget's own background, on the theme's.
    init(of item: WidgetTrial.Picture, in colors: ModeColors) {
        surfaces.append(Surface(rect: item.whole, paint: colors.ground.map { .color($0) }))
        addBackground(of: item, in: colors)
    }

    /// What stays of a widget's background where the system tints widgets: what is not removable.
    init(tinting item: WidgetTrial.Picture, in colors: ModeColors) {
        if item.picture.background["removable"] == .boolean(false) { addBackground(of: item, in: colors) }
    }

    private mutating func addBackground(of item: WidgetTrial.Picture, in colors: ModeColors) {
        let background = item.picture.background
        for key in ["color", "gradient"] {
            guard let paint = colors.paint(key, of: background, item.background) else { continue }
            surfaces.append(Surface(rect: item.whole, paint: paint))
        }
        guard background["image"] != nil || background.text("url") != nil else { return }
        surfaces.append(Surface(rect: item.whole, paint: nil))
    }

    /// Paints what is a view's own, without its text.
    mutating func add(_ box: ViewBox, in colors: ModeColors) {
        let view = box.view
        func add(_ paint: ViewPaint, _ rect: LayoutRect) {
            let opacity = view.values.number("opacity") ?? 1
            surfaces.append(Surface(rect: rect, paint: paint, opacity: opacity, view: view, isAccented: box.isAccented))
        }
        if view.source?.mayPaint != false, let background = colors.paint("background", of: view) {
            add(background, box.rect)
        }
        let type = ObjectIdentifier(type(of: view.view))
        if type == ObjectIdentifier(ShapeView.self) {
            if let fill = colors.paint("fill", of: view) {
                add(fill, box.content)
            } else if view.values["stroke"] == nil {
                surfaces.append(Surface(rect: box.content, paint: nil))
            }
        } else if type == ObjectIdentifier(ImageView.self) || !BuiltInViews.types.contains(type) {
            // Of a view from elsewhere is not known what it paints.
            surfaces.append(Surface(rect: box.content, paint: nil))
        }
    }

    /// How much of one tint lies behind the middle of a rectangle where the system tints widgets.
    ///
    /// - Returns: The share, from 0 to 1, and what gives most of it; nothing on a picture, of which nothing is known.
    func tint(isAccented: Bool, behind rect: LayoutRect) -> (share: Double, from: Surface?) {
        var (share, source): (Double, Surface?) = (0, nil)
        for surface in surfaces where surface.rect.holds(x: rect.centerX, y: rect.centerY) {
            guard let paint = surface.paint else {
                (share, source) = (0, nil)
                continue
            }
            let cover = (paint.colors(in: rect, of: surface.rect).map(\.alpha).min() ?? 0) * surface.opacity
            let isAlike = surface.isAccented == isAccented
            if isAlike, cover >= share { source = surface }
            share = (isAlike ? cover : 0) + (1 - cover) * share
        }
        return (share, source)
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

extension WidgetTrial.Picture {
    fileprivate var whole: LayoutRect {
        let size = picture.context.container
        return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    }
}

extension LayoutRect {
    fileprivate func holds(x: Double, y: Double) -> Bool {
        x >= self.x && x <= right && y >= self.y && y <= bottom
    }
}
