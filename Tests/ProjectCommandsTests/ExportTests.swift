import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@testable import Exporting
@testable import ProjectCommands

@Suite struct ExportTests {
    private static let head = "theme: sun\nmodes: [light, dark]\n"

    private static func sun(_ rest: String) throws -> ProjectFolder {
        try ProjectFolder(texts: ["Themes/sun.yaml": head + rest])
    }

    private static func export(_ folder: ProjectFolder, _ options: String...) async -> CommandResult {
        await ProjectFolder.run(
            ["export", "css", "--theme", "sun", "-o", folder.absolute("web")] + options, root: folder.root)
    }

    // MARK: What is written

    @Test(arguments: ["agora", "agora-classic", "contrast", "widgets"])
    func writesEveryTokenBesideItsLineTwiceTheSame(theme: String) async throws {
        let folder = try ProjectFolder.shipped()
        var texts: [String] = []
        for place in ["one", "two"] {
            let result = await folder.run("export", "css", "--theme", theme, "-o", folder.absolute(place))
            #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
            texts.append(try folder.text("\(place)/\(theme).css"))
        }
        #expect(texts[0] == texts[1])
        let declared = texts[0].split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("--") }
        #expect(declared.count > 20)
        for line in declared {
            #expect(line.wholeMatch(of: /.*; \/\* Themes\/[a-z-]+\.yaml:[0-9]+ \*\//) != nil, "\(line)")
        }
    }

    @Test func followsTokensModesAndDevices() async throws {
        let folder = try Self.sun(
            """
            colors:
              day: { light: "#FF8800", dark: "#331100" }
              glow: $day @ 30%
              title: $day
            metrics:
              gap: { phone: 4, pad: 8 }
              dim: 0.5
            shadows:
              lift: { color: black, offset: [0, 1], radius: $gap, opacity: $dim }

            """)
        let result = await folder.run("export", "css", "--theme", "sun")
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        expectSnapshot(result.output, named: "sun.css.txt")
    }

    @Test func writesTheFilesOfImages() async throws {
        let folder = try ProjectFolder(
            texts: [
                "Themes/sun.yaml": Self.head + "images:\n  disc: { file: icons/disc.svg, tint: \"#FF8800\" }\n",
                "Themes/icons/disc.svg":
                    "<svg viewBox=\"0 0 2 2\"><!-- by hand --><circle cx=\"1\" cy=\"1\" r=\"1\"/></svg>",
            ])
        #expect(await Self.export(folder).code == .success)
        let image = try folder.text("web/icons/disc.svg")
        #expect(image.contains("<circle") && !image.contains("hand"))
        #expect(try folder.text("web/sun.css").contains("--image-disc: url(\"icons/disc.svg\");"))
    }

    @Test func writesNothingOfAThemeWithErrors() async throws {
        let folder = try Self.sun("colors:\n  day: $nigth\n")
        let result = await Self.export(folder)
        #expect(result.code == .findings)
        #expect(result.output.contains("Themes/sun.yaml:4:8: error"))
        #expect(!FileManager.default.fileExists(atPath: folder.absolute("web")))
    }

    @Test(arguments: [
        ("a;b", #"a\3b b"#), ("x}*{color:red", #"x\7d \2a \7b color\3a red"#), ("</style>", #"\3c \2f style\3e "#),
        ("*/", #"\2a \2f "#), (#"\"#, #"\5c "#), ("\"", #"\22 "#), ("2x", "2x"), ("-", "-"), ("class", "class"),
        ("颜色", "颜色"), ("🌞", "🌞"), ("é", "é"),
    ])
    func letsNoNameLeaveItsPlace(name: String, identifier: String) async throws {
        let key = String(decoding: try JSONEncoder().encode(name), as: UTF8.self).replacing(#"\/"#, with: "/")
        let folder = try Self.sun("colors:\n  \(key): \"#FF8800\"\n  other: \"#001122\"\n")
        let result = await folder.run("export", "css", "--theme", "sun")
        #expect(result.code == .success, "\(result.output)")
        let line = result.output.split(separator: "\n").first { $0.contains("#ff8800") }
        #expect(line == "  --\(identifier): #ff8800; /* Themes/sun.yaml:4 */")
    }

    @Test func writesNoNameThatTurnsWhatStandsBesideIt() async throws {
        let result = await Self.export(try Self.sun("colors:\n  \"\u{202E}abc\": \"#FF8800\"\n"))
        #expect(result.code == .findings && result.output.contains("[config.look-alike]"))
    }

    @Test func refusesTwoTokensOfOneName() async throws {
        let result = await Self.export(
            try Self.sun(
                "colors:\n  card: \"#FFFFFF\"\nshadows:\n  card: { color: black, offset: [0, 2], radius: 4, opacity: 1 }\n"
            ))
        #expect(result.code == .findings)
        #expect(result.output.contains("Themes/sun.yaml:6:3: error") && result.output.contains("[export.name-clash]"))
    }

    // MARK: Files of others

    @Test func replacesWhatItWroteAndNothingElse() async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        try folder.write(Array("mine".utf8), to: "web/sun.css")
        let refused = await Self.export(folder)
        #expect(refused.code == .usage && refused.errorOutput.contains("sun.css' would be replaced"))
        #expect(try folder.text("web/sun.css") == "mine")
        #expect(await Self.export(folder, "--force").code == .success)
        // Now it is known, and follows the theme.
        try folder.write(Array((Self.head + "colors:\n  day: \"#00FF00\"\n").utf8), to: "Themes/sun.yaml")
        #expect(await Self.export(folder).code == .success)
        #expect(try folder.text("web/sun.css").contains("--day: #00ff00;"))
        try folder.write(Array(try folder.text("web/sun.css").uppercased().utf8), to: "web/sun.css")
        try folder.write(Array((Self.head + "colors:\n  day: \"#0000FF\"\n").utf8), to: "Themes/sun.yaml")
        #expect(await Self.export(folder).code == .usage)
        #expect(try folder.text("web/sun.css").contains("--DAY"))
    }

    @Test func removesTheImagesThatAThemeNoLongerHas() async throws {
        let disc = "<svg viewBox=\"0 0 2 2\"><circle cx=\"1\" cy=\"1\" r=\"1\"/></svg>"
        let folder = try ProjectFolder(
            texts: [
                "Themes/sun.yaml": Self.head + "images:\n  disc: icons/disc.svg\n  ring: icons/ring.svg\n",
                "Themes/icons/disc.svg": disc, "Themes/icons/ring.svg": disc,
            ])
        #expect(await Self.export(folder).code == .success)
        try folder.write(Array((Self.head + "images:\n  disc: icons/disc.svg\n").utf8), to: "Themes/sun.yaml")
        #expect(await Self.export(folder).code == .success)
        let files = FileManager.default
        #expect(!files.fileExists(atPath: folder.absolute("web/icons/ring.svg")))
        #expect(files.fileExists(atPath: folder.absolute("web/icons/disc.svg")))
    }

    @Test func followsNoLink() async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        try folder.write([], to: "precious")
        try folder.write([], to: "web/keep")
        try FileManager.default.createSymbolicLink(
            atPath: folder.absolute("web/sun.css"), withDestinationPath: folder.absolute("precious"))
        let result = await Self.export(folder, "--force")
        #expect(result.code == .usage && result.errorOutput.contains("is a link"))
        #expect(try folder.text("precious").isEmpty)
    }

    @Test func leavesNothingHalfWritten() async throws {
        let folder = try ProjectFolder(
            texts: [
                "Themes/sun.yaml": Self.head + "images:\n  disc: icons/disc.svg\n",
                "Themes/icons/disc.svg": "<svg viewBox=\"0 0 2 2\"><circle cx=\"1\" cy=\"1\" r=\"1\"/></svg>",
                // A file stands where the folder of the images would be.
                "web/icons": "",
            ])
        let result = await Self.export(folder)
        #expect(result.code == .usage && result.errorOutput.contains("nothing was written"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.absolute("web")) == ["icons"])
    }

    // MARK: Drift

    @Test func findsTheValueThatWasChangedByHand() async throws {
        let folder = try Self.sun(
            "colors:\n  day: \"#FF8800\"\nmetrics:\n  gap: 4\nimages:\n  disc: icons/disc.svg\n")
        try folder.write(
            Array("<svg viewBox=\"0 0 2 2\"><circle cx=\"1\" cy=\"1\" r=\"1\"/></svg>".utf8),
            to: "Themes/icons/disc.svg")
        #expect(await Self.export(folder).code == .success)
        let silent = await Self.export(folder, "--check")
        #expect(silent.code == .success && silent.output.isEmpty)
        let sheet = try folder.text("web/sun.css")
        let changes = [
            ("--day: #ff8800", "--day: #ff8801", "Themes/sun.yaml:4:8", "'day' differs"),
            ("--gap: 4px", "--gap: 5px", "Themes/sun.yaml:6:8", "'gap' differs"),
            ("  --day: #ff8800;", "", "Themes/sun.yaml:4:8", "'day' is missing"),
            ("[data-mode=\"light\"]", "[data-mode=\"night\"]", "Themes/sun.yaml:1:1", "a line differs"),
            ("}", "  --new: 1px;\n}", "web/sun.css", "nothing in the project writes this line"),
        ]
        for (old, new, place, message) in changes {
            try folder.write(Array(sheet.replacing(old, with: new, maxReplacements: 1).utf8), to: "web/sun.css")
            let result = await Self.export(folder, "--check")
            #expect(result.code == .findings)
            #expect(result.output.contains(place) && result.output.contains(message), "\(result.output)")
        }
        try folder.write(Array(sheet.utf8), to: "web/sun.css")
        try folder.write(Array("<svg/>".utf8), to: "web/icons/disc.svg")
        #expect(await Self.export(folder, "--check").output.contains("Themes/sun.yaml:8:9"))
    }

    @Test(arguments: [
        ("figma", "sun.figma.json", "\"r\": 1,", "\"r\": 0.5,", "Themes/sun.yaml:4:8", "'day' differs"),
        ("android", "res/values/styles.xml", "17sp", "18sp", "Themes/sun.yaml:6:10", "'title' differs"),
        ("dtcg", "sun.resolver.json", "\"2025.10\"", "\"2026\"", "web/sun.resolver.json:3:1", "a line differs"),
    ])
    func findsTheValueOfALineThatNamesNoPlace(
        target: String, file: String, old: String, new: String, place: String, message: String
    ) async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\nfonts:\n  title: { size: 17, weight: bold }\n")
        let words = ["export", target, "--theme", "sun", "-o", folder.absolute("web")]
        #expect(await ProjectFolder.run(words, root: folder.root).code == .success)
        let text = try folder.text("web/\(file)")
        try folder.write(Array(text.replacing(old, with: new).utf8), to: "web/\(file)")
        let result = await ProjectFolder.run(words + ["--check"], root: folder.root)
        #expect(result.code == .findings)
        #expect(result.output.contains("\(place): error") && result.output.contains(message), "\(result.output)")
    }

    @Test func tellsWhichModeHoldsOnADeviceWhoseShadowVariesByBoth() async throws {
        let folder = try ProjectFolder(texts: [
            "Themes/sun.yaml": """
            theme: sun
            modes: [light, dark]
            colors: { ink: { light: "#FF8800", dark: "#004488" } }
            metrics: { gap: { phone: 4, pad: 12 } }
            shadows: { lift: { color: $ink, radius: $gap, opacity: 1 } }

            """
        ])
        let tokens = await folder.run("export", "dtcg", "--theme", "sun", "-o", folder.absolute("dtcg"))
        #expect(tokens.code == .success)
        #expect(tokens.output.contains("on 'pad', the value of 'light' holds"), "\(tokens.output)")
    }

    @Test func keepsTheMembersOfDesignTokensApartFromNames() async throws {
        let folder = try Self.sun("colors:\n  \"$value\": \"#FF8800\"\n  \"{night}\": \"#004488\"\n")
        let exported = await folder.run("export", "dtcg", "--theme", "sun", "-o", folder.absolute("web"))
        #expect(exported.code == .success, "\(exported.output)\(exported.errorOutput)")
        let imported = await folder.run("import", "dtcg", folder.absolute("web/sun.resolver.json"), "--theme", "back")
        #expect(imported.output.contains("#FF8800") && imported.output.contains("#004488"), "\(imported.output)")
    }

    @Test func takesSpacesAndMovedLinesForNoDrift() async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        #expect(await Self.export(folder).code == .success)
        let sheet = try folder.text("web/sun.css")
        try folder.write(
            Array(sheet.replacing("  --day:", with: "\t--day :").replacing("\n", with: "\r\n").utf8), to: "web/sun.css")
        try folder.write(
            Array(("# A line more\n" + Self.head + "colors:\n  day: \"#FF8800\"\n").utf8), to: "Themes/sun.yaml")
        let result = await Self.export(folder, "--check")
        #expect(result.code == .success, "\(result.output)")
    }

    @Test func leavesAFileWithSomebodysCommentAlone() async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        #expect(await Self.export(folder).code == .success)
        let commented = try folder.text("web/sun.css").replacing("--day: ", with: "/* mine */ --day: ")
        try folder.write(Array(try folder.text("web/sun.css").appending("/* mine */\n").utf8), to: "web/sun.css")
        #expect(await Self.export(folder).code == .success)
        #expect(try folder.text("web/sun.css").hasSuffix("/* mine */\n"))
        try folder.write(Array(commented.utf8), to: "web/sun.css")
        try folder.write(Array((Self.head + "colors:\n  day: \"#0000FF\"\n").utf8), to: "Themes/sun.yaml")
        #expect(await Self.export(folder).code == .usage)
    }

    @Test func pairsLinesThatWereRewrittenOneByOne() async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        #expect(await Self.export(folder).code == .success)
        let sheet = try folder.text("web/sun.css")
        try folder.write(Array(sheet.replacing("--day: #ff8800;", with: "color: red;").utf8), to: "web/sun.css")
        let result = await Self.export(folder, "--check")
        #expect(result.output.contains("'day' differs in"), "\(result.output)")
        #expect(!result.output.contains("nothing in the project writes this line"))
    }

    @Test func takesAnotherLayoutOfJSONForNoDriftAndSpacesInATextForOne() async throws {
        let folder = try Self.sun(
            "colors:\n  line: \"#FF8800\"\nfonts:\n  title: { size: 17, weight: bold, family: Segoe UI }\n")
        let words = ["export", "dtcg", "--theme", "sun", "-o", folder.absolute("web")]
        #expect(await ProjectFolder.run(words, root: folder.root).code == .success)
        let file = "web/sun/light.json"
        let tokens = try JSONSerialization.jsonObject(with: Data(try folder.text(file).utf8))
        let laidOut = String(
            decoding: try JSONSerialization.data(withJSONObject: tokens, options: .prettyPrinted), as: UTF8.self)
        try folder.write(Array(laidOut.utf8), to: file)
        let silent = await ProjectFolder.run(words + ["--check"], root: folder.root)
        #expect(silent.code == .success, "\(silent.output)")
        for (old, new) in [("#ff8800", "#ff8801"), ("Segoe UI", "Segoe  UI")] {
            try folder.write(Array(laidOut.replacing(old, with: new).utf8), to: file)
            #expect(await ProjectFolder.run(words + ["--check"], root: folder.root).code == .findings)
        }
        #expect(await Self.export(folder).code == .success)
        let sheet = try folder.text("web/sun.css")
        try folder.write(Array(sheet.replacing("Segoe UI", with: "Segoe  UI").utf8), to: "web/sun.css")
        #expect(await Self.export(folder, "--check").output.contains("'title' differs"))
    }

    @Test func refusesFilesThatAreOneWhereCapitalsDoNotCount() async throws {
        let disc = "<svg viewBox=\"0 0 2 2\"><circle cx=\"1\" cy=\"1\" r=\"1\"/></svg>"
        let folder = try ProjectFolder(
            texts: [
                "Themes/sun.yaml": Self.head + "images:\n  disc: icons/disc.svg\n  other: icons/Disc.svg\n",
                "Themes/icons/disc.svg": disc, "Themes/icons/Disc.svg": disc.replacing("r=\"1\"", with: "r=\"0.5\""),
            ])
        let result = await Self.export(folder)
        #expect(result.code == .findings)
        #expect(result.output.contains("[export.name-clash]"), "\(result.output)")
    }

    // MARK: The project file

    @Test func refusesTwoEntriesForOneFolder() async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        let entry = "  - { target: css, theme: sun, to: web }\n"
        try folder.write(Array("exports:\n\(entry)\(entry)".utf8), to: "diorama.yaml")
        let result = await folder.run("export")
        #expect(result.code == .findings)
        #expect(result.output.contains("diorama.yaml:3:") && result.output.contains("is written into 'web' already"))
    }

    @Test func writesWhatTheProjectFileLists() async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        try folder.write(Array("exports:\n  - { target: css, theme: sun, to: web/theme }\n".utf8), to: "diorama.yaml")
        #expect(await folder.run("export").code == .success)
        #expect(try folder.text("web/theme/sun.css").contains("--day: #ff8800;"))
        #expect(await folder.run("export", "--check").code == .success)
        #expect(await folder.run("validate").code == .success)
        try folder.write(Array("exports:\n  - { target: cs, theme: sun, to: web }\n".utf8), to: "diorama.yaml")
        let result = await folder.run("export")
        #expect(result.code == .findings && result.output.contains("diorama.yaml:2:15: error"), "\(result.output)")
    }

    // MARK: Options of targets

    @Test func writesImagesIntoTheSheet() async throws {
        let folder = try Self.sun("images:\n  disc: icons/disc.svg\n")
        try folder.write(
            Array("<svg viewBox=\"0 0 2 2\"><circle cx=\"1\" cy=\"1\" r=\"1\"/></svg>".utf8),
            to: "Themes/icons/disc.svg")
        #expect(await Self.export(folder, "--images", "inline").code == .success)
        #expect(try folder.text("web/sun.css").contains("--image-disc: url(\"data:image/svg+xml;base64,"))
        #expect(!FileManager.default.fileExists(atPath: folder.absolute("web/icons/disc.svg")))
    }

    @Test func refersExactlyWhereTheCommandLineOrTheProjectFileSays() async throws {
        let folder = try Self.sun("colors:\n  a/b: \"#FF8800\"\n  day: $a/b\n  glow: $day @ 30%\n")
        let reference = "\"components\": { \"$ref\": \"#/colors/a~1b/$value/components\" }, \"alpha\": 0.3 }"
        let plain = await folder.run("export", "dtcg", "--theme", "sun", "-o", folder.absolute("plain"))
        #expect(plain.code == .success, "\(plain.output)\(plain.errorOutput)")
        #expect(try !folder.text("plain/sun/light.json").contains(reference))
        let exact = await folder.run("export", "dtcg", "--theme", "sun", "--exact", "-o", folder.absolute("exact"))
        #expect(exact.code == .success, "\(exact.output)\(exact.errorOutput)")
        let text = try folder.text("exact/sun/light.json")
        #expect(text.contains(reference), "\(text)")
        for (value, isExact) in [("true", true), ("false", false)] {
            let entry = "{ target: dtcg, theme: sun, to: listed, options: { exact: \(value) } }"
            try folder.write(Array("exports:\n  - \(entry)\n".utf8), to: "diorama.yaml")
            #expect(await folder.run("export", "--force").code == .success)
            #expect(try folder.text("listed/sun/light.json").contains(reference) == isExact)
        }
    }

    @Test func readsExactReferencesBack() async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n  glow: $day @ 30%\n")
        let out = folder.absolute("out")
        #expect(await folder.run("export", "dtcg", "--theme", "sun", "--exact", "-o", out).code == .success)
        let back = await folder.run("import", "dtcg", out + "/sun.resolver.json", "--theme", "back")
        #expect(back.code == .success && back.output.contains("glow"), "\(back.output)\(back.errorOutput)")
    }

    @Test(arguments: [
        (["css", "--exact"], "'css' takes no '--exact'"), (["--exact"], "'--exact' goes with a TARGET"),
    ])
    func refusesOptionsOfOtherTargets(words: [String], message: String) async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        let result = await ProjectFolder.run(["export"] + words, root: folder.root)
        #expect(result.code == .usage && result.errorOutput.contains(message), "\(result.errorOutput)")
    }

    @Test(arguments: [
        ("exact: maybe", "3:63: error: 'exact' does not take 'maybe'"),
        ("exakt: true", "3:56: error: 'dtcg' has no option"),
    ])
    func findsOptionsThatATargetDoesNotTake(options: String, message: String) async throws {
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        let entry = "{ target: dtcg, theme: sun, to: tokens, options: { \(options) } }"
        try folder.write(Array("# A project\nexports:\n  - \(entry)\n".utf8), to: "diorama.yaml")
        let result = await folder.run("export")
        #expect(result.code == .findings && result.output.contains(message), "\(result.output)")
    }

    @Test func leavesTheProjectOnlyWhereTheCommandLineAllowsIt() async throws {
        let app = try ProjectFolder(texts: ["README": ""])
        let folder = try Self.sun("colors:\n  day: \"#FF8800\"\n")
        try FileManager.default.createSymbolicLink(
            atPath: folder.absolute("app"), withDestinationPath: app.root)
        for path in ["app", app.root, "../\(app.root.split(separator: "/").last ?? "")"] {
            try folder.write(Array("exports:\n  - { target: css, theme: sun, to: \(path) }\n".utf8), to: "diorama.yaml")
            let refused = await folder.run("export")
            #expect(
                refused.code == .usage && refused.errorOutput.contains("--allow"), "\(path): \(refused.errorOutput)")
            #expect(!FileManager.default.fileExists(atPath: app.absolute("sun.css")))
        }
        let allowed = await folder.run("export", "--allow", app.root)
        #expect(allowed.code == .success, "\(allowed.errorOutput)")
        #expect(FileManager.default.fileExists(atPath: app.absolute("sun.css")))
    }

    // MARK: Files of a kind

    @Test func writesTheWidgetsOfAnApp() async throws {
        let folder = try ProjectFolder.shipped()
        let words = ["export", "widgetkit", "stories", "-o", folder.absolute("Stories")]
        let result = await ProjectFolder.run(words, root: folder.root)
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        #expect(try folder.text("Stories/CardsView.swift").contains("struct CardsView: View"))
        let checked = await ProjectFolder.run(words + ["--check"], root: folder.root)
        #expect(checked.code == .success && checked.output.isEmpty, "\(checked.output)\(checked.errorOutput)")
        try folder.write(
            Array("exports:\n  - { target: widgetkit, subject: stories, to: ios }\n".utf8), to: "diorama.yaml")
        #expect(await folder.run("export").code == .success)
        #expect(try folder.text("ios/CardsView.swift") == folder.text("Stories/CardsView.swift"))
    }

    @Test(arguments: [
        (["widgetkit"], "'widgetkit' needs the id of the app"),
        (["widgetkit", "nothing"], "there is no app 'nothing' in 'Widgets'"),
        (["widgetkit", "../stories"], "there is no app '../stories' in 'Widgets'"),
        (["css", "stories", "--theme", "widgets"], "'css' writes a theme, and takes no 'stories'"),
    ])
    func refusesASubjectThatIsNone(words: [String], message: String) async throws {
        let folder = try ProjectFolder.shipped()
        let result = await ProjectFolder.run(["export"] + words, root: folder.root)
        #expect(result.code == .usage && result.errorOutput.contains(message), "\(result.errorOutput)")
    }

    // MARK: Rules

    @Test(arguments: ExportRules.all.map(\.id)) func findsWhatItsRulesPromise(id: String) async throws {
        let rule = try #require(ExportRules.all.first { $0.id == id })
        for (example, isWrong) in [(rule.wrong, true), (rule.right, false)] {
            let folder = try ProjectFolder(
                texts: ["Themes/example.yaml": "theme: example\nmodes: [light]\ncolors:\n  sun: \"#FF8800\"\n"]
                    .merging(example.otherFiles) { $1 }.merging([example.path: example.text]) { $1 })
            let words =
                example.path == ProjectLayout.standard.projectFile
                ? ["export"]
                : ["export", id == "export.lost" ? "dtcg" : "css", "--theme", "example", "-o", folder.absolute("web")]
                    + (id == "export.drift" ? ["--check"] : [])
            let result = await ProjectFolder.run(words, root: folder.root)
            let place = rule.wrong.position.map { "\(example.path):\($0.line):\($0.column): \(rule.severity)" } ?? ""
            #expect(result.output.contains("[\(id)]") == isWrong, "\(result.output)\(result.errorOutput)")
            #expect(!isWrong || result.output.contains(place), "\(result.output)")
        }
    }
}
