/// One kind of finding, with what a person needs to understand it and a pair of examples that are also its test.
///
/// Each rule stands in the file of the check that applies it, as a static member of `Rule`. A module's list of checks
/// runs them and gives their rules; the commands join what the modules give.
public struct Rule: Hashable, Sendable {
    /// A stable name such as `config.unknown-key`: area, dot, fault.
    public let id: String

    /// What its findings are.
    public let severity: Diagnostic.Severity

    /// One sentence that says what is wrong when it fires.
    public let summary: String

    /// Why it matters and what to do, in a few sentences.
    public let explanation: String

    /// Files that break the rule; the character after `↓` is where the finding must appear.
    public let wrong: RuleExample

    /// The same files, mended.
    public let right: RuleExample

    /// Declares a rule.
    public init(
        _ id: String, _ severity: Diagnostic.Severity, _ summary: String, explanation: String, wrong: RuleExample,
        right: RuleExample
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
        self.wrong = wrong
        self.right = right
    }

    /// Rules with one identifier are one rule.
    public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

    /// Feeds the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A small project that shows a rule: a main file, and what stands beside it.
public struct RuleExample: Sendable {
    /// The path of the file that is validated, relative to the example's root.
    public let path: String

    /// The main file's text, with at most one `↓` before the place of the finding.
    public let markedText: String

    /// Further files by path; they are added to, and may replace, the common ones of all examples.
    public let otherFiles: [String: String]

    /// How many bytes the main file has at least: a comment at its end makes up for the rest, and is not shown.
    public let size: Int

    /// Makes an example.
    public init(path: String, _ markedText: String, otherFiles: [String: String] = [:], size: Int = 0) {
        self.path = path
        self.markedText = markedText
        self.otherFiles = otherFiles
        self.size = size
    }

    /// An example that is a theme, `Themes/example.yaml`.
    public static func theme(
        _ markedText: String, with otherFiles: [String: String] = [:], size: Int = 0
    ) -> RuleExample {
        RuleExample(
            path: ProjectLayout.standard.path(ofTheme: "example"), markedText, otherFiles: otherFiles, size: size)
    }

    /// An example that is a scene, `Scenes/example.yaml`.
    public static func scene(_ markedText: String, with otherFiles: [String: String] = [:]) -> RuleExample {
        RuleExample(path: ProjectLayout.standard.path(ofScene: "example"), markedText, otherFiles: otherFiles)
    }

    /// An example that is a fixture, `Scenes/contexts/example.yaml`.
    public static func fixture(_ markedText: String, with otherFiles: [String: String] = [:]) -> RuleExample {
        RuleExample(path: ProjectLayout.standard.path(ofScene: "contexts/example"), markedText, otherFiles: otherFiles)
    }

    /// An example that is the project's own file, `diorama.yaml`.
    public static func project(_ markedText: String) -> RuleExample {
        RuleExample(path: ProjectLayout.standard.projectFile, markedText)
    }

    /// The main file's text as a person would write it, without what only fills it up to `size`.
    public var text: String { markedText.filter { $0 != "↓" } }

    /// The main file's bytes; U+FFFD stands for a byte that is not UTF-8, which no Swift string can hold.
    public var bytes: [UInt8] {
        let written = text.unicodeScalars.flatMap { $0 == "\u{FFFD}" ? [0xFF] : Array(String($0).utf8) }
        return written + [UInt8](repeating: UInt8(ascii: "#"), count: max(0, size - written.count))
    }

    /// Where the finding must appear, or nil when nothing is marked.
    public var position: SourcePosition? {
        guard let marker = markedText.firstIndex(of: "↓") else { return nil }
        let before = markedText[..<marker].unicodeScalars
        let line = before.lazy.filter { $0 == "\n" }.count + 1
        let column = before.reversed().prefix { $0 != "\n" }.count + 1
        return SourcePosition(line: line, column: column)
    }
}
