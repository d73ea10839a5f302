import SourceDiagnostics

extension Rule {
    /// A tab where spaces belong.
    static let tab = Rule(
        "yaml.tab", .error, "A tab is used for indentation.",
        explanation: "YAML allows only spaces for indentation, because a tab has no agreed width.",
        wrong: .theme("theme: example\nextends: base\nstrings:\n↓\tfcr_user_list: Attendance\n"),
        right: .theme("theme: example\nextends: base\nstrings:\n  fcr_user_list: Attendance\n"))
}

/// A tab among the blanks that a line starts with, or where a value starts.
enum Tab: SyntaxExplanation {
    static let rules: [Rule] = [.tab]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        let isTab =
            failure.problem.hasPrefix("found a tab character")
            || failure.startsNoToken && file.character(at: failure.position) == "\t"
        return isTab ? finding(in: file, at: failure.position) : nil
    }

    private static func finding(in file: SourceFile, at position: SourcePosition) -> Diagnostic {
        let line = Array((file.line(position.line) ?? "").unicodeScalars)
        let first = line.firstIndex { $0 == "\t" } ?? position.column - 1
        let count = line.dropFirst(first).prefix { $0 == "\t" }.count
        let range = file.place(SourcePosition(line: position.line, column: first + 1)).slice(from: 0, length: count)
        return Diagnostic(
            .tab, at: range, "a tab cannot be used for indentation",
            fixes: [FixIt("Indent with spaces", replace: range, with: String(repeating: "  ", count: count))])
    }
}
