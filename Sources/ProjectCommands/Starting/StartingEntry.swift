import ConfigSchema

/// A key that a starting file lists behind a comment sign, with its sentence.
struct StartingEntry {
    let key: String
    /// What the entry is for, as the comment above it says.
    let summary: String
    /// The key with its built-in value, or with an example behind a second comment sign; nil where keys follow.
    let line: String?
    let children: [StartingEntry]

    /// The entries of a group, in the order of their declaration.
    static func all(of group: PropertyGroup) -> [StartingEntry] {
        group.members.map { spec in
            if case .record(let inner) = spec.kind {
                return StartingEntry(spec.key, spec.summary, all(of: inner))
            }
            // Which images there are is for the theme to say: any name would be a finding.
            if case .image = spec.kind.unconditional, spec.defaultText == nil {
                return StartingEntry(spec.key, spec.summary, line: "# \(spec.key) (the name of an image of the theme)")
            }
            let sample = SampleYAML.text(for: PropertyGroup("", [spec])).split(separator: "\n").last
            return StartingEntry(spec.key, spec.summary, line: sample.map(String.init))
        }
    }

    /// A key with others below it.
    init(_ key: String, _ summary: String, _ children: [StartingEntry]) {
        self.key = key
        self.summary = summary
        line = nil
        self.children = children
    }

    private init(_ key: String, _ summary: String, line: String?) {
        self.key = key
        self.summary = summary
        self.line = line
        children = []
    }

    /// Whether it has no value of its own, so that nothing holds where it is not written.
    private var isAnExample: Bool { line.map { $0.hasPrefix("#") } ?? children.allSatisfy(\.isAnExample) }

    /// Its lines, each behind a comment sign.
    func lines(indentedBy indentation: Int) -> [String] {
        let margin = "# " + String(repeating: " ", count: indentation)
        // A map whose every key is an example would be empty, which is no value.
        let own = line ?? (isAnExample ? "# \(key):" : "\(key):")
        return ["\(margin)# \(summary)", margin + own] + children.flatMap { $0.lines(indentedBy: indentation + 2) }
    }
}
