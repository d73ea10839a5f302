import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unusedOverride = Rule(
        "project.unused-override", .warning, "A pattern of the project file fits no file.",
        explanation: """
            The patterns of 'overrides' are paths below the project's folder: Scenes/drafts/*.yaml, or Scenes/** for all \
            that lies below.
            """,
        wrong: .project("overrides:\n  - { files: [↓Sceens/**], rules: { theme.unused-token: off } }\n"),
        right: .project("overrides:\n  - { files: [\"*.yaml\"], rules: { theme.unused-token: off } }\n"))
}

/// What the project file says of some files is said of files that there are.
enum OverridesHold: Check {
    static let rules: [Rule] = [.unusedOverride]

    /// Adds a finding for each pattern that fits none of the project's files.
    static func check(_ policy: FindingPolicy, files: () -> [String], _ diagnostics: inout [Diagnostic]) {
        let patterns = policy.overrides.flatMap(\.files)
        guard !patterns.isEmpty else { return }
        let files = files()
        for pattern in patterns where !files.contains(where: { pattern.pattern.matches($0) }) {
            diagnostics.append(
                Diagnostic(
                    .unusedOverride, at: pattern.range, "no file of the project fits '\(pattern.text)'",
                    suggesting: meant(by: pattern.text, among: files),
                    hint: "a path starts at the project's folder, as in Scenes/**"))
        }
    }

    /// The path with a slip in it, or the pattern with one in its first folder.
    private static func meant(by text: String, among files: [String]) -> Suggestion? {
        guard text.contains("*") else { return Suggestion(nearestTo: text, in: files) }
        let first = String(text.prefix { $0 != "/" })
        let folders = Set(files.compactMap { path in path.firstIndex(of: "/").map { String(path[..<$0]) } }).sorted()
        guard !folders.contains(first), let folder = NearestName.match(first, in: folders) else { return nil }
        let whole = folder + text.dropFirst(first.count)
        return files.contains { PathPattern(whole).matches($0) } ? Suggestion(guessing: whole) : nil
    }
}
