import ConfigSchema
public import Exporting
import SceneModel
public import SourceDiagnostics

/// Colours and switches for Agora's web classroom: the JSON of `setParameters`, and the same as TypeScript.
///
/// The app merges a mode's colours with its own and takes a room type's configuration as a whole, so that all 18 colours and
/// all switches are written. The shape: https://github.com/AgoraIO-Community/CloudClass-Desktop, `src/infra/utils/config-loader.ts`.
public struct AgoraWebTarget: SceneExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "agora-web"

    /// The sentence for the help text.
    public let summary =
        "the 18 colours and the switches of Agora's web classroom, as JSON for 'setParameters' and as TypeScript"

    /// The sentence in the language of a locale.
    public func summary(in locale: String) -> String {
        locale.hasPrefix("zh") ? "声网网页课堂的颜色和开关：传给 setParameters 的 JSON 及 TypeScript" : summary
    }

    /// The types of rooms that the web app has.
    public var slots: [String] { Self.rooms.map(\.slot) }

    /// Themes that lack a colour.
    public var rules: [Rule] { [.missingExportedColor] }

    /// The types of rooms with their numbers and names in `EduRoomTypeEnum`.
    private static let rooms = [
        (slot: "oneToOne", number: "0", name: "Room1v1Class"),
        (slot: "lecture", number: "2", name: "RoomBigClass"),
        (slot: "small", number: "4", name: "RoomSmallClass"),
    ]

    /// A target without options.
    public init() {}

    /// Returns the type of room; nil for vocational classes and groups, which the web app does not configure.
    public func slot(ofType type: String) -> String? { slots.first { $0 == type } }

    /// The JSON, a file with the places of its values, and a file of TypeScript.
    ///
    /// The places stand in a file of their own: JSON has no comments, and the app makes a custom property of CSS of every key
    /// beside a colour.
    public func export(_ scenes: ExportedScenes) -> Export {
        let theme = scenes.theme
        var palette = AgoraPalette(theme, for: name)
        var modes: [(key: String, value: DataTree)] = []
        for (key, mode) in palette.modes {
            modes.append((key, .object(colors(&palette, mode: mode))))
        }
        if palette.findings.containsError { return Export(files: [], findings: palette.findings) }
        let rooms = scenes.scenes.compactMap { scene in
            Self.rooms.first { $0.slot == scene.slot }.map { ($0.number, $0.name, configuration(of: scene, theme)) }
        }
        var tree = DataTree.object([("themes", .object([("default", .object(modes))]))])
        for (number, _, configuration) in rooms { tree.set(["uiConfigs", Substring(number)], to: configuration) }
        let findings =
            palette.findings + palette.losses(keeping: AgoraColor.web, for: name)
            + scenes.scenes.flatMap { scene in
                scene.losses(theme, for: name)
                    + ClassroomSwitch.all.filter { $0.web != nil }.compactMap {
                        $0.deviceFinding(in: scene, theme, for: name)
                    }
            }
        return Export(
            files: [
                ExportedFile("setParameters.json", .text(tree.lines(.json, after: "", depth: 0), comments: .none)),
                places(of: tree), script(theme, modes, rooms.map { ($0.1, $0.2) }),
            ], findings: findings)
    }

    private func colors(_ palette: inout AgoraPalette, mode: String) -> [(key: String, value: DataTree)] {
        var colors: [(key: String, value: DataTree)] = []
        for color in AgoraColor.web {
            guard let value = palette.value(of: color, mode: mode) else { continue }
            colors.append(
                (color.name, .text(value.color.hexText.lowercased(), .init(name: value.token, place: value.place))))
        }
        return colors
    }

    private func configuration(of scene: ExportedScene, _ theme: ExportedTheme) -> DataTree {
        var tree = DataTree.object([
            ("version", .text("1.0.0", nil)),
            ("name", .text(scene.title(locale: scene.scene.locale), .init(name: "title", place: scene.titlePlace))),
            ("header", .object([])), ("stage", .object([])), ("engagement", .object([])), ("footer", .object([])),
            ("extension", .object([])),
        ])
        for part in ClassroomSwitch.all {
            guard let path = part.web else { continue }
            let (isOn, place) = part.value(in: scene, theme)
            let value = DataTree.boolean(isOn, part.component.isEmpty ? nil : .init(name: part.name, place: place))
            tree.set((path + ".enable").split(separator: ".")[...], to: value)
        }
        return tree
    }

    private func places(of tree: DataTree) -> ExportedFile {
        let places = tree.places()
        let lines = places.enumerated().map { index, value in
            ExportedLine(
                "  \(JSONWriting.string(value.pointer)): { \"value\": \(JSONWriting.string(value.origin.name))",
                of: value.origin.name, at: value.origin.place, tail: index < places.count - 1 ? "," : "")
        }
        return ExportedFile(
            "setParameters.map.json",
            .text([ExportedLine("{")] + lines + [ExportedLine("}")], comments: .member("line", closing: 1)))
    }

    private func script(
        _ theme: ExportedTheme, _ modes: [(key: String, value: DataTree)], _ rooms: [(name: String, tree: DataTree)]
    ) -> ExportedFile {
        var lines = [
            ExportedLine(comment: "'\(theme.program) export \(name)' writes this file.")
        ]
        let imports =
            rooms.isEmpty
            ? [
                "import { FcrTheme } from 'agora-common-libs';",
                "import { loadTheme } from '../infra/utils/config-loader';",
            ]
            : [
                "import { FcrTheme, FcrUIConfig } from 'agora-common-libs';",
                "import { EduRoomTypeEnum } from 'agora-edu-core';",
                "import { loadTheme, loadUIConfig } from '../infra/utils/config-loader';",
            ]
        lines += imports.map { ExportedLine($0) }
        for (key, tree) in modes {
            lines.append(ExportedLine(""))
            // The app's type has colours of another product beside the 18, which it fills in itself.
            lines += tree.lines(.typeScript, after: "const \(key) = ", tail: " as FcrTheme;", depth: 0)
        }
        lines += [ExportedLine(""), ExportedLine("loadTheme('default', { light, dark });")]
        for (name, tree) in rooms {
            let constant = name.prefix(1).lowercased() + name.dropFirst()
            lines.append(ExportedLine(""))
            lines += tree.lines(.typeScript, after: "const \(constant): FcrUIConfig = ", tail: ";", depth: 0)
            lines += [ExportedLine(""), ExportedLine("loadUIConfig(EduRoomTypeEnum.\(name), \(constant));")]
        }
        return ExportedFile("src/generated/theme.ts", .text(lines, comments: .line))
    }
}

extension ExportedScene {
    /// The line that gives the scene its title.
    var titlePlace: SourceRange { scene.values("title").first?.range ?? place }
}
