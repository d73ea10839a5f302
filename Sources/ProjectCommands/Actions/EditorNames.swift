package import ConfigSchema
package import SceneModel
import SourceDiagnostics
import ThemeModel

/// What editors propose beside what files may say.
package enum EditorNames {
    /// Components with the frames that they need; and the project's tokens, images and texts if asked for.
    package static func all(in project: Project, ofItsOwn: Bool) -> SchemaNames {
        var names = SchemaNames()
        let components = project.catalog.components.map { component in
            let frame: [(String, String, Bool)] = [
                ("left", "0", true), ("top", "0", true), ("width", "100", !component.hasOwnWidth),
                ("height", "100", !component.hasOwnHeight),
            ]
            let starting = frame.filter(\.2).map { ($0.0, $0.1) }
            return (
                component.name,
                SchemaNames.Key(
                    component.summary, starting: Dictionary(starting, uniquingKeysWith: { first, _ in first }))
            )
        }
        names.keys["component"] = Dictionary(components, uniquingKeysWith: { first, _ in first })
        guard ofItsOwn else { return names }
        let themes = project.themeIDs.compactMap { project.theme($0).theme }
        for category in TokenCategory.allCases {
            var seen: Set<String> = []
            names.tokens[category] = themes.flatMap { theme in
                theme.tokens[category].names.filter { seen.insert($0).inserted }.map { name in
                    EnumerationCase(name, meaning(of: name, category, in: theme))
                }
            }
        }
        let strings = project.catalog.strings
        names.keys["text"] = Dictionary(
            strings.keys.map {
                ($0, SchemaNames.Key(strings.text($0, locale: project.catalog.vocabulary.firstLocale)))
            },
            uniquingKeysWith: { first, _ in first })
        return names
    }

    /// A token's value in each mode, as an editor shows it beside the name.
    private static func meaning(of name: String, _ category: TokenCategory, in theme: Theme) -> String {
        let deviceClass = theme.catalog.vocabulary.deviceClasses.first ?? ""
        let values = theme.modes.map { mode in
            theme.value(of: name, category, in: theme.situation(mode: mode, deviceClass: deviceClass, locale: ""))
        }
        if Set(values).count == 1, let only = values.first { return "\(only) (\(theme.id))" }
        return zip(theme.modes, values).map { "\($0): \($1)" }.joined(separator: ", ") + " (\(theme.id))"
    }
}

extension Theme {
    /// The value of a token as people read it.
    fileprivate func value(of name: String, _ category: TokenCategory, in situation: Situation) -> String {
        if category == .images, let image = image(name, in: situation) {
            return ResolvedValue.image(image).explanationText
        }
        let value = definition(category, name, in: situation)
        return value.flatMap { resolve($0, in: situation)?.explanationText } ?? "–"
    }
}
