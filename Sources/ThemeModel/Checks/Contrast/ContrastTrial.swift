import ConfigSchema
import SourceDiagnostics

/// Tries changes of a theme's own file before they are offered: a token or a surface is there for more than one text.
struct ContrastTrial {
    private let theme: Theme
    private let files: any FileSystem
    private lazy var before = Outcome(theme, files: files)
    private var rest = Self.max

    // Each trial reads the file anew and looks at every text of the theme.
    private static let max = 20

    init(of theme: Theme, files: any FileSystem) {
        self.theme = theme
        self.files = files
    }

    /// Returns what a change would spoil, or leave too low of what it changes; nil if it spoils nothing.
    mutating func objection(to fix: FixIt) -> String? {
        guard rest > 0 else { return "the theme has many such colours; mend the others first" }
        rest -= 1
        guard let document = theme.own?.applying(fix.edits), !document.diagnostics.containsError else {
            return "the colour cannot be replaced where it stands"
        }
        let changed = Theme(chain: [document] + theme.chain.dropFirst(), catalog: theme.catalog)
        let after = Outcome(changed, files: files)
        let spoiled = after.low.filter { before.low[$0.key] != $0.value }.map(\.key.property)
        let names = Set(spoiled).sorted()
        let use = fix.edits.first.map { "with \($0.text) " } ?? ""
        if let first = names.first {
            let more = names.count > 1 ? " and \(names.count - 1) more" : ""
            return use + "'\(first)'\(more) could not be read"
        }
        return after.likenesses > before.likenesses ? use + "it would look like another colour of the theme" : nil
    }

    /// How well a theme can be read.
    private struct Outcome {
        /// The ratio of each text and icon that is too low.
        private(set) var low: [Use: Double] = [:]
        /// The number of roles and states that cannot be told apart.
        let likenesses: Int

        /// A property on its surfaces in one situation.
        struct Use: Hashable {
            let property: String
            let surface: String
            let mode: String
            let deviceClass: String
        }

        init(_ theme: Theme, files: any FileSystem) {
            var found: [Diagnostic] = []
            RolesDiffer.check(theme, files: files, &found)
            StatesDiffer.check(theme, files: files, &found)
            likenesses = found.count
            let cascade = Cascade(catalog: theme.catalog, layers: theme.layers)
            for index in theme.catalog.components.indices {
                let component = theme.catalog.components[index]
                for colors in component.texts {
                    let isSame = cascade.isSameOnAllDevices(component: index, leaves: colors.leaves)
                    for situation in isSame ? theme.modeSituations : theme.situations {
                        let drawn = TextOnSurface.Colors(
                            colors, of: index, theme: theme, cascade: cascade, in: situation)
                        guard let drawn, drawn.ratio < colors.minimum else { continue }
                        let use = Use(
                            property: "\(component.name).\(colors.property.path)", surface: colors.surfaceName,
                            mode: situation.mode, deviceClass: situation.deviceClass)
                        low[use] = drawn.ratio
                    }
                }
            }
        }
    }
}
