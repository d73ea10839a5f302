public import Importing
import SourceDiagnostics
import YAMLSyntax

/// The JSON that Agora's web classroom takes in `setParameters`.
///
/// Its colours become the tokens that `export agora-web` writes them from. Its switches belong to scenes, and are findings.
public struct AgoraWebSource: ImportSource {
    /// The word on the command line.
    public let name = "agora-web"

    /// The sentence for the help text.
    public let summary = "the colours of the JSON that Agora's web classroom takes in 'setParameters'"

    /// A source without options.
    public init() {}

    /// Reads one file; of several themes in it the one called `default`, else the first.
    public func read(_ files: ImportedFiles) -> ImportedTheme {
        var theme = ImportedTheme(modes: [])
        for other in files.named.dropFirst() {
            theme.findings.append(
                Diagnostic(.unreadableImport, at: .startOf(other), "the parameters of the web classroom are one file"))
        }
        guard let file = files.named.first, let root = JSONDocument.read(file, findings: &theme.findings) else {
            return theme
        }
        let themes = root["themes"]?.entries.map { ($0.key, $0.value) } ?? []
        guard let chosen = themes.first(where: { $0.0.text == "default" }) ?? themes.first else {
            theme.findings.append(Diagnostic(.unreadableImport, at: .startOf(file), "the file has no 'themes'"))
            return theme
        }
        for (key, _) in themes where key.text != chosen.0.text {
            theme.lose("of several themes '\(chosen.0.text)' is imported, and '\(key.text)' is not", at: key.range)
        }
        for entry in root.entries where entry.key.text != "themes" {
            guard entry.key.text == "uiConfigs" else {
                theme.lose("a theme has no place for '\(entry.key.text)'", at: entry.key.range)
                continue
            }
            for room in entry.value.entries {
                theme.lose(
                    "the switches of the room type '\(room.key.text)' belong to a scene", at: room.key.range,
                    hint: "write 'enable: false' in the 'components' of a scene")
            }
        }
        read(chosen.1, into: &theme)
        if theme.tokens.isEmpty, !theme.findings.containsError {
            theme.findings.append(
                Diagnostic(.unreadableImport, at: chosen.0.range, "the theme has no colour of 'light' or 'dark'"))
        }
        return theme
    }

    private func read(_ node: YAMLNode, into theme: inout ImportedTheme) {
        let modes = ["light", "dark"].filter { node[$0]?.kind == .mapping }
        theme.modes = modes
        for entry in node.entries where !modes.contains(entry.key.text) {
            theme.lose("the web classroom has no mode '\(entry.key.text)'", at: entry.key.range)
        }
        var places: [String: Int] = [:]
        for mode in modes {
            guard let colors = node[mode] else { continue }
            for entry in colors.entries {
                guard let color = AgoraColor.web.first(where: { $0.name == entry.key.text }) else {
                    theme.lose("the web classroom's theme has no colour '\(entry.key.text)'", at: entry.key.range)
                    continue
                }
                guard let text = entry.value.string, let value = ThemeText.color(readFrom: text) else {
                    theme.lose("'\(color.name)' has a value that cannot be read", at: entry.value.range)
                    continue
                }
                let token = color.tokens[0]
                let index = places[token] ?? theme.tokens.count
                if index == theme.tokens.count {
                    places[token] = index
                    theme.tokens.append(ImportedToken(.colors, token, at: entry.key.range, values: [:]))
                }
                theme.tokens[index].values[.init(mode: mode)] = value
            }
        }
    }
}
