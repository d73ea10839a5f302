import ConfigSchema
import HomeScreenModel
public import SceneModel
import SceneRendering

extension HomeScreenKind {
    /// How the system paints widgets, which values they show, and which page of a home screen is looked at.
    public var axes: [SceneAxis] { [Self.rendering, Self.content, Self.page] }

    /// The sizes of widgets.
    public var formAxis: SceneAxis? {
        SceneAxis("family", "Family", help: "The size in which a widget is shown, such as systemMedium")
    }

    static let rendering = SceneAxis(
        "rendering", "Rendering", help: "How the system paints widgets: fullColor or accented, on lock screens vibrant")
    static let content = SceneAxis(
        "content", "Content", help: "Which values widgets show: live, snapshot or placeholder")
    static let page = SceneAxis("page", "Page", help: "The page of a home screen, from 1")

    /// The samples, as in the system's gallery.
    public var galleryChoices: [String: String] { [Self.content.name: WidgetContent.snapshot.rawValue] }

    /// The renderings of the scene's surface, and its pages.
    public func choices(for scene: Scene, on device: Device) -> [AxisChoices] {
        let arrangement = arrangement(of: scene, on: device)
        let renderings = WidgetRendering.choices(on: arrangement.surface)
        let pages = (1...arrangement.pageCount).map { EnumerationCase(String($0), "Page \($0).") }
        return [
            AxisChoices(Self.rendering, renderings), AxisChoices(Self.content, WidgetContent.names),
            AxisChoices(Self.page, pages),
        ].filter { $0.choices.count > 1 }
    }

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

    /// The page of a home screen that is looked at, from 1.
    var page: Int { axes[HomeScreenKind.page.name].flatMap { Int($0) } ?? 1 }
}
