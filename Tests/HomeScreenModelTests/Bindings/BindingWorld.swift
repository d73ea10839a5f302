import ConfigSchema
import Foundation
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import Testing

/// The roots that the tables of bindings name, with their values.
enum BindingWorld {
    private static let shapes = [
        "quote": """
        {
          text: text, from: optional text, likes: number, rate: number, many: number, seconds: date, at: date,
          seen: optional date, tint: color, hue: text, shade: optional color, link: url, picture: optional url,
          ok: boolean, muted: optional boolean, lines: optional number, tags: [text], hostile: text, with-hyphen: text,
          guests: { optional: [text] }, nested: { optional: { deep: text, deeper: optional text } }, 中文: text }
        """,
        "stories": "[{ id: text, title: text, image: optional url, color: text }]",
        "config": "{ city: text, dark: boolean }",
    ]

    static let values: LiveProperties = [
        "quote": [
            "text": "All's well", "likes": 7, "rate": 0.42, "many": 12345.6789, "seconds": 1_772_442_720,
            "at": "2026-03-02T09:12:00Z", "tint": "#FFD400", "hue": "80112233", "link": "https://example.com/a?b=c",
            "ok": true, "tags": ["red", "green"], "hostile": "{quote.text} and {{", "with-hyphen": "-", "from": nil,
            "中文": "名言",
        ],
        "stories": [
            ["id": "7/8", "title": "First", "color": "FF8800"],
            ["id": "b", "title": "Second", "color": "", "image": "https://example.com/b.png"],
        ],
        "config": ["city": "Berlin", "dark": false],
        "entry": ["date": 1_772_442_720_000, "index": 2],
        "app": ["id": "phone", "title": "Phone", "signedIn": false],
        "person": ["id": "lin", "name": "Lin"],
        "device": ["family": "systemSmall", "locale": "en"],
        "item": ["id": "7/8", "title": "First", "color": "FF8800"],
    ]

    static let states: LiveProperties = [
        "quote": ["state": "stale", "age": 90], "stories": ["state": "fresh", "age": 0],
    ]

    /// What bindings may name outside of an `each`.
    static let outside = Result {
        let known = try shapes.mapValues { text in
            let reading = try Reading("shape: \(text)\n", [PropertySpec("shape", .nested(Shape.kind), "A shape.")])
            #expect(reading.diagnostics.map(\.line) == [])
            return Shape(try reading["shape"])
        }
        return BindingTypes(
            ["quote", "stories"].map { .source($0, known[$0] ?? .unknown) }
                + [.init("config", known["config"] ?? .unknown)] + BindingTypes.builtIn)
    }

    /// What bindings may name for an item of `stories`.
    static func inside() throws -> BindingTypes {
        let types = try outside.get()
        guard case .list(let element) = types.roots.first(where: { $0.name == "stories" })?.shape else { return types }
        return types.withItem(element)
    }

    static func scope(_ locale: String = "en", _ timeZone: String = "UTC") -> BindingScope {
        BindingScope(roots: values, states: states, format: LocalFormat(locale: locale, timeZone: timeZone))
    }

    // MARK: Reading

    /// A binding as a file has it, with what was found in it.
    struct Found {
        let binding: Binding
        var diagnostics: [Diagnostic]
    }

    /// Reads the value of a property `value` that is bound to text.
    static func read(_ yaml: String) throws -> Found {
        let reading = try Reading("value: \(yaml)\n", [PropertySpec("value", .bound(.text), "A text.")])
        var diagnostics = reading.diagnostics
        guard case .bound(let text) = try reading["value"].value else {
            Issue.record("'\(yaml)' has no place for a value")
            throw CancellationError()
        }
        return Found(binding: Binding(text, &diagnostics), diagnostics: diagnostics)
    }

    /// Reads a binding and holds it to what a property wants.
    static func check(_ yaml: String, as use: String) throws -> Found {
        var found = try read(yaml)
        let types = use == "outside" ? try outside.get() : try inside()
        let known = use == "known" ? types.knowing(["quote.lines"]) : types
        found.binding.check(known, as: wanted(use), &found.diagnostics)
        return found
    }

    private static func wanted(_ use: String) -> BindingUse {
        switch use {
        case "address": BindingUse("value", .address)
        case "number": BindingUse("value", .number)
        case "boolean": BindingUse("value", .boolean)
        case "date": BindingUse("value", .date)
        case "color": BindingUse("value", .color)
        case "list": BindingUse("value", .list)
        case "anything": BindingUse("value", .anything)
        case "missing": BindingUse("value", .anything, mayBeMissing: true)
        case "known": BindingUse("value", .number)
        default: BindingUse("value", .text)
        }
    }
}

/// A line of a table: what is wanted, the value as YAML, and what comes of it.
struct BindingRow: Sendable, CustomTestStringConvertible {
    let use: String
    let yaml: String
    let expected: String

    var testDescription: String { "\(use) \(yaml)" }

    /// Every row of a table beside this file.
    static func all(in name: String) -> [BindingRow] {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tables/\(name).txt")
        let lines = ((try? String(contentsOf: path, encoding: .utf8)) ?? "").split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.compactMap { line in
            let halves = line.split(separator: " => ", maxSplits: 1)
            let parts = halves.first?.split(separator: " | ", maxSplits: 1) ?? []
            guard halves.count == 2, parts.count == 2 else { return nil }
            return BindingRow(use: String(parts[0]), yaml: String(parts[1]), expected: String(halves[1]))
        }
    }
}
