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
        let level: FindingLevel
        /// Nil for the name of one rule.
        let pattern: PathPattern?

        init(_ entry: MapEntry, _ level: FindingLevel) {
            self.entry = entry
            self.level = level
            pattern = PathPattern.isPattern(entry.key) ? PathPattern(entry.key) : nil
        }

        /// Whether it is about a rule.
        func concerns(_ id: String) -> Bool { pattern?.matches(id) ?? (entry.key == id) }
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
        var levels = Levels(policy: self)
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .warning else { return diagnostic }
            switch levels.level(of: diagnostic.id, in: diagnostic.range.file.path) {
            case .error: return diagnostic.with(severity: .error)
            case .off: return nil
            case .warning, nil: return diagnostic
            }
        }
    }

    /// The levels of rules, each looked up once: a project may have thousands of settings, and as many findings.
    private struct Levels {
        let policy: FindingPolicy
        private var overrides: [String: [Int]] = [:]
        /// By the number of the override; -1 for what holds in every file.
        private var known: [Int: [String: FindingLevel?]] = [:]

        init(policy: FindingPolicy) { self.policy = policy }

        mutating func level(of id: String, in path: String) -> FindingLevel? {
            for number in holding(in: path).reversed() {
                if let level = level(of: id, among: policy.overrides[number].settings, number) { return level }
            }
            return level(of: id, among: policy.settings, -1)
        }

        /// The overrides that hold in a file.
        private mutating func holding(in path: String) -> [Int] {
            if let found = overrides[path] { return found }
            let found = policy.overrides.indices.filter { index in
                policy.overrides[index].files.contains { $0.pattern.matches(path) }
            }
            overrides[path] = found
            return found
        }

        private mutating func level(of id: String, among settings: [Setting], _ number: Int) -> FindingLevel? {
            if let found = known[number]?[id] { return found }
            let found = settings.last { $0.concerns(id) }?.level
            known[number, default: [:]][id] = .some(found)
            return found
        }
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
                .map { Setting(entry, $0) }
        }
    }
}
