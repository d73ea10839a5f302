import SourceDiagnostics

/// The YAML files below a folder.
struct FolderContents: Sendable {
    /// Their paths, rightly spelled or not, folder by folder.
    private(set) var files: [String] = []
    /// The ids of the themes and scenes among them, sorted.
    private(set) var ids: [String] = []

    /// The links to folders outside the project, which are not read.
    private(set) var outside: [String] = []

    init() {}

    init(of folder: String, in fileSystem: any FileSystem) {
        var visited: Set<String> = []
        collect(folder, fileSystem, &visited)
        ids = files.compactMap { path in
            switch ProjectLayout.standard.role(of: path) {
            case .theme(let id), .scene(let id): id
            case .fixture, .texts, .project, nil: nil
            }
        }.sorted()
    }

    private mutating func collect(_ folder: String, _ fileSystem: any FileSystem, _ visited: inout Set<String>) {
        guard let real = fileSystem.canonicalPath(folder) else {
            if fileSystem.kind(of: folder) == .directory { outside.append(folder) }
            return
        }
        // A folder that links lead back to is read once.
        guard visited.insert(real).inserted else { return }
        for name in fileSystem.entries(of: folder) where !name.hasPrefix(".") {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
            if ProjectLayout.standard.looksLikeYAML(name) {
                files.append(path)
            } else if fileSystem.kind(of: path) == .directory {
                collect(path, fileSystem, &visited)
            }
        }
    }
}
