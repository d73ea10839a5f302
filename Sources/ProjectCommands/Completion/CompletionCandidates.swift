import ConfigSchema
import Exporting
import Importing
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// What may stand in place of the last word of an unfinished command line.
struct CompletionCandidates {
    /// A word that a shell offers, with what it shows beside it.
    struct Candidate: Equatable {
        let word: String
        /// A few words about it, on one line.
        let meaning: String
    }

    /// Every command of the tool.
    let commands: [Command]
    let tool: CommandLineTool

    /// The proposals for the last of some words, which may be empty; none where files or anything may stand.
    func all(for words: [String]) -> [Candidate] {
        // Bash takes `--name=value` apart into three words.
        let words = words.enumerated().filter { $0.element != "=" || $0.offset == words.count - 1 }.map(\.element)
        let current = words.last.map { $0 == "=" ? "" : $0 } ?? ""
        var reading = Reading(commands: commands)
        for word in words.dropLast() { reading.read(word) }
        if let option = reading.pending { return values(of: option, reading, beginning: current) }
        if !reading.optionsHaveEnded, current.hasPrefix("-") { return options(reading, beginning: current) }
        guard let command = reading.command else {
            let help = reading.asksForHelp ? [] : [Candidate(word: "help", meaning: "Explain a command")]
            let all = commands.map { Candidate(word: $0.name, meaning: $0.summary) } + help
            return all.filter { $0.word.hasPrefix(current) }
        }
        let free = command.positionals.dropFirst(reading.bareWords.count).first
        guard let argument = free ?? command.positionals.last(where: { $0.form == .repeatedPositional }) else {
            return []
        }
        return values(of: argument, reading, beginning: current)
    }

    private func options(_ reading: Reading, beginning current: String) -> [Candidate] {
        let known = reading.options
        if let equals = current.firstIndex(of: "="),
            let option = known.first(where: { $0.spelling == current[..<equals] }), option.valueName != nil
        {
            return values(of: option, reading, beginning: String(current[equals...].dropFirst()))
                .map { Candidate(word: "\(option.spelling)=\($0.word)", meaning: $0.meaning) }
        }
        return known.filter { $0.spelling.hasPrefix(current) }.map { Candidate(word: $0.spelling, meaning: $0.help) }
    }

    private func values(of argument: ArgumentDeclaration, _ reading: Reading, beginning current: String) -> [Candidate]
    {
        let all =
            argument.choices.isEmpty
            ? names(from: argument.source, reading)
            : argument.choices.map { Candidate(word: $0, meaning: argument.help) }
        // A name that looks like an option would be read as one; a shell cannot be told of a line break in a name.
        return all.filter { candidate in
            candidate.word.hasPrefix(current) && (reading.optionsHaveEnded || !candidate.word.hasPrefix("-"))
                && LineExcerpt.printable(candidate.word) == candidate.word
        }
    }

    private func names(from source: CompletionSource, _ reading: Reading) -> [Candidate] {
        func all(_ names: some Sequence<String>, _ meaning: String) -> [Candidate] {
            names.map { Candidate(word: $0, meaning: meaning) }
        }
        if source == .files { return [] }
        var arguments = ParsedArguments()
        if let root = reading.root { arguments.append(root, to: CommonOptions.root.declaration) }
        // Nobody is told here what is wrong with a project: the command itself will say it.
        guard let workspace = try? Workspace(arguments, tool) else { return [] }
        let project = workspace.project
        switch source {
        case .files: return []
        case .scenes:
            return all(project.sceneIDs, "scene")
                + project.shownFiles.map { Candidate(word: $0.document.id, meaning: $0.document.kind.name) }
        case .axis(let name):
            return choices(on: name, of: reading.bareWords.first ?? "", in: project).map {
                Candidate(word: $0.name, meaning: $0.summary)
            }
        case .themes: return all(project.themeIDs, "theme")
        case .modes: return all(Set(project.themeIDs.flatMap { project.theme($0).theme?.modes ?? [] }).sorted(), "mode")
        case .devices: return all(project.kinds.devices.map(\.name), "screen")
        case .locales: return all(project.catalog.vocabulary.locales, "language")
        case .viewers:
            guard let scene = reading.bareWords.first.flatMap({ project.scene($0).scene }) else { return [] }
            return all(scene.fixture.flatMap { scene.kind.viewers(in: $0.record) } ?? [], "user")
        case .keyPaths:
            return project.catalog.components.flatMap { component in
                component.properties.leaves.map {
                    Candidate(word: "\(component.name).\($0.path)", meaning: $0.spec.summary)
                }
            }
        case .rules: return workspace.rules.map { Candidate(word: $0.id, meaning: $0.summary) }
        case .subjects:
            return workspace.registry.kinds.flatMap { kind in
                kind.partSpecimens.map { Candidate(word: $0.id, meaning: $0.summary) }
                    + kind.components.map { Candidate(word: $0.name, meaning: $0.summary) }
            }
        case .messages:
            return workspace.registry.sharedConfigurations.filter { $0.message != nil }
                .map { Candidate(word: $0.name, meaning: $0.summary) }
        case .reference:
            guard let reference = try? ToolReference(workspace, tool, drawing: false) else { return [] }
            return reference.topics.map { Candidate(word: $0.name, meaning: $0.summary) }
                + reference.topics.flatMap(\.pages).map { Candidate(word: $0.name, meaning: $0.summary) }
        case .targets: return tool.targets.map { Candidate(word: $0.name, meaning: $0.summary) }
        case .sources: return tool.sources.map { Candidate(word: $0.name, meaning: $0.summary) }
        case .ownFiles: return all(project.ownFileIDs, "file")
        case .formats: return all(SchemaCommand.names(in: project), "kind of file")
        case .startable: return all(NewCommand.names(workspace.registry), "kind of file")
        case .types:
            return workspace.registry.kinds.flatMap(\.types).map { Candidate(word: $0.name, meaning: $0.summary) }
        }
    }
}

extension CompletionCandidates {
    /// What can be chosen on an axis for a scene, or for a file that is shown by itself.
    private func choices(on axis: String, of id: String, in project: Project) -> [EnumerationCase] {
        let file = project.scene(id).scene == nil ? project.shownFile(id) : nil
        if let file, file.owner.formAxis?.name == axis { return file.showing.forms.map(\.choice) }
        let scene = file?.showing.forms.first.flatMap { form in file.map { project.scene(showing: $0, as: form).scene }
        }
        guard let scene = scene ?? project.scene(id).scene else { return [] }
        return scene.kind.choices(for: scene, on: scene.device).first { $0.axis.name == axis }?.choices ?? []
    }

    /// What stands before the unfinished word.
    private struct Reading {
        let commands: [Command]
        var command: Command?
        var bareWords: [String] = []
        /// The option whose value comes next.
        var pending: ArgumentDeclaration?
        var root: String?
        var asksForHelp = false
        var optionsHaveEnded = false

        init(commands: [Command]) { self.commands = commands }

        var options: [ArgumentDeclaration] { (command?.options ?? []) + CommonOptions.declarations }

        mutating func read(_ word: String) {
            if let option = pending {
                pending = nil
                if option.spelling == CommonOptions.root.declaration.spelling { root = word }
            } else if word == "--" {
                optionsHaveEnded = true
            } else if word.hasPrefix("-"), word.count > 1, !optionsHaveEnded {
                readOption(word)
            } else if command != nil {
                bareWords.append(word)
            } else if word == "help" {
                asksForHelp = true
            } else if !asksForHelp {
                command = commands.first { $0.name == word }
            }
        }

        private mutating func readOption(_ word: String) {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let short = word.hasPrefix("--") ? nil : word.dropFirst().first
            guard let option = options.first(where: { $0.spelling == parts[0] || short != nil && $0.short == short }),
                option.valueName != nil
            else { return }
            if parts.count == 2 {
                if option.spelling == CommonOptions.root.declaration.spelling { root = parts[1] }
            } else if short == nil || word.count == 2 {
                pending = option
            }
        }
    }
}
