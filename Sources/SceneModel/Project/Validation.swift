import ConfigSchema
import Dispatch
package import SourceDiagnostics
import Synchronization
import ThemeModel

/// Checks files and folders of a project, and whatever they import.
package struct Validation: Sendable {
    /// The findings in file order, without those that comments accept.
    package let diagnostics: [Diagnostic]
    /// How many YAML files were read.
    package let fileCount: Int

    /// Checks the files at some paths, which are relative to the root or absolute.
    ///
    /// It fails with the first path that does not exist. `known` are the identifiers of all rules, for comments that
    /// accept findings.
    package init(_ project: Project, paths: [String], known: Set<String>) throws(MissingPath) {
        var targets: [ValidationTarget] = []
        var hasFolders = false
        for path in paths {
            switch project.fileSystem.kind(of: path) {
            case .missing: throw MissingPath(path: path)
            case .directory:
                hasFolders = true
                targets += Self.files(below: path, project).map { ValidationTarget($0, project) }
            case .file, .special: targets.append(ValidationTarget(path, project))
            }
        }
        // A folder without a file, or a path that is empty, must not pass as checked.
        guard !targets.isEmpty else { throw MissingPath(path: paths.first ?? "") }
        let diagnostics = Self.check(targets, project, findUnused: hasFolders)
        let sources = project.sources
        let checkedThemes = Set(targets.compactMap(\.themeID))
        let findsUnused = hasFolders && project.loadedThemeIDs.isSubset(of: checkedThemes)
        self.diagnostics = AcceptedFindings.apply(
            to: diagnostics, in: sources.values, known: known,
            skipped: findsUnused ? [] : [Rule.unusedToken.id]
        ).sortedWithoutRepeats().cutPerFile()
        fileCount = sources.count
    }

    /// A path that leads nowhere.
    package struct MissingPath: Error {
        /// The path as it was given.
        package let path: String
    }

    private static func check(_ targets: [ValidationTarget], _ project: Project, findUnused: Bool) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var scenes: [String] = []
        var themes: [String] = []
        for target in targets {
            switch target {
            case .theme(let id): themes.append(id)
            case .scene(let id): scenes.append(id)
            case .fixture(let path): found += project.fixture(at: path)?.diagnostics ?? []
            case .other: break
            }
            if let finding = target.finding(in: project) { found.append(finding) }
        }
        for id in themes { found += project.theme(id).diagnostics }
        var round = checkScenes(scenes, project)
        var checkedThemes = Set(themes)
        var checkedScenes = Set(scenes)
        // What was imported is checked as well, in as many rounds as imports are deep.
        while true {
            let newScenes = project.loadedSceneIDs.subtracting(checkedScenes)
            let newThemes = project.loadedThemeIDs.subtracting(checkedThemes)
            if newScenes.isEmpty, newThemes.isEmpty { break }
            round.formUnion(checkScenes(newScenes.sorted(), project))
            for id in newThemes { found += project.theme(id).diagnostics }
            checkedScenes.formUnion(newScenes)
            checkedThemes.formUnion(newThemes)
        }
        for fixture in project.loadedFixtures {
            found += fixture.diagnostics
            fixture.fixture?.layer?.forEachValue { round.uses.note($2) }
        }
        if findUnused { found += UnusedTokens.check(themes, project, usedByScenes: round.uses) }
        return found + round.diagnostics + project.fileFindings
    }

    /// What checking some scenes gives.
    private struct Round {
        var diagnostics: [Diagnostic] = []
        var uses = TokenUses()

        mutating func check(_ id: String, _ project: Project) {
            guard let (own, found) = project.checkScene(id) else { return }
            diagnostics += found
            own.layer.forEachValue { uses.note($2) }
            own.inlineFixture?.layer?.forEachValue { uses.note($2) }
        }

        mutating func formUnion(_ other: Round) {
            diagnostics += other.diagnostics
            uses.formUnion(other.uses)
        }
    }

    private static func checkScenes(_ ids: [String], _ project: Project) -> Round {
        guard ids.count > 8 else { return ids.reduce(into: Round()) { $0.check($1, project) } }
        let result = Mutex(Round())
        // Slices of some files each: one file is too little work to hand over.
        let slice = 16
        DispatchQueue.concurrentPerform(iterations: (ids.count + slice - 1) / slice) { index in
            let part = ids[(index * slice)..<min((index + 1) * slice, ids.count)]
            let found = part.reduce(into: Round()) { $0.check($1, project) }
            result.withLock { $0.formUnion(found) }
        }
        return result.withLock { $0 }
    }

    private static func files(below folder: String, _ project: Project) -> [String] {
        var result: [String] = []
        var visited: Set<String> = []
        func collect(_ folder: String) {
            // A folder that links lead back to is read once.
            let real = project.fileSystem.canonicalPath(folder) ?? folder
            guard visited.insert(real).inserted else { return }
            for name in project.fileSystem.entries(of: folder) where !name.hasPrefix(".") {
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
                if ValidationTarget.isYAML(name) {
                    result.append(path)
                } else if project.fileSystem.kind(of: path) == .directory {
                    collect(path)
                }
            }
        }
        collect(folder)
        return result
    }
}

extension Project {
    /// The ids of the theme files that were read.
    var loadedThemeIDs: Set<String> { loaded.themes }

    /// The ids of the scene files that were read.
    var loadedSceneIDs: Set<String> { loaded.scenes }

    /// The fixture files that were read.
    var loadedFixtures: [LoadedFixture] { loaded.fixtures }
}
