import ConfigSchema
import Exporting
import HTTPServing
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// An export as a target writes it, ready to be shown.
struct ExportContent: Sendable {
    let plan: ExportPlan
    let themes: [Choice]
    let targets: [Choice]
    /// The files that the target can write, by the name of their format; `nil` for a target that writes themes.
    let subjects: (name: String, label: String, choices: [Choice])?
    /// The scenes and options of the target.
    let controls: [ExportControl]
    let export: Export
    /// The place of the shown file among the files.
    let shown: Int
    /// How the folder of the project file differs from the export; `nil` if there is none, or it cannot be read.
    let drift: [Diagnostic]?
    /// The errors for which nothing is exported.
    let errors: [Diagnostic]

    /// The path of the shown file in the export; `nil` for an export without files.
    var shownPath: String? { export.files.indices.contains(shown) ? export.files[shown].path : nil }

    /// The folder that the project file names for this export; `nil` without one.
    var folder: String? { plan.setting?.folder.path }
}

/// A scene or an option of an export that can be chosen.
struct ExportControl: Sendable {
    /// The name in addresses.
    let name: String
    let label: String
    /// The purpose, as a sentence without a full stop; empty for none.
    let help: String
    let choices: [Choice]
    /// Whether the choices are short enough to stand side by side.
    let isOption: Bool
}

/// A form together with everything that is chosen about it.
struct ExportPlan: Sendable {
    /// The form with its options.
    let form: any ExportForm
    let theme: String
    /// The file; `nil` for a form that writes themes.
    let subject: KindDocument?
    /// The scenes; `nil` for a form that takes none.
    let scenes: SceneSelection?
    /// The entry of the project file for this export; `nil` without one.
    let setting: ExportSetting?
    /// The values of the options by name.
    let values: [String: String]
    /// The query of the address: the names and values without the shown file and the language.
    let query: [QueryItem]

    /// The name that tells one export from another in a form.
    var name: String { form.name + (subject.map { "/" + $0.id } ?? "") }

    /// The words with which the command line writes the export.
    ///
    /// - Parameters:
    ///   - program: The command's own name.
    ///   - folder: The folder that is written into.
    /// - Returns: The words, separated by spaces.
    func command(_ program: String, into folder: String) -> String {
        let options = form.options.flatMap { option -> [String] in
            guard let value = values[option.name], value != option.values.first else { return [] }
            return option.values.isEmpty ? (value == "true" ? ["--" + option.name] : []) : ["--" + option.name, value]
        }
        let scenes = query.filter { $0.name.hasPrefix(ExportRequest.scene("")) }.flatMap { ["--scene", $0.value] }
        return
            ([program, "export", form.name] + [subject?.id].compactMap(\.self) + ["--theme", theme] + scenes + options
            + ["-o", folder]).joined(separator: " ")
    }
}

extension PreviewProject {
    /// The most differences that are shown; more are counted by `export --check`.
    private static let maxDrift = 100

    /// Returns an export with what can be chosen about it; `nil` if there is no theme, or a name is unknown.
    ///
    /// - Parameters:
    ///   - request: The names of an address.
    ///   - targets: The targets that there are.
    ///   - root: The project's folder.
    ///   - locale: The language of titles.
    /// - Returns: The files that an export writes, or the errors that keep them from being written.
    func export(
        _ request: ExportRequest, among targets: [any ExportForm], root: String, locale: String
    ) -> ExportContent? {
        guard let plan = plan(request, among: targets) else { return nil }
        let (export, errors) = written(plan)
        let shown = request.file.flatMap { path in export.files.firstIndex { $0.path == path } } ?? 0
        let drift =
            errors.isEmpty ? plan.setting.flatMap { self.drift(of: export, in: $0.folder.path, root: root) } : nil
        let offered = targets.filter { ($0 as? any FileExportTarget).map { !documents(of: $0).isEmpty } ?? true }
        let subjects = (plan.form as? any FileExportTarget).map { form in
            (
                form.subject.name, label(form.subject.name, locale),
                documents(of: form).map { document in
                    Choice(document.id, title(of: document, locale), isChosen: document.id == plan.subject?.id)
                }
            )
        }
        return ExportContent(
            plan: plan, themes: themeChoices(chosen: plan.theme, in: locale),
            targets: offered.map { Choice($0.name, $0.name, isChosen: $0.name == plan.form.name) },
            subjects: subjects, controls: sceneControls(plan, locale) + optionControls(plan, locale), export: export,
            shown: shown, drift: drift, errors: errors)
    }

    // MARK: Choices

    private func documents(of form: any FileExportTarget) -> [KindDocument] { project.documents(of: form.subject) }

    private func title(of document: KindDocument, _ locale: String) -> String {
        document.record?["title"].flatMap { document.text(of: $0, locale: locale) } ?? document.id
    }

    /// The label of a format or a slot, in the words of the kind that has them.
    private func label(_ name: String, _ locale: String) -> String {
        kinds.lazy.compactMap { $0.title(of: name)?.text(in: locale) }.first ?? Self.words(name)
    }

    private func optionControls(_ plan: ExportPlan, _ locale: String) -> [ExportControl] {
        plan.form.options.map { option in
            let texts = PageTexts(locale: locale)
            let chosen = plan.values[option.name] ?? option.values.first ?? "false"
            return ExportControl(
                name: ExportRequest.option(option.name), label: "--" + option.name, help: option.help(in: locale),
                choices: option.values.isEmpty
                    ? [
                        Choice("false", texts.off, isChosen: chosen != "true"),
                        Choice("true", texts.on, isChosen: chosen == "true"),
                    ] : option.values.map { Choice($0, $0, isChosen: $0 == chosen) }, isOption: true)
        }
    }

    /// A control for each slot that several scenes of the project could fill.
    private func sceneControls(_ plan: ExportPlan, _ locale: String) -> [ExportControl] {
        guard let form = plan.form as? any SceneExportTarget, let chosen = plan.scenes?.scenes else { return [] }
        var scenes: [String: [(id: String, title: String)]] = [:]
        for scene in project.compositions(project.sceneIDs).compactMap({ $0?.scene }) {
            guard let slot = form.slot(ofType: scene.type) else { continue }
            scenes[slot, default: []].append((scene.id, scene.title(locale: locale)))
        }
        return form.slots.compactMap { slot in
            guard let own = scenes[slot], own.count > 1 else { return nil }
            let id = chosen.first { $0.slot == slot }?.id
            return ExportControl(
                name: ExportRequest.scene(slot), label: label(slot, locale), help: "",
                choices: own.map { Choice($0.id, $0.title, isChosen: $0.id == id) }, isOption: false)
        }
    }

    // MARK: Plans

    /// Returns the export that names ask for, completed as the project file says; `nil` if one of them is unknown.
    func plan(_ request: ExportRequest, among targets: [any ExportForm]) -> ExportPlan? {
        guard let plain = request.target.map({ name in targets.first { $0.name == name } }) ?? targets.first
        else { return nil }
        var query = [QueryItem(name: ViewQuery.Name.target.rawValue, value: plain.name)]
        var subject: KindDocument?
        if let form = plain as? any FileExportTarget {
            let asked =
                request.others[form.subject.name]
                ?? project.document.exports.first { $0.target.name == plain.name }?.subject?.id
            let documents = documents(of: form)
            guard let found = asked.map({ id in documents.first { $0.id == id } }) ?? documents.first else {
                return nil
            }
            subject = found
            query.append(QueryItem(name: form.subject.name, value: found.id))
        }
        let own = subject?.record?["theme"]?.stringValue.flatMap { project.themeDocument($0) == nil ? nil : $0 }
        let isOther = request.from.map { $0 != plain.name + (subject.map { "/" + $0.id } ?? "") } ?? false
        let wanted = isOther ? own ?? request.theme : request.theme ?? own
        guard let (theme, notes) = galleryTheme(wanted), notes.isEmpty else { return nil }
        query.append(QueryItem(name: ViewQuery.Name.theme.rawValue, value: theme))
        let setting = exportSetting(plain.name, theme: theme, subject: subject)
        let (values, options) = values(of: plain, request, setting)
        query += options
        let form = plain.with(values.filter { $0.value != "false" })
        let scenes = (form as? any SceneExportTarget).map { selection(for: $0, request, setting, &query) }
        return ExportPlan(
            form: form, theme: theme, subject: subject, scenes: scenes, setting: setting, values: values, query: query)
    }

    /// The values of options, and the part of the query that says which of them an address gives.
    private func values(
        of form: any ExportForm, _ request: ExportRequest, _ setting: ExportSetting?
    ) -> (values: [String: String], query: [QueryItem]) {
        var values = setting?.values ?? [:]
        var query: [QueryItem] = []
        for option in form.options {
            let name = ExportRequest.option(option.name)
            guard let value = request.others[name], option.written.contains(value) else { continue }
            values[option.name] = value
            query.append(QueryItem(name: name, value: value))
        }
        return (values, query)
    }

    /// The scenes that an address or the project file names, the others as the form chooses them.
    private func selection(
        for form: any SceneExportTarget, _ request: ExportRequest, _ setting: ExportSetting?, _ query: inout [QueryItem]
    ) -> SceneSelection {
        let ids = setting?.scenes.map(\.id) ?? []
        let standard =
            (ids.isEmpty ? nil : try? SceneSelection(ids, for: form, in: project))
            ?? SceneSelection(for: form, in: project)
        let asked = form.slots.compactMap { slot -> (slot: String, id: String)? in
            let id = request.others[ExportRequest.scene(slot)]
            guard let id, let type = project.composition(id)?.scene.type, form.slot(ofType: type) == slot else {
                return nil
            }
            return (slot, id)
        }
        guard !asked.isEmpty else { return standard }
        let kept = standard.scenes.filter { scene in !asked.contains { $0.slot == scene.slot } }
        guard let chosen = try? SceneSelection(asked.map(\.id) + kept.map(\.id), for: form, in: project) else {
            return standard
        }
        // The command takes the scenes that it is given, and chooses no others.
        query += chosen.scenes.map { QueryItem(name: ExportRequest.scene($0.slot), value: $0.id) }
        return chosen
    }

    // MARK: Files

    /// The files of an export, or the errors that keep them from being written.
    func written(_ plan: ExportPlan) -> (export: Export, errors: [Diagnostic]) {
        let sceneFindings = (plan.scenes?.scenes ?? []).flatMap { project.scene($0.id).diagnostics }
        let others = plan.subject.map { project.files(beside: $0) } ?? []
        let paths = Set(([plan.subject].compactMap(\.self) + others).map(\.path))
        let fileFindings = paths.isEmpty ? [] : readAll().filter { paths.contains($0.range.file.path) }
        let errors =
            themeFindings(plan.theme) + (sceneFindings + fileFindings).filter { $0.severity == .error }
        guard errors.isEmpty, let theme = project.theme(plan.theme).theme else { return (Export(files: []), errors) }
        let exported = ExportedTheme(theme, in: project.fileSystem, program: "diorama")
        if let form = plan.form as? any ExportTarget { return (form.export(exported), []) }
        if let form = plan.form as? any FileExportTarget, let subject = plan.subject {
            return (form.export(ExportedFiles(subject, beside: others, theme: exported)), [])
        }
        guard let form = plan.form as? any SceneExportTarget, let scenes = plan.scenes else {
            return (Export(files: []), [])
        }
        return (form.export(scenes.exported(from: project, theme: exported)), [])
    }

    /// The entry of the project file that writes a theme, or a file, in a form; `nil` without one.
    func exportSetting(_ target: String, theme: String, subject: KindDocument? = nil) -> ExportSetting? {
        let own = subject?.record?["theme"]?.stringValue
        return project.document.exports.first { setting in
            setting.target.name == target && (subject == nil || setting.subject?.id == subject?.id)
                && (setting.theme?.id ?? own ?? project.document.theme?.id ?? theme) == theme
        }
    }

    /// How a folder below the project's differs from an export; `nil` for one elsewhere, which only the command line reads.
    private func drift(of export: Export, in path: String, root: String) -> [Diagnostic]? {
        let plain = ProjectLayout.standard.path(path, from: "")
        let disk = DiskFileSystem(root: root)
        guard !path.hasPrefix("/"), ProjectLayout.standard.isPlain(plain),
            let real = disk.canonicalPath(plain), disk.absolutePath(real) == disk.absolutePath(plain)
        else { return nil }
        let folder = ExportFolder(disk.absolutePath(plain))
        var findings: [Diagnostic] = []
        for file in export.files(outside: export.missingParts(in: folder)) where findings.count < Self.maxDrift {
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
