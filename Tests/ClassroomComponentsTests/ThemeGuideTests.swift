import ClassroomComponents
import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing

/// The theme of the guide "Write a theme" is one that validates.
@Suite struct ThemeGuideTests {
    @Test func findsNothingInTheThemeOfTheGuide() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let guide = try String(
            contentsOf: root.appending(path: "Sources/ThemeModel/ThemeModel.docc/Write-a-theme.md"), encoding: .utf8)
        let blocks = guide.components(separatedBy: "```yaml\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        // The last block shows an accepted finding of another theme.
        var files = ["Themes/evening.yaml": Array(blocks.dropLast().joined().utf8)]
        let disk = DiskFileSystem(root: root.path)
        for path in ["Themes/agora.yaml", "Themes/contrast.yaml"]
            + disk.entries(of: "Themes/icons").map({ "Themes/icons/" + $0 })
        {
            files[path] = try disk.read(path, limit: 1 << 20)
        }
        let project = Project(
            fileSystem: InMemoryFileSystem(files), catalog: try BuiltInComponents.registry().catalog,
            kinds: try BuiltInComponents.registry().sceneKinds)
        #expect(blocks.count == 5)
        #expect(project.theme("evening").diagnostics.map(\.message) == [])
    }
}
