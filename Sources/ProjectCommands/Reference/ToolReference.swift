import ConfigSchema
import PreviewServing
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// Everything that there is to know about the files and commands of a tool, made from what is declared in code.
///
/// Pictures, tokens and texts are those of the project; where there is none, of the one that `new project` starts.
struct ToolReference {
    let topics: [ReferenceTopic]
    /// The style sheets of the pictures; empty without any.
    private(set) var pictureStyle = ""
    /// The mode that is a dark one, for each mode of the theme.
    private(set) var darkModes: Set<String> = []

    /// Collects the reference of a tool.
    ///
    /// - Parameters:
    ///   - workspace: The components and the project.
    ///   - tool: The program with its commands.
    ///   - drawing: Whether there will be pictures, which take a while.
    /// - Throws: When the tool's kinds of scenes cannot be made.
    init(_ workspace: Workspace, _ tool: CommandLineTool, drawing: Bool) throws(UsageError) {
        let source = ReferenceSource(workspace, preferring: try tool.kinds().compactMap(\.firstTheme))
        var drawer = drawing ? source.pictures : nil
        let parts = workspace.registry.kinds.map(\.partsName)
        let kinds = workspace.registry.kinds
        let examples = try tool.kinds().flatMap(\.commandExamples)
        let commands = try tool.commands(CommandLineTool.subcommands.map(\.command))
        var topics: [ReferenceTopic] = [.guides(workspace.registry), .components(source, &drawer)]
        topics += Set(parts).sorted().compactMap { .parts($0, source, &drawer) }
        topics += [.tokens(source), .texts(source), .contexts(source), .layout(source), .files(source)]
        topics += [.sections(source)].filter { !$0.pages.isEmpty }
        topics += kinds.flatMap(\.topics).map { .declared($0) }
        topics += [.rules(workspace.rules), .commands(commands, tool.name, examples: examples)]
        self.topics = topics
        guard let drawer, let theme = source.theme else { return }
        pictureStyle = SceneStyles.rules(of: workspace.registry) + drawer.themeStyle + drawer.layoutStyle
        darkModes = Set(theme.modes.filter { theme.isDark(mode: $0) })
    }

    /// What a person may type, in the order of the contents.
    var names: [String] {
        topics.map(\.name) + topics.flatMap { $0.pages.flatMap { [$0.name, $0.otherName].compactMap(\.self) } }
    }

    /// Every name, those of properties, tokens and texts included.
    var allNames: [String] {
        names
            + topics.flatMap(\.pages).flatMap { page in
                [page.shortName].compactMap(\.self) + page.rows.flatMap { [$0.id, $0.name, $0.shortName] }
            }
    }
}

extension ReferenceRow {
    /// The last word of its name, by which people ask who saw it in a file: `http`.
    var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension ReferencePage {
    /// The name that stands in files where the page's own says where, such as `text` for `views.text`.
    var shortName: String? { isCode && name.hasSuffix("." + title) ? title : nil }

    /// The rows of all its tables.
    var rows: [ReferenceRow] {
        blocks.flatMap { block -> [ReferenceRow] in if case .table(_, let rows) = block { rows } else { [] } }
    }
}

/// What the reference of a project is made from.
struct ReferenceSource {
    let workspace: Workspace
    /// The project with the theme, which may be the one that `new project` starts.
    let project: Project
    /// How pictures look, and whose tokens are listed.
    let theme: Theme?

    var registry: ComponentRegistry { workspace.registry }
    var catalog: ConfigCatalog { project.catalog }

    init(_ workspace: Workspace, preferring preferred: [String]) {
        self.workspace = workspace
        let own = workspace.project
        let ids = own.themeIDs
        let wanted = [own.document.theme?.id].compactMap(\.self) + preferred + ids
        if let id = wanted.first(where: ids.contains), let theme = own.theme(id).theme {
            (project, self.theme) = (own, theme)
            return
        }
        let files = workspace.registry.kinds.compactMap(\.startingFiles?.wholeProject)
            .reduce(into: [String: [UInt8]]()) { $0.merge($1) { first, _ in first } }
        let started = workspace.opened(on: OverlayFileSystem(workspace.files, buffers: files)).project
        let starting = files.keys.sorted().compactMap { path in
            if case .theme(let id) = ProjectLayout.standard.role(of: path) { id } else { nil }
        }
        project = started
        theme = (preferred + starting).lazy.compactMap { started.theme($0).theme }.first
    }

    /// Draws examples in the theme; nil without one.
    var pictures: ExamplePictures? {
        theme.map { theme in
            let files = project.fileSystem
            return ExamplePictures(
                of: registry, theme: theme, in: files,
                imageURL: { StandalonePage.dataURL(of: $0.file, files) },
                fontStyle: { StandalonePage.fontStyle(of: theme, in: $0, files) })
        }
    }
}
