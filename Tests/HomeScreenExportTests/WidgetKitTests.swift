import Exporting
import Foundation
import HomeScreenExport
import SourceDiagnostics
import TestSupport
import Testing

/// The files of `export widgetkit`, type-checked.
@Suite struct WidgetKitTests {
    static let apps = ["all-in-one", "living", "stories", "classroom"]

    @Test(arguments: apps, ["17", "16"]) func writesSwiftThatCompiles(app: String, ios: String) throws {
        let export = try ExportedWidgets(ExportedWidgets.shipped).export(app, ios: ios)
        let output = try Typechecking.output(of: export.swift, ios: ios)
        #expect(output.isEmpty, "\(output)")
    }

    @Test(arguments: apps) func writesSwiftAsTheFormatterDoes(app: String) throws {
        let export = try ExportedWidgets(ExportedWidgets.shipped).export(app)
        // The app's own file is the tests'.
        let output = try Typechecking.formatting(of: export.swift.filter { $0.key != "AppHost.swift" })
        #expect(output.isEmpty, "\(output)")
    }

    @Test(arguments: apps) func findsSwiftThatNeedsALaterRelease(app: String) throws {
        let texts = try ExportedWidgets(ExportedWidgets.shipped).export(app).swift
        #expect(try Typechecking.output(of: texts, ios: "16").contains("error:"))
    }

    @Test(arguments: apps) func writesTheSameBytesTwice(app: String) throws {
        let files = try (0..<2).map { _ in try ExportedWidgets(ExportedWidgets.shipped).export(app).files }
        #expect(files[0].map(\.path) == files[1].map(\.path))
        #expect(files[0].map(\.bytes) == files[1].map(\.bytes))
    }

    // MARK: Drift

    @Test(arguments: apps) func findsNoDriftInWhatItWrote(app: String) throws {
        for file in try ExportedWidgets(ExportedWidgets.shipped).export(app).files {
            let found = ExportDrift.findings(file, SourceFile(path: file.path, bytes: file.bytes), at: file.path)
            #expect(found.isEmpty, "\(found)")
        }
    }

    @Test(arguments: [
        ("QuoteView.swift", ".system(size: 19,", ".system(size: 20,", "quote.yaml:34"),
        ("QuoteProvider.swift", "https://v1.hitokoto.cn/", "https://example.com/", "quote.yaml:11"),
        ("QuoteView.swift", "Image(\"dusk\")", "Image(\"dawn\")", "quote.yaml:20"),
        ("QuoteView.swift", "Text(\"Today\")", "Text(\"Now\")", "quote.yaml:57"),
        ("Localizable.xcstrings", "\"今天\"", "\"现在\"", "day.yaml:88"),
    ])
    func tellsTheLineOfWhatWasChanged(name: String, right: String, wrong: String, place: String) throws {
        let export = try ExportedWidgets(ExportedWidgets.shipped).export("all-in-one")
        let file = try #require(export.files.first { $0.path == name })
        let text = String(decoding: file.bytes, as: UTF8.self).replacing(right, with: wrong, maxReplacements: 1)
        let found = ExportDrift.findings(file, SourceFile(path: name, bytes: Array(text.utf8)), at: name)
        let places = found.map { "\($0.range.file.path):\($0.range.start.line)" }
        #expect(places.contains { $0.hasSuffix(place) } && found.count <= 2, "\(found)")
    }

    // MARK: Widgets of this test

    @Test(arguments: [
        ("17", ["views.yaml:38", "data.yaml:21", "data.yaml:57", "times.yaml:9"]),
        ("16", ["views.yaml:66", "views.yaml:68", "data.yaml:7", "data.yaml:11"]),
    ])
    func writesEachPartOfTheSchemaAsSwiftThatCompiles(ios: String, lost: [String]) throws {
        let export = try ExportedWidgets.everyPart().export("every", ios: ios)
        let output = try Typechecking.output(of: export.swift, ios: ios)
        #expect(output.isEmpty, "\(output)")
        let told = Set(export.findings.map { "\($0.range.file.path):\($0.range.start.line)" })
        for place in lost { #expect(told.contains("Widgets/every/\(place)"), "\(place) of \(told.sorted())") }
    }

    @Test(arguments: [
        ("let entry: ViewsEntry", "let entry: ViewEntry"), (".lineLimit(2)", ".lineLimits(2)"),
        ("completion(.sample)", "completion(.samples)"),
    ])
    func findsMistakesInSwift(right: String, wrong: String) throws {
        let export = try ExportedWidgets.everyPart().export("every")
        var texts = export.swift
        let file = try #require(texts.first { $0.value.contains(right) }, "\(right)")
        texts[file.key] = file.value.replacing(right, with: wrong)
        let output = try Typechecking.output(of: texts)
        #expect(output.contains("\(file.key):") && output.contains("error:"), "\(output)")
    }

    @Test func letsNoTextLeaveItsLiteral() throws {
        let texts = [
            "\"", "\\", "\\(x)", "\\\"", "\n", "\r\n", "\t", "\0", "*/", "//", "#\"", "\"#", "\"\"\"", "%@", "%n", "%%",
            "$0",
            "`", "\u{2028}", "\u{202E}abc", "\u{200F}", "\u{FEFF}", "{{x}}", "'", "<!-- -->", "</string>", "&amp;",
            "颜色", "🌞",
            "é", "عربي", "\u{1F468}\u{200D}\u{1F469}",
        ]
        let items = try texts.map { text -> String in
            let quoted = String(decoding: try JSONEncoder().encode("A \(text) B"), as: UTF8.self)
                .replacing("\\/", with: "/")
            return "          - text: { value: \(quoted), label: \(quoted), size: 8, minScale: 0.1 }\n"
        }
        let widget =
            "widget: hostile/texts\ntitle: Texts\nlayouts:\n  systemSmall:\n    content:\n      - layers:\n"
            + items.joined()
        let export = try ExportedWidgets.everyPart(adding: [
            "Widgets/hostile/app.yaml": "app: hostile\ntitle: \"A \\\" B\"\nschemes: [hostile]\n",
            "Widgets/hostile/texts.yaml": widget,
        ]).export("hostile")
        let output = try Typechecking.output(of: export.swift)
        #expect(output.isEmpty, "\(output)")
        let catalog = Data(try export.text("Localizable.xcstrings").utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: catalog) as? [String: Any])
        let keys = try #require(json["strings"] as? [String: Any]).keys
        for text in texts where !text.contains("{{") && text != "\u{2028}" {
            #expect(keys.contains("A \(text) B"), "\(text.debugDescription)")
        }
    }

    @Test(arguments: [
        "class", "2x", "颜色", "🌞", "Text", "View", "default", "self", "init", "a-b", "entry", "body", "Type",
    ])
    func letsNoNameBeAnythingElse(name: String) throws {
        let key = "\"\(name)\""
        let widget = """
            widget: hostile/names
            title: Names
            configuration: { \(key): { choice: { options: { \(key): One, other: Two } } } }
            data: { \(name.first?.isLetter == true ? key : "x"): { file: x.json, shape: { \(key): text }, sample: { \(key): a } } }
            layouts:
              systemSmall:
                content: [{ use: { part: \(key), with: { \(key): A } } }, { use: { part: \(key), with: { \(key): B } } }]
            parts:
              \(key): { text: Words }

            """
        let taken = ["entry"]
        let export = try ExportedWidgets.everyPart(adding: [
            "Widgets/hostile/app.yaml": "app: hostile\ntitle: Names\nschemes: [hostile]\n",
            "Widgets/hostile/x.json": "{ \(key): \"a\" }",
            "Widgets/hostile/names.yaml": taken.contains(name)
                ? widget.replacing("data: { \(key)", with: "data: { x") : widget,
        ]).export("hostile")
        let output = try Typechecking.output(of: export.swift)
        #expect(output.isEmpty, "\(output)")
    }

    // MARK: Findings

    @Test(arguments: [("systemSmall", false), ("systemSmall, todayCompact", true)])
    func findsFamiliesThatWidgetKitDoesNotHave(families: String, isLost: Bool) throws {
        let found = try ExportedWidgets.everyPart(adding: [
            "Widgets/example/app.yaml": "app: example\ntitle: Example\nschemes: [example]\n",
            "Widgets/example/day.yaml":
                "widget: example/day\nfamilies: [\(families)]\nlayouts: { default: { content: [{ text: Today }] } }\n",
        ]).export("example").findings
        let told = found.map { "\($0.id) \($0.range.start.line):\($0.range.start.column)" }
        #expect(told == (isLost ? ["export.lost 2:25"] : []), "\(found)")
    }
}
