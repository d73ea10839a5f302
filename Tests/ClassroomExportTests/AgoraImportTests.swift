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
@testable import Importing

/// Configurations of the app as themes.
@Suite struct AgoraImportTests {
    private static func read(_ files: [SourceFile], _ configuration: ExportedConfiguration) -> ImportedTheme {
        var files = ImportedFiles(files, deviceClasses: ["phone", "pad"]) { _ in nil }
        files.catalog = configuration.registry.catalog
        return AgoraIOSSource().read(files)
    }

    private static func swift(_ export: Export) -> [SourceFile] {
        export.files.filter { $0.path.hasSuffix(".swift") }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    }

    private static func theme(_ imported: ImportedTheme, over base: Theme, _ configuration: ExportedConfiguration)
        throws
        -> Theme
    {
        let text = ThemeText.file(of: imported, id: "imported", extending: base.id, origin: "test")
        return try #require(configuration.project.theme(ofText: text, over: base), "\(text)")
    }

    /// Files that `export` has written give the same tokens and the same values again.
    @Test(arguments: AgoraIOSTests.themes) func readsBackWhatExportWrites(id: String) throws {
        let configuration = try ExportedConfiguration.shipped
        let imported = Self.read(Self.swift(try configuration.export(id)), configuration)
        #expect(imported.findings.isEmpty, "\(imported.findings)")
        let theme = try configuration.theme(id).theme
        let alone = try Self.theme(imported, over: theme, configuration)
        let own = try #require(alone.chain.first)
        #expect(!own.diagnostics.containsError, "\(own.diagnostics)")
        for category in [TokenCategory.colors, .fonts, .metrics, .shadows] {
            let names = Set(own.tokens(category).map(\.key))
            #expect(names == Set(theme.tokens[category].names), "\(category)")
            for (name, situation) in names.flatMap({ name in theme.situations.map { (name, $0) } }) {
                let (one, two) = (
                    alone.definition(category, name, in: situation), theme.definition(category, name, in: situation)
                )
                let values = (
                    one.flatMap { alone.resolve($0, in: situation) }, two.flatMap { theme.resolve($0, in: situation) }
                )
                #expect(values.0 == values.1, "\(name) in \(situation.mode)")
            }
        }
        // Nothing is left to say over the theme itself.
        let rest = imported.differences(from: theme) {
            configuration.project.theme(
                ofText: ThemeText.file(of: $0, id: "imported", extending: id, origin: ""), over: theme)
        }
        #expect(rest.tokens.map(\.name) == [])
        // The app has one picture for two states, which the export tells.
        let states = id == "agora-classic" ? ["roster.camera.offStage.image", "roster.microphone.offStage.image"] : []
        #expect(rest.values.map { $0.path.joined(separator: ".") } == states)
        let lost = try configuration.export(id).findings.filter { $0.message.hasPrefix("the app has one 'roster.") }
        #expect(lost.count == states.count)
        #expect(imported.values.count > 300)
    }

    /// Values of a theme over the one that ships come back as such.
    @Test func readsWhatDiffersFromAnotherTheme() throws {
        let configuration = try ExportedConfiguration.extending(
            """
            colors:
              systemBrandColor: { light: "#FF8800", dark: "#80440080" }
              "a-b": $systemBrandColor @ 25%
              class: white @ 38%
            fonts:
              font9: { size: 9.5, weight: bold, family: "Gill \\"Sans\\"" }
            metrics:
              borderWidth: 2
            shadows:
              low: { color: $a-b, offset: [1, 2], radius: 3, opacity: 0.5 }
            components:
              teacherVideo: { cell: { cornerRadius: 9 }, label: { shadow: $low } }
              alert: { shadow: { color: black, offset: [0, 4], radius: 5, opacity: 0.5 }, enable: false }
              poll: { option: { singleCheckedImage: poll_mul_checked }, title: { textAlignment: right } }
              roster: { camera: { streamOn: { image: member_mic_on } }, stage: { onImage: member_reward } }
              toast: { safeBackgroundColor: { light: $a-b, dark: clear } }
              webView: { close: { image: webview_scale } }
            """)
        let imported = Self.read(Self.swift(try configuration.export("own")), configuration)
        let base = try configuration.theme("agora").theme
        let rest = imported.differences(from: base) {
            configuration.project.theme(
                ofText: ThemeText.file(of: $0, id: "imported", extending: "agora", origin: ""), over: base)
        }
        #expect(
            Set(rest.tokens.map(\.name)).isSuperset(of: [
                "systemBrandColor", "a-b", "class", "font9", "borderWidth", "low",
            ]))
        let own = try configuration.theme("own").theme
        let theme = try Self.theme(rest, over: base, configuration)
        #expect(rest.findings.isEmpty, "\(rest.findings)")
        let (one, two) = (
            Cascade(catalog: own.catalog, layers: own.layers), Cascade(catalog: theme.catalog, layers: theme.layers)
        )
        let paths = Set(rest.values.map { $0.path.joined(separator: ".") })
        for path in [
            "teacherVideo.cell.cornerRadius", "teacherVideo.label.shadow", "alert.shadow", "alert.enable",
            "poll.option.singleCheckedImage", "poll.title.textAlignment", "roster.camera.streamOn.image",
            "roster.stage.onImage", "toast.safeBackgroundColor", "webView.close.image",
        ] {
            #expect(paths.contains(path), "\(path) of \(paths.sorted())")
            let steps = path.split(separator: ".", maxSplits: 1).map(String.init)
            let component = try #require(own.catalog.index(of: steps[0]))
            let leaf = try #require(own.catalog.components[component].properties.leafIndex(steps[1]))
            for mode in own.modes {
                let situation = own.situation(mode: mode, deviceClass: "phone", locale: "en")
                let values = (
                    one.value(component: component, leaf: leaf, in: situation).flatMap {
                        own.resolve($0, in: situation)
                    },
                    two.value(component: component, leaf: leaf, in: situation).flatMap {
                        theme.resolve($0, in: situation)
                    }
                )
                #expect(values.0 == values.1 && values.0 != nil, "\(path) in \(mode)")
            }
        }
        #expect(paths.count < 16, "\(paths.sorted())")
    }

    /// Values as people write them in the app's sources.
    @Test func readsTheWaysOfTheApp() throws {
        let configuration = try ExportedConfiguration.shipped
        let folder = "SDKs/AgoraEduUI/Classes/Configs/"
        let colors = """
            import UIKit
            /* a /* nested */ comment: struct FcrUIColorGroup { static var no: UIColor { return .red } } */
            struct FcrUIColorGroup {
                // 品牌色
                static var systemBrandColor: UIColor {
                    switch UIMode {
                    case .agoraLight:   return UIColor(hex: 0x357BF6)!
                    case .agoraDark:    return UIColor(hex: 0xFFFFFF)!.withAlphaComponent(0.80)
                    }
                }
                static var textShadowColor: UIColor { UIColor(hexString: "#0D1D3D")! }
                static var containerShadowColor: UIColor {
                    switch UIMode {
                    case .agoraLight: return UIColor(hex: 0x2F4192,
                                                     transparency: 0.15)!
                    case .agoraDark: return strange(1)
                    }
                }
                static var labelShadowRadius: CGFloat = 2
                static var labelShadowOffset: CGSize = CGSize(width: 0,
                                                              height: 1)
            }
            """
        let items = """
            struct FcrUIItemToastLabel: FcrUIItemProtocol {
                var visible: Bool = true
                let color: UIColor  = FcrUIColorGroup.systemBrandColor
                let font: UIFont    = FcrUIFontGroup.font14.bold
            }
            struct FcrUIFontGroup { static let font14: UIFont = .systemFont(ofSize: 14) }
            """
        let components = """
            struct FcrUIComponentToast: FcrUIComponentProtocol {
                var backgroundColor: UIColor = .black.withAlphaComponent(0.3)
                let noticeImage  = UIImage.edu_ui_image("toast_notice")
                let warningImage = UIImage.edu_ui_image("nowhere")
                let label = FcrUIItemToastLabel()
            }
            """
        let imported = Self.read(
            [("Theme/FcrUIColorGroup", colors), ("Scenes/FcrUIItems", items), ("Scenes/FcrUIComponents", components)]
                .map { SourceFile(path: "\(folder)\($0.0).swift", text: $0.1) }, configuration)
        func token(_ name: String) -> [String: String] {
            let values = imported.tokens.first { $0.name == name }?.values ?? [:]
            return Dictionary(values.map { ($0.key.mode, $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        #expect(token("systemBrandColor") == ["light": "\"#357BF6\"", "dark": "\"#FFFFFFCC\""])
        #expect(token("textShadowColor")["dark"] == "\"#0D1D3D\"")
        #expect(token("labelShadowRadius")["light"] == "2")
        #expect(token("label")["light"]?.contains("offset: [0, 1]") == true)
        let values = Dictionary(
            imported.values.map { ($0.path.joined(separator: "."), $0.values[.init(mode: "light")] ?? "") },
            uniquingKeysWith: { first, _ in first })
        #expect(values["toast.backgroundColor"] == "black @ 30%")
        #expect(values["toast.noticeImage"] == "toast_notice")
        #expect(values["toast.warningImage"] == nil)
        #expect(values["toast.label.color"] == "$systemBrandColor")
        #expect(values["toast.label.font"] == "{ size: 14, weight: bold, family: system }")
        let told = imported.findings.map { "\($0.range.start.line) \($0.message)" }
        #expect(told.contains { $0.hasPrefix("12 'FcrUIColorGroup.containerShadowColor' is no value") }, "\(told)")
        #expect(told.contains { $0.hasPrefix("4 'toast.warningImage' names the image 'nowhere'") }, "\(told)")
        #expect(told.count == 2, "\(told)")
    }

    @Test func refusesFoldersWithoutConfigurations() throws {
        let file = SourceFile(path: "a.swift", text: "struct A {}")
        let imported = Self.read([file], try ExportedConfiguration.shipped)
        #expect(imported.findings.map(\.id) == ["import.unreadable"])
    }

    /// Files that nobody wrote end, and give what can be read.
    @Test(arguments: [
        String(repeating: "(", count: 100_000), String(repeating: "-", count: 100_000),
        String(repeating: "[", count: 100_000), String(repeating: ".a", count: 100_000),
        String(repeating: "a(", count: 50_000), "\"\\", "\"\\u{", "`", "0x", "/*", "UIMode == .agoraDark ?",
        String(repeating: "UIMode == .a ? ", count: 10_000), "{ switch UIMode { case .agoraLight: return (", "struct",
    ])
    func readsAnything(text: String) throws {
        let file = SourceFile(
            path: "SDKs/AgoraEduUI/Classes/Configs/Theme/FcrUIColorGroup.swift",
            text: "struct FcrUIColorGroup { static var a: UIColor = \(text)")
        let imported = Self.read([file], try ExportedConfiguration.shipped)
        #expect(!imported.findings.containsError)
    }
}
