package import ConfigSchema
package import SourceDiagnostics

/// What a project makes of findings of some rule.
package enum FindingLevel: String, CaseIterable, Sendable {
    /// They fail a run.
    case error
    /// They fail a strict run.
    case warning
    /// They are left out.
    case off

    /// The words of the project file.
    package static let cases = [
        EnumerationCase("error", "Findings fail every run.", synonyms: ["fatal", "deny", "错误"]),
        EnumerationCase("warning", "Findings fail a run with `--strict`.", synonyms: ["warn", "info", "note", "警告"]),
        EnumerationCase(
            "off", "Findings are left out.",
            synonyms: ["false", "ignore", "ignored", "none", "disable", "disabled", "allow", "no", "0", "关"]),
    ]
}

/// How bad findings are for a project: what its file says under `rules` and `overrides`.
///
/// It concerns rules that warn. An error says that a file cannot be used as it is, which no setting changes.
package struct FindingPolicy: Sendable {
    /// One line of the file: a rule's identifier or a pattern, and what it makes of findings.
    struct Setting: Sendable {
        /// What the file says, and where.
        let entry: MapEntry
        let rule: PathPattern
        let level: FindingLevel
    }

    /// Settings that hold in some files.
    struct Override: Sendable {
        let files: [Pattern]
        let settings: [Setting]
    }

    /// Some files of an override.
    struct Pattern: Sendable {
        /// What the file says, and where.
        let text: String
        let range: SourceRange
        let pattern: PathPattern
    }

    /// What holds in every file.
    var settings: [Setting] = []

    /// What holds in some, in the order of the file.
    var overrides: [Override] = []

    /// Whether it says nothing.
    var isEmpty: Bool { settings.isEmpty && overrides.isEmpty }

    /// The findings as the project wants them.
    package func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        if isEmpty { return diagnostics }
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .warning else { return diagnostic }
            switch level(of: diagnostic) {
            case .error: return diagnostic.with(severity: .error)
            case .off: return nil
            case .warning, nil: return diagnostic
            }
        }
    }

    private func level(of diagnostic: Diagnostic) -> FindingLevel? {
        let path = diagnostic.range.file.path
        let holding = overrides.filter { $0.files.contains { $0.pattern.matches(path) } }.flatMap(\.settings)
        return (settings + holding).last { $0.rule.matches(diagnostic.id) }?.level
    }
}

extension FindingPolicy {
    /// Reads the project file.
    init(_ record: RecordValue?) {
        settings = Self.settings(record?["rules"])
        overrides = (record?["overrides"]?.items ?? []).compactMap(\.record).map { record in
            Override(
                files: (record["files"]?.items ?? []).compactMap { value in
                    value.stringValue.map { Pattern(text: $0, range: value.range, pattern: PathPattern($0)) }
                },
                settings: Self.settings(record["rules"]))
        }
    }

    private static func settings(_ value: ConfigValue?) -> [Setting] {
        (value?.mapEntries ?? []).compactMap { entry in
            entry.value.stringValue.flatMap { FindingLevel(rawValue: $0) }
                .map { Setting(entry: entry, rule: PathPattern(entry.key), level: $0) }
        }
    }
}
