import ClassroomComponents
import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics
import Testing
import ThemeModel

/// The text of the built-in components in the themes that ship.
@Suite struct ReadabilityTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized.path

    private func texts(theme id: String) throws -> [(text: TextOnSurface, mode: String)] {
        let project = Project(
            fileSystem: DiskFileSystem(root: Self.root), catalog: try ComponentRegistry.builtIn.get().catalog,
            kinds: try ComponentRegistry.builtIn.get().sceneKinds)
        let theme = try #require(project.theme(id).theme)
        let cascade = Cascade(catalog: project.catalog, layers: theme.layers)
        return theme.situations.flatMap { situation in
            project.catalog.components.indices.flatMap { component in
                TextOnSurface.all(of: component, theme: theme, cascade: cascade, in: situation)
                    .map { ($0, situation.mode) }
            }
        }
    }

    @Test func reachesAAAInEveryModeOfTheContrastTheme() throws {
        let texts = try texts(theme: "contrast")
        #expect(Set(texts.map(\.mode)) == ["light", "dark"])
        #expect(texts.count > 100)
        let weak = texts.filter { $0.text.ratio < Contrast.enhanced }
        #expect(weak.map { "\($0.text.property) in \($0.mode): \($0.text.ratio)" } == [])
    }

    @Test func acceptsNoContrastFindingInTheContrastTheme() throws {
        let text = try String(contentsOfFile: Self.root + "/Themes/contrast.yaml", encoding: .utf8)
        #expect(!text.contains("diorama: allow"))
    }
}
