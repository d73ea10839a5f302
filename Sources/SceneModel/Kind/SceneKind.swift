public import ConfigSchema
public import LiveValues
public import SourceDiagnostics
public import ThemeModel

/// One kind of scene: what its files may say, on which screens it stands, who looks at it, and what is live in it.
///
/// The floors below know files, values, frames and pages; everything that belongs to one domain is said here. A program
/// hands its kinds over as values, and nothing else has to be told that there is one more.
///
/// A scene's `type` decides its kind, in the scene's own file; one that says none is of the first kind. Where two kinds
/// could meet (keys of a fixture, names of components, types), the names must differ.
public protocol SceneKind: Sendable {
    /// What it is called in messages and declarations, as one word: `noticeBoard`.
    var name: String { get }

    /// The values of `type` that it answers for; the first one is meant by a scene that says none.
    var types: [EnumerationCase] { get }

    /// One sentence about ``types``, for the reference and for editors.
    var typeSummary: String { get }

    /// What one of its scenes is called where those of other kinds are not meant, such as `notice`; nil for a scene.
    ///
    /// `schema` takes it for the format of its scenes alone.
    var sceneNoun: String? { get }

    /// The screens with a name of their own, the device classes among them; the first of a class stands for it in checks.
    var devices: [Device] { get }

    /// The screen of a scene that names none.
    var defaultDevice: Device { get }

    /// The named groups of viewers, which the files call roles: a placement may be there for some of them alone.
    var audiences: [EnumerationCase] { get }

    /// The rules that its checks add, in the order in which `rules` lists them.
    var rules: [Rule] { get }

    /// What the command `new` writes for it; nil when there is nothing to start from.
    var startingFiles: StartingFiles? { get }

    /// What the reference tells about working with its scenes, in the order in which somebody would read it.
    var guides: [Guide] { get }

    /// What the reference tells of things that only its files have.
    var topics: [DeclaredTopic] { get }

    /// Lines to copy with names of its own, which follow a command's general ones in its help text.
    var commandExamples: [CommandExample] { get }

    // MARK: Files

    /// The kinds of file that it brings.
    var fileFormats: [FileFormat] { get }

    /// How its scenes place what files describe; nil for scenes that put components into frames.
    var placing: FilePlacing? { get }

    /// Looks up the files that a scene's placements and its fixture need, and tells of those that are not there.
    ///
    /// - Parameters:
    ///   - placements: The scene's, those that it inherits among them.
    ///   - fixture: The scene's fixture, whose files are looked up, too; nil without one.
    ///   - files: What was asked of it is the scene's to be drawn with.
    ///   - findings: What to add to.
    func gather(
        _ placements: [Placement], with fixture: Fixture?, from files: inout KindFiles,
        _ findings: inout [Diagnostic]
    )

    /// Checks a file of one of its ``fileFormats``.
    ///
    /// - Parameters:
    ///   - file: What was read.
    ///   - others: The files beside it.
    ///   - catalog: What files are checked against.
    ///   - findings: What to add to.
    func checkFile(
        _ file: KindDocument, among others: inout KindFiles, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic])

    /// How a file of one of its ``fileFormats`` is shown by itself.
    ///
    /// - Parameters:
    ///   - file: What was read.
    ///   - others: The files beside it.
    /// - Returns: Its forms; nil for one that is seen in scenes alone.
    func showing(_ file: KindDocument, among others: inout KindFiles) -> FileShowing?

    /// The axis on which files that are shown by themselves have their pictures; nil where none are.
    var formAxis: SceneAxis? { get }

    /// The keys that its scenes have at the top level beside those that every scene has.
    func sceneSections(for catalog: ConfigCatalog) -> [PropertySpec]

    /// The keys that it adds to fixtures. A fixture may serve scenes of several kinds.
    func fixtureSections(for catalog: ConfigCatalog) -> [PropertySpec]

    /// What its sections of a scene file or a fixture say of components' looks.
    func configurations(in file: RecordValue, _ catalog: ConfigCatalog) -> [ComponentConfiguration]

    /// Checks its sections of one scene file, which can be told without any other file.
    func checkSections(of scene: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic])

    /// Checks its sections of a fixture.
    func checkFixture(_ fixture: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic])

    /// Checks a scene with everything that it inherits; only what stands in its own file is reported.
    ///
    /// The theme is nil when it cannot be read.
    func check(_ scene: Scene, theme: Theme?, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic])

    // MARK: Screens

    /// Whether scenes of a type scroll down, so that people reach what lies below the screen.
    func scrolls(_ type: String) -> Bool

    /// The part of a screen that a scene is laid out in, and the factor of scaled lengths.
    func canvas(on device: Device) -> Canvas

    /// Where stands what files describe; asked where ``placing`` says that scenes place such.
    ///
    /// - Parameters:
    ///   - placements: The entries of `compose` that the device has.
    ///   - scene: The scene with its files.
    ///   - device: The screen.
    /// - Returns: A rectangle for each, in the canvas's coordinates; nil leaves it out.
    func frames(of placements: [Placement], in scene: Scene, on device: Device) -> [LayoutRect?]

    /// What can be chosen about its pictures beside theme, mode, device and language.
    var axes: [SceneAxis] { get }

    /// What the gallery chooses on the ``axes`` for files that are shown by themselves, by the names of axes.
    var galleryChoices: [String: String] { get }

    /// What can be chosen for a scene on a screen; an axis on which it has but one choice is left out.
    func choices(for scene: Scene, on device: Device) -> [AxisChoices]

    /// Where on the ``axes`` placements are there, by the names of axes; asked where there are some.
    ///
    /// - Parameters:
    ///   - placements: The entries of `compose` that the device has.
    ///   - scene: The scene with its files.
    ///   - device: The screen.
    /// - Returns: The choices that each needs; none for one that is there with any.
    func places(of placements: [Placement], in scene: Scene, on device: Device) -> [[String: String]]

    /// Where a popup stands that opens from a part of a component.
    ///
    /// - Parameters:
    ///   - size: The popup's own size.
    ///   - source: The part, in the canvas's coordinates.
    ///   - side: Where the component wants it.
    ///   - canvas: The canvas that both stand in.
    /// - Returns: The popup's rectangle, in the canvas's coordinates.
    func popupFrame(
        of size: LayoutSize, openingFrom source: LayoutRect, on side: PopupSide, in canvas: Canvas
    ) -> LayoutRect

    /// What a component of its own takes up on a screen; nil leaves the component out of the checks of screens.
    func outline(of component: String) -> ComponentOutline?

    /// The names of the audiences that a fixture's users belong to; nil when that cannot be told.
    func audiences(in fixture: RecordValue) -> [String]?

    // MARK: Viewers and what is live

    /// The users through whose eyes a scene can be seen at the start; nil when some could not be read.
    func viewers(in fixture: RecordValue) -> [String]?

    /// The user through whose eyes a scene is seen that names none; nil for anybody.
    func defaultViewer(in fixture: RecordValue) -> String?

    /// What tells stores of scenes with one fixture apart: scenes with the same text share one.
    func storeVariant(of scene: Scene) -> String

    /// Opens what is live in a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene, with its fixture.
    ///   - time: What now is for a fixture that says no time of its own.
    ///   - clock: The store's time; nil lets the fixture decide, and real time run.
    /// - Returns: The store, which the scene's pages share.
    func open(_ scene: Scene, at time: Timestamp, clock: (any LiveClock)?) -> any LiveStore

    /// Brings a store that ``open(_:at:clock:)`` made up to date with a scene whose files were edited.
    ///
    /// What users did meanwhile stays where the files did not change. The time is that of the opening.
    func update(_ store: any LiveStore, to scene: Scene, openedAt time: Timestamp)

    /// What happens by itself to what one of the kind's own files describes; nil for a file to which nothing does.
    func forecast(_ request: ForecastRequest) -> Forecast?

    /// What stands at a path of a store, for stores of other kinds that look into it; nil where there is nothing.
    func value(at path: String, in store: any LiveStore) -> LiveValue?

    /// The scene into whose store one of this kind looks; nil where the fixture names none.
    func neighbour(of scene: Scene) -> String?

    /// Lets a store look into the one of its ``neighbour(of:)``: at first, and whenever something has changed there.
    func show(_ neighbour: NeighbourStore, to store: any LiveStore)

    /// The id of the scene that some viewers of one see in its place, as its files say it: those who are in an inner part of
    /// its store at the moment; nil for a scene without such a part.
    func innerScene(of scene: Scene) -> ConfigValue?

    /// The name of the configuration without which a scene has no inner part: where `enable` is off, whoever is inside goes
    /// on seeing the scene; where `visible` is off, nothing at all. Nil for none.
    var innerConfiguration: String? { get }

    /// Whether a user is in an inner part of a store, and sees ``innerScene(of:)`` there.
    func isInside(_ viewer: String, in store: any LiveStore) -> Bool

    /// The name of the audience that a user belongs to at the moment; also for one whom the store does not know.
    func audience(of viewer: String, in store: any LiveStore) -> String

    /// Whether a store knows a user, who may have come after the fixture was written.
    func knows(_ viewer: String, in store: any LiveStore) -> Bool
}

/// Where a popup appears, seen from the part that opens it.
public enum PopupSide: Sendable {
    /// Left of the part, top aligned with it: what a tool bar opens.
    case left
    /// Below the part, without an arrow: a popover.
    case below
}
