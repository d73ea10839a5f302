import ConfigSchema
public import Exporting
public import SourceDiagnostics
import ThemeModel

/// A theme as the configuration of Agora's classroom app for iOS, release 2.8.101.
///
/// The files replace those of the two pods `AgoraEduUI` and `AgoraWidgets` at the same paths, and declare the same types, so
/// that the rest of the app's sources stays as it is. They are written for iOS 10 and Swift 5.
public struct AgoraIOSTarget: ExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "agora-ios"

    /// The sentence for the help text.
    public let summary = "the configuration of Agora's classroom app for iOS: Swift, images and texts of both pods"

    /// What the app has no place for.
    public var rules: [Rule] { [.notInAgoraApp] }

    private let drawing: ImageDrawing

    /// A target that draws images with the `rsvg-convert` of the machine.
    public init() { drawing = .installed }

    /// A target for tests, which may lack the program.
    init(drawing: ImageDrawing) { self.drawing = drawing }

    /// The files of both pods.
    public func export(_ theme: ExportedTheme) -> Export {
        let export = AgoraExport(theme)
        let cascade = Cascade(catalog: export.catalog, layers: theme.theme.layers)
        let pods = AgoraPod.all.map { pod -> (code: [ExportedFile], images: [ExportedFile], pod: AgoraPod) in
            let values = AgoraValues(export: export, cascade: cascade, pod: pod)
            let structs = AgoraStructFiles(values)
            let configurations = Self.rooms.map { structs.configuration(of: $0, nil) }
            let pictures = AgoraPictures(export: export, pod: pod, drawing: drawing)
            return (
                AgoraThemeFiles(values: values).files + structs.files + configurations,
                pictures.files(), pod
            )
        }
        let files = pods.flatMap { pod in
            pod.code + pod.images + export.texts.files(of: pod.pod, program: theme.program)
        }
        export.texts.lose(in: export)
        export.loseTheRest()
        return Export(files: files, findings: export.findings, parts: AgoraPod.all.map(\.root))
    }

    /// The kinds of rooms as the app's types call them.
    static let rooms = ["OneToOne", "Small", "Lecture"]
}
