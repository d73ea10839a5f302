package import ConfigSchema
package import SourceDiagnostics
package import ThemeModel
import YAMLSyntax

/// The formats of scene files and fixtures, made once for a catalog and some kinds of scenes.
package struct SceneFormats: Sendable {
    package let kinds: SceneKinds
    /// The format of a fixture.
    let fixture: PropertyGroup
    /// The formats of scenes, by the kind's place.
    let scenes: [PropertyGroup]
    /// The keys that only fixtures have.
    let fixtureKeys: Set<String>

    package init(_ catalog: ConfigCatalog, _ kinds: SceneKinds) {
        let fixture = FixtureFormat.group(for: catalog, kinds)
        self.kinds = kinds
        self.fixture = fixture
        scenes = kinds.all.map {
            SceneFormat.group(
                for: catalog, [$0], types: kinds.all.flatMap(\.types), on: kinds.projectDevices, fixture: fixture)
        }
        fixtureKeys = Set(fixture.members.map(\.key)).subtracting(scenes.flatMap { $0.members.map(\.key) })
    }
}

/// What one scene file says, before inheritance.
public final class SceneDocument: Sendable {
    /// The id that the file's place gives it: its path below `Scenes` without the ending.
    package let id: String
    /// The kind of scene that its `type` means.
    package let kind: any SceneKind
    /// The screens with a name on which the scene can stand.
    package let devices: [Device]
    package let file: SourceFile
    /// The values that the file sets, as read.
    package let record: RecordValue?
    /// The values of components.
    package let layer: ConfigLayer
    /// The device classes and locales that the file was read with.
    package let vocabulary: ConfigVocabulary
    /// The fixture that stands in the file itself.
    package let inlineFixture: Fixture?
    /// The entries of `compose`.
    package let placements: [Placement]
    /// What lies behind all that is placed; nil for the kinds that place components.
    let surface: Placement?
    /// Whether an entry of `compose` could not be read, or is hidden behind a later one with its id: that nothing has its
    /// name or id then means nothing.
    let lacksPlacement: Bool
    /// What was found while reading this file alone.
    package let diagnostics: [Diagnostic]
    /// The texts that may name tokens and do not.
    let unreadNames: [UnreadName]
    /// Whether syntax errors hide parts of the file.
    package let isIncomplete: Bool

    package init(id: String, file: SourceFile, catalog: ConfigCatalog, formats: SceneFormats) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(file, diagnostics: &found)
        let kinds = formats.kinds
        let meant = MeantKind(document.root, kinds)
        let index = meant.index
        let kind = kinds.all[index]
        let devices = kinds.devices(of: kind)
        var reader = ConfigReader(catalog.vocabulary)
        let stray =
            OtherFolder.finding(document.root, of: file, in: .scene, fixtureKeys: formats.fixtureKeys)
            ?? StraySection.find(in: document.root, of: formats.scenes[index])
        record = stray == nil ? document.root.flatMap { reader.readRecord($0, as: formats.scenes[index]) } : nil
        if let stray { found.append(stray) }
        if document.root == nil, !document.isIncomplete { found.append(.emptyFile("scene", file)) }
        found.removeAll { reader.isPieceOfSplit($0.range) }
        found += reader.diagnostics + [meant.finding].compactMap(\.self)
        unreadNames = reader.unreadNames
        layer = ConfigLayer(
            title: "scene \(id)", components: record?["components"]?.record,
            further: record.map { kind.configurations(in: $0, catalog) } ?? [], catalog: catalog)
        if let record { kind.checkSections(of: record, catalog, &found) }
        let classes = devices.classes
        let entries = record?["compose"]?.items ?? []
        let placing = kind.placing
        placements = entries.compactMap { entry in
            if let placing { return Placement(entry, placing, catalog) }
            return Placement(entry, catalog: catalog, classes: classes, &found)
        }
        let head = record?["type"] ?? record?["scene"]
        surface = placing.flatMap { placing in
            head.flatMap { Placement(surfaceOf: placing, at: $0.range, catalog) }
        }
        lacksPlacement =
            placements.count < entries.count || placements.contains { !LayoutReference.isUsableID($0.id) }
            || Set(placements.map(\.id)).count < placements.count
        inlineFixture = record?["contexts"]?.record.map { fixture in
            kinds.checkFixture(fixture, catalog, &found)
            return Fixture(fixture, title: "contexts of scene \(id)", catalog: catalog, kinds)
        }
        if let record {
            // What stands in these is no text.
            LocalesComplete.check(record, except: ["compose", "components"], catalog.vocabulary, &found)
            record.checkNames("title", diagnostics: &found)
        }
        if let record { SceneChecks.run(record, id: id, catalog: catalog, &found) }
        self.id = id
        self.kind = kind
        self.devices = devices
        self.file = file
        vocabulary = catalog.vocabulary
        isIncomplete = document.isIncomplete || record?.lost.contains(where: Self.joints.contains) == true
        diagnostics = found
    }

    /// The keys without which nothing can be said of what a scene inherits and where things stand in it.
    private static let joints = ["extends", "theme", "compose"]

    /// The text of a key, and where it stands.
    package func text(_ key: String) -> (text: String, range: SourceRange)? {
        record?[key].flatMap { value in value.stringValue.map { ($0, value.range) } }
    }

    /// Whether the file says what is live, by a path or in place.
    package var hasFixture: Bool { record?["contexts"] != nil }

    /// The path of the fixture that the file names; nil when it names none, or none that may be read.
    package var fixturePath: String? {
        let layout = ProjectLayout.standard
        guard let name = text("contexts")?.text, !layout.hasEmptyPart(name) else { return nil }
        let path = layout.path(name, from: file.folder)
        // From a file that lies outside itself, and was named by hand, one may go on.
        return path.hasPrefix("../") && !file.path.hasPrefix(".") ? nil : path
    }
}

extension ConfigValue {
    /// A part of a layout expression's text, in the file.
    func layoutRange(_ span: LayoutSpan?, text: String) -> SourceRange {
        guard let span, let content = range.finding(text) else { return range }
        return content.slice(from: span.offset, length: span.length)
    }
}
