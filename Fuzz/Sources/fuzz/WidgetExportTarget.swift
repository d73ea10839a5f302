@testable import ConfigSchema
@testable import Exporting
@testable import HomeScreenExport
@testable import HomeScreenModel
@testable import RobustnessSupport
@testable import SceneModel
@testable import SourceDiagnostics

/// A widget that its declaration allows, made by choices, as Swift for WidgetKit.
struct WidgetExportTarget: FuzzTarget {
    static let name = "widgetkit"

    init() throws {}

    func seeds() throws -> [[UInt8]] { try LayoutTarget().seeds() }

    /// A choice is a number, not a word.
    func words() -> [String] { [] }

    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        let files = ValidWidgets.files(input).mapValues { Array($0.utf8) }
        let (project, _) = try SmallProject("Widgets/my/day.yaml", files: files).checked()
        guard let app = project.kindFile(at: AppFormat.file.path(of: "my"))?.document,
            let theme = project.theme("base").theme
        else { throw MissingFile() }
        let exported = ExportedFiles(
            app, beside: project.files(beside: app),
            theme: ExportedTheme(theme, in: project.fileSystem, program: "diorama"))
        return WidgetRelease.allCases.flatMap { release -> [String] in
            let target = WidgetKitTarget().with(["ios": release.rawValue])
            let export = target.export(exported)
            var broken = SmallProject.placesOutsideFiles(export.findings)
            if export.files.map(\.bytes) != target.export(exported).files.map(\.bytes) {
                broken.append("two exports of the same files differ")
            }
            for file in export.files where file.path.hasSuffix(".swift") {
                let text = String(decoding: file.bytes, as: UTF8.self)
                broken += OpenPairs.problems(in: text).map { "\(file.path): \($0)" }
            }
            return broken
        }
    }
}
