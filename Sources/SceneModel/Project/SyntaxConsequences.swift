import SourceDiagnostics

extension [Diagnostic] {
    /// The findings without those on a line that could not be read as it is written: they speak of what a reader made of it.
    func withoutConsequencesOfSyntax() -> [Diagnostic] {
        let broken = Set(lazy.filter(\.isAboutSyntax).map(\.line))
        return broken.isEmpty ? self : filter { $0.id.hasPrefix("yaml.") || !broken.contains($0.line) }
    }
}

private struct FileLine: Hashable {
    let path: String
    let number: Int
}

extension Diagnostic {
    fileprivate var line: FileLine { FileLine(path: range.file.path, number: range.start.line) }

    /// Whether its line is not YAML; a key that stands twice is.
    var isAboutSyntax: Bool {
        severity == .error && id.hasPrefix("yaml.") && id != "yaml.duplicate-key"
    }
}
