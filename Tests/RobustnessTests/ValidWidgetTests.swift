import Exporting
import HomeScreenExport
import RobustnessSupport
import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

/// Widgets that only a machine would write, each of which its declaration allows: all of them are laid out and drawn.
@Suite struct ValidWidgetTests {
    /// A page takes a budget of values for each widget; what is drawn of them takes more bytes.
    private static let most = 4 << 20

    private static func project(_ seed: Int) -> SmallProject {
        var random = SplitMix(state: UInt64(seed))
        let choices = (0..<Int.random(in: 0...1_500, using: &random)).map { _ in
            UInt8.random(in: 0...255, using: &random)
        }
        return SmallProject("Widgets/my/day.yaml", files: ValidWidgets.files(choices).mapValues { Array($0.utf8) })
    }

    @Test(arguments: 0..<80)
    func laysOutWhatItsDeclarationAllows(seed: Int) throws {
        let (read, findings) = try Self.project(seed).checked()
        // A value that is not of its kind would never reach the layout, and nothing would be tried.
        let wrong = findings.filter { finding in
            finding.severity == .error && ["config.", "yaml.", "data."].contains { finding.id.hasPrefix($0) }
        }
        #expect(wrong.map(\.message) == [])
        #expect(SmallProject.placesOutsideFiles(findings) == [])
        #expect(try SmallProject.framesThatAreNotFinite(in: read) == [])
        #expect(try SmallProject.drawnSizes(of: read).allSatisfy { $0 < Self.most })
    }

    @Test(arguments: 0..<80, ["17", "16"])
    func exportsWhatItsDeclarationAllows(seed: Int, ios: String) throws {
        let (read, _) = try Self.project(seed).checked()
        let app = try #require(read.kindFile(at: "Widgets/my/app.yaml")?.document)
        let theme = try #require(read.theme("base").theme)
        let files = ExportedFiles(
            app, beside: read.files(beside: app),
            theme: ExportedTheme(theme, in: read.fileSystem, program: "diorama"))
        let export = WidgetKitTarget().with(["ios": ios]).export(files)
        #expect(SmallProject.placesOutsideFiles(export.findings) == [])
        for file in export.files where file.path.hasSuffix(".swift") {
            #expect(OpenPairs.problems(in: String(decoding: file.bytes, as: UTF8.self)) == [], "\(file.path)")
        }
    }

    @Test(arguments: ["{", "a(\"x", "Text(\"a \\(b\")", "]", "f(}"]) func findsOpenPairs(text: String) {
        #expect(OpenPairs.problems(in: text).count == 1)
    }
}
