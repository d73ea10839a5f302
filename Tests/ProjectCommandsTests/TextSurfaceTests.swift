import ConfigSchema
import ProjectCommands
import SceneRendering
import Testing
import ThemeModel

/// The colours of texts in the schema, and the surfaces on which their contrast is checked.
@Suite struct TextSurfaceTests {
    /// Texts without a surface to be held against, with the reason.
    private static let exempt: [String: String] = [
        "homeSurface.textColor": "the words have a shadow, and the wallpaper below them is a gradient",
        "homeWidget.labelColor": "the words have a shadow, and the wallpaper belongs to another component",
        "popupQuiz.submit.unselectedTextColor": "WCAG 1.4.3 leaves inactive controls out",
        "watermark.textColor": "a watermark is faint, and lies over everything",
    ]

    @Test(arguments: try ComponentRegistry.builtIn.catalog.components.map(\.name))
    func namesTheSurfacesOfEveryTextColour(component: String) throws {
        let declaration = try #require(try ComponentRegistry.builtIn.catalog.component(component))
        let leaves = declaration.properties.leaves
        let paths = Set(leaves.map(\.path))
        let bare = leaves.filter { leaf in
            isTextColor(leaf, beside: paths) && leaf.spec.surfaces.isEmpty
                && Self.exempt["\(component).\(leaf.path)"] == nil
        }
        #expect(bare.map(\.path) == [])
        let unknown = leaves.flatMap(\.spec.surfaces).flatMap(\.self).filter { !paths.contains($0) }
        #expect(unknown == [])
    }

    @Test func holdsAToastsWordsAgainstEveryBackgroundOfIt() throws {
        let toast = try #require(try ComponentRegistry.builtIn.catalog.component("toast"))
        let color = try #require(toast.properties.leaves.first { $0.path == "label.color" })
        #expect(
            color.spec.surfaces == [["safeBackgroundColor"], ["warningBackgroundColor"], ["errorBackgroundColor"]])
    }

    /// Whether a property is a colour by the name of a text's, or `color` beside a font.
    private func isTextColor(_ leaf: PropertyGroup.Leaf, beside paths: Set<String>) -> Bool {
        let key = leaf.path.split(separator: ".").last.map(String.init) ?? leaf.path
        let folder = leaf.path.dropLast(key.count)
        if key == "color" { return paths.contains(folder + "font") }
        return ["textColor", "titleColor", "labelColor", "placeholderColor"].contains {
            key == $0 || key.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst())
        }
    }
}
