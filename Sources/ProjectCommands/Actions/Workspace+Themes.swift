import SceneModel
import SourceDiagnostics

extension Workspace {
    /// Returns the id of the theme that is meant: the one that `--theme` names, the project's, or the only one.
    ///
    /// - Parameters:
    ///   - named: The value of `--theme`; nil without it.
    ///   - help: The command that explains the option, for the error's text.
    /// - Returns: The id of a theme that is there.
    /// - Throws: Why no theme is meant.
    func themeID(_ named: String?, help: String) throws(UsageError) -> String {
        if let named {
            try StagedView.check(themeID: named, in: project)
            return named
        }
        if let theme = project.document.theme?.id { return theme }
        let themes = project.themeIDs
        guard themes.count == 1, let theme = themes.first else {
            throw UsageError(
                themes.isEmpty
                    ? "there is no theme in 'Themes'" : "name a theme with '--theme': \(themes.joinedAsList("or"))",
                help: help)
        }
        return theme
    }
}
