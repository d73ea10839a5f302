import ConfigSchema
import ThemeModel

/// The built-in values of a view's properties.
struct ViewDefaults: Sendable {
    /// Those that are alike in every theme, mode and language.
    let known: [String: ResolvedValue]
    /// Those that depend on where the view is drawn.
    let others: [(key: String, value: ConfigValue)]

    init(of group: PropertyGroup) {
        let leaves = group.readDefaults()
        var known: [String: ResolvedValue] = [:]
        var others: [(key: String, value: ConfigValue)] = []
        for member in group.members where !HomeViewRegistry.structuralKeys.contains(member.key) {
            if case .instant = member.kind.unconditional { continue }
            guard let value = group.leafIndex(member.key).flatMap({ leaves[$0] }) else { continue }
            if let literal = ResolvedValue(literal: value) {
                known[member.key] = literal
            } else {
                others.append((member.key, value))
            }
        }
        self.known = known
        self.others = others
    }
}
