import ClassroomComponents
import ClassroomExport
import ClassroomPreview
import ClassroomWidgets
import Exporting
import HomeScreenExport
import HomeScreenPreview
import HomeScreenViews
import Importing
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport

@testable import ProjectCommands

extension CommandLineTool {
    /// The forms of exports that ship.
    static let targets = ExportTargets.builtIn + ClassroomTargets.all + [WidgetKitTarget()]

    /// The tool that ships, as `Sources/diorama` makes it.
    static let diorama = CommandLineTool(
        name: "diorama", version: dioramaVersion, targets: targets,
        sources: ImportSources.builtIn + ClassroomSources.all
    ) {
        [try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others), HomeScreenKind()]
    }
}

extension ComponentRegistry {
    /// The registry of the tool that ships, made once for all tests.
    static var builtIn: ComponentRegistry { get throws { try shipped.get() } }

    private static let shipped = Result { try CommandLineTool.diorama.registry() }

    /// What ships, and a second kind of scene.
    static var withPosters: ComponentRegistry { get throws { try shippedWithPosters.get() } }

    private static let shippedWithPosters = Result {
        try ComponentRegistry(
            BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others),
            [PosterKind(), HomeScreenKind()])
    }
}

/// The rules of what ships.
enum BuiltInRules {
    /// Every kind of finding; none when the registry could not be made, which other tests tell.
    static let all: [Rule] =
        (try? ComponentRegistry.builtIn).map { Workspace.rules(of: $0, CommandLineTool.targets) } ?? []

    /// Those that checking a project applies.
    static let checked = all.filter {
        !(ExportRules.all + ImportRules.all + CommandLineTool.targets.flatMap(\.rules)).contains($0)
    }
}

/// A project with the starting theme and its icons, and a font with the characters of ASCII that no theme uses.
enum BaseProject {
    /// Its files by path.
    static let files = StartingFiles.classroom.themeFiles
        .merging(["Themes/base.yaml": Array(StartingFiles.classroom.theme.utf8)]) { _, theme in theme }
        .merging(["Themes/fonts/Plain.ttf": (try? TestFonts.bytes("Brand-Regular.ttf")) ?? []]) { own, _ in own }
}
