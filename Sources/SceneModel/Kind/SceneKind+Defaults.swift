public import ConfigSchema
public import LiveValues
public import SourceDiagnostics
public import ThemeModel

// What a kind need not say: a kind that leaves all of it out has components in frames, and nothing of its own besides.

extension SceneKind {
    /// A sentence that fits every kind.
    public var typeSummary: String { "What the scene shows." }

    /// The first one.
    public var defaultDevice: Device { devices.first ?? .unnamed }

    /// No findings beside those that every kind has.
    public var rules: [Rule] { [] }

    /// Nothing to start from.
    public var startingFiles: StartingFiles? { nil }

    /// No guides beside those of the floors.
    public var guides: [Guide] { [] }

    /// Nothing that the reference would have to tell of its own.
    public var topics: [DeclaredTopic] { [] }

    /// No examples in the help of commands.
    public var commandExamples: [CommandExample] { [] }

    /// Scenes, themes and fixtures are all its files.
    public var fileFormats: [FileFormat] { [] }

    /// A scene like those of other kinds.
    public var sceneNoun: String? { nil }

    /// Components in frames.
    public var placing: FilePlacing? { nil }

    /// Needs none.
    public func gather(
        _ placements: [Placement], with fixture: Fixture?, from files: inout KindFiles,
        _ findings: inout [Diagnostic]
    ) {}

    /// Finds nothing.
    public func checkFile(
        _ file: KindDocument, among others: inout KindFiles, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]
    ) {}

    /// Is seen in scenes alone.
    public func showing(_ file: KindDocument, among others: inout KindFiles) -> FileShowing? { nil }

    /// No file is shown by itself, so that there are no forms.
    public var formAxis: SceneAxis? { nil }

    /// A scene has one picture for each mode, device and language.
    public var axes: [SceneAxis] { [] }

    /// The first ones.
    public var galleryChoices: [String: String] { [:] }

    /// There is nothing to choose from.
    public func choices(for scene: Scene, on device: Device) -> [AxisChoices] { [] }

    /// Everything is there with any choice.
    public func places(of placements: [Placement], in scene: Scene, on device: Device) -> [[String: String]] {
        placements.map { _ in [:] }
    }

    /// They have no place.
    public func frames(of placements: [Placement], in scene: Scene, on device: Device) -> [LayoutRect?] {
        placements.map { _ in nil }
    }

    /// Scenes have the sections of every kind alone.
    public func sceneSections(for catalog: ConfigCatalog) -> [PropertySpec] { [] }

    /// Files configure components in `components` alone.
    public func configurations(in file: RecordValue, _ catalog: ConfigCatalog) -> [ComponentConfiguration] { [] }

    /// Finds nothing.
    public func checkSections(of scene: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {}

    /// Finds nothing.
    public func checkFixture(_ fixture: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {}

    /// Finds nothing.
    public func check(_ scene: Scene, theme: Theme?, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {}

    /// Scenes are as high as the screen.
    public func scrolls(_ type: String) -> Bool { false }

    /// The whole screen, unscaled.
    public func canvas(on device: Device) -> Canvas { Canvas(filling: device) }

    /// Beside the part, 8 points away, moved to stay on the canvas.
    public func popupFrame(
        of size: LayoutSize, openingFrom source: LayoutRect, on side: PopupSide, in canvas: Canvas
    ) -> LayoutRect {
        let x = side == .left ? source.x - 8 - size.width : source.centerX - size.width / 2
        let y = side == .left ? source.y : source.bottom + 8
        return LayoutRect(
            x: max(0, min(x, canvas.bounds.width - size.width)), y: max(0, min(y, canvas.bounds.height - size.height)),
            width: size.width, height: size.height)
    }

    /// Nothing is known of any component.
    public func outline(of component: String) -> ComponentOutline? { nil }

    /// It cannot be told.
    public func audiences(in fixture: RecordValue) -> [String]? { nil }

    /// The first one.
    public func defaultViewer(in fixture: RecordValue) -> String? { viewers(in: fixture)?.first }

    /// Nothing happens by itself.
    public func forecast(_ request: ForecastRequest) -> Forecast? { nil }

    /// Nothing that others could see.
    public func value(at path: String, in store: any LiveStore) -> LiveValue? { nil }

    /// Fixtures look into no other fixture.
    public func neighbour(of scene: Scene) -> String? { nil }

    /// Looks into no other store.
    public func show(_ neighbour: NeighbourStore, to store: any LiveStore) {}

    /// Nothing lies inside of another scene.
    public func innerScene(of scene: Scene) -> ConfigValue? { nil }

    /// No configuration decides about what lies inside.
    public var innerConfiguration: String? { nil }

    /// Stores have no inner parts.
    public func isInside(_ viewer: String, in store: any LiveStore) -> Bool { false }

    /// Nothing: scenes with one fixture share a store.
    public func storeVariant(of scene: Scene) -> String { "" }
}
