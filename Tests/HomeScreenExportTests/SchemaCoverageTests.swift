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
        var coverage = SchemaCoverage()
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

    /// Keys that concern editors or the preview alone.
    private static let keptElsewhere: Set<String> = [
        "app · $schema", "widget · $schema", "widget · expandedHeight", "app · icon", "app · color",
    ]

    @Test(arguments: ValueFormatter.allCases.map(\.rawValue)) func exportsEachFormatter(name: String) throws {
        let texts = try ExportedWidgets.everyPartNames().map { name in
            try String(contentsOf: ExportedWidgets.everyPartFolder.appending(path: name), encoding: .utf8)
        }
        #expect(texts.contains { $0.contains("| \(name)") }, "bind a value through '\(name)'")
    }

    /// What a view needs beside the key that a test is about.
    private static let needed = [
        "text": "value: A", "date": "value: \"{entry.date}\"", "image": "name: moon", "shape": "fill: white",
        "gauge": "value: 0.5, label: Level", "progress": "value: 0.5", "divider": "", "spacer": "",
        "row": "items: [{ text: A }, { text: B }]", "column": "items: [{ text: A }, { text: B }]",
        "layers": "items: [{ text: A }, { text: B }]", "grid": "items: [{ text: A }, { text: B }]",
        "link": "to: \"every://one\", items: [{ text: A }]", "button": "intent: show, with: { id: a }, label: Go",
        "toggle": "intent: set, isOn: true, label: Go",
    ]

    @Test(arguments: HomeViewRegistry.builtIn.views.map { $0.name })
    func writesEachNameOfAViewsEnumerations(view: String) throws {
        let needed = try #require(Self.needed[view], "say what '\(view)' needs")
        let keys = needed.split(separator: ",").compactMap {
            $0.split(separator: ":").first.map { $0.filter { $0 != " " } }
        }
        var entries: [String] = []
        for member in try #require(HomeViewRegistry.builtIn.properties(of: view)).members where !keys.contains(member.key) {
            for name in SchemaCoverage.names(of: member.kind) {
                entries.append("{ \(view): { \(needed)\(needed.isEmpty ? "" : ", ")\(member.key): \"\(name)\" } }")
            }
        }
        guard !entries.isEmpty else { return }
        let export = try ExportedWidgets.everyPart(adding: [
            "Widgets/made/app.yaml": """
            app: made
            title: Made
            schemes: [made]
            intents:
              show: { parameters: { id: text }, effects: [{ fireScene: "{with.id}" }] }
              set: { parameters: { isOn: boolean }, effects: [{ setProperty: { thing: a, property: b, value: "{with.isOn}" } }] }

            """,
            "Widgets/made/all.yaml":
                "widget: made/all\ntitle: All\nlayouts:\n  systemLarge:\n    content:\n      - layers:\n"
                + entries.map { "          - \($0)\n" }.joined(),
        ]).export("made")
        let output = try Typechecking.output(of: export.swift)
        #expect(output.isEmpty, "\(output)")
    }
}

/// The keys of a schema, and those of them that values have.
private struct SchemaCoverage {
    private var wanted: Set<String> = []
    private var used: Set<String> = []
    private var seen: Set<ObjectIdentifier> = []

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
                wanted.insert("\(group.owner) · \(member.key)")
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
            use("\(record.group.owner) · \(member.key)")
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
