import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@testable import Exporting
@testable import ProjectCommands

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The forms beside CSS: what they write of a small theme, and that what ships comes back.
@Suite struct ExportFormsTests {
    private static let forms = ["dtcg", "figma", "android"]

    private static func sun(_ rest: String, modes: String = "light, dark") throws -> ProjectFolder {
        try ProjectFolder(texts: ["Themes/sun.yaml": "theme: sun\nmodes: [\(modes)]\n" + rest])
    }

    private static let everything = """
        colors:
          dayColor: { light: "#FF8800", dark: "#33110080" }
          glow: $dayColor @ 30%
          title: $dayColor
        fonts:
          body: { size: 17, weight: semibold, family: system }
        metrics:
          gap: { phone: 4, pad: 8 }
          dim: 0.5
        shadows:
          lift: { color: black, offset: [0, 1], radius: $gap, opacity: $dim }

        """

    @Test(arguments: [
        ("dtcg", "sun/dark.json"), ("dtcg", "sun.resolver.json"), ("dtcg", "sun/device-pad.json"),
        ("figma", "sun.figma.json"), ("android", "res/values/colors.xml"), ("android", "res/values-night/colors.xml"),
        ("android", "res/values/dimens.xml"), ("android", "res/values-sw600dp/dimens.xml"),
        ("android", "res/values/styles.xml"), ("android", "kotlin/theme/SunColors.kt"),
    ])
    func writesTokensInItsOwnWords(form: String, file: String) async throws {
        let folder = try Self.sun(Self.everything)
        let result = await folder.run("export", form, "--theme", "sun", "-o", folder.absolute("out"))
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        expectSnapshot(try folder.text("out/" + file), named: "\(form).\(file.replacing("/", with: "."))")
        let again = await folder.run("export", form, "--theme", "sun", "-o", folder.absolute("out"), "--check")
        #expect(again.code == .success, "\(again.output)")
    }

    @Test func namesFontFilesByFamiliesOfAndroid() async throws {
        let texts = """
            theme: sun
            modes: [light, dark]
            fonts:
              body: { size: 17, family: Brand, file: fonts/Brand-Regular.ttf }
              wide: { size: 20, family: Brand Flex, file: fonts/class.ttf }
              lost: { size: 12, family: Packed, file: fonts/Packed.woff2 }

            """
        let folder = try ProjectFolder([
            "Themes/sun.yaml": Array(texts.utf8),
            "Themes/fonts/Brand-Regular.ttf": try TestFonts.bytes("Brand-Regular.ttf"),
            "Themes/fonts/class.ttf": try TestFonts.bytes("BrandFlex.ttf"),
            "Themes/fonts/Packed.woff2": try Array(
                Data(contentsOf: URL(filePath: ProjectFolder.repository + "/Themes/fonts/Inter.woff2"))),
        ])
        let result = await folder.run("export", "android", "--theme", "sun", "-o", folder.absolute("out"))
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        #expect(result.output.contains("'Themes/fonts/Packed.woff2' is left out"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.absolute("out/res/font")).sorted()
        // A resource may not be called by a word of Java.
        #expect(names == ["brand.xml", "brand_flex.xml", "brand_regular.ttf", "class_.ttf"])
        #expect(try folder.text("out/res/font/brand.xml").contains("android:font=\"@font/brand_regular\""))
        let flexible = try folder.text("out/res/font/brand_flex.xml")
        #expect(flexible.contains("android:fontWeight=\"700\" android:fontVariationSettings=\"'wght' 700\""))
        for name in names where name.hasSuffix(".xml") {
            try Self.expectReadable(folder.text("out/res/font/" + name), name)
        }
        let styles = try folder.text("out/res/values/styles.xml")
        #expect(styles.contains("<item name=\"android:fontFamily\">@font/brand</item>"))
        #expect(styles.contains("<item name=\"android:fontFamily\">@font/brand_flex</item>"))
        #expect(styles.matches(of: /fontFamily/).count == 2)
    }

    @Test(arguments: forms, ["agora", "agora-classic", "contrast", "widgets"])
    func writesWhatShipsTwiceTheSame(form: String, theme: String) async throws {
        let folder = try ProjectFolder.shipped()
        for place in ["one", "two"] {
            let result = await folder.run("export", form, "--theme", theme, "-o", folder.absolute(place))
            #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.absolute("one"))
        #expect(files.count > 1)
        for file in files where file.contains(".") && !file.hasSuffix(".diorama-export") {
            let text = try folder.text("one/" + file)
            #expect(try folder.text("two/" + file) == text)
            try Self.expectReadable(text, file)
        }
    }

    private static func expectReadable(_ text: String, _ file: String) throws {
        if file.hasSuffix(".json") {
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        } else if file.hasSuffix(".xml") {
            #expect(XMLParser(data: Data(text.utf8)).parse(), "\(file)")
        }
    }

    @Test(arguments: ["dtcg", "figma"], ["agora", "widgets"])
    func comesBackAsItLeft(form: String, theme: String) async throws {
        let folder = try ProjectFolder.shipped()
        let out = folder.absolute("out")
        #expect(await folder.run("export", form, "--theme", theme, "-o", out).code == .success)
        let file = form == "dtcg" ? "\(theme).resolver.json" : "\(theme).figma.json"
        let imported = await folder.run("import", form, out + "/" + file, "--theme", "back")
        #expect(imported.code == .success, "\(imported.errorOutput)")
        // Components need pictures, which a file of tokens does not bring.
        let text = imported.output.replacing("theme: back\n", with: "theme: back\nextends: \(theme)\n")
        try folder.write(Array(text.utf8), to: "Themes/back.yaml")
        let wanted = try await Self.colors(of: theme, in: folder)
        let written = text.split(separator: "\n").drop { $0 != "colors:" }.dropFirst().prefix { $0.hasPrefix("  ") }
        #expect(written.count == Set(wanted.keys.map { $0.split(separator: " ")[0] }).count && !written.isEmpty)
        #expect(try await Self.colors(of: "back", in: folder) == wanted)
    }

    /// Each colour by its name and mode.
    private static func colors(of theme: String, in folder: ProjectFolder) async throws -> [String: String] {
        let result = await folder.run("tokens", "--theme", theme, "--format", "json")
        let tokens = try #require(
            JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]], "\(result.errorOutput)")
        var colors: [String: String] = [:]
        for token in tokens where token["category"] as? String == "colors" {
            for value in token["values"] as? [[String: Any]] ?? [] {
                colors["\(token["name"] ?? "") \(value["mode"] ?? "")"] = value["value"] as? String
            }
        }
        return colors
    }

    @Test(
        arguments: forms,
        [
            "class", "2x", "颜色", "🌞", "a.b", "é", "a\\\"b", "</resources>", "--", "*/", "val", "\\(x)", "%s %@", "a'b",
            "`",
        ])
    func letsNoNameLeaveItsPlace(form: String, name: String) async throws {
        let key = String(decoding: try JSONEncoder().encode(name), as: UTF8.self).replacing("\\/", with: "/")
        let folder = try Self.sun("colors:\n  \(key): \"#FF8800\"\n  plain: \"#001122\"\n")
        let result = await folder.run("export", form, "--theme", "sun", "-o", folder.absolute("out"))
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.absolute("out"))
        where file.contains(".") && !file.hasSuffix(".diorama-export") {
            try Self.expectReadable(try folder.text("out/" + file), file)
            if file.hasSuffix(".kt") {
                let lines = try folder.text("out/" + file).split(separator: "\n")
                let isPlain = lines.filter { $0.contains("0xFFFF8800") }.allSatisfy {
                    $0.wholeMatch(of: /\ {4}(?:[a-z][A-Za-z0-9]*|`[a-z]+`) = Color\(0xFFFF8800\), \/\/ .*/) != nil
                }
                #expect(isPlain, "\(lines)")
            }
        }
    }

    @Test(arguments: [
        ("dtcg", "out/sun/light.json", "1, 0.5333, 0", "1, 0.5333, 0.1"),
        ("figma", "out/sun.figma.json", "\"g\": 0.5333", "\"g\": 0.6"),
        ("android", "out/res/values/colors.xml", "#FFFF8800", "#FFFF8801"),
        ("android", "out/kotlin/theme/SunColors.kt", "0xFFFF8800", "0xFFFF8801"),
    ])
    func findsTheValueThatWasChangedByHand(form: String, file: String, old: String, new: String) async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n  night: \"#001122\"\n", modes: "light")
        let words = ["export", form, "--theme", "sun", "-o", folder.absolute("out")]
        #expect(await ProjectFolder.run(words, root: folder.root).code == .success)
        try folder.write(Array(("# More\n" + folder.text("Themes/sun.yaml")).utf8), to: "Themes/sun.yaml")
        let silent = await ProjectFolder.run(words + ["--check"], root: folder.root)
        #expect(silent.code == .success, "\(silent.output)")
        let text = try folder.text(file)
        #expect(text.contains(old))
        try folder.write(Array(text.replacing(old, with: new).utf8), to: file)
        let result = await ProjectFolder.run(words + ["--check"], root: folder.root)
        #expect(result.code == .findings && result.output.contains("[export.drift]"), "\(result.output)")
    }
}
