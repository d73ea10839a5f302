import SourceDiagnostics

extension Rule {
    /// A line that fits no level.
    static let indentation = Rule(
        "yaml.indentation", .error, "A line's indentation fits none of the levels above it.",
        explanation: """
            The keys of one map start in the same column. Move the line so that it starts where its neighbours do.
            """,
        wrong: .theme(
            "theme: example\nextends: base\nstrings:\n    fcr_user_list: Attendance\n  ↓fcr_user_list_stage: Stage\n"),
        right: .theme(
            "theme: example\nextends: base\nstrings:\n    fcr_user_list: Attendance\n    fcr_user_list_stage: Stage\n"))
}

/// A line that starts between two levels.
enum Indentation: SyntaxExplanation {
    static let rules: [Rule] = [.indentation]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        let isEntry = [
            "did not find expected key", "did not find expected '-' indicator",
        ].contains(failure.problem)
        guard isEntry, file.startsLine(failure.position) else { return nil }
        let range = file.restOfLine(from: failure.position)?.range ?? file.place(failure.position)
        let notes = failure.contextPosition.map { start in
            [
                Diagnostic.Note(
                    "the map or list that it interrupts starts in column \(start.column)", at: file.place(start))
            ]
        }
        return Diagnostic(
            .indentation, at: range,
            "this line starts in column \(failure.position.column), which fits no level above it", notes: notes ?? [])
    }
}
