import ConfigSchema
import Exporting
import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@testable import ClassroomExport

/// The files of `export agora-ios`, type-checked.
@Suite struct AgoraIOSTests {
    static let themes = ["agora", "agora-classic", "contrast"]
    static let pods = ["AgoraEduUI", "AgoraWidgets"]

    @Test(arguments: themes, pods) func writesSwiftThatCompiles(theme: String, pod: String) throws {
        let export = try ExportedConfiguration.shipped.export(theme)
        let output = try Typechecking.output(of: export.swift(of: pod), pod: pod)
        #expect(output.isEmpty, "\(output)")
    }

    @Test(arguments: themes) func writesTheSameBytesTwice(theme: String) throws {
        let files = try (0..<2).map { _ in try ExportedConfiguration.shipped.export(theme).files }
        #expect(files[0].map(\.path) == files[1].map(\.path))
        #expect(files[0].map(\.bytes) == files[1].map(\.bytes))
        #expect(Set(files[0].map(\.path)).count == files[0].count)
    }

    @Test(arguments: [
        ("AgoraEduUI", "UIColor(hex: 0xF9F9FC)!", "UIColor(hex: 0xF9F9FC)"),
        (
            "AgoraEduUI", "var borderColor: CGColor = FcrUIColorGroup.systemDividerColor.cgColor",
            "var borderColor: CGColor = FcrUIColorGroup.systemDividerColor"
        ),
        ("AgoraWidgets", ".widgets_image(\"countdown_bg\")", ".widgets_images(\"countdown_bg\")"),
    ])
    func findsMistakesInSwift(pod: String, right: String, wrong: String) throws {
        var texts = try ExportedConfiguration.shipped.export("agora").swift(of: pod)
        let file = try #require(texts.first { $0.value.contains(right) }, "\(right)")
        texts[file.key] = file.value.replacing(right, with: wrong, maxReplacements: 1)
        let output = try Typechecking.output(of: texts, pod: pod)
        #expect(output.contains("\(file.key):") && output.contains("error:"), "\(output)")
    }

    @Test(arguments: themes) func keepsLinesShort(theme: String) throws {
        let export = try ExportedConfiguration.shipped.export(theme)
        for (name, text) in Self.pods.flatMap({ export.swift(of: $0) }) {
            let long = text.split(separator: "\n").filter { $0.count > 120 }
            #expect(long.isEmpty, "\(name)")
        }
    }

    // MARK: Tables

    /// The keys of the original, in tables of the command line's tests.
    private static func upstreamKeys(_ table: String) throws -> [String: String] {
        let path = "Tests/ProjectCommandsTests/Upstream/Tables/\(table).txt"
        let text = try String(
            contentsOf: URL(filePath: ExportedConfiguration.root).appending(path: path), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " = ") }
        return Dictionary(rows.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { first, _ in first })
    }

    private static func keys(of pod: AgoraPod) -> [String: AgoraShapes.Property] {
        var keys: [String: AgoraShapes.Property] = [:]
        func add(_ shape: AgoraShapes.Shape, _ prefix: String) {
            for property in shape.properties {
                if case .item(let name) = property.kind {
                    guard let item = pod.shapes.item(name) else {
                        Issue.record("\(name)")
                        continue
                    }
                    add(item, "\(prefix)\(property.name).")
                } else {
                    keys[prefix + property.name] = property
                }
            }
        }
        for shape in pod.shapes.components { add(shape, AgoraPod.key(of: shape.name) + ".") }
        return keys
    }

    @Test func hasTheKeysOfTheOriginal() throws {
        let (ui, widgets) = (Self.keys(of: .ui), Self.keys(of: .widgets))
        #expect(Set(ui.keys) == Set(try Self.upstreamKeys("ui-keys").keys))
        #expect(Set(widgets.keys) == Set(try Self.upstreamKeys("widget-keys").keys))
        #expect(AgoraPod.ui.shapes.items.count == 78 && AgoraPod.ui.shapes.components.count == 26)
        #expect(AgoraPod.widgets.shapes.items.count == 62 && AgoraPod.widgets.shapes.components.count == 8)
        #expect(AgoraPod.ui.images.sets.count == 82 && AgoraPod.widgets.images.sets.count == 61)
    }

    /// Values that no component declares are the original's, and all others come from the theme.
    @Test func findsAPlaceForEachKey() throws {
        let catalog = try ExportedConfiguration.shipped.registry.catalog
        for (pod, table) in [(AgoraPod.ui, "ui-keys"), (.widgets, "widget-keys")] {
            let values = try Self.upstreamKeys(table)
            for (key, property) in Self.keys(of: pod) where property.kind != .boolean {
                let path = key.split(separator: ".").map(String.init)
                // Parts of a shadow are one value of a theme.
                if catalog.places(path[0], Array(path.dropFirst())).isEmpty {
                    let shadow = catalog.places(path[0], Array(path.dropFirst().dropLast()))
                    let value = values[key]?.replacing(" †", with: "")
                    #expect(!shadow.isEmpty || path.contains("shadow") || property.fallback == value, "\(key)")
                }
            }
        }
    }

    // MARK: Values

    @Test func writesWhatAThemeSays() throws {
        let export = try ExportedConfiguration.extending(
            """
            colors:
              systemBrandColor: { light: "#FF8800", dark: "#80440080" }
              sun: $systemBrandColor @ 25%
            fonts:
              font9: { size: 9.5, weight: bold, family: Georgia }
            metrics:
              borderWidth: 2
              shadowOpacity: 0.5
            shadows:
              low: { color: $sun, offset: [1, 2], radius: 3, opacity: 1 }
            components:
              teacherVideo: { cell: { cornerRadius: 9 }, label: { shadow: $low } }
              alert: { shadow: { color: black, offset: [0, 4], radius: 5, opacity: 0.5 }, enable: false }
              poll: { option: { singleCheckedImage: poll_mul_checked }, title: { textAlignment: right } }
              roster: { camera: { streamOn: { image: member_mic_on } } }
              popupQuiz: { name: { text: { en: "A \\"quiz\\"", zh-Hans: 答题 } } }
            """
        ).export("own")
        let colors = try export.text("FcrUIColorGroup.swift")
        #expect(colors.contains("case .agoraLight: return UIColor(hex: 0xFF8800)! // Themes/own.yaml:5"))
        #expect(colors.contains("case .agoraDark: return UIColor(hex: 0x804400, transparency: 0.502)!"))
        #expect(colors.contains("return systemBrandColor.withAlphaComponent(0.25) // Themes/own.yaml:6"))
        #expect(colors.contains("static var shadowOpacity: Float {\n        return 0.5 // Themes/own.yaml:11"))
        #expect(colors.contains("static var low: FcrUIItemShadow {"))
        let fonts = try export.text("FcrUIFontGroup.swift")
        #expect(fonts.contains(".family: \"Georgia\", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]"))
        let frames = try export.text("FcrUIFrameGroup.swift")
        #expect(frames.contains("static let borderWidth: CGFloat = 2 // Themes/own.yaml:10"))
        let components = try export.text("FcrUIComponents.swift")
        #expect(components.contains("cornerRadius: FcrUIFrameGroup.windowCornerRadius // Themes/agora.yaml:"))
        #expect(components.contains("shadowRadius: FcrUIColorGroup.labelShadowRadius") == false)
        #expect(components.contains("shadowRadius: FcrUIShadowGroup.label.radius"))
        #expect(components.contains("var enable: Bool = false // Themes/own.yaml:16"))
        #expect(components.contains("        color: UIColor(hex: 0x000000)!.cgColor,\n"))
        let items = try export.text("FcrUIItems.swift")
        #expect(items.contains("var cornerRadius: CGFloat = 9 // Themes/own.yaml:15"))
        #expect(items.contains("var shadowColor: CGColor = FcrUIShadowGroup.low.color // Themes/own.yaml:15"))
        #expect(items.contains("var onImage: UIImage? = .edu_ui_image(\"member_mic_on\") // Themes/own.yaml:18"))
        let widgets = try export.text("FcrWidgetUIItems.swift")
        #expect(widgets.contains("var selectedSingleModeImage: UIImage? = .widgets_image(\"poll_mul_checked\")"))
        #expect(widgets.contains("var textAlignment: NSTextAlignment = .right // Themes/own.yaml:17"))
        #expect(
            widgets.contains("var text: String = \"popupQuiz.name.text\".widgets_localized() // Themes/own.yaml:19"))
        let texts = export.files.filter { $0.path.hasSuffix("AgoraWidgets/Assets/others/en.lproj/Localizable.strings") }
        #expect(texts.count == 1)
        let english = String(decoding: texts.first?.bytes ?? [], as: UTF8.self)
        #expect(english.contains("\"popupQuiz.name.text\" = \"A \\\"quiz\\\"\"; /* Themes/own.yaml:19 */"))
        for pod in Self.pods {
            let output = try Typechecking.output(of: export.swift(of: pod), pod: pod)
            #expect(output.isEmpty, "\(output)")
        }
    }

    /// Names and texts that would lead out of their place stay in it.
    @Test func letsNoNameLeaveItsPlace() throws {
        let names = [
            "class", "class_", "init", "self", "Type", "_", "__", "a-b", "a_u2D_b", "1st", "颜色", "a`b", "a\\\\(b)",
            "a*/b", "a//b", "é", "a\\\"b", "🌞", "%@", "a'b", "default", "UIColor",
        ]
        let colors = names.enumerated().map { "  \"\($1)\": \"#0000\(String($0 + 16, radix: 16))\"" }
        let fonts = names.map { "  \"\($0)\": { size: 12, weight: regular, family: \"\($0)\" }" }
        let metrics = names.enumerated().map { "  \"\($1)\": \($0 + 1)" }
        let text =
            "colors:\n\(colors.joined(separator: "\n"))\nfonts:\n\(fonts.joined(separator: "\n"))\n"
            + "metrics:\n\(metrics.joined(separator: "\n"))\n"
            + "strings:\n  fcr_user_list: { en: \"\\\" \\\\ \\\\(x) %@ */ \\n \\u202E 颜色\" }\n"
        let configuration = try ExportedConfiguration.extending(text)
        let export = try configuration.export("own")
        for pod in Self.pods {
            let output = try Typechecking.output(of: export.swift(of: pod), pod: pod)
            #expect(output.isEmpty, "\(output)")
        }
        let strings = try #require(export.files.first { $0.path.hasSuffix("en.lproj/Localizable.strings") })
        #expect(
            String(decoding: strings.bytes, as: UTF8.self).contains(
                "\"fcr_user_list\" = \"\\\" \\\\ \\\\(x) %@ */ \\n \\U202E 颜色\"; /* Themes/own.yaml:"))
    }

    @Test(arguments: [
        "class", "class_", "class__", "_", "__", "a-b", "a_u2D_b", "_u2D_", "1st", "颜色", "Type", "a b", "", "é", "🌞",
        "u_u_", "\u{200D}", "self", "a_", "_a",
    ])
    func readsIdentifiersBack(name: String) {
        let identifier = SwiftSpelling.identifier(name)
        #expect(SwiftSpelling.name(of: identifier) == name, "\(identifier)")
    }

    // MARK: Scenes

    @Test func writesWhatScenesChangeAsArguments() throws {
        let small = """
            scene: quiet
            type: small
            theme: own
            components:
              stateBar: { backgroundColor: "#FF8800", roomName: { textColor: $systemErrorColor } }
              teacherVideo: { cell: { cornerRadius: 7 } }
              webView: { cornerRadius: 3 }
            """
        let configuration = try ExportedConfiguration.extending("", with: ["Scenes/quiet.yaml": small])
        let export = try configuration.export("own", scenes: ["quiet"])
        let text = try export.text("FcrSmallUIConfig.swift")
        #expect(
            text.contains(
                "    var stateBar = FcrUIComponentStateBar(\n        backgroundColor: UIColor(hex: 0xFF8800)!, // Scenes/quiet.yaml:5\n        roomName: FcrUIItemStateBarRoomName(\n            textColor: FcrUIColorGroup.systemErrorColor // Scenes/quiet.yaml:5\n        )\n    )\n"
            ))
        #expect(text.contains("cornerRadius: 7 // Scenes/quiet.yaml:6"))
        #expect(try export.text("FcrWidgetSmallUIConfig.swift").contains("cornerRadius: 3 // Scenes/quiet.yaml:7"))
        #expect(try export.text("FcrLectureUIConfig.swift").contains("var stateBar = FcrUIComponentStateBar()"))
        for pod in Self.pods {
            let output = try Typechecking.output(of: export.swift(of: pod), pod: pod)
            #expect(output.isEmpty, "\(output)")
        }
    }

    // MARK: Losses

    @Test func saysWhatTheAppHasNoPlaceFor() throws {
        let configuration = try ExportedConfiguration.extending(
            """
            metrics:
              borderWidth: { phone: 1, pad: 2 }
            fonts:
              font9: { size: 9, weight: regular, family: Inter, file: fonts/Inter.woff2 }
            components:
              alert: { cornerRadius: 50% }
              toast: { cornerRadius: { phone: 1, pad: 2 } }
              exitBar: { borderWidth: 4 }
            strings:
              diorama_roster_empty: { en: Nobody }
            """)
        let found = try configuration.export("own").findings
        let told = found.filter { $0.range.file.path == "Themes/own.yaml" }.map {
            "\($0.range.start.line) \($0.message)"
        }
        for place in [
            "10 the app has one", "7 the app does not get", "9 'alert.cornerRadius'", "13 the app has no text",
        ] {
            #expect(told.contains { $0.hasPrefix(place) }, "\(place) of \(told)")
        }
        #expect(found.allSatisfy { $0.severity == .warning && $0.id == "export.not-in-app" })
        #expect(found.contains { $0.message.hasPrefix("'exitBar' has properties") })
        #expect(found.contains { $0.message.hasPrefix("images are left out") })
    }

    @Test func findsNoDriftInWhatItWrote() throws {
        for file in try ExportedConfiguration.shipped.export("agora").files {
            let found = ExportDrift.findings(file, SourceFile(path: file.path, bytes: file.bytes), at: file.path)
            #expect(found.isEmpty, "\(found)")
        }
    }

    @Test func tellsTheLineOfWhatWasChanged() throws {
        let export = try ExportedConfiguration.shipped.export("agora")
        let file = try #require(export.files.first { $0.path.hasSuffix("/FcrUIColorGroup.swift") })
        let text = String(decoding: file.bytes, as: UTF8.self).replacing("0xF9F9FC", with: "0xF9F9FD")
        let found = ExportDrift.findings(file, SourceFile(path: file.path, bytes: Array(text.utf8)), at: file.path)
        #expect(found.map { "\($0.range.file.path):\($0.range.start.line)" } == ["Themes/agora.yaml:15"])
    }

    // MARK: Images

    @Test(.enabled(if: ImageDrawing.installed.isAvailable)) func drawsImagesInTheSizesOfTheApp() throws {
        let picture =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\"><path d=\"M0 0h20v10H0z\"/></svg>"
        let configuration = try ExportedConfiguration.extending(
            """
            images:
              toast_notice: { file: wide.svg, tint: $systemErrorColor }
              own: wide.svg
            components:
              toast: { errorImage: own }
            """, with: ["Themes/wide.svg": picture])
        let files = try configuration.export("own", drawing: .installed).files
        func size(_ name: String) throws -> [Int] {
            let file = try #require(files.first { $0.path.hasSuffix("/" + name) }, "\(name)")
            let bytes = file.bytes
            #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        }
        #expect(try size("AgoraToast/toast_notice.imageset/toast_notice@2x.png") == [48, 24])
        #expect(try size("AgoraToast/toast_notice.imageset/toast_notice_dark@3x.png") == [72, 36])
        #expect(try size("images.xcassets/own.imageset/own@2x.png") == [48, 24])
        let light = try #require(files.first { $0.path.hasSuffix("toast_notice@2x.png") }?.bytes)
        #expect(light != files.first { $0.path.hasSuffix("toast_notice_dark@2x.png") }?.bytes)
        #expect(!files.contains { $0.path.hasSuffix("/own_dark@2x.png") })
        let contents = try #require(files.first { $0.path.hasSuffix("toast_notice.imageset/Contents.json") })
        #expect(String(decoding: contents.bytes, as: UTF8.self).contains("\"filename\" : \"toast_notice_dark@3x.png\""))
        #expect((try? JSONSerialization.jsonObject(with: Data(contents.bytes))) != nil)
    }

    /// Puts bytes of its own where a picture would be: they stay for as long as the drawing has the same source.
    @Test(.enabled(if: ImageDrawing.installed.isAvailable), arguments: ["systemErrorColor", "systemSafeColor"])
    func drawsAgainOnlyWhatHasChanged(tint: String) throws {
        let picture =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9H0z\"/></svg>"
        func configuration(_ tint: String) throws -> ExportedConfiguration {
            try .extending(
                "images:\n  toast_notice: { file: wide.svg, tint: $\(tint) }\n", with: ["Themes/wide.svg": picture])
        }
        let files = try configuration("systemErrorColor").export("own", drawing: .installed).files
        var mark = try #require(files.first { $0.path.hasSuffix("/toast_notice@2x.png") })
        mark = mark.replacing(Array("not drawn again".utf8))
        let root = FileManager.default.temporaryDirectory.appending(path: "drawn-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = ExportFolder(root.path)
        _ = try folder.write([mark], as: "agora-ios/own", force: false)
        let again = try configuration(tint).export("own", drawing: .installed, drawn: folder.drawn).files
        let isKept = again.first { $0.path == mark.path }?.bytes == mark.bytes
        #expect(isKept == (tint == "systemErrorColor"))
        try Data("changed by a person".utf8).write(to: root.appending(path: mark.path))
        let last = try configuration(tint).export("own", drawing: .installed, drawn: folder.drawn).files
        #expect(last.first { $0.path == mark.path }?.bytes.starts(with: [0x89, 0x50]) == true)
    }
}

extension ExportedFile {
    /// The file, drawn from the same source, with other bytes.
    fileprivate func replacing(_ bytes: [UInt8]) -> ExportedFile {
        guard case .bytes(_, let place) = content else { return self }
        var file = ExportedFile(path, .bytes(bytes, of: place))
        file.source = source
        return file
    }
}
