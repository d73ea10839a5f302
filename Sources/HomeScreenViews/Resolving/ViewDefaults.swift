import ConfigSchema
import ThemeModel

/// The built-in values of a view's properties.
final class ViewDefaults: Sendable {
    /// Those that are alike in every theme, mode and language; no maps, of which a file may replace a part.
    let known: [String: ResolvedValue]
    /// Those that depend on where the view is drawn.
    let others: [(key: String, value: ConfigValue)]
    /// Whether they say something of the space around the view.
    let hasBox: Bool
    /// Whether a view takes what a file says of a property as it is, by its place in the group.
    let isTaken: [Bool]
    /// Whether a property says something of the space around the view, by its place in the group.
    let isOfBox: [Bool]
    /// Whether a property paints a surface, by its place in the group.
    let isPaint: [Bool]

    init(of group: PropertyGroup) {
        let leaves = group.readDefaults()
        var known: [String: ResolvedValue] = [:]
        var others: [(key: String, value: ConfigValue)] = []
        isTaken = Self.taken(of: group)
        isOfBox = group.members.map { BoxValues.keys.contains($0.key) }
        isPaint = group.members.map { $0.key == "background" || $0.key == "fill" }
        for (member, isTaken) in zip(group.members, isTaken) where isTaken {
            guard let value = group.leafIndex(member.key).flatMap({ leaves[$0] }) else { continue }
            switch ResolvedValue(literal: value) {
            case nil, .map: others.append((member.key, value))
            case let literal?: known[member.key] = literal
            }
        }
        self.known = known
        self.others = others
        hasBox = BoxValues.isMeant(by: known)
    }

    private init() { (known, others, hasBox, isTaken, isOfBox, isPaint) = ([:], [], false, [], [], []) }

    /// By member: views and conditions are no values, and of a moment a view shows what follows from it.
    static func taken(of group: PropertyGroup) -> [Bool] {
        group.members.map { member in
            if case .instant = member.kind.unconditional { return false }
            return !HomeViewRegistry.structuralKeys.contains(member.key)
        }
    }

    /// Those of a view that has none.
    static let none = ViewDefaults()
}
