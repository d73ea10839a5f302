import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let equalRoles = Rule(
        "theme.equal-roles", .warning, "Two roles are one colour in a mode and differ in another.",
        explanation: """
            Two roles of one family that differ in one mode are meant to be told apart. When they are meant to be equal, \
            let one refer to the other.
            """,
        wrong: .theme(
            themeHead + "colors:\n  noteStrongColor: { light: \"#111111\", dark: \"#EEEEEE\" }\n"
                + "  noteQuietColor: { light: \"#555555\", dark: ↓\"#EEEEEE\" }\n"
                + "components:\n  stateBar: { borderColor: $noteStrongColor, sepLine: { backgroundColor: $noteQuietColor } }\n"
        ),
        right: .theme(
            themeHead + "colors:\n  noteStrongColor: { light: \"#111111\", dark: \"#EEEEEE\" }\n"
                + "  noteQuietColor: { light: \"#555555\", dark: \"#BBBBBB\" }\n"
                + "components:\n  stateBar: { borderColor: $noteStrongColor, sepLine: { backgroundColor: $noteQuietColor } }\n"
        ))
}

/// Two roles of one family that differ in one mode do not collapse to one value in another.
enum RolesDiffer: ThemeCheck {
    static let rules: [Rule] = [.equalRoles]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard theme.modes.count > 1 else { return }
        let table = theme.tokens[.colors]
        let families = table.tokens.map { family(of: $0.name) }
        // What is one colour in the extended theme is told there.
        lazy var base =
            theme.chain.count > 1
            ? Theme(chain: Array(theme.chain.dropFirst()), catalog: theme.catalog) : nil
        for (mode, name) in theme.modes.enumerated() {
            var firstOfValue = KeyTable<Role, Int>()
            for (index, token) in table.tokens.enumerated() {
                guard let definition = token.values[mode].first, case .color(let color) = definition.value.value,
                    let value = theme.color(at: index, mode: mode)
                else { continue }
                // A reference is equal on purpose.
                if case .token = color.base { continue }
                let role = Role(family: families[index], value: value)
                guard let first = firstOfValue[role] else {
                    firstOfValue.set(index, for: role)
                    continue
                }
                guard differ(first, index, in: theme) else { continue }
                let other = table.tokens[first]
                if let base, areOne(token.name, other.name, in: name, of: base) { continue }
                let ranges = [definition.value.range] + (other.values[mode].first.map { [$0.value.range] } ?? [])
                guard let place = ranges.first(where: { $0.file.path == theme.own?.file.path }) else { continue }
                diagnostics.append(
                    Diagnostic(
                        .equalRoles, at: place,
                        "'\(token.name)' and '\(other.name)' are one colour in the mode '\(name)', \(value.hexText), and differ in others",
                        notes: [.init("'\(other.name)' is defined here", at: other.keyRange)]))
            }
        }
    }

    private struct Role: Hashable {
        let family: Substring
        let value: SRGBColor
    }

    /// The first word of a name in camel case, such as `text`.
    ///
    /// Only roles of one family can be confused.
    private static func family(of name: String) -> Substring {
        Substring(name.utf8.prefix { !(0x41...0x5A).contains($0) })
    }

    /// Whether two tokens of a theme are one colour in a mode and differ in another.
    private static func areOne(_ left: String, _ right: String, in mode: String, of theme: Theme) -> Bool {
        let table = theme.tokens[.colors]
        guard let index = theme.modes.firstIndex(of: mode), let left = table.index(left),
            let right = table.index(right)
        else { return false }
        return theme.color(at: left, mode: index) == theme.color(at: right, mode: index)
            && differ(left, right, in: theme)
    }

    private static func differ(_ left: Int, _ right: Int, in theme: Theme) -> Bool {
        theme.modes.indices.contains { theme.color(at: left, mode: $0) != theme.color(at: right, mode: $0) }
    }
}
