import ConfigSchema
import HomeScreenModel
public import SceneModel
import SceneRendering

extension HomeScreenKind {
    /// How the system paints widgets, which values they show, which page of a home screen is looked at, how large texts
    /// are, and what a locked telephone shows.
    public var axes: [SceneAxis] {
        [Self.rendering, Self.content, Self.page, Self.textSize, Self.luminance, Self.privacy]
    }

    /// The sizes of widgets.
    public var formAxis: SceneAxis? {
        SceneAxis("family", "Family", help: "The size in which a widget is shown, such as systemMedium")
    }

    static let rendering = SceneAxis(
        "rendering", "Rendering", help: "How the system paints widgets: fullColor or accented, on lock screens vibrant")
    static let content = SceneAxis(
        "content", "Content", help: "Which values widgets show: live, snapshot or placeholder")
    static let page = SceneAxis("page", "Page", help: "The page of a home screen, from 1")
    static let textSize = SceneAxis(
        "textsize", "Text size", help: "How large people have set texts, such as xxxLarge; texts with a 'style' follow",
        isSetting: true)
    static let luminance = SceneAxis(
        "luminance", "Always on", help: "Whether a lock screen that is always on is dimmed: full or reduced",
        isSetting: true)
    static let privacy = SceneAxis(
        "privacy", "Privacy", help: "What a locked screen shows of private views: shown or hidden",
        isSetting: true)

    /// The samples, as in the system's gallery.
    public var galleryChoices: [String: String] { [Self.content.name: WidgetContent.snapshot.rawValue] }

    /// The renderings of the scene's surface, and its pages; what is on a screen while it is locked.
    public func choices(for scene: Scene, on device: Device) -> [AxisChoices] {
        let arrangement = arrangement(of: scene, on: device)
        let renderings = WidgetRendering.choices(on: arrangement.surface)
        let pages = (1...arrangement.pageCount).map { EnumerationCase(String($0), "Page \($0).") }
        return [
            AxisChoices(Self.rendering, renderings), AxisChoices(Self.content, WidgetContent.names),
            AxisChoices(Self.page, pages), AxisChoices(Self.textSize, TextSize.choices),
            AxisChoices(Self.luminance, arrangement.surface == .lockScreen ? Self.luminances : []),
            AxisChoices(Self.privacy, arrangement.surface == .homeScreen ? [] : Self.privacies),
        ].filter { $0.choices.count > 1 }
    }

    private static let luminances = [
        EnumerationCase("full", "The screen is awake."),
        EnumerationCase("reduced", "The screen is dimmed, and `{device.isDimmed}` is true."),
    ]

    private static let privacies = [
        EnumerationCase("shown", "The telephone is unlocked, or its owner shows everything."),
        EnumerationCase("hidden", "The telephone is locked, and shapes stand in for views with `redact: private`."),
    ]

    /// The pages of a home screen's widgets.
    public func places(of placements: [Placement], in scene: Scene, on device: Device) -> [[String: String]] {
        let arrangement = arrangement(of: scene, on: device)
        guard arrangement.pageCount > 1 else { return placements.map { _ in [:] } }
        return placements.map { placement in
            let item = arrangement.items.first { $0.placed.id == placement.id }
            return item.map { [Self.page.name: String($0.page)] } ?? [:]
        }
    }
}

extension WidgetRendering {
    /// The renderings that a surface has, its usual one first.
    static func all(on surface: WidgetFamily.Surface) -> [WidgetRendering] {
        switch surface {
        case .homeScreen: [fullColor, .accented]
        case .lockScreen: [vibrant, .accented]
        case .todayView: [fullColor]
        }
    }

    /// The same for whoever chooses among them.
    static func choices(on surface: WidgetFamily.Surface) -> [EnumerationCase] {
        all(on: surface).map { EnumerationCase($0.rawValue, $0.summary) }
    }

    private var summary: String {
        switch self {
        case .fullColor: "As the file says."
        case .accented: "White, and the tint where views are accented; backgrounds are gone."
        case .vibrant: "Dark, and how light a colour is becomes how much of it shows; backgrounds are gone."
        }
    }
}

extension RenderContext {
    /// How the system paints a widget of a family here.
    func rendering(of family: WidgetFamily) -> WidgetRendering {
        WidgetRendering(rawValue: axes[HomeScreenKind.rendering.name] ?? family.usualRendering) ?? .fullColor
    }

    /// Which values widgets show here.
    var content: WidgetContent {
        axes[HomeScreenKind.content.name].flatMap { WidgetContent(rawValue: $0) } ?? .live
    }

    /// How large people have set texts here.
    var textSize: TextSize { axes[HomeScreenKind.textSize.name].flatMap { TextSize(rawValue: $0) } ?? .large }

    /// Whether the screen is dimmed here, as one that is always on is.
    var isDimmed: Bool { axes[HomeScreenKind.luminance.name] == "reduced" }

    /// Whether private views are hidden here.
    var isLocked: Bool { axes[HomeScreenKind.privacy.name] == "hidden" }

    /// The page of a home screen that is looked at, from 1.
    var page: Int { axes[HomeScreenKind.page.name].flatMap { Int($0) } ?? 1 }
}
