import ConfigSchema
import Foundation
import HomeScreenModel
import HomeScreenViews
import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

/// Holds the widgets that the tests export to the schema: a view, a source or a key that is new has to be among them.
@Suite struct SchemaCoverageTests {
    @Test func exportsEachKeyOfTheSchema() throws {
        let exported = try ExportedWidgets.everyPart()
        let views = HomeViewRegistry.builtIn.views.compactMap { HomeViewRegistry.builtIn.properties(of: $0.name) }
        var coverage = SchemaCoverage(views)
        for format in HomeScreenKind().fileFormats where ["app", "widget"].contains(format.name) {
            coverage.want(.record(format.group(for: exported.project.catalog)))
            for path in try ExportedWidgets.everyPartNames() {
                let file = try #require(exported.project.kindFile(at: "Widgets/every/\(path)"), "\(path)")
                guard file.document.kind.name == format.name, let record = file.document.record else { continue }
                coverage.use(record)
            }
        }
        let missing = coverage.missing.filter { !Self.keptElsewhere.contains($0) }
        #expect(missing.isEmpty, "write widgets with these: \(missing)")
    }

    /// Keys that concern editors, the preview, the Today view and sources that programs add.
    private static let keptElsewhere: Set<String> = [
        "a source · custom",
        "app file · $schema", "app file · icon", "app file · color", "app file · locales", "app file · extends",
        "widget file · $schema", "widget file · locales", "widget file · expandedHeight", "widget file · extends",
    ]

    @Test(arguments: ValueFormatter.allCases.map(\.rawValue)) func exportsEachFormatter(name: String) throws {
        let texts = try ExportedWidgets.everyPartNames().map { name in
            try String(contentsOf: ExportedWidgets.everyPartFolder.appending(path: name), encoding: .utf8)
        }
        #expect(texts.contains { $0.contains("| \(name)") }, "bind a value through '\(name)'")
    }

    /// The keys that a view needs beside the one that a test is about.
    private static let needed = [
        "text": "value: A", "date": "value: \"{entry.date}\"", "image": "name: moon", "shape": "fill: white",
        "gauge": "value: 0.5, label: Level", "progress": "value: 0.5", "divider": "", "spacer": "",
        "row": "items: [{ text: A }, { text: B }]", "column": "items: [{ text: A }, { text: B }]",
        "layers": "items: [{ text: A }, { text: B }]", "grid": "items: [{ text: A }, { text: B }]",
        "link": "to: \"made://one\", items: [{ text: A }]", "button": "intent: show, with: { id: a }, label: Go",
        "toggle": "intent: set, isOn: true, label: Go",
    ]

    @Test func writesEachNameOfTheEnumerationsOfViews() throws {
        var texts = [
            "Widgets/made/app.yaml": """
            app: made
            title: Made
            schemes: [made]
            intents:
              show: { parameters: { id: text }, effects: [{ fireScene: "{with.id}" }] }
              set: { parameters: { isOn: boolean }, effects: [{ setProperty: { thing: a, property: b, value: "{with.isOn}" } }] }

            """
        ]
        for view in HomeViewRegistry.builtIn.views.map({ $0.name }) {
            let needed = try #require(Self.needed[view], "say what '\(view)' needs")
            let keys = needed.split(separator: ",").map { $0.prefix { $0 != ":" }.filter { $0 != " " } }
            let members = try #require(HomeViewRegistry.builtIn.properties(of: view)).members
            // An image with a name has no symbol.
            let entries = members.filter { !keys.contains($0.key) && $0.key != "symbol" }.flatMap { member in
                SchemaCoverage.names(of: member.kind).map { name in
                    "{ \(view): { \(needed)\(needed.isEmpty ? "" : ", ")\(member.key): \"\(name)\" } }"
                }
            }
            guard !entries.isEmpty else { continue }
            // A list of views has a hundred at most, and a builder of ten is the compiler's work for a moment.
            let layers = stride(from: 0, to: entries.count, by: 10).map { start in
                "      - layers: [\(entries[start..<min(start + 10, entries.count)].joined(separator: ", "))]\n"
            }
            texts["Widgets/made/all-\(view).yaml"] =
                "widget: made/all-\(view)\ntitle: All\nlayouts:\n  systemLarge:\n    content:\n" + layers.joined()
        }
        #expect(texts.count > 10)
        let output = try Typechecking.output(of: ExportedWidgets.everyPart(adding: texts).export("made").swift)
        #expect(output.isEmpty, "\(output)")
    }
}

/// The keys of a schema, and those of them that values have.
private struct SchemaCoverage {
    private var wanted: Set<String> = []
    private var used: Set<String> = []
    private var seen: Set<ObjectIdentifier> = []
    private let views: Set<String>
    private let common: Set<String>

    /// Takes the groups of views, whose common keys are to be used once.
    init(_ views: [PropertyGroup]) {
        self.views = Set(views.map(\.owner))
        let keys = views.map { Set($0.members.map(\.key)) }
        common = keys.dropFirst().reduce(keys.first ?? []) { $0.intersection($1) }
    }

    private func name(_ key: String, of group: PropertyGroup) -> String {
        views.contains(group.owner) && common.contains(key) ? "any view · \(key)" : "\(group.owner) · \(key)"
    }

    /// The keys that no value has, in the order of the alphabet.
    var missing: [String] { wanted.subtracting(used).sorted() }

    /// Marks a key as used.
    mutating func use(_ key: String) { used.insert(key) }

    /// Adds the keys of a kind.
    mutating func want(_ kind: PropertyKind) {
        switch kind {
        case .record(let group):
            guard seen.insert(ObjectIdentifier(group)).inserted else { return }
            for member in group.members {
                wanted.insert(name(member.key, of: group))
                want(member.kind)
            }
        case .keyed(let kinds):
            guard seen.insert(ObjectIdentifier(kinds)).inserted else { return }
            for entry in kinds.entries {
                wanted.insert("\(kinds.noun) \(entry.name)")
                want(entry.kind)
            }
        case .nested(let nested):
            guard seen.insert(ObjectIdentifier(nested)).inserted else { return }
            want(nested.kind)
        case .list(let kind, _), .map(let kind, _), .bound(let kind), .byMode(let kind), .byDevice(let kind),
            .byLocale(let kind):
            want(kind)
        case .shape(let scalar, let list, let map):
            for kind in [scalar, list, map].compactMap(\.self) { want(kind) }
        default: break
        }
    }

    /// Marks the keys that a record has.
    mutating func use(_ record: RecordValue) {
        for field in record.fields {
            let member = record.group.members[field.member]
            use(name(member.key, of: record.group))
            use(member.kind, field.value)
        }
    }

    /// Marks the keys that a value has.
    mutating func use(_ kind: PropertyKind, _ value: ConfigValue) {
        switch kind {
        case .record: value.record.map { use($0) }
        case .keyed(let kinds):
            for entry in value.mapEntries {
                use("\(kinds.noun) \(entry.key)")
                if let kind = kinds.kind(of: entry.key) { use(kind, entry.value) }
            }
        case .nested(let nested): use(nested.kind, value)
        case .list(let kind, _): for item in value.items { use(kind, item) }
        case .map(let kind, _): for entry in value.mapEntries { use(kind, entry.value) }
        case .bound(let kind), .byMode(let kind), .byDevice(let kind), .byLocale(let kind): use(kind, value)
        case .shape(let scalar, let list, let map):
            switch value.value {
            case .list: list.map { use($0, value) }
            case .map, .record: map.map { use($0, value) }
            default: scalar.map { use($0, value) }
            }
        default: break
        }
    }

    /// The names of an enumeration that stand for themselves; none for any other kind.
    static func names(of kind: PropertyKind) -> [String] {
        switch kind {
        case .enumeration(let cases): cases.map(\.name)
        case .bound(let kind): names(of: kind)
        case .shape(let scalar?, _, _): names(of: scalar)
        default: []
        }
    }
}
