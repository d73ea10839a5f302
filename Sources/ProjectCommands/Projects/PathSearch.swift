import SourceDiagnostics

/// The files that a pattern stands for.
struct PathSearch {
    /// Their paths, sorted.
    private(set) var paths: [String] = []

    private let pattern: PathPattern
    private let files: any FileSystem

    // Deeper folders are links that lead in a circle.
    private static let maxDepth = 40

    /// Looks below the folder that the pattern names before its first sign.
    init(_ text: String, in files: any FileSystem) {
        pattern = PathPattern(text)
        self.files = files
        let steps = text.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = steps.prefix { !PathPattern.isPattern(String($0)) }
        let start = fixed.joined(separator: "/")
        look(in: start.isEmpty && !text.hasPrefix("/") ? "." : start.isEmpty ? "/" : start, depth: 0)
        paths.sort()
    }

    private mutating func look(in folder: String, depth: Int) {
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
