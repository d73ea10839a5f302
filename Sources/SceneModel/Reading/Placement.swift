package import ConfigSchema
package import SourceDiagnostics
import ThemeModel

/// One entry of `compose`; a class, because checks and views hand it on often.
public final class Placement: Sendable {
    /// The component's place in the catalog.
    package let component: Int
    /// The component's name.
    package let name: String
    /// What frames call it, and patches.
    public let id: String
    /// Where the id is written, or the component's name.
    package let idRange: SourceRange
    /// Where the entry starts.
    package let range: SourceRange
    /// Whether it is a popup.
    package let isPopup: Bool
    /// The part that opens a popup.
    package let opensFrom: (text: String, range: SourceRange)?
    /// The same as an entry's id and the name of its part.
    let opener: (id: String, part: String)?
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
    /// What stands there where scenes of the kind place what files describe; nil where they place components.
    public let placed: PlacedFile?

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
        placed = nil
        let ownID = record["id"]
        id = ownID?.stringValue ?? entry.key
        idRange = ownID?.range ?? entry.keyRange
        range = entry.keyRange
        // Only a popup opens from something; a slip in `kind` is a finding already.
        isPopup =
            record["kind"]?.stringValue == "suspend" || record.lost.contains("kind") && record["opensFrom"] != nil
        opensFrom = record["opensFrom"].flatMap { value in value.stringValue.map { ($0, value.range) } }
        opener = opensFrom.flatMap { anchor in
            anchor.text.utf8.firstIndex(of: UInt8(ascii: ".")).map { dot in
                (String(anchor.text[..<dot]), String(anchor.text[dot...].dropFirst()))
            }
        }
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

    /// Reads an entry that places what a file describes.
    init?(_ value: ConfigValue, _ placing: FilePlacing, _ catalog: ConfigCatalog) {
        guard let entry = value.mapEntries.first, let record = entry.value.record,
            let component = catalog.index(of: placing.component)
        else { return nil }
        self.component = component
        name = placing.component
        let ownID = record["id"]
        id = ownID?.stringValue ?? entry.key.split(separator: "/").last.map { String($0) } ?? entry.key
        idRange = ownID?.range ?? entry.keyRange
        range = entry.keyRange
        placed = PlacedFile(id: id, name: entry.key, range: entry.keyRange, entry: record)
        (isPopup, opensFrom, opener, covers) = (false, nil, nil, nil)
        roles = record["roles"]?.items.compactMap(\.stringValue)
        devices = record["devices"]?.items.compactMap(\.stringValue)
        (frame, frames, onlyFrame, hasLostEdge) = ([], [], FrameSpec(), false)
    }

    /// The layer behind everything that files describe.
    ///
    /// - Parameters:
    ///   - placing: Names its component.
    ///   - range: What in the scene's file it is there for.
    ///   - catalog: Has the component.
    init?(surfaceOf placing: FilePlacing, at range: SourceRange, _ catalog: ConfigCatalog) {
        guard let surface = placing.surface, let component = catalog.index(of: surface) else { return nil }
        self.component = component
        name = surface
        id = surface
        (idRange, self.range) = (range, range)
        (isPopup, opensFrom, opener, covers, placed, roles, devices) = (false, nil, nil, nil, nil, nil, nil)
        (frame, frames, onlyFrame, hasLostEdge) = ([], [], FrameSpec(), false)
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
