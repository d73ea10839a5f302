import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let tokenCycle = Rule(
        "theme.token-cycle", .error, "A token refers to itself, however far around.",
        explanation: "The finding draws the ring. One of its tokens needs a value of its own.",
        wrong: .theme(
            themeHead + "colors:\n  systemBrandColor: ↓$linkColor\n  linkColor: $textEnabledColor\n"
                + "  textEnabledColor: $systemBrandColor\ncomponents:\n  stateBar: { borderColor: $linkColor }\n"),
        right: .theme(
            themeHead
                + "colors:\n  systemBrandColor: { light: \"#1D5BCB\", dark: \"#8AB4FF\" }\n  linkColor: $textEnabledColor\n"
                + "  textEnabledColor: $systemBrandColor\ncomponents:\n  stateBar: { borderColor: $linkColor }\n"))
}

/// No token refers to itself, however far around.
enum TokensAreAcyclic: ThemeCheck {
    static let rules: [Rule] = [.tokenCycle]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let path = theme.own?.file.path else { return }
        var reported: Set<Set<String>> = []
        for category in [TokenCategory.colors, .metrics, .fonts, .shadows] {
            let table = theme.tokens[category]
            // Only metrics may differ by device.
            let anyClass = theme.situations.last?.deviceClass
            for situation in theme.situations where category == .metrics || situation.deviceClass == anyClass {
                for cycle in cycles(table, theme, situation) {
                    let steps = cycle.compactMap { index in
                        theme.definition(of: table.tokens[index], in: situation).map {
                            Step(name: table.tokens[index].name, range: $0.range)
                        }
                    }
                    // The cycle starts where the theme's own file closes it; one that lies in a base is the base's.
                    guard let first = steps.firstIndex(where: { $0.range.file.path == path }),
                        reported.insert(Set(steps.map(\.name))).inserted
                    else { continue }
                    diagnostics.append(finding(Array(steps[first...] + steps[..<first]), category))
                }
            }
        }
    }

    /// Every cycle of references, each from its first token on.
    private static func cycles(_ table: TokenTable, _ theme: Theme, _ situation: Situation) -> [[Int]] {
        var visitedBy = [Int](repeating: -1, count: table.tokens.count)
        var cycles: [[Int]] = []
        var path: [Int] = []
        for start in table.tokens.indices where visitedBy[start] < 0 {
            path.removeAll(keepingCapacity: true)
            var next: Int? = start
            while let token = next, visitedBy[token] < 0 {
                visitedBy[token] = start
                path.append(token)
                next = theme.definition(of: table.tokens[token], in: situation).flatMap(target).flatMap(table.index)
            }
            if let token = next, visitedBy[token] == start, let first = path.firstIndex(of: token) {
                cycles.append(Array(path[first...]))
            }
        }
        return cycles
    }

    /// The token of the same category that a definition takes its value from.
    private static func target(of definition: ConfigValue) -> String? {
        switch definition.value {
        case .color(let color): if case .token(let name) = color.base { name } else { nil }
        case .number(.token(let name)), .font(.token(let name)), .shadow(.token(let name)): name
        default: nil
        }
    }

    /// A token of a cycle, and the value that leads to the next one.
    private struct Step {
        let name: String
        let range: SourceRange
    }

    private static func finding(_ cycle: [Step], _ category: TokenCategory) -> Diagnostic {
        let names = cycle.map(\.name).joinedAsCycle()
        return Diagnostic(
            .tokenCycle, at: cycle[0].range, "the \(category.noun) refers to itself: \(names)",
            notes: cycle.dropFirst().prefix(12).map { .init("'\($0.name)' goes on here", at: $0.range) })
    }
}
