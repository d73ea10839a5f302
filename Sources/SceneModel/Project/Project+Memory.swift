package import SourceDiagnostics
import Synchronization
import YAMLSyntax

/// What is kept of what was asked: files that were read, and results with what they were made from.
extension Project {
    /// The YAML files below a folder, whatever they are called.
    func files(below folder: String) -> [String] { contents(of: folder).files }

    /// The folders below a folder that are links out of the project, or the folder itself.
    func foldersOutside(below folder: String) -> [String] { contents(of: folder).outside }

    func ids(below folder: String) -> [String] { contents(of: folder).ids }

    private func contents(of folder: String) -> FolderContents {
        known(\.folders, folder)
            ?? make(.files(below: folder), \.folders, folder) { inquiry in
                inquiry.withFiles { FolderContents(of: folder, in: $0) }
            } ?? FolderContents()
    }

    func known<Value: Sendable>(_ place: KeyPath<ProjectMemory, [String: Value]>, _ key: String) -> Value? {
        memory.withLock { $0[keyPath: place][key] }
    }

    /// Makes a result and keeps it with what it was made from; one that comes to nothing depends on files as well.
    func make<Value: Sendable>(
        _ result: DependencyGraph.Result, _ place: WritableKeyPath<ProjectMemory, [String: Value]>, _ key: String,
        _ body: (inout Inquiry) -> Value?
    ) -> Value? {
        var inquiry = Inquiry(self)
        let made = body(&inquiry)
        return memory.withLock { memory in
            // Two threads may have made it; one result serves both.
            if let known = memory[keyPath: place][key] { return known }
            if let made { memory[keyPath: place][key] = made }
            if remembers { memory.graph.set(inquiry.inputs, of: result) }
            return made
        }
    }

    /// The text of a file; nil, with a finding unless the file is missing, when it cannot be read.
    func source(_ path: String) -> SourceFile? {
        if let known = known(\.sources, path) { return known }
        let read = Self.read(path, from: files)
        return memory.withLock { memory in
            if let known = memory.sources[path] { return known }
            memory.note(read, of: path)
            return read.file
        }
    }

    static func read(_ path: String, from files: FileSnapshot) -> ProjectMemory.ReadFile {
        do throws(FileError) {
            let file = SourceFile(path: path, bytes: try files.read(path, limit: YAMLLimits.standard.fileSize))
            return ProjectMemory.ReadFile(file: file, acceptsFindings: AcceptedFindings.areNamed(in: file))
        } catch {
            return ProjectMemory.ReadFile(finding: finding(about: path, error))
        }
    }

    /// The finding at a file that cannot be read; nil when only those who name it can be at fault.
    private static func finding(about path: String, _ error: FileError) -> Diagnostic? {
        switch error {
        case .missing: nil
        case .directory, .outside: ProjectLayout.standard.isListed(path) ? .unreadable(path, error) : nil
        default: .unreadable(path, error)
        }
    }

    /// Whether reading a path found nothing, rather than something that cannot be read.
    func isMissing(_ path: String) -> Bool { failure(of: path) == .missing }

    /// Why a path cannot be read; nil when it can.
    func failure(of path: String) -> FileError? {
        if known(\.sources, path) != nil { return nil }
        do throws(FileError) {
            _ = try files.read(path, limit: YAMLLimits.standard.fileSize)
            return nil
        } catch {
            return error
        }
    }

    /// What was read to make some results, and all that was read in a project that does not remember.
    ///
    /// What a project of an earlier save has left over is not among it.
    func readings(for results: [DependencyGraph.Result]) -> ProjectReadings {
        memory.withLock { ProjectReadings($0, for: remembers ? Set(results) : nil) }
    }

    /// Takes note of what a validation of the whole project came to: the next project keeps nothing else.
    func noteValidated(_ readings: ProjectReadings) { memory.withLock { $0.validated = readings.validated } }

    /// The findings about files that exist and could not be read, among those that some results were made from.
    package func fileFindings(behind results: [DependencyGraph.Result]) -> [Diagnostic] {
        memory.withLock { memory in
            guard !memory.unreadable.isEmpty else { return [] }
            let paths = remembers ? memory.graph.paths(behind: results) : Set(memory.unreadable.keys)
            return paths.union([ProjectLayout.standard.projectFile]).compactMap { memory.unreadable[$0] }
        }
    }

    /// The paths that some results were made from, the project file's among them.
    package func paths(behind results: [DependencyGraph.Result]) -> Set<String> {
        memory.withLock { $0.graph.paths(behind: results) }.union([ProjectLayout.standard.projectFile])
    }
}
