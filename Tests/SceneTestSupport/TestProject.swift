package import ClassroomScenes
import ConfigSchema
package import SceneModel
package import SourceDiagnostics
package import TestSupport
package import ThemeModel
import YAMLSyntax

/// A project in memory with two small components, `bar` and `menu`, and a theme, `plain`.
package struct TestProject {
    package let project: Project

    /// Takes files by path; `Themes/plain.yaml` is there unless they replace it.
    package init(_ files: [String: String]) {
        let plain = ["Themes/plain.yaml": "theme: plain\nmodes: [light, dark]\n"]
        project = Project(
            fileSystem: InMemoryFileSystem(texts: plain.merging(files) { _, own in own }), catalog: Self.catalog,
            kinds: SceneKinds(Self.kind))
    }

    /// A project whose only scene is `Scenes/test.yaml`; its first two lines, the name and the theme, are added.
    package init(scene text: String, with files: [String: String] = [:]) {
        self.init(files.merging(["Scenes/test.yaml": "scene: test\ntheme: plain\n" + text]) { $1 })
    }

    package var scene: Scene? { project.scene("test").scene }

    /// The findings of the scene `test` as `line:column rule`, lines as in the text given.
    package var places: [String] {
        project.scene("test").diagnostics.sortedWithoutRepeats().map {
            "\($0.range.start.line - 2):\($0.range.start.column) \($0.id)"
        }
    }

    /// What validation finds, as `path:line:column rule`.
    package func validated(_ paths: [String] = ["Themes", "Scenes"]) throws -> [String] {
        try findings(paths).map { "\($0.range) \($0.id)" }
    }

    /// What validation finds.
    package func findings(_ paths: [String]) throws -> [Diagnostic] {
        try Validation(project, paths: paths, known: Self.rules).diagnostics
    }

    package static let rules = Set(
        (YAMLChecks.rules + ConfigReader.rules + ThemeChecks.rules + SceneChecks.rules(of: SceneKinds(kind))).map(\.id))

    package static let catalog = ConfigCatalog(
        components: [
            ComponentDeclaration(
                name: "bar", summary: "A bar.",
                properties: [
                    .color("backgroundColor", default: "white", "Its colour."),
                    .color("textColor", default: "black", "Its text's colour.", on: ["backgroundColor"]),
                    .length("borderWidth", default: "1", "Its border's width."),
                ], hasOwnHeight: true, anchors: ["button"]),
            ComponentDeclaration(
                name: "menu", summary: "A menu.",
                properties: [.color("backgroundColor", default: "white", "Its colour.")], hasOwnWidth: true,
                hasOwnHeight: true),
            ComponentDeclaration(
                name: "toast", summary: "What no scene places.",
                properties: [.color("backgroundColor", default: "white", "Its colour.")], isPlaceable: false),
        ], strings: StringTable([:], locales: ["en", "zh-Hans"]), deviceClasses: ["phone", "pad"])

    /// A classroom in which any widget goes.
    package static let kind = ClassroomKind(declaring: [])
}

/// The findings that a marked text must have: each `N️⃣` stands where the rule beside it must be reported.
package func expectedPlaces(_ marked: MarkedText, _ rules: (Character, String)...) -> [String] {
    rules.map { marker, rule in
        marked[marker].map { "\($0.line):\($0.column) \(rule)" } ?? "no marker \(marker)"
    }
}
