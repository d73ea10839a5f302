import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unknownTheme = Rule(
        "theme.unknown", .error, "A theme does not exist.",
        explanation: "Themes are the files in `Themes`.",
        wrong: .theme("theme: example\nextends: ↓bass\n"), right: .theme(themeHead))
}

extension [Diagnostic.Note] {
    /// What there is, as far as that is short.
    static func known(_ names: [String], _ noun: String) -> [Diagnostic.Note] {
        guard !names.isEmpty else { return [] }
        let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
        return [Diagnostic.Note("there are these \(noun): " + names.prefix(12).joined(separator: ", ") + rest)]
    }
}

extension Diagnostic {
    /// The finding about a theme that a theme extends or a scene names, and that has no file.
    package static func unknownTheme(_ id: String, at range: SourceRange, known themeIDs: [String]) -> Diagnostic {
        let meant = ProjectLayout.standard.meantID(by: id, among: themeIDs)
        return Diagnostic(
            .unknownTheme, at: range, "there is no theme '\(id)' in 'Themes'", suggesting: meant,
            hint: themeIDs.isEmpty ? "there is none yet; 'diorama new theme' writes one" : nil,
            notes: meant == nil ? .known(themeIDs, "themes") : [])
    }
}
