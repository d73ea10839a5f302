public import Exporting
public import SourceDiagnostics

/// Colours and switches for Agora's Android classroom: resources and configurations that replace those of its two modules.
///
/// The names are those of https://github.com/AgoraIO-Community/CloudClass-Android, release/2.8.
public struct AgoraAndroidTarget: SceneExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "agora-android"

    /// The sentence for the help text.
    public let summary = "the colours and the switches of Agora's Android classroom, for both of its modules"

    /// The sentence in the language of a locale.
    public func summary(in locale: String) -> String {
        locale.hasPrefix("zh") ? "声网 Android 课堂的颜色和开关，涵盖其两个模块" : summary
    }

    /// The types of rooms that the Android app configures.
    public var slots: [String] { Self.classes.map(\.slot) }

    /// Themes that lack a colour.
    public var rules: [Rule] { [.missingExportedColor] }

    private static let classes = [
        (slot: "oneToOne", name: "FcrOneToOneUIConfig"), (slot: "small", name: "FcrSmallUIConfig"),
        (slot: "lecture", name: "FcrLectureUIConfig"),
    ]

    /// The modules, and the packages in which they keep their configurations.
    private static let modules = [
        (folder: "AgoraEduUIKit", package: "io.agora.agoraeduuikit.config"),
        (folder: "AgoraCloudScene", package: "io.agora.online.config"),
    ]

    /// A target without options.
    public init() {}

    /// Returns the type of room; nil for vocational classes and groups, which have no configuration of their own.
    public func slot(ofType type: String) -> String? { slots.first { $0 == type } }

    /// Two resource files for each mode, and one class for each scene, of each module.
    public func export(_ scenes: ExportedScenes) -> Export {
        let theme = scenes.theme
        var palette = AgoraPalette(theme, for: name)
        let folders = zip(["values", "values-night"], palette.modes).map { folder, mode in
            (
                folder,
                [
                    ("theme_colors", lines(AndroidColor.theme, &palette, mode: mode.mode)),
                    ("colors", lines(AndroidColor.others, &palette, mode: mode.mode)),
                ]
            )
        }
        if palette.findings.containsError { return Export(files: [], findings: palette.findings) }
        var lost = ExportLosses()
        let fonts = AndroidFonts(theme, &lost)
        var files: [ExportedFile] = []
        for module in Self.modules {
            let main = module.folder + "/src/main/"
            files += fonts.files(in: main + "res", writtenBy: "\(theme.program) export \(name)")
            for (folder, resources) in folders {
                files += resources.map { file, lines in
                    AndroidResourceFile.file(
                        "\(main)res/\(folder)/\(file).xml", lines, writtenBy: "\(theme.program) export \(name)")
                }
            }
            for scene in scenes.scenes {
                guard let own = Self.classes.first(where: { $0.slot == scene.slot }) else { continue }
                let path = main + "java/" + module.package.replacing(".", with: "/") + "/template/\(own.name).java"
                files.append(
                    ExportedFile(
                        path, .text(configuration(own.name, of: scene, theme, in: module.package), comments: .line)))
            }
        }
        let kept = AndroidColor.all.compactMap { color in color.source.map { AgoraColor(color.name, $0) } }
        let findings =
            palette.findings + palette.losses(keeping: kept, for: name) + lost.findings + fonts.unnamed(by: name)
            + scenes.scenes.flatMap { scene in
                scene.losses(theme, for: name)
                    + ClassroomSwitch.all.filter { $0.android != nil }.compactMap {
                        $0.deviceFinding(in: scene, theme, for: name)
                    }
            }
        return Export(files: files, findings: findings)
    }

    private func lines(
        _ colors: [AndroidColor], _ palette: inout AgoraPalette, mode: String
    ) -> [ExportedLine] {
        var lines: [ExportedLine] = []
        for color in colors {
            switch color.value {
            case .literal(let text):
                lines.append(ExportedLine(AndroidResourceFile.color(color.name, text)))
            case .token(let token):
                guard let value = palette.value(of: AgoraColor(color.name, token), mode: mode) else { continue }
                lines.append(
                    ExportedLine(
                        AndroidResourceFile.color(color.name, value.color), of: value.token, at: value.place))
            }
        }
        return lines
    }

    private func configuration(
        _ name: String, of scene: ExportedScene, _ theme: ExportedTheme, in package: String
    ) -> [ExportedLine] {
        var lines = [
            ExportedLine(comment: "'\(theme.program) export \(self.name)' writes this file."),
            ExportedLine("package \(package).template;"), ExportedLine(""),
            ExportedLine("import \(package).FcrUIConfig;"), ExportedLine(""),
            ExportedLine("public class \(name) extends FcrUIConfig {"),
            ExportedLine("    public \(name)() {", of: scene.id, at: scene.place),
        ]
        for part in ClassroomSwitch.all {
            guard let field = part.android else { continue }
            let (isOn, place) = part.value(in: scene, theme)
            let code = "        \(field) = \(isOn);"
            lines.append(
                part.component.isEmpty ? ExportedLine(code) : ExportedLine(code, of: part.name, at: place))
        }
        return lines + [ExportedLine("    }"), ExportedLine("}")]
    }
}
