package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let answerFile = Rule(
        "data.picture", .error, "A fixture answers with a file that no widget can be shown.",
        explanation: """
            'file' of an answer is a picture of the project, by its path from the project's folder: PNG, JPEG or WebP, as \
            from a server. It has to be there. JSON stands in 'body'.
            """,
        wrong: .answering("{ file: ↓Widgets/example/dya.png }"), right: .answering("{ file: Widgets/example/day.png }"))
}

/// What fixtures answer with in place of a server's pictures are pictures of the project.
package enum AnswersArePictures: Check {
    package static let rules: [Rule] = [.answerFile]

    /// Whether a path is one of a picture within a folder of the project, whatever stands there.
    package static func isPicture(_ path: String) -> Bool { problem(of: path) == nil }

    /// Adds a finding for each answer whose file is none that may be shown.
    package static func check(_ fixture: RecordValue, _ findings: inout [Diagnostic]) {
        for record in (fixture["network"]?.mapEntries ?? []).compactMap(\.value.record) {
            guard let file = record.field("file"), let written = WrittenText(file.value) else { continue }
            if record["body"] != nil {
                findings.append(
                    Diagnostic(
                        .answerFile, at: file.keyRange, "the server answers with 'body' and 'file' at once",
                        hint: "keep 'body' for JSON, or 'file' for a picture"))
            } else if let (message, hint) = problem(of: written.text) {
                findings.append(Diagnostic(.answerFile, at: written.range, message, hint: hint))
            }
        }
    }

    /// A finding for each answer whose picture is not there.
    package static func missing(in fixture: RecordValue, _ files: any FileSystem) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for record in (fixture["network"]?.mapEntries ?? []).compactMap(\.value.record) {
            guard record["body"] == nil, let written = WrittenText(record["file"]), isPicture(written.text),
                files.kind(of: written.text) != .file
            else { continue }
            let folder = written.text.prefix(through: written.text.lastIndex(of: "/") ?? written.text.startIndex)
            let known = files.entries(of: String(folder.dropLast())).map { folder + $0 }.filter(isPicture)
            let nearest = findings.suggestion(for: written.text, in: known)
            findings.append(
                Diagnostic(
                    .answerFile, at: written.range, "there is no picture '\(written.text)'",
                    hint: nearest?.hint ?? (known.isEmpty ? nil : "there is \(known.prefix(6).joinedAsList())"),
                    notes: known.isEmpty ? [.init("paths begin in the project's folder")] : [],
                    fixes: nearest.map { written.fixes(with: $0.name) } ?? []))
        }
        return findings
    }

    private static func problem(of path: String) -> (message: String, hint: String)? {
        let example = "write a path such as Widgets/weather/images/sun.png"
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if path.hasPrefix("/") || parts.contains("..") { return ("'\(path)' leads out of the project", example) }
        guard parts.count > 1, ProjectLayout.standard.isPlain(path) else {
            return ("'\(path)' is no path of a file in a folder of the project", example)
        }
        let ending = path.split(separator: ".").last?.lowercased() ?? ""
        guard ["png", "jpg", "jpeg", "webp"].contains(ending) else {
            return ("servers' pictures are PNG, JPEG or WebP", ending == "json" ? "JSON stands in 'body'" : example)
        }
        return nil
    }
}

extension RuleExample {
    /// A home screen with one answer of a server.
    fileprivate static func answering(_ answer: String) -> RuleExample {
        .homeScreen(
            placing: "  - example/day: {}\ncontexts:\n  network:\n    https://example.com/day.png: \(answer)\n",
            with: ["Widgets/example/day.png": ""])
    }
}
