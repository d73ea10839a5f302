package import ConfigSchema
package import SourceDiagnostics
package import ThemeModel
import YAMLSyntax

/// What one scene file says, before inheritance.
package final class SceneDocument: Sendable {
    /// The id that the file's place gives it: its path below `Scenes` without the ending.
    package let id: String
    /// The text.
    package let file: SourceFile
    /// The values that the file sets, as read.
    package let record: RecordValue?
    /// The values of components.
    package let layer: ConfigLayer
    /// The fixture that stands in the file itself.
    package let inlineFixture: Fixture?
    /// The entries of `compose`.
    package let placements: [Placement]
    /// What was found while reading this file alone.
    package let diagnostics: [Diagnostic]
    /// Whether syntax errors hide parts of the file.
    package let isIncomplete: Bool

    package init(id: String, file: SourceFile, catalog: ConfigCatalog, format: PropertyGroup) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(file, diagnostics: &found)
        var reader = ConfigReader()
        record = document.root.flatMap { reader.readRecord($0, as: format) }
        if document.root == nil, !document.isIncomplete { found.append(.emptyFile("scene", file)) }
        found += reader.diagnostics
        let widgets = record?["widgets"]
        layer = ConfigLayer(
            title: "scene \(id)", components: record?["components"]?.record,
            widgets: widgets.map { WidgetEntries.configurations(in: $0, catalog) } ?? [], catalog: catalog)
        if let widgets {
            WidgetEntryChecks.run(widgets, components: record?["components"]?.record, catalog, &found)
        }
        placements = (record?["compose"]?.items ?? []).compactMap { Placement($0, catalog: catalog, &found) }
        inlineFixture = record?["contexts"]?.record.map { fixture in
            FixtureChecks.run(fixture, catalog, &found)
            return Fixture(fixture, title: "contexts of scene \(id)", catalog: catalog)
        }
        if let title = record?["title"] { found += LocalesComplete.check(title, named: "title") }
        if let name = record?["scene"], let text = name.stringValue, !isExpected(text, of: id) {
            found.append(
                Diagnostic(
                    .sceneName, at: name.range, "the scene is called '\(text)', but its file is '\(id).yaml'",
                    fixes: [FixIt("Write '\(id)'", replace: name.range, with: id)]))
        }
        self.id = id
        self.file = file
        isIncomplete = document.isIncomplete || record?.lost.contains(where: Self.joints.contains) == true
        diagnostics = found
    }

    /// The keys without which nothing can be said of what a scene inherits and where things stand in it.
    private static let joints = ["extends", "theme", "compose"]

    /// The text of a key, and where it stands.
    package func text(_ key: String) -> (text: String, range: SourceRange)? {
        record?[key].flatMap { value in value.stringValue.map { ($0, value.range) } }
    }

    /// The folder that the path in `contexts` starts from.
    package var folder: String { file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? "." }
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

    // What it comes to on each device class; several screens may be laid out.
    private let phoneFrame: FrameSpec
    private let padFrame: FrameSpec

    /// An edge of a frame as it is written.
    package struct EdgeValue: Sendable {
        /// The edge.
        package let edge: LayoutEdge
        /// Where its key stands.
        package let keyRange: SourceRange
        private let phone: Choice?
        private let pad: Choice?

        /// What holds on one device class, or on both.
        private final class Choice: Sendable {
            let value: ConfigValue
            /// Nil when the text cannot be read.
            let expression: LayoutExpression?

            init?(_ value: ConfigValue, _ diagnostics: inout [Diagnostic]) {
                guard let text = value.stringValue else { return nil }
                self.value = value
                switch LayoutExpression.parse(text) {
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
                phone = Choice(field.value, &diagnostics)
                pad = phone
                return
            }
            let choices = entries.map { (key: $0.key, choice: Choice($0.value, &diagnostics)) }
            phone = choices.first { $0.key == DeviceClass.phone.rawValue }?.choice
            pad = choices.first { $0.key == DeviceClass.pad.rawValue }?.choice
        }

        /// Whether one value holds on both device classes.
        var isForAllDevices: Bool { phone === pad }

        /// The value for a device class as it is written.
        package func value(on device: DeviceClass) -> ConfigValue? { choice(on: device)?.value }

        /// The value for a device class, read; nil when its text cannot be read.
        package func expression(on device: DeviceClass) -> LayoutExpression? { choice(on: device)?.expression }

        private func choice(on device: DeviceClass) -> Choice? {
            switch device {
            case .phone: phone
            case .pad: pad
            }
        }
    }

    /// Reads an entry; its frame's texts are parsed here, so that a slip in them is found once.
    init?(_ value: ConfigValue, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
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
        hasLostEdge = record.lost.contains { LayoutEdge(name: $0) != nil }
        self.frame = frame
        covers = frame.isEmpty && !isPopup ? catalog.components[component].covers : nil
        phoneFrame = Self.frame(frame, on: .phone)
        padFrame = frame.allSatisfy(\.isForAllDevices) ? phoneFrame : Self.frame(frame, on: .pad)
        if !LayoutReference.isUsableID(id) {
            diagnostics.append(
                Diagnostic(
                    .sceneID, at: idRange, "'\(id)' cannot be an id",
                    hint: "use letters, digits, '-' and '_', and not 'scene'"))
        }
    }

    /// Whether its frame depends on what other components show.
    package var hasAlternatives: Bool {
        [phoneFrame, padFrame].contains { $0.assignments.contains { !$0.expression.alternatives.isEmpty } }
    }

    /// The frame for a device class.
    func frame(on device: DeviceClass) -> FrameSpec {
        switch device {
        case .phone: phoneFrame
        case .pad: padFrame
        }
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
