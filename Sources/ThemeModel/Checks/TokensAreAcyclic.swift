import ConfigSchema
import SourceDiagnostics

/// No token refers to itself, however far around.
enum TokensAreAcyclic {
    static func check(_ theme: Theme, _ diagnostics: inout [Diagnostic]) {
        guard let path = theme.own?.file.path else { return }
        var reported: Set<Set<String>> = []
        for category in [TokenCategory.colors, .metrics, .fonts, .shadows] {
            guard let table = theme.tokens[category] else { continue }
            // Only metrics may differ by device.
            for situation in theme.situations where category == .metrics || situation.deviceClass == "pad" {
                for ring in rings(table, theme, situation, category) {
                    let steps = ring.compactMap { index in
                        theme.definition(of: table.tokens[index], in: situation).map {
                            Step(name: table.tokens[index].name, range: $0.range)
                        }
                    }
                    // The ring starts where the theme's own file closes it; one that lies in a base is the base's.
                    guard let first = steps.firstIndex(where: { $0.range.file.path == path }),
                        reported.insert(Set(steps.map(\.name))).inserted
                    else { continue }
                    diagnostics.append(finding(Array(steps[first...] + steps[..<first]), category))
                }
            }
        }
    }

    /// Every circle of references, each from its first token on.
    private static func rings(
        _ table: TokenTable, _ theme: Theme, _ situation: Situation, _ category: TokenCategory
    ) -> [[Int]] {
        var visitedBy = [Int](repeating: -1, count: table.tokens.count)
        var rings: [[Int]] = []
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
                rings.append(Array(path[first...]))
            }
        }
        return rings
    }

    /// The token of the same category that a definition takes its value from.
    private static func target(of definition: ConfigValue) -> String? {
        switch definition.value {
        case .color(let color): if case .token(let name) = color.base { name } else { nil }
        case .number(.token(let name)), .font(.token(let name)), .shadow(.token(let name)): name
        default: nil
        }
    }

    /// A token of a ring, and the value that leads to the next one.
    private struct Step {
        let name: String
        let range: SourceRange
    }

    private static func finding(_ ring: [Step], _ category: TokenCategory) -> Diagnostic {
        let names = ring.map(\.name).joinedAsRing()
        return Diagnostic(
            .tokenCycle, at: ring[0].range, "the \(category.noun) refers to itself: \(names)",
            notes: ring.dropFirst().prefix(12).map { .init("'\($0.name)' goes on here", at: $0.range) })
    }
}
