import ClassroomExport
import Exporting
import Foundation
import SourceDiagnostics
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `export agora-android`.
@Suite struct AgoraAndroidTests {
    private static let modules = [
        ("AgoraEduUIKit", "io/agora/agoraeduuikit/config"), ("AgoraCloudScene", "io/agora/online/config"),
    ]

    private static func colors(_ text: String) throws -> [String: String] {
        #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
        let pairs = text.matches(of: /<color name="([A-Za-z0-9_]+)">(#[0-9A-F]{8})<\/color>/).map {
            (String($0.output.1), String($0.output.2))
        }
        #expect(pairs.count == text.split(separator: "<color ").count - 1)
        // A name that stands twice would keep the app from being built.
        return try Dictionary(pairs) { _, _ in throw Repeated() }
    }

    private struct Repeated: Error {}

    @Test func writesTheFilesOfBothModules() throws {
        let paths = try ExportedClassrooms.shippedProject().export(AgoraAndroidTarget()).files.map(\.path)
        let wanted = Self.modules.flatMap { module, package in
            ["values/theme_colors", "values/colors", "values-night/theme_colors", "values-night/colors"].map {
                "\(module)/src/main/res/\($0).xml"
            }
                + ["OneToOne", "Small", "Lecture"].map {
                    "\(module)/src/main/java/\(package)/template/Fcr\($0)UIConfig.java"
                }
        }
        #expect(paths.sorted() == wanted.sorted())
    }

    @Test(arguments: ExportedClassrooms.themes) func writesColoursOnceWithTheAlphaFirst(theme: String) throws {
        let export = try ExportedClassrooms.shippedProject().export(AgoraAndroidTarget(), theme: theme)
        for (module, _) in Self.modules {
            var names: [Set<String>] = []
            for folder in ["values", "values-night"] {
                let files = try ["theme_colors", "colors"].map {
                    try Self.colors(export.text("\(module)/src/main/res/\(folder)/\($0).xml"))
                }
                #expect(files[0].count == 6 && files[1].count > 80)
                #expect(Set(files[0].keys).isDisjoint(with: files[1].keys))
                names.append(Set(files[0].keys).union(files[1].keys))
            }
            #expect(names[0] == names[1])
        }
    }

    @Test func writesTheValuesOfTokens() throws {
        let export = try ExportedClassrooms.shippedProject().export(AgoraAndroidTarget())
        let main = "AgoraEduUIKit/src/main/res/"
        let light = try Self.colors(export.text(main + "values/theme_colors.xml"))
        #expect(light["fcr_system_brand_color"] == "#FF276DE8" && light["fcr_system_safe_color"] == "#FF3A7F34")
        let dark = try Self.colors(export.text(main + "values-night/colors.xml"))
        #expect(dark["fcr_text_level1_color"] == "#CCFFFFFF" && dark["fcr_gray_EEEEEE"] == "#FFEEEEEE")
    }

    @Test func writesSwitchesOfEachRoomType() throws {
        let export = try ExportedClassrooms.shippedProject().export(AgoraAndroidTarget())
        for (module, package) in Self.modules {
            func java(_ room: String) throws -> String {
                try export.text("\(module)/src/main/java/\(package)/template/Fcr\(room)UIConfig.java")
            }
            let small = try java("Small")
            #expect(small.contains("package \(package.replacing("/", with: ".")).template;"))
            #expect(small.contains("roster.isVisible = true;") && small.contains("isHeaderVisible = true;"))
            #expect(small.contains("netlessBoard.Switch.isVisible = true;"))
            let alone = try java("OneToOne")
            #expect(alone.contains("roster.isVisible = false; // Scenes/presets/one-to-one.yaml:"))
            for text in [small, alone] {
                #expect(text.filter { $0 == "{" }.count == 2 && text.filter { $0 == "}" }.count == 2)
                let fields = text.split(separator: "\n").filter { $0.contains(" = ") }
                #expect(
                    fields.count == 34
                        && fields.allSatisfy { $0.wholeMatch(of: #/ {8}[A-Za-z.]+ = (true|false);( // .+)?/#) != nil })
            }
        }
    }

    @Test func writesTheSameBytesTwiceAndFindsNoDrift() throws {
        let exports = try (0..<2).map { _ in try ExportedClassrooms().export(AgoraAndroidTarget()) }
        #expect(exports[0].files.map(\.bytes) == exports[1].files.map(\.bytes))
        for file in exports[0].files {
            let found = ExportDrift.findings(file, SourceFile(path: file.path, bytes: file.bytes), at: file.path)
            #expect(found.isEmpty, "\(found)")
        }
    }

    @Test(arguments: [
        (
            "AgoraEduUIKit/src/main/res/values/theme_colors.xml", "#FF276DE8", "#FF276DE9", "systemBrandColor",
            "Themes/agora.yaml"
        ),
        (
            "AgoraCloudScene/src/main/java/io/agora/online/config/template/FcrOneToOneUIConfig.java",
            "roster.isVisible = false", "roster.isVisible = true", "roster", "Scenes/presets/one-to-one.yaml"
        ),
    ])
    func tellsTheValueThatWasChanged(name: String, right: String, wrong: String, value: String, file: String) throws {
        let found = try ExportedClassrooms.shippedProject().export(AgoraAndroidTarget()).drift(
            of: name, replacing: right, with: wrong)
        #expect(found.map(\.range.file.path) == [file] && found[0].message.contains("'\(value)'"), "\(found)")
    }
}
