/// How well texts can be read without what one file says.
///
/// For a theme that is in those that it extends, for a scene in its presets and its theme.
/// What is too low there is reported there, or accepted with a reason. A file that says the same again, or moves a
/// surface a little, has not made it so.
struct InheritedContrast {
    private let theme: Theme
    private let cascade: Cascade

    /// What a file can take away before people see the difference, as a share of the ratio.
    private static let tolerance = 0.1

    /// Takes the themes below one; nil where it extends none.
    init?(below theme: Theme) {
        guard theme.chain.count > 1 else { return nil }
        self.theme = Theme(chain: Array(theme.chain.dropFirst()), catalog: theme.catalog)
        cascade = Cascade(catalog: theme.catalog, layers: self.theme.layers)
    }

    /// Takes the layers below one of a cascade.
    init(_ theme: Theme, _ cascade: Cascade, below layer: ConfigLayer) {
        self.theme = theme
        let rest = cascade.layers.drop { $0 !== layer }.dropFirst()
        self.cascade = Cascade(catalog: cascade.catalog, layers: Array(rest))
    }

    /// Whether a text that is too low is about as low without the file.
    func accounts(
        for drawn: TextOnSurface.Colors, _ colors: ContrastPair, of component: Int, in situation: Situation
    ) -> Bool {
        guard theme.modes.contains(situation.mode),
            let before = TextOnSurface.Colors(colors, of: component, theme: theme, cascade: cascade, in: situation)
        else { return false }
        return before.ratio < colors.minimum && drawn.ratio >= before.ratio * (1 - Self.tolerance)
    }
}
