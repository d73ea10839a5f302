/// The targets that come with Diorama.
public enum ExportTargets {
    /// All of them, in the order of the help text.
    public static let builtIn: [any ExportTarget] = [
        CSSTarget(), DesignTokensTarget(), FigmaTarget(), AndroidTarget(),
    ]
}
