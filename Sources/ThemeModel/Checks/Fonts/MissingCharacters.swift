import ConfigSchema
package import SourceDiagnostics
import TextMeasuring

extension Rule {
    static let missingCharacters = Rule(
        "theme.missing-characters", .warning, "A font file lacks characters of the texts that scenes show.",
        explanation: """
            Pages show such characters in the system's font, beside those of the theme's own. Take a font that has them, \
            or accept the mixture with a comment. A file that stands for the system's font, with `family: system`, may lack \
            what it likes.
            """,
        wrong: .theme(themeHead + "fonts:\n  font9: { size: 9, file: ↓fonts/Plain.ttf }\n", with: scene("Zoë")),
        right: .theme(themeHead + "fonts:\n  font9: { size: 9, file: fonts/Plain.ttf }\n", with: scene("Zoe")))

    /// A scene with a title, in the theme of the example.
    private static func scene(_ title: String) -> [String: String] {
        ["Scenes/first.yaml": "scene: first\ntitle: \(title)\ntheme: example\n"]
    }
}

/// The theme's font files have the characters that texts need.
package enum MissingCharacters: Check {
    package static let rules: [Rule] = [.missingCharacters]

    /// The findings about a theme's font files, at the places that name them.
    ///
    /// - Parameters:
    ///   - theme: The theme.
    ///   - files: Where its files are.
    ///   - texts: What is shown; asked for only when there is a font file.
    ///   - scene: The id of the scene that shows it.
    ///   - place: Where that names itself.
    /// - Returns: A finding for each file that lacks some.
    package static func check(
        _ theme: Theme, files: any FileSystem, texts: () -> [String], of scene: String, at place: SourceRange
    ) -> [Diagnostic] {
        guard !theme.fonts.sources.isEmpty else { return [] }
        let scalars = Set(texts().flatMap(\.unicodeScalars))
        var checked: Set<FontFile> = []
        return theme.fonts.sources.compactMap { source in
            guard source.family.map({ !ThemeFonts.isSame($0, SystemFamilies.word) }) ?? true,
                checked.insert(source.file).inserted, let font = try? theme.fonts.font(source.file, in: files)
            else {
                return nil
            }
            let missing = font.face.missing(among: scalars)
            guard !missing.isEmpty else { return nil }
            let shown = missing.prefix(3).map { "'\($0)'" }
            let rest = missing.count - shown.count
            let list = rest > 0 ? shown.joined(separator: ", ") + " and \(rest) more" : shown.joinedAsList()
            return Diagnostic(
                .missingCharacters, at: source.range(of: \.file),
                "'\(source.file.file.name)' has no \(list), which '\(scene)' shows",
                hint: "they are shown in the system's font", notes: [.init("the scene is here", at: place)]
            ).caused(by: DiagnosticCause("font \(source.file.path)", in: source.range.file.path))
        }
    }
}
