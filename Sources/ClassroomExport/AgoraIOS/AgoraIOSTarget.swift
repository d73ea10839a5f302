import ConfigSchema
public import Exporting
import SceneModel
public import SourceDiagnostics
import ThemeModel

/// A theme as the configuration of Agora's classroom app for iOS, release 2.8.101, and what scenes change of it.
///
/// The files replace those of the two pods `AgoraEduUI` and `AgoraWidgets` at the same paths, and declare the same types, so
/// that the rest of the app's sources stays as it is. They are written for iOS 10 and Swift 5.
public struct AgoraIOSTarget: SceneExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "agora-ios"

    /// The sentence for the help text.
    public let summary = "the configuration of Agora's classroom app for iOS: Swift, images and texts of both pods"

    /// The sentence in the language of a locale.
    public func summary(in locale: String) -> String {
        locale.hasPrefix("zh") ? "声网 iOS 课堂应用的配置：两个 Pod 的 Swift、图片和文本" : summary
    }

    /// The rule about parts of a theme that the app has no place for.
    public var rules: [Rule] { [.notInAgoraApp] }

    /// The types of rooms for which the app has a configuration.
    public let slots = ["oneToOne", "small", "lecture"]

    private let drawing: ImageDrawing

    /// A target that draws images with the `rsvg-convert` of the machine.
    public init() { drawing = .installed }

    /// A target for tests, which may lack the program.
    init(drawing: ImageDrawing) { self.drawing = drawing }

    /// Returns the type of room whose configuration the app takes for scenes of a type: a vocational class has the lecture's.
    public func slot(ofType type: String) -> String? {
        type == "vocation" ? "lecture" : slots.first { $0 == type }
    }

    /// The files of both pods.
    public func export(_ scenes: ExportedScenes) -> Export {
        let export = AgoraExport(scenes.theme)
        let theme = scenes.theme.theme
        let cascade = Cascade(catalog: export.catalog, layers: theme.layers)
        var files: [ExportedFile] = []
        for pod in AgoraPod.all {
            func values(_ cascade: Cascade) -> AgoraValues { AgoraValues(export: export, cascade: cascade, pod: pod) }
            let plain = values(cascade)
            let structs = AgoraStructFiles(plain)
            files += AgoraThemeFiles(values: plain).files + structs.files
            for slot in slots {
                let scene = scenes.scenes.first { $0.slot == slot }
                files.append(
                    structs.configuration(
                        of: slot.prefix(1).uppercased() + slot.dropFirst(),
                        scene.map { values($0.scene.cascade(over: theme)) }))
            }
            files += AgoraPictures(export: export, pod: pod, drawing: drawing).files()
        }
        files += AgoraPod.all.flatMap { export.texts.files(of: $0, program: scenes.theme.program) }
        export.texts.lose(in: export)
        export.loseTheRest(of: scenes.scenes.map(\.scene))
        return Export(files: files, findings: export.findings, parts: AgoraPod.all.map(\.root))
    }
}
