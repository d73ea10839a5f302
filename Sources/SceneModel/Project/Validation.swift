import ConfigSchema
import Dispatch
package import SourceDiagnostics
import Synchronization
import ThemeModel

/// Checks files and folders of a project, and whatever they import.
package struct Validation: Sendable {
    /// The findings in file order, without those that comments accept.
    package let diagnostics: [Diagnostic]
    /// The findings that comments accept, in file order.
    package let accepted: [Diagnostic]
    /// How many of the accepted findings are about the looks of a theme that another one extends, and so hold there, too.
    package let inheritedCount: Int
    /// Whether a file cannot be used as it is, whatever the project makes of findings.
    package let hasErrors: Bool
    /// How many findings lie in files that were read because of those that were named; 0 unless all that was named are
    /// files of a kind's own.
    package let elsewhereCount: Int
    /// How many YAML files were read; of files of a kind's own, how many were named.
    package let fileCount: Int
    /// The files that were named themselves, by the paths that findings give them.
    package let namedFiles: Set<String>

    /// Checks the files at some paths, which are relative to the root or absolute.
    ///
    /// It fails with the first path that does not exist. `known` are the identifiers of all rules, for comments that
    /// accept findings. Whoever shows what lies beside a file of a kind's own needs its neighbours' findings, too.
    package init(
        _ project: Project, paths: [String], tellsNeighbours: Bool = true, known: @autoclosure () -> Set<String>
    ) throws(MissingPath) {
        var targets: [ValidationTarget] = []
        var folders: [String] = []
        var outside: [String] = []
        var namedFiles: Set<String> = []
        for path in paths {
            switch project.fileSystem.kind(of: path) {
            case .missing: throw MissingPath(path: path, isEmptyFolder: false)
            case .directory:
                folders.append(path)
                targets += project.files(below: path).map { ValidationTarget($0, project) }
                outside += project.foldersOutside(below: path)
            case .file, .special:
                let target = ValidationTarget(path, project)
                targets.append(target)
                namedFiles.insert(target.path(in: project))
            }
        }
        self.namedFiles = namedFiles
        // A folder without a file, or a path that is empty, must not pass as checked.
        guard !targets.isEmpty || !outside.isEmpty else {
            throw MissingPath(path: folders.first ?? paths.first ?? "", isEmptyFolder: !folders.isEmpty)
        }
        let checkedThemes = targets.compactMap(\.themeID)
        // What only files of a kind's own use is used, also where these are not checked.
        let seesAllUses = !folders.isEmpty && project.kindFolders.allSatisfy { targets.covers($0, project) }
        let spare = seesAllUses ? UnusedTokens.candidates(in: checkedThemes, project) : []
        var (found, readings, unused, scenes, usedFixtures) = Self.check(
            targets, in: folders, project, lookingFor: spare)
        found += outside.map { .unreadable($0, .outside) }
        let unsure = unused.isEmpty ? [] : UnusedTokens.unsureThemes(readings.themes, project, found)
        if !unused.isEmpty {
            found += UnusedTokens.check(
                checkedThemes.filter { !unsure.contains($0) }, among: readings.themes, project, candidates: unused)
        }
        if !folders.isEmpty {
            let fixtures = targets.compactMap { target in
                if case .fixture(let path) = target { path } else { nil }
            }
            found += UnusedContexts.check(fixtures, usedBy: scenes, used: usedFixtures, project, found)
        }
        let findsUnused = seesAllUses && readings.themes.isSubset(of: checkedThemes)
        // Asked in this order, because a rule's examples are made with it, and the last answer lists the scenes.
        func isSkipped(_ id: String) -> Bool {
            if id == Rule.unusedToken.id { return !findsUnused }
            // A fixture that waits for its scene says so also when it has one.
            if id == Rule.unusedContexts.id { return true }
            // What the scenes show of a theme is known when all of them were looked at, and none has an error.
            return (MissingCharacters.rules + ScreenIsUsable.rules).contains { $0.id == id }
                && (found.containsError || !scenes.isSuperset(of: project.sceneIDs))
        }
        let (left, accepted) = AcceptedFindings.apply(
            to: found.withoutConsequencesOfSyntax().toldWithEndings().toldOnceForEachCause(),
            in: readings.accepting, known: known(), isSkipped: isSkipped,
            unsure: Set(unsure.map { project.path(ofTheme: $0) }))
        hasErrors = left.containsError
        self.accepted = accepted.sortedWithoutRepeats()
        let bases = readings.themes.reduce(into: Set<String>()) { bases, id in
            bases.formUnion(project.theme(id).theme?.chain.dropFirst().map(\.file.path) ?? [])
        }
        inheritedCount = self.accepted.count {
            bases.contains($0.range.file.path) && ThemeChecks.inheritedIDs.contains($0.id)
        }
        let told = project.document.policy.apply(to: left).sortedWithoutRepeats()
        // Such a file leads to all of its folder; what is wrong there is told where those files are checked.
        let isAlone =
            !tellsNeighbours && folders.isEmpty && targets.allSatisfy { if case .ofKind = $0 { true } else { false } }
        let own = isAlone ? told.filter { namedFiles.contains($0.range.file.path) } : told
        diagnostics = own.cutPerFile()
        elsewhereCount = told.count - own.count
        fileCount = isAlone ? namedFiles.count : readings.fileCount
        project.noteValidated(readings)
    }

    /// A path that leads nowhere, or to a folder without a file to check.
    package struct MissingPath: Error {
        /// The path as it was given.
        package let path: String
        /// Whether there is a folder.
        package let isEmptyFolder: Bool
    }

    /// Checks everything; gives the findings, what was read, which of some tokens no scene or fixture uses, and the
    /// scenes with the fixtures that they use.
    private static func check(
        _ targets: [ValidationTarget], in folders: [String], _ project: Project, lookingFor spare: Set<TokenUse>
    ) -> (
        found: [Diagnostic], ProjectReadings, unused: Set<TokenUse>, scenes: Set<String>, usedFixtures: Set<String>
    ) {
        // The project's own file decides how all others are read.
        var found = project.document.diagnostics + project.textFindings + project.settingsFindings
        var round = Round(lookingFor: spare)
        var results = folders.map { DependencyGraph.Result.files(below: $0) }
        var (newThemes, newScenes, newFiles): ([String], [String], [String]) = ([], [], [])
        for target in targets {
            switch target {
            case .theme(let id): newThemes.append(id)
            case .scene(let id): newScenes.append(id)
            case .fixture(let path):
                _ = project.fixture(at: path)
                results.append(.fixture(path))
            case .ofKind(let path): newFiles.append(path)
            case .project, .texts, .other: break
            }
        }
        var (checkedThemes, checkedScenes, checkedFiles): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        var readings: ProjectReadings
        // What was imported is checked as well, in as many rounds as imports are deep.
        repeat {
            for id in newThemes { found += project.theme(id).diagnostics }
            round.formUnion(checkScenes(newScenes, project, lookingFor: spare))
            forEachSlice(of: newFiles) { for path in $0 { _ = project.kindFile(at: path) } }
            results += newThemes.map { .theme($0) }
            results += newScenes.map { .scene($0) }
            results += newFiles.map { .kindFile($0) }
            checkedThemes.formUnion(newThemes)
            checkedScenes.formUnion(newScenes)
            checkedFiles.formUnion(newFiles)
            readings = project.readings(for: results)
            newFiles = readings.kindDocuments.subtracting(checkedFiles).sorted()
            newThemes = Array(readings.themes.subtracting(checkedThemes))
            newScenes = readings.scenes.subtracting(checkedScenes).sorted()
        } while !newThemes.isEmpty || !newScenes.isEmpty || !newFiles.isEmpty
        for fixture in readings.fixtures {
            found += fixture.diagnostics
            fixture.fixture?.layer?.forEachValue { $2.forEachReference { round.note(TokenUse($0)) } }
        }
        for file in readings.kindFiles {
            found += file.diagnostics
            for field in file.document.record?.fields ?? [] {
                field.value.forEachReference { round.note(TokenUse($0)) }
            }
        }
        found += targets.compactMap { target in
            if case .scene(let id) = target, !round.absent.contains(id) { return nil }
            return target.finding(in: project)
        }
        return (found + round.diagnostics + readings.unreadable, readings, round.unused, checkedScenes, round.fixtures)
    }

    /// What checking some scenes gives.
    private struct Round {
        var diagnostics: [Diagnostic] = []
        /// Those of the tokens whose use is looked for that nothing has been seen to use.
        var unused: Set<TokenUse>
        /// The scenes that have no file.
        var absent: Set<String> = []
        /// The paths of the fixtures that the scenes name.
        var fixtures: Set<String> = []

        init(lookingFor wanted: Set<TokenUse>) { unused = wanted }

        mutating func check(_ id: String, _ project: Project) {
            if let scene = project.checkScene(id) { add(scene) } else { absent.insert(id) }
        }

        mutating func add(_ scene: Project.LoadedScene) {
            diagnostics += scene.diagnostics
            if let path = scene.scene?.own?.fixturePath { fixtures.insert(path) }
            // Most are found in the first scenes.
            if !unused.isEmpty { for use in scene.uses { note(use) } }
        }

        mutating func note(_ use: TokenUse) { unused.remove(use) }

        mutating func formUnion(_ other: Round) {
            diagnostics += other.diagnostics
            unused.formIntersection(other.unused)
            absent.formUnion(other.absent)
            fixtures.formUnion(other.fixtures)
        }
    }

    private static func checkScenes(
        _ ids: [String], _ project: Project, lookingFor wanted: Set<TokenUse>
    ) -> Round {
        var round = Round(lookingFor: wanted)
        let (known, ids) = project.knownScenes(among: ids)
        for scene in known { round.add(scene) }
        guard ids.count > 8 else { return ids.reduce(into: round) { $0.check($1, project) } }
        let result = Mutex(round)
        let empty = Round(lookingFor: round.unused)
        forEachSlice(of: ids) { part in
            let found = part.reduce(into: empty) { $0.check($1, project) }
            result.withLock { $0.formUnion(found) }
        }
        return result.withLock { $0 }
    }

    /// Does something with some files each, on all processors: one file is too little work to hand over.
    private static func forEachSlice(of files: [String], _ body: @Sendable (ArraySlice<String>) -> Void) {
        let size = 16
        DispatchQueue.concurrentPerform(iterations: (files.count + size - 1) / size) { index in
            body(files[(index * size)..<min((index + 1) * size, files.count)])
        }
    }
}
