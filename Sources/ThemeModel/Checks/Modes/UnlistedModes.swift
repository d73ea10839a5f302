import ConfigSchema
import SourceDiagnostics

/// Finds what is behind modes that a theme's own file uses and the theme does not list: one slip in the list is one
/// finding, and not one for every colour.
struct UnlistedModes {
    private let theme: Theme
    private let own: [(name: String, range: SourceRange)]

    /// How many values must name a mode before the list is taken to be wrong, and not the values.
    private static let minUses = 3

    init(_ theme: Theme) {
        self.theme = theme
        own = theme.own?.modes ?? []
    }

    func report(_ entries: [MapEntry], _ diagnostics: inout [Diagnostic]) {
        let byName = Dictionary(grouping: entries, by: \.key)
        // Under the same list, what a base uses as well is the base's finding.
        let bases = own.isEmpty ? theme.chain.dropFirst().reduce(into: Set()) { $0.formUnion($1.modesInUse) } : []
        var isDone: Set<String> = []
        for entry in entries where !diagnostics.isFull && isDone.insert(entry.key).inserted {
            let places = byName[entry.key] ?? []
            if bases.contains(entry.key) { continue }
            if let finding = places.count < Self.minUses ? nil : inTheList(entry, count: places.count) {
                diagnostics.append(finding)
                continue
            }
            for place in places where !diagnostics.isFull { diagnostics.append(.unknownMode(place, in: theme)) }
        }
    }

    private func inTheList(_ first: MapEntry, count: Int) -> Diagnostic? {
        let notes = [Diagnostic.Note("the first is here", at: first.keyRange)]
        let message = "\(count) values are for the mode '\(first.key)', which the theme does not list"
        if let unused = own.first(where: { !theme.usedModes.contains($0.name) }) {
            return Diagnostic(
                .unknownMode, at: unused.range, message + "; none is for '\(unused.name)'",
                suggesting: Suggestion(first.key), notes: notes)
        }
        guard NearestName.match(first.key, in: theme.modes) == nil else { return nil }
        let list = theme.own?.record?["modes"]?.range
        return Diagnostic(
            .unknownMode, at: list ?? first.keyRange, message, hint: "add it to 'modes'",
            notes: list == nil ? [] : notes)
    }
}

extension ThemeDocument {
    /// The modes for which tokens and components have values.
    var modesInUse: Set<String> {
        var modes: Set<String> = []
        for category in TokenCategory.allCases {
            for entry in tokens(category) { entry.value.forEachModeEntry { modes.insert($0.key) } }
        }
        layer.forEachValue { $2.forEachModeEntry { modes.insert($0.key) } }
        return modes
    }
}
