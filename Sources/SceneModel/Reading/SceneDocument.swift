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
            SceneFormat.group(for: catalog, [$0], on: kinds.projectDevices, fixture: fixture)
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
    /// Whether an entry of `compose` could not be read: that nothing has its id then means nothing.
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
        let index = kinds.index(ofType: document.root?.entries.first { $0.key.hasText("type") }?.value.text)
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
        found += reader.diagnostics
        unreadNames = reader.unreadNames
        layer = ConfigLayer(
            title: "scene \(id)", components: record?["components"]?.record,
            further: record.map { kind.configurations(in: $0, catalog) } ?? [], catalog: catalog)
        if let record { kind.checkSections(of: record, catalog, &found) }
        let classes = devices.classes
        let entries = record?["compose"]?.items ?? []
        placements = entries.compactMap { Placement($0, catalog: catalog, classes: classes, &found) }
        lacksPlacement =
            placements.count < entries.count || placements.contains { !LayoutReference.isUsableID($0.id) }
        inlineFixture = record?["contexts"]?.record.map { fixture in
            kinds.checkFixture(fixture, catalog, &found)
            return Fixture(fixture, title: "contexts of scene \(id)", catalog: catalog, kinds)
        }
        if let title = record?["title"] {
            found += LocalesComplete.check(title, named: "title", catalog.vocabulary)
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

/// One entry of `compose`; a class, because checks and views hand it on often.
package final class Placement: Sendable {
    /// The component's place in the catalog.
    package let component: Int
    /// The component's name.
    package let name: String
    /// What frames call it.
    package let id: String
    /// Where the id is written, or the component's name.
    package let idRange: SourceRange
    /// Where the entry starts.
    package let range: SourceRange
    /// Whether it is a popup.
    package let isPopup: Bool
    /// The part that opens a popup.
    package let opensFrom: (text: String, range: SourceRange)?
    /// The roles that have it; nil for all.
    package let roles: [String]?
    /// The device classes that have it; nil for all.
    package let devices: [String]?
    /// Whether an edge is meant to be set and could not be read.
    package let hasLostEdge: Bool
    /// What the file says of its frame, by edge.
    package let frame: [EdgeValue]
    /// The name of the component that it covers, because the file says nothing of its frame.
    package let covers: String?

    // What it comes to on each device class; several screens may be laid out. They are few: to compare their names costs
    // less than to fill a table for every entry of every scene.
    private let frames: [(device: DeviceClass, frame: FrameSpec)]
    // The frame on every class, where no edge has a value by device.
    private let onlyFrame: FrameSpec?

    /// An edge of a frame as it is written.
    package struct EdgeValue: Sendable {
        package let edge: LayoutEdge
        /// Where its key stands.
        package let keyRange: SourceRange
        private let choices: Choices

        /// Where the map by device stands; nil for one value.
        let valueRange: SourceRange?
        /// Whether a device that nobody knows has a value, and perhaps that of another.
        let hasLostDevice: Bool

        private enum Choices: Sendable {
            case everywhere(Choice?)
            case byDevice([(device: DeviceClass, choice: Choice)])
        }

        /// What holds on one device class, or on all.
        private final class Choice: Sendable {
            let value: ConfigValue
            /// Nil when the text cannot be read.
            let expression: LayoutExpression?

            init?(_ value: ConfigValue, for edge: LayoutEdge, _ diagnostics: inout [Diagnostic]) {
                guard let text = value.stringValue else { return nil }
                self.value = value
                switch LayoutExpression.parse(text, for: edge) {
                case .success(let read):
                    expression = read
                case .failure(let error):
                    expression = nil
                    diagnostics.append(.layoutSyntax(error, in: value, text: text))
                }
            }
        }

        init(_ edge: LayoutEdge, _ field: RecordValue.Field, _ diagnostics: inout [Diagnostic]) {
            self.edge = edge
            keyRange = field.keyRange
            guard case .byDevice(let entries) = field.value.value else {
                valueRange = nil
                hasLostDevice = false
                choices = .everywhere(Choice(field.value, for: edge, &diagnostics))
                return
            }
            valueRange = field.value.range
            hasLostDevice = entries.contains { if case .unreadable = $0.value.value { true } else { false } }
            // Of a class that stands twice, which is a finding of its own, the first counts.
            choices = .byDevice(
                entries.compactMap { entry in
                    Choice(entry.value, for: edge, &diagnostics).map { (DeviceClass(entry.key), $0) }
                })
        }

        /// Whether one value holds on all device classes.
        var isForAllDevices: Bool {
            if case .everywhere = choices { true } else { false }
        }

        /// The value for a device class as it is written.
        package func value(on device: DeviceClass) -> ConfigValue? { choice(on: device)?.value }

        /// The value for a device class, read; nil when its text cannot be read.
        package func expression(on device: DeviceClass) -> LayoutExpression? { choice(on: device)?.expression }

        private func choice(on device: DeviceClass) -> Choice? {
            switch choices {
            case .everywhere(let choice): choice
            case .byDevice(let byDevice): byDevice.first { $0.device == device }?.choice
            }
        }
    }

    /// Reads an entry; its frame's texts are parsed here, so that a slip in them is found once.
    init?(
        _ value: ConfigValue, catalog: ConfigCatalog, classes: [DeviceClass], _ diagnostics: inout [Diagnostic]
    ) {
        guard let entry = value.mapEntries.first, let record = entry.value.record,
            let component = catalog.index(of: entry.key)
        else { return nil }
        self.component = component
        name = entry.key
        let ownID = record["id"]
        id = ownID?.stringValue ?? entry.key
        idRange = ownID?.range ?? entry.keyRange
        range = entry.keyRange
        // Only a popup opens from something; a slip in `kind` is a finding already.
        isPopup =
            record["kind"]?.stringValue == "suspend" || record.lost.contains("kind") && record["opensFrom"] != nil
        opensFrom = record["opensFrom"].flatMap { value in value.stringValue.map { ($0, value.range) } }
        roles = record["roles"]?.items.compactMap(\.stringValue)
        devices = record["devices"]?.items.compactMap(\.stringValue)
        var frame: [EdgeValue] = []
        frame.reserveCapacity(record.fields.count)
        for field in record.fields {
            guard let edge = SceneFormat.edge(ofPlacementMember: field.member) else { continue }
            frame.append(EdgeValue(edge, field, &diagnostics))
        }
        // A key that nobody knows may be meant for any edge.
        hasLostEdge = record.lost.contains { LayoutEdge(name: $0) != nil || record.group.memberIndex($0) == nil }
        self.frame = frame
        covers = frame.isEmpty && !isPopup ? catalog.components[component].covers : nil
        if frame.allSatisfy(\.isForAllDevices) {
            onlyFrame = Self.frame(frame, on: DeviceClass(""))
            frames = []
        } else {
            onlyFrame = nil
            frames = classes.map { ($0, Self.frame(frame, on: $0)) }
        }
        if !LayoutReference.isUsableID(id) {
            diagnostics.append(.unusableID(id, at: idRange))
        }
    }

    /// Whether its frame depends on what other components show.
    package var hasAlternatives: Bool {
        (onlyFrame.map { [$0] } ?? frames.map(\.frame)).contains {
            $0.assignments.contains { !$0.expression.alternatives.isEmpty }
        }
    }

    func frame(on device: DeviceClass) -> FrameSpec {
        onlyFrame ?? frames.first { $0.device == device }?.frame ?? FrameSpec()
    }

    private static func frame(_ values: [EdgeValue], on device: DeviceClass) -> FrameSpec {
        var spec = FrameSpec(capacity: values.count)
        for value in values { spec[value.edge] = value.expression(on: device) }
        return spec
    }
}

extension ConfigValue {
    /// A part of a layout expression's text, in the file.
    func layoutRange(_ span: LayoutSpan?, text: String) -> SourceRange {
        guard let span, let content = range.finding(text) else { return range }
        return content.slice(from: span.offset, length: span.length)
    }
}
