import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@testable import Importing
@testable import ProjectCommands

@Suite struct ImportTests {
    /// Imports a file, and returns the lines of the theme below its head without the places, and the findings.
    private static func lines(
        _ source: String, _ text: String, _ further: [String: String] = [:], named: [String] = []
    ) async throws -> (theme: [String], findings: String) {
        let folder = try ProjectFolder(texts: further.merging(["in/tokens": text]) { $1 })
        let paths = named.isEmpty ? ["in/tokens"] : named
        let result = await ProjectFolder.run(
            ["import", source, "--theme", "sun"] + paths.map(folder.absolute), root: folder.root)
        let lines = result.output.split(separator: "\n").dropFirst().map {
            $0.split(separator: "  # ").first.map(String.init) ?? ""
        }
        return (lines.filter { !$0.isEmpty }, result.errorOutput)
    }

    // MARK: Design Tokens

    @Test func readsDesignTokensOfTheFormatAndOfItsDrafts() async throws {
        let (theme, findings) = try await Self.lines(
            "dtcg",
            """
            {
              // As people write it.
              "brand": {
                "$type": "color",
                "sun": { "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5 } },
                "old": { "$value": "#fff" },
                "sky blue": { "$value": "{brand.sun}" },
                "wide": { "$value": { "colorSpace": "oklch", "components": [0.628, 0.2577, 29.23] } },
              },
              "gap": { "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" } },
              "gap2": { "$value": { "$ref": "#/gap/$value" } },
              "old-gap": { "$type": "dimension", "$value": "12px" },
              "body": { "$type": "typography", "$value": {
                "fontFamily": ["Inter", "sans-serif"], "fontSize": "{gap}", "fontWeight": "semi-bold",
                "lineHeight": 1.2, "letterSpacing": { "value": 0, "unit": "px" } } },
              "lift": { "$type": "shadow", "$value": { "color": "{brand.sun}", "offsetX": { "value": 0, "unit": "px" },
                "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 8, "unit": "px" },
                "spread": { "value": 0, "unit": "px" } } },
              /* Smile */ "\\uD83D\\uDE00": { "$type": "number", "$value": 0.25 }
            }
            """)
        #expect(
            theme == [
                "theme: sun", "modes: [light]",
                "colors:", "  brand-sun: \"#FF800080\"", "  brand-old: \"#FFFFFF\"", "  brand-sky-blue: $brand-sun",
                "  brand-wide: \"#FF0000\"",
                "fonts:", "  body: { size: 8, weight: semibold, family: Inter }",
                "metrics:", "  gap: 8", "  gap2: $gap", "  old-gap: 12", "  \"😀\": 0.25",
                "shadows:", "  lift: { color: $brand-sun, offset: [0, 2], radius: 8, opacity: 1 }",
            ], "\(findings)")
        #expect(findings.isEmpty)
    }

    @Test func takesTheOpacityBesideAValueAndNamesOtherMembers() async throws {
        let (theme, findings) = try await Self.lines(
            "dtcg",
            """
            { ink: { $type: 'color', $value: '#59636e' }, muted: { $type: 'color', $value: '{ink}', alpha: 0.12 },
              line: { $type: 'color', $value: '#000', alpha: 0.5 }, odd: { $type: 'color', $value: '#fff', alpha: 7 },
              gap: { $type: 'number', $value: 4, alpha: 0.5 } }
            """)
        #expect(
            theme == [
                "theme: sun", "modes: [light]", "colors:", "  ink: \"#59636E\"", "  muted: $ink @ 12%",
                "  line: \"#00000080\"", "  odd: \"#FFFFFF\"", "metrics:", "  gap: 4",
            ], "\(findings)")
        for path in ["odd", "gap"] {
            #expect(findings.contains("'alpha' beside the value of '\(path)'"), "\(findings)")
        }
    }

    @Test func readsEachFileAsAModeAndAResolverWithItsFiles() async throws {
        let light =
            ##"{ "sun": { "$type": "color", "$value": "#ffcc00" }, "gap": { "$type": "number", "$value": 4 } }"##
        let dark = ##"{ "sun": { "$type": "color", "$value": "#332200" }, "gap": { "$type": "number", "$value": 4 } }"##
        let expected = [
            "theme: sun", "modes: [light, dark]", "colors:", "  sun: { light: \"#FFCC00\", dark: \"#332200\" }",
            "metrics:", "  gap: 4",
        ]
        let files = ["in/light.json": light, "in/dark.json": dark]
        let both = try await Self.lines("dtcg", "", files, named: ["in/light.json", "in/dark.json"])
        #expect(both.theme == expected, "\(both.findings)")

        let resolver = """
            { "version": "2025.10",
              "modifiers": { "mode": { "default": "light", "contexts": {
                "dark": [{ "$ref": "./dark.json" }], "light": [{ "$ref": "all.json#/light" }] } },
                "size": { "contexts": { "small": [] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/size" }, { "$ref": "#/modifiers/mode" }] }
            """
        let parts = files.merging(["in/all.json": "{ \"light\": \(light) }"]) { $1 }
        let one = try await Self.lines("dtcg", resolver, parts)
        #expect(one.theme == expected, "\(one.findings)")
    }

    @Test(arguments: [
        (##"{ "a": { "$type": "duration", "$value": "1s" } }"##, "'a' is of the type 'duration'"),
        (##"{ "a": { "$value": "#fff" } }"##, "'a' has no '$type'"),
        (##"{ "a": { "$type": "color", "$value": "{b}" } }"##, "there is no token 'b'"),
        (##"{ "a": { "$type": "color", "$value": "{a}" } }"##, "leads back to itself"),
        (
            ##"{ "a": { "$type": "color", "$value": { "colorSpace": "rec2020", "components": [1, 0, 0] } } }"##,
            "colour space"
        ),
        (
            ##"{ "a": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [0, 1, 0] } } }"##,
            "brighter than sRGB"
        ),
        (##"{ "a": { "$type": "color", "$value": "#fff", "$extensions": { "com.x": 1 } } }"##, "the extension 'com.x'"),
        (##"{ "a": { "$type": "dimension", "$value": { "value": 2, "unit": "vw" } } }"##, "no number of pixels"),
        (##"{ "a": { "$type": "color", "$value": "color(display-p3 0 1 0)" } }"##, "brighter than sRGB"),
        (##"{ "a": { "$type": "dimension", "$value": "1e308rem" } }"##, "'a' is out of range"),
        (##"{ "a": { "$type": "number", "$value": -100001 } }"##, "'a' is out of range"),
        (##"{ "a": { "$type": "typography", "$value": { "fontSize": "201px" } } }"##, "'a' is out of range"),
        (
            ##"{ "a": { "$type": "shadow", "$value": { "color": "#000", "blur": "1e9px" } } }"##,
            "'a' is out of range"
        ),
    ])
    func namesWhatIsLost(text: String, words: String) async throws {
        let (_, findings) = try await Self.lines("dtcg", text)
        #expect(findings.contains(words) && findings.contains("[import.lost]"), "\(findings)")
    }

    @Test(arguments: [
        ("dtcg", ##"{ "a": { "$type": "color", "$value": "no" }, "b": { "$type": "color", "$value": "{a}" } }"##),
        (
            "figma",
            ##"{ "variableCollections": { "c": { "modes": [{ "modeId": "m", "name": "light" }] } }, "variables": { "##
                + ["ab", "ba", "cb"].map { names in
                    ##""\##(names.first ?? "a")": { "variableCollectionId": "c", "resolvedType": "COLOR", "##
                        + ##""valuesByMode": { "m": { "type": "VARIABLE_ALIAS", "id": "\##(names.last ?? "a")" } } }"##
                }.joined(separator: ", ") + " } }"
        ),
        (
            "figma",
            ##"{ "variableCollections": { "c": { "modes": [{ "modeId": "m", "name": "light" }] } }, "variables": { "##
                + ##""a": { "variableCollectionId": "c", "resolvedType": "FLOAT", "valuesByMode": { "m": 1e308 } } } }"##
        ),
        ("css", ":root { --a: 1e308rem; --b: 1e9px; --c: var(--d); --d: var(--c) }"),
    ])
    func writesNoTokenThatThemesRefuse(source: String, text: String) async throws {
        let folder = try ProjectFolder(texts: ["tokens": text])
        let result = await folder.run("import", source, folder.absolute("tokens"), "--theme", "sun")
        #expect(result.code == .success)
        #expect(result.output.hasSuffix("theme: sun\nmodes: [light]\n"), "\(result.output)")
        #expect(result.errorOutput.contains("[import.lost]"), "\(result.errorOutput)")
    }

    @Test func saysWhichPropertiesOfAStyleSheetAreClipped() async throws {
        let (theme, findings) = try await Self.lines(
            "css", ":root { --a: color(display-p3 0 1 0); --b: 0 1px 2px color(display-p3 0 1 0); --c: #0f0 }")
        #expect(theme.contains("  a: \"#00FF00\""))
        for name in ["--a", "--b"] { #expect(findings.contains("'\(name)' is brighter"), "\(findings)") }
        #expect(!findings.contains("'--c'"), "\(findings)")
    }

    @Test(arguments: ["../sun", "a/../b", "", "/sun"]) func refusesAnIDThatNoThemeHas(id: String) async throws {
        let folder = try ProjectFolder(texts: ["a.css": ":root { --sun: red }"])
        let result = await folder.run(
            "import", "css", folder.absolute("a.css"), "--theme", id, "-o", folder.absolute("Themes/sun.yaml"))
        #expect(result.code == .usage && result.errorOutput.contains("no theme can be called"), "\(result.errorOutput)")
        #expect((try? folder.text("Themes/sun.yaml")) == nil)
    }

    // MARK: Figma

    @Test func readsVariablesInBothFormsOfFigma() async throws {
        let answer = """
            { "meta": {
              "variableCollections": { "c:1": { "name": "Modes", "defaultModeId": "1:0", "modes": [
                { "modeId": "1:1", "name": "Dark" }, { "modeId": "1:0", "name": "Light" }] } },
              "variables": {
                "v:1": { "name": "brand/sun", "variableCollectionId": "c:1", "resolvedType": "COLOR", "valuesByMode": {
                  "1:0": { "r": 1, "g": 0.8, "b": 0, "a": 1 }, "1:1": { "r": 0.2, "g": 0.2, "b": 0, "a": 0.5 } } },
                "v:2": { "name": "title", "variableCollectionId": "c:1", "resolvedType": "COLOR", "valuesByMode": {
                  "1:0": { "type": "VARIABLE_ALIAS", "id": "v:1" }, "1:1": { "type": "VARIABLE_ALIAS", "id": "v:1" } } },
                "v:3": { "name": "gap", "variableCollectionId": "c:1", "resolvedType": "FLOAT", "valuesByMode": {
                  "1:0": 4, "1:1": 4 } } } } }
            """
        let body = """
            { "variableCollections": [{ "action": "CREATE", "id": "c", "name": "Modes", "initialModeId": "l" }],
              "variableModes": [{ "action": "UPDATE", "id": "l", "name": "Light", "variableCollectionId": "c" },
                { "action": "CREATE", "id": "d", "name": "Dark", "variableCollectionId": "c" }],
              "variables": [
                { "action": "CREATE", "id": "s", "name": "brand/sun", "variableCollectionId": "c", "resolvedType": "COLOR" },
                { "action": "CREATE", "id": "t", "name": "title", "variableCollectionId": "c", "resolvedType": "COLOR" },
                { "action": "CREATE", "id": "g", "name": "gap", "variableCollectionId": "c", "resolvedType": "FLOAT" }],
              "variableModeValues": [
                { "variableId": "s", "modeId": "l", "value": { "r": 1, "g": 0.8, "b": 0 } },
                { "variableId": "s", "modeId": "d", "value": { "r": 0.2, "g": 0.2, "b": 0, "a": 0.5 } },
                { "variableId": "t", "modeId": "l", "value": { "type": "VARIABLE_ALIAS", "id": "s" } },
                { "variableId": "t", "modeId": "d", "value": { "type": "VARIABLE_ALIAS", "id": "s" } },
                { "variableId": "g", "modeId": "l", "value": 4 }, { "variableId": "g", "modeId": "d", "value": 4 }] }
            """
        for text in [answer, body] {
            let (theme, findings) = try await Self.lines("figma", text)
            #expect(
                theme == [
                    "theme: sun", "modes: [Light, Dark]", "colors:",
                    "  brand-sun: { Light: \"#FFCC00\", Dark: \"#33330080\" }", "  title: $brand-sun", "metrics:",
                    "  gap: 4",
                ], "\(findings)")
        }
    }

    @Test func followsAliasesIntoOtherLibraries() async throws {
        let (theme, findings) = try await Self.lines(
            "figma",
            """
            { "meta": {
              "variableCollections": {
                "c": { "name": "Modes", "defaultModeId": "l", "modes": [
                  { "modeId": "l", "name": "light" }, { "modeId": "d", "name": "dark" }] },
                "r": { "name": "base", "remote": true, "modes": [{ "modeId": "m", "name": "Mode 1" }] } },
              "variables": {
                "ground": { "name": "ground", "variableCollectionId": "c", "resolvedType": "COLOR", "valuesByMode": {
                  "l": { "type": "VARIABLE_ALIAS", "id": "white" }, "d": { "r": 0, "g": 0, "b": 0, "a": 1 } } },
                "lift": { "name": "lift", "variableCollectionId": "c", "resolvedType": "FLOAT", "valuesByMode": {
                  "l": 2, "d": 8 } },
                "white": { "name": "base/0", "remote": true, "variableCollectionId": "r", "resolvedType": "COLOR",
                  "valuesByMode": { "m": { "r": 1, "g": 1, "b": 1, "a": 1 } } },
                "other": { "name": "base/9", "remote": true, "variableCollectionId": "r", "resolvedType": "COLOR",
                  "valuesByMode": { "m": { "r": 1, "g": 0, "b": 0, "a": 1 } } } } } }
            """)
        #expect(
            theme == [
                "theme: sun", "modes: [light, dark]", "colors:", "  ground: { light: $base-0, dark: \"#000000\" }",
                "  base-0: \"#FFFFFF\"", "metrics:", "  lift: 2",
            ], "\(findings)")
        #expect(findings.contains("'lift' in 'dark': only colours and shadows differ by mode"), "\(findings)")
    }

    // MARK: CSS

    @Test func readsCustomPropertiesByModeAndDevice() async throws {
        let (theme, findings) = try await Self.lines(
            "css",
            """
            /* --not: red; { */
            :root { --sun: hsl(48 100% 50%); --title: var(--sun); --glow: #ffcc004d; --gap: 4px; --lead: 1.5;
              --body: 600 1rem/1.4 "Inter", sans-serif; --lift: 0 2px 8px rgb(0 0 0 / 20%); --sunk: 1px -2.5px 4px #ff880026; --semi: ";"; }
            @supports (color: rgb(from red r g b / 50%)) { :root { --glow: rgb(from var(--sun) r g b / 30%); } }
            @media (prefers-color-scheme: dark) { :root:not([data-mode]) { --sun: #320; } }
            [data-mode="dark"] { --sun: #320; }
            [data-device="pad"] { --gap: 8px; }
            .card { --card: red; }
            """)
        #expect(
            theme == [
                "theme: sun", "modes: [light, dark]", "colors:",
                "  sun: { light: \"#FFCC00\", dark: \"#332200\" }", "  title: $sun", "  glow: $sun @ 30%",
                "fonts:", "  body: { size: 16, weight: semibold, family: Inter }", "metrics:",
                "  gap: { phone: 4, pad: 8 }", "  lead: 1.5", "shadows:",
                "  lift: { color: \"#00000033\", offset: [0, 2], radius: 8, opacity: 1 }",
                "  sunk: { color: \"#FF880026\", offset: [1, -2.5], radius: 4, opacity: 1 }",
            ], "\(findings)")
        #expect(findings.contains("'--semi'") && findings.contains("'.card'"), "\(findings)")
    }

    /// An export comes back by an import: the values of every token of every shipped theme, in each mode and on each device.
    @Test(arguments: ["agora", "agora-classic", "contrast", "widgets"])
    func bringsBackWhatCSSTookAway(theme: String) async throws {
        let folder = try ProjectFolder.shipped()
        let exported = await folder.run("export", "css", "--theme", theme, "-o", folder.absolute("web"))
        #expect(exported.code == .success, "\(exported.errorOutput)")
        let imported = await folder.run(
            "import", "css", folder.absolute("web/\(theme).css"), "-o", folder.absolute("Themes/back.yaml"))
        #expect(imported.code == .success, "\(imported.errorOutput)")
        let wanted = try await Self.values(of: theme, in: folder)
        // A style sheet only points at pictures, without which components cannot be drawn.
        let pictures = try await Self.values(of: theme, in: folder, images: true)
        let lines = Dictionary(
            pictures.map { ($0.split(separator: " ")[0], $1.prefix { $0 != "," }.dropFirst("Themes/".count)) }
        ) { $1 }.map { "  \"\($0)\": \($1)\n" }
        let text = try folder.text("Themes/back.yaml") + "\nimages:\n" + lines.sorted().joined()
        try folder.write(Array(text.utf8), to: "Themes/back.yaml")
        let found = try await Self.values(of: "back", in: folder)
        #expect(!wanted.isEmpty)
        for (name, value) in wanted { #expect(found[name] == value, "\(name)") }
        #expect(found.count == wanted.count)
    }

    /// The value of each token by its name, mode and device: of images, or of all others.
    private static func values(
        of theme: String, in folder: ProjectFolder, images: Bool = false
    ) async throws -> [String: String] {
        let result = await folder.run("tokens", "--theme", theme, "--format", "json")
        #expect(result.code == .success, "\(result.errorOutput)")
        let tokens = try #require(
            JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]],
            "\(result.output)\(result.errorOutput)")
        var values: [String: String] = [:]
        for token in tokens where (token["category"] as? String == "images") == images {
            for value in token["values"] as? [[String: Any]] ?? [] {
                let place = ["mode", "device"].compactMap { value[$0] as? String }.joined(separator: " ")
                values["\(token["name"] ?? "") \(place)"] = value["value"] as? String
            }
        }
        return values
    }

    // MARK: Rules

    @Test(arguments: ImportRules.all.map(\.id)) func findsWhatItsRulesPromise(id: String) async throws {
        let rule = try #require(ImportRules.all.first { $0.id == id })
        for (example, isWrong) in [(rule.wrong, true), (rule.right, false)] {
            let folder = try ProjectFolder(texts: [example.path: example.text])
            let result = await folder.run("import", "dtcg", folder.absolute(example.path), "--theme", "sun")
            let place = try #require(rule.wrong.position)
            let head = "\(example.path):\(place.line):\(place.column): \(rule.severity): "
            #expect(result.errorOutput.contains("[\(id)]") == isWrong, "\(result.errorOutput)")
            #expect(!isWrong || result.errorOutput.contains(head), "\(result.errorOutput)")
        }
    }

    // MARK: Bad input

    /// A resolver of sets, each of which names the next one twice.
    private static let doublingSets =
        ##"{ "resolutionOrder": [{ "$ref": "#/s0" }], "##
        + (0..<64).map { number in
            let next = ##"{ "$ref": "#/s\##(number + 1)" }"##
            return ##""s\##(number)": { "sources": [\##(next), \##(next)] }"##
        }.joined(separator: ", ") + ##", "s64": { "sources": [] } }"##

    @Test(arguments: [
        ("dtcg", "[1]", "no JSON object"), ("dtcg", "", "empty"), ("dtcg", "{ \"a\": ", "error"),
        ("dtcg", String(repeating: "{\"a\":", count: 100) + "1" + String(repeating: "}", count: 100), "error"),
        ("figma", "{}", "no 'variables'"), ("css", ":root { --a: red;", "not closed"),
        ("css", String(repeating: "a{", count: 100), "nested too deeply"),
        ("dtcg", ##"{ "resolutionOrder": [{ "sources": [{ "$ref": "../../etc/passwd" }] }] }"##, "no file"),
        ("dtcg", ##"{ "resolutionOrder": [{ "$ref": "light.json" }] }"##, "no set or modifier 'light.json'"),
        (
            "dtcg", ##"{ "resolutionOrder": [{ "$ref": "#/a" }], "a": { "sources": [{ "$ref": "#/a" }] } }"##,
            "leads back"
        ),
        ("dtcg", doublingSets, "more sources than can be read"), ("css", "}}}}", "nothing that 'css' brings"),
        ("dtcg", "{}", "nothing that 'dtcg' brings"),
    ])
    func saysWhyAFileCannotBeRead(source: String, text: String, words: String) async throws {
        let folder = try ProjectFolder(texts: ["tokens": text])
        let result = await folder.run(
            "import", source, folder.absolute("tokens"), "-o", folder.absolute("Themes/sun.yaml"))
        #expect(result.code == .findings, "\(result.output)")
        #expect(result.errorOutput.contains(words), "\(result.errorOutput)")
        #expect((try? folder.text("Themes/sun.yaml")) == nil)
    }

    @Test func replacesNoFileUnasked() async throws {
        let folder = try ProjectFolder(texts: ["a.css": ":root { --sun: red }", "Themes/sun.yaml": "mine"])
        let words = ["import", "css", folder.absolute("a.css"), "-o", folder.absolute("Themes/sun.yaml")]
        let refused = await ProjectFolder.run(words, root: folder.root)
        #expect(refused.code == .usage && refused.errorOutput.contains("is there already"))
        #expect(try folder.text("Themes/sun.yaml") == "mine")
        let done = await ProjectFolder.run(words + ["--force"], root: folder.root)
        #expect(done.code == .success)
        #expect(try folder.text("Themes/sun.yaml").contains("sun: \"#FF0000\""))
    }

    @Test(arguments: ["a\nb: 1", "x # y", "\"q\"", "{", "a$b", "颜色", "😀", "on", "- a", "a: b", "\u{202E}x", "'", "\\"])
    func letsNoNameOutOfItsPlace(name: String) async throws {
        let data = try JSONSerialization.data(withJSONObject: [name: ["$type": "color", "$value": "#123456"]])
        let folder = try ProjectFolder(texts: ["t.json": String(decoding: data, as: UTF8.self)])
        let done = await folder.run(
            "import", "dtcg", folder.absolute("t.json"), "-o", folder.absolute("Themes/sun.yaml"))
        #expect(done.code == .success, "\(done.errorOutput)")
        let result = await folder.run("tokens", "--theme", "sun", "--format", "json")
        let tokens = try #require(
            JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]], "\(result.errorOutput)")
        #expect(tokens.count == 1)
        #expect((tokens.first?["values"] as? [[String: Any]])?.first?["value"] as? String == "#123456")
    }
}
