import SceneModel
import SourceDiagnostics

/// The files that a pattern stands for, of those that naming the folder before its first sign would bring.
struct PathSearch {
    /// Their paths, sorted; a link out of the folder is among them, for the check to tell.
    private(set) var paths: [String] = []

    /// The folder before the pattern's first sign.
    let start: String

    private let pattern: PathPattern
    private let files: BoundedFileSystem
    // Links make one folder part of many: each is searched once.
    private var searched: Set<String> = []

    // Far above what people make, and below what fills the stack.
    private static let maxDepth = 40

    /// Looks below the folder that the pattern names before its first sign.
    init(_ text: String, in files: any FileSystem) {
        pattern = PathPattern(text)
        let steps = text.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = steps.prefix { !PathPattern.isPattern(String($0)) }.joined(separator: "/")
        start = !fixed.isEmpty ? fixed : text.hasPrefix("/") ? "/" : "."
        self.files = BoundedFileSystem(files, naming: [start])
        look(in: start, depth: 0)
        paths.sort()
    }

    private mutating func look(in folder: String, depth: Int) {
        guard let real = files.canonicalPath(folder), searched.insert(real).inserted else { return }
        for name in files.entries(of: folder) where !name.hasPrefix(".") {
            let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
            switch files.kind(of: path) {
            case .directory where depth < Self.maxDepth: look(in: path, depth: depth + 1)
            case .file where pattern.matches(path): paths.append(path)
            case .file, .directory, .special, .missing: break
            }
        }
    }
}
