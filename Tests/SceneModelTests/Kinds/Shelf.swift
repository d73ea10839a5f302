import ConfigSchema
import LiveValues
import SceneModel
import SourceDiagnostics
import TestSupport
import ThemeModel

/// A kind whose scenes place books, each of which is a file, one above the other.
struct Shelf: SceneKind {
    static let books = FileFormat("book", in: "Books", "A book.") { _ in
        [
            PropertySpec("title", .text, "What it is called.", required: true),
            PropertySpec("sequel", .string, "The book that goes on."),
            PropertySpec("cover", .byMode(.color), "The colour of its cover."),
        ]
    }

    static let missing = Rule(
        "shelf.missing", .error, "A book does not exist.", explanation: "Write it.",
        wrong: RuleExample(path: "Scenes/a.yaml", "compose: [↓lost]\n"),
        right: RuleExample(path: "Scenes/a.yaml", "compose: []\n"))

    /// The text that a fix puts in place of a sequel that is not there; without one there is no fix.
    var replacement: String?

    let name = "shelf"
    let types = [EnumerationCase("shelf", "Books.")]
    let devices = [Device(name: "wall", width: 300, height: 400, deviceClass: DeviceClass("wall"))]
    let audiences: [EnumerationCase] = []
    let rules = [Self.missing]
    let fileFormats = [Self.books]
    let placing: FilePlacing? = FilePlacing(
        "book", drawnBy: "spine", [PropertySpec("height", .integer(1...100), "How high it stands.")])

    func fixtureSections(for catalog: ConfigCatalog) -> [PropertySpec] { [] }

    func gather(
        _ placements: [Placement], with fixture: Fixture?, from files: inout KindFiles, _ findings: inout [Diagnostic]
    ) {
        for placed in placements.compactMap(\.placed) where files.document(placed.name, of: Self.books) == nil {
            findings.append(
                Diagnostic(
                    Self.missing, at: placed.range,
                    "no book '\(placed.name)'; there are \(files.ids(of: Self.books).joinedAsList())"))
        }
    }

    func checkFile(
        _ file: KindDocument, among others: inout KindFiles, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]
    ) {
        guard let sequel = file.record?["sequel"], let id = sequel.stringValue,
            others.document(id, of: Self.books) == nil
        else { return }
        let fixes = replacement.map { [FixIt("replace it", replace: sequel.range, with: $0)] } ?? []
        findings.append(Diagnostic(Self.missing, at: sequel.range, "no book '\(id)'", fixes: fixes))
    }

    func frames(of placements: [Placement], in scene: Scene, on device: Device) -> [LayoutRect?] {
        placements.enumerated().map { index, placement in
            let height = placement.placed?.entry["height"]?.integerValue.map { Double($0) } ?? 10
            return LayoutRect(x: 0, y: Double(index) * 100, width: device.width, height: height)
        }
    }

    func viewers(in fixture: RecordValue) -> [String]? { [] }
    func open(_ scene: Scene, at time: Timestamp, clock: (any LiveClock)?) -> any LiveStore { Nothing() }
    func update(_ store: any LiveStore, to scene: Scene, openedAt time: Timestamp) {}
    func audience(of viewer: String, in store: any LiveStore) -> String { "" }
    func knows(_ viewer: String, in store: any LiveStore) -> Bool { true }

    /// Nothing happens on a shelf.
    private final class Nothing: LiveStore {
        let now = Timestamp(milliseconds: 0)
        let lastSequence = 0
        let nextDeadline: Timestamp? = nil
        func advance() {}
        func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
            ChangeFeed().subscribe(handler)
        }
        func reportFailure(_ message: String, ofComponent id: String, to viewer: String) {}
    }

    /// A project with some files beside a theme and a shelf with two books.
    static func project(_ files: [String: String], remembers: Bool = false) -> Project {
        Shelf().project(on: InMemoryFileSystem(texts: library.merging(files) { $1 }), remembers: remembers)
    }

    /// The project of some files, which may be any.
    func project(on files: any FileSystem, remembers: Bool = false) -> Project {
        let catalog = ConfigCatalog(
            components: [ComponentDeclaration(name: "spine", summary: "A spine.", properties: [], kind: "shelf")],
            strings: StringTable([:], locales: ["en"]), deviceClasses: ["wall"])
        return Project(fileSystem: files, catalog: catalog, kinds: SceneKinds(self), remembers: remembers)
    }

    static let library = [
        "Themes/plain.yaml": "theme: plain\nmodes: [light]\ncolors: { red: \"#FF0000\" }\n",
        "Scenes/a.yaml":
            "scene: a\ntheme: plain\ntype: shelf\ncompose:\n  - odyssey: { height: 30 }\n  - old/iliad: {}\n",
        "Books/odyssey.yaml": "book: odyssey\ntitle: Odyssey\ncover: $red\n",
        "Books/old/iliad.yaml": "book: old/iliad\ntitle: Iliad\nsequel: odyssey\n",
    ]
}
