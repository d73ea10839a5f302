import ClassroomExport
import Exporting
import Foundation
import Importing
import SourceDiagnostics
import TestSupport
import Testing

/// `export agora-web`, and `import agora-web` of what it wrote.
@Suite struct AgoraWebTests {
    /// The colours that the web app's `FcrTheme` has.
    private static let colors: Set = [
        "background", "foreground", "brand", "divider", "error", "warning", "safe", "iconPrimary", "iconSecondary",
        "iconSelected", "component", "toastNormal", "textPrimaryButton", "textLevel1", "textLevel2", "textLevel3",
        "textDisable", "textLink",
    ]

    /// The switches that the web app's `FcrUIConfig` has.
    private static let switches: Set = [
        "header.stateBar", "header.stateBar.networkState", "header.stateBar.roomName", "header.stateBar.scheduleTime",
        "header.stateBar.classState", "header.stateBar.microphone", "header.stateBar.camera", "stage.teacherVideo",
        "stage.teacherVideo.resetPosition", "stage.teacherVideo.offStage", "stage.studentVideo",
        "stage.studentVideo.camera", "stage.studentVideo.microphone", "stage.studentVideo.boardAuthorization",
        "stage.studentVideo.reward", "stage.studentVideo.offStage", "engagement.netlessBoard",
        "engagement.netlessBoard.switch", "engagement.netlessBoard.mouse", "engagement.netlessBoard.text",
        "engagement.netlessBoard.selector", "engagement.netlessBoard.pencil", "engagement.netlessBoard.eraser",
        "engagement.netlessBoard.move", "engagement.netlessBoard.save", "engagement.laserPointer",
        "engagement.popupQuiz", "engagement.counter", "engagement.poll", "engagement.screenShare",
        "engagement.cloudStorage", "engagement.breakoutRoom", "engagement.roster", "engagement.raiseHand",
        "extension.agoraChat", "extension.agoraChat.muteAll", "extension.agoraChat.emoji",
        "extension.agoraChat.picture",
    ]

    private static let json = "setParameters.json"
    private static let script = "src/generated/theme.ts"

    private static func switches(_ node: Any?, below path: String = "") -> [String: Bool] {
        guard let object = node as? [String: Any] else { return [:] }
        var found: [String: Bool] = [:]
        for (key, value) in object {
            if key == "enable" {
                found[path] = value as? Bool
            } else {
                found.merge(switches(value, below: path.isEmpty ? key : path + "." + key)) { $1 }
            }
        }
        return found
    }

    // MARK: Export

    @Test(arguments: ExportedClassrooms.themes) func writesEighteenColoursForEachMode(theme: String) throws {
        let object = try ExportedClassrooms.shippedProject().export(AgoraWebTarget(), theme: theme).object(Self.json)
        for mode in ["light", "dark"] {
            let colors = try #require(value(object, "themes.default.\(mode)") as? [String: String])
            #expect(Set(colors.keys) == Self.colors && colors.count == 18)
            #expect(colors.values.allSatisfy { $0.wholeMatch(of: /#([0-9a-f]{6}|[0-9a-f]{8})/) != nil }, "\(colors)")
        }
    }

    @Test func writesTheValuesOfTokens() throws {
        let object = try ExportedClassrooms.shippedProject().export(AgoraWebTarget()).object(Self.json)
        #expect(value(object, "themes.default.light.background") as? String == "#f9f9fc")
        #expect(value(object, "themes.default.dark.textLevel1") as? String == "#ffffffcc")
        #expect(value(object, "themes.default.light.textLink") as? String == "#276de8")
        #expect(value(object, "themes.default.dark.textLink") as? String == "#649bfa")
    }

    @Test func writesEverySwitchOfEachRoomType() throws {
        let object = try ExportedClassrooms.shippedProject().export(AgoraWebTarget()).object(Self.json)
        let rooms = try #require(object["uiConfigs"] as? [String: Any])
        #expect(Set(rooms.keys) == ["0", "2", "4"])
        for (room, configuration) in rooms {
            #expect(Set(Self.switches(configuration).keys) == Self.switches, "\(room)")
            let keys = Set((configuration as? [String: Any] ?? [:]).keys)
            #expect(keys == ["version", "name", "header", "stage", "engagement", "footer", "extension"])
        }
        // Who is alone with a teacher has no name list, and a lecture no groups.
        #expect(value(object, "uiConfigs.0.engagement.roster.enable") as? Bool == false)
        #expect(value(object, "uiConfigs.4.engagement.roster.enable") as? Bool == true)
        #expect(value(object, "uiConfigs.2.engagement.breakoutRoom.enable") as? Bool == false)
        #expect(value(object, "uiConfigs.4.engagement.breakoutRoom.enable") as? Bool == true)
        #expect(value(object, "uiConfigs.4.name") as? String == "Small class")
    }

    private static let quiet = """
        scene: quiet
        title: Quiet
        extends: presets/small
        contexts: contexts/physics.yaml
        components:
          stateBar: { roomName: { enable: false } }
          agoraChat:
            emoji: { visible: false }
            picture: { enable: true }

        """

    @Test func writesSwitchesOfTheNamedSceneWithTheirLines() throws {
        let export = try ExportedClassrooms(adding: ["Scenes/quiet.yaml": Self.quiet])
            .export(AgoraWebTarget(), scenes: ["quiet"])
        let object = try export.object(Self.json)
        #expect((object["uiConfigs"] as? [String: Any]).map { Array($0.keys) } == ["4"])
        let off = Self.switches(value(object, "uiConfigs.4")).filter { !$0.value }.keys
        #expect(Set(off) == ["header.stateBar.roomName", "extension.agoraChat.emoji"])
        let places = try export.object("setParameters.map.json")
        for (pointer, line) in [
            ("header/stateBar/roomName/enable", 6), ("extension/agoraChat/emoji/enable", 8),
            ("extension/agoraChat/picture/enable", 9), ("name", 2),
        ] {
            let place = (places["/uiConfigs/4/\(pointer)"] as? [String: String])?["line"]
            #expect(place == "Scenes/quiet.yaml:\(line)", "\(pointer)")
        }
        #expect((places["/themes/default/light/brand"] as? [String: String])?["value"] == "systemBrandColor")
        #expect(try export.text(Self.script).contains("\"Quiet\", // Scenes/quiet.yaml:2"))
    }

    @Test(arguments: ExportedClassrooms.themes) func writesTheSameBytesTwiceAndFindsNoDrift(theme: String) throws {
        let exports = try (0..<2).map { _ in try ExportedClassrooms().export(AgoraWebTarget(), theme: theme) }
        #expect(exports[0].files.map(\.bytes) == exports[1].files.map(\.bytes))
        #expect(exports[0].files.map(\.path) == [Self.json, "setParameters.map.json", Self.script])
        for file in exports[0].files {
            let found = ExportDrift.findings(file, SourceFile(path: file.path, bytes: file.bytes), at: file.path)
            #expect(found.isEmpty, "\(found)")
        }
    }

    @Test(arguments: [
        (Self.json, "\"brand\": \"#276de8\"", "\"brand\": \"#276de9\"", "systemBrandColor", "Themes/agora.yaml"),
        (Self.script, "brand: \"#276de8\"", "brand: \"#276de9\"", "systemBrandColor", "Themes/agora.yaml"),
        (
            Self.script, "roster: { enable: false }", "roster: { enable: true }", "roster",
            "Scenes/presets/one-to-one.yaml"
        ),
    ])
    func tellsTheValueThatWasChanged(name: String, right: String, wrong: String, value: String, file: String) throws {
        let found = try ExportedClassrooms.shippedProject().export(AgoraWebTarget()).drift(
            of: name, replacing: right, with: wrong)
        #expect(found.map(\.range.file.path) == [file] && found[0].message.contains("'\(value)'"), "\(found)")
        #expect(found.first?.notes.first?.range?.file.path == name)
    }

    @Test(arguments: [
        "\"", "'", "\\", "*/", "//", "`${x}`", "小班课", "</script>", "class", "{a}", "\u{2028}", "#", "a // b",
    ])
    func letsNoTitleLeaveItsPlace(title: String) throws {
        let quoted = String(decoding: try JSONEncoder().encode(title), as: UTF8.self).replacing("\\/", with: "/")
        let scene = "scene: quiet\ntitle: \(quoted)\nextends: presets/small\ncontexts: contexts/physics.yaml\n"
        let export = try ExportedClassrooms(adding: ["Scenes/quiet.yaml": scene])
            .export(AgoraWebTarget(), scenes: ["quiet"])
        #expect(value(try export.object(Self.json), "uiConfigs.4.name") as? String == title)
        let script = try #require(export.files.first { $0.path == Self.script })
        let found = ExportDrift.findings(script, SourceFile(path: "theme.ts", bytes: script.bytes), at: "theme.ts")
        #expect(found.isEmpty, "\(found)")
    }

    // One run of the compiler for the right scripts and one for the wrong one: each takes seconds.
    @Test(.enabled(if: TypeScriptChecking.isPossible)) func writesTypeScriptThatTheCompilerTakes() throws {
        let title = #""'\\*/`${x}`</script>小班课"#
        let quoted = String(decoding: try JSONEncoder().encode(title), as: UTF8.self).replacing("\\/", with: "/")
        let scene = "scene: quiet\ntitle: \(quoted)\nextends: presets/small\ncontexts: contexts/physics.yaml\n"
        let script = try ExportedClassrooms(adding: ["Scenes/quiet.yaml": scene])
            .export(AgoraWebTarget(), scenes: ["quiet", "lecture-hall", "one-to-one"]).text(Self.script)
        #expect(try TypeScriptChecking.output(of: script).isEmpty)
        let wrong = script.replacing("roster:", with: "rooster:")
        #expect(try TypeScriptChecking.output(of: wrong).contains("rooster"))
    }

    // MARK: What is lost

    @Test func tellsWhatTheWebAppHasNoPlaceFor() throws {
        let found = try ExportedClassrooms.shippedProject().export(AgoraWebTarget()).findings
        #expect(found.allSatisfy { $0.id == "export.lost" })
        for words in ["no fonts", "no metrics", "no shadows", "no images", "further colours", "'compose'", "looks"] {
            #expect(found.contains { $0.message.contains(words) }, "\(words): \(found.map(\.message))")
        }
    }

    @Test func refusesAThemeThatLacksAColour() throws {
        let theme = "theme: bare\nmodes: [light]\ncolors:\n  systemBrandColor: \"#276DE8\"\n"
        let export = try ExportedClassrooms(adding: ["Themes/bare.yaml": theme])
            .export(AgoraWebTarget(), theme: "bare", whole: false)
        #expect(export.files.isEmpty)
        let missing = export.findings.filter { $0.id == "export.missing-color" }
        #expect(missing.count == 17 && missing.allSatisfy { $0.range.file.path == "Themes/bare.yaml" })
    }

    @Test func tellsASwitchThatDiffersByDevice() throws {
        let scene = Self.quiet + "  roster: { enable: { phone: false, pad: true } }\n"
        let export = try ExportedClassrooms(adding: ["Scenes/quiet.yaml": scene])
            .export(AgoraWebTarget(), scenes: ["quiet"])
        #expect(value(try export.object(Self.json), "uiConfigs.4.engagement.roster.enable") as? Bool == true)
        let found = export.findings.filter { $0.message.contains("'roster'") }
        #expect(found.map(\.range.start.line) == [10], "\(found)")
    }

    // MARK: Import

    private static func imported(_ text: String) -> ImportedTheme {
        AgoraWebSource().read(
            ImportedFiles([SourceFile(path: "in.json", text: text)], deviceClasses: ["phone", "pad"]) { _ in nil })
    }

    @Test(arguments: ExportedClassrooms.themes) func readsTheColoursThatItWrote(theme: String) throws {
        let written = try ExportedClassrooms.shippedProject().export(AgoraWebTarget(), theme: theme)
        let imported = Self.imported(try written.text(Self.json))
        #expect(imported.modes == ["light", "dark"] && imported.tokens.count == 18)
        #expect(imported.findings.count == 3 && imported.findings.allSatisfy { $0.message.contains("room type") })
        let text = ThemeText.file(
            of: imported, id: "back", extending: theme == "agora" ? "contrast" : "agora", origin: "test")
        let back = try ExportedClassrooms(adding: ["Themes/back.yaml": text])
            .export(AgoraWebTarget(), theme: "back")
        let pair = try [written, back].map { try $0.object(Self.json)["themes"] as? NSDictionary }
        #expect(pair[0] == pair[1] && pair[0] != nil)
    }

    @Test func tellsWhatAThemeHasNoPlaceFor() throws {
        let text = MarkedText(
            """
            {
              1️⃣"host": "https://example.com",
              "themes": {
                2️⃣"night": { "dark": { "brand": "#000000" } },
                "default": {
                  "light": { "brand": "rgba(255, 0, 0, 0.5)", 3️⃣"v2Block1": "", "safe": 4️⃣"green-ish" },
                  5️⃣"sepia": { "brand": "#000000" }
                }
              },
              "uiConfigs": { 6️⃣"4": { "header": {} } }
            }
            """)
        let imported = Self.imported(text.text)
        #expect(imported.tokens.map(\.name) == ["systemBrandColor"])
        #expect(imported.tokens[0].values[.init(mode: "light")] == "\"#FF000080\"")
        #expect(imported.modes == ["light"])
        let places = imported.findings.map { "\($0.range.start.line):\($0.range.start.column)" }
        let lost = Set(imported.findings.map(\.id))
        #expect(places.count == 6 && Set(places).count == 6 && lost == ["import.lost"], "\(imported.findings)")
    }

    @Test(arguments: ["", "[]", "{}", "{ \"themes\": {} }", "{ \"themes\": { \"default\": {} } }", "{ \"themes\": 1 }"])
    func refusesWhatIsNoTheme(text: String) {
        #expect(Self.imported(text).findings.map(\.id) == ["import.unreadable"])
    }
}
