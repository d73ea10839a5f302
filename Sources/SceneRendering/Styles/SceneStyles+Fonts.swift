import ConfigSchema
package import SourceDiagnostics
package import ThemeModel

extension SceneStyles {
    /// The theme's own fonts that some values use, as `@font-face` rules.
    ///
    /// Only what is used is named, so that a page that is sent around carries no other font; where files of a kind's own
    /// say how a scene looks, any may be. `fontURL` gives the address of a font, or nil when it cannot be read.
    package static func fonts(
        of theme: Theme, in values: some Sequence<PropertyValues>, isDrawnByFiles: Bool = false,
        _ fileSystem: any FileSystem, fontURL: (FontFile, FontFile.Font) -> String?
    ) -> String {
        guard !theme.fonts.sources.isEmpty else { return "" }
        var families: Set<String> = []
        for component in values {
            for case .font(let font)? in component.values { families.insert(font.family.lowercased()) }
        }
        let used = theme.fonts.faces(in: fileSystem).filter {
            isDrawnByFiles || families.contains($0.family.lowercased())
        }
        return used.map { face in
            guard let address = fontURL(face.file, face.font) else { return "" }
            let isSystem = ThemeFonts.isSame(face.family, SystemFamilies.word)
            let family = isSystem ? SystemFamilies.replacement : face.family
            let weights =
                face.weights.count == 1
                ? "\(face.weights.lowerBound)" : "\(face.weights.lowerBound) \(face.weights.upperBound)"
            return "@font-face{font-family:\(CSSValue.quoted(family));font-weight:\(weights);"
                + "src:url(\(CSSValue.quoted(address)))}\n"
        }.joined()
    }
}
