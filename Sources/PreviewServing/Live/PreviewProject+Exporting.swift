import Exporting
import HTTPServing
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// A theme as a target writes it, ready to be shown.
struct ExportContent: Sendable {
    let themes: [Choice]
    let targets: [Choice]
    let theme: String
    let target: String
    let export: Export
    /// The folder that the project file names for this export; nil without one.
    let folder: String?
    /// How the folder differs from the export; nil where it cannot be read, or there is none.
    let drift: [Diagnostic]?
    /// The errors of the theme, for which nothing is exported.
    let errors: [Diagnostic]
}

extension PreviewProject {
    /// The most differences that are shown; more are counted by `export --check`.
    private static let maxDrift = 100

    /// A theme in the form of a target; nil if the project has no theme, or if a name is unknown.
    ///
    /// - Parameters:
    ///   - asked: The theme; nil for the project's, or the first.
    ///   - name: The target; nil for the first.
    ///   - targets: The targets that there are.
    ///   - root: The project's folder.
    ///   - locale: The language of titles.
    /// - Returns: What an export writes, or the theme's errors.
    func export(
        theme asked: String?, target name: String?, among targets: [any ExportForm], root: String, locale: String
    ) -> ExportContent? {
        guard let (id, notes) = galleryTheme(asked), notes.isEmpty,
            let target = name.map({ name in targets.first { $0.name == name } }) ?? targets.first
        else { return nil }
        let setting = exportSetting(target.name, theme: id)
        let (export, errors) = written(target, theme: id)
        let folder = setting?.folder.path
        let drift = errors.isEmpty ? folder.flatMap { self.drift(of: export, in: $0, root: root) } : nil
        return ExportContent(
            themes: themeChoices(chosen: id, in: locale),
            targets: targets.map { Choice($0.name, $0.name, isChosen: $0.name == target.name) }, theme: id,
            target: target.name, export: export, folder: folder, drift: drift, errors: errors)
    }

    /// A theme in a form, as the project file asks for it, or the errors that keep it from being written.
    ///
    /// A form that takes scenes gets those that the project file names, or chooses them itself.
    func written(_ form: any ExportForm, theme id: String) -> (export: Export, errors: [Diagnostic]) {
        let setting = exportSetting(form.name, theme: id)
        let form = form.with(setting?.values ?? [:])
        let named = setting?.scenes.map(\.id) ?? []
        let scenes = (form as? any SceneExportTarget).map { form in
            (named.isEmpty ? nil : try? SceneSelection(named, for: form, in: project))
                ?? SceneSelection(for: form, in: project)
        }
        let sceneFindings = (scenes?.scenes ?? []).flatMap { project.scene($0.id).diagnostics }
        let errors = themeFindings(id) + sceneFindings.filter { $0.severity == .error }
        guard errors.isEmpty, let theme = project.theme(id).theme else { return (Export(files: []), errors) }
        let exported = ExportedTheme(theme, in: project.fileSystem, program: "diorama")
        if let form = form as? any ExportTarget { return (form.export(exported), []) }
        guard let form = form as? any SceneExportTarget, let scenes else { return (Export(files: []), []) }
        return (form.export(scenes.exported(from: project, theme: exported)), [])
    }

    /// The entry of the project file that writes a theme in a form; nil without one.
    func exportSetting(_ target: String, theme: String) -> ExportSetting? {
        project.document.exports.first { setting in
            setting.target.name == target && (setting.theme?.id ?? project.document.theme?.id ?? theme) == theme
        }
    }

    /// How a folder below the project's differs from an export; nil for one elsewhere, which only the command line reads.
    private func drift(of export: Export, in path: String, root: String) -> [Diagnostic]? {
        let plain = ProjectLayout.standard.path(path, from: "")
        let disk = DiskFileSystem(root: root)
        guard !path.hasPrefix("/"), ProjectLayout.standard.isPlain(plain),
            let real = disk.canonicalPath(plain), disk.absolutePath(real) == disk.absolutePath(plain)
        else { return nil }
        let folder = ExportFolder(disk.absolutePath(plain))
        var findings: [Diagnostic] = []
        for file in export.files where findings.count < Self.maxDrift {
            guard let there = try? folder.existing(file.path) else {
                findings += ExportDrift.findings(file, nil, at: plain + "/" + file.path)
                continue
            }
            findings += ExportDrift.findings(
                file, SourceFile(there, at: plain + "/" + file.path), at: plain + "/" + file.path)
        }
        return Array(findings.prefix(Self.maxDrift))
    }
}
