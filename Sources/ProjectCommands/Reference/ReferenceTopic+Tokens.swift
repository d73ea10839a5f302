import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension ReferenceTopic {
    /// The tokens of the theme, a page for each category.
    static func tokens(_ source: ReferenceSource) -> ReferenceTopic {
        let pages = TokenCategory.allCases.compactMap { category in
            source.theme.flatMap { page(of: category, $0, source.project.fileSystem) }
        }
        let name = source.theme.map { "the theme '\($0.id)'" } ?? "themes"
        return ReferenceTopic(
            name: "tokens", title: "Tokens",
            summary: "Names for values, as \(name) has them: change one, and all that refer to it follow.",
            pages: pages)
    }

    private static func page(
        of category: TokenCategory, _ theme: Theme, _ files: any FileSystem
    ) -> ReferencePage? {
        let tokens = Array(theme.tokens[category].tokens)
        guard !tokens.isEmpty else { return nil }
        let sign = category == .images ? "" : "$"
        let rows = tokens.map { token in
            ReferenceRow(
                id: sign + token.name, name: sign + token.name,
                facts: theme.modes.map { fact(category, token.name, theme, mode: $0, files) }, summary: "")
        }
        return ReferencePage(
            name: category.rawValue, anchor: "tokens-\(category.rawValue)", title: category.rawValue,
            summary: sentence(category), blocks: [.table(["Token"] + theme.modes, rows)])
    }

    private static func sentence(_ category: TokenCategory) -> String {
        switch category {
        case .colors: "Colours; `$name @ 40%` is the same colour, more translucent."
        case .fonts: "Sizes in points with a weight and a family, or a file of the theme's own."
        case .metrics: "Numbers: radii, widths, spacings, opacities; points where they are lengths."
        case .shadows: "A colour with its offset, the radius of its blur and its opacity."
        case .images: "Icons and pictures, which properties name without a sign; a `tint` colours one-colour shapes."
        }
    }

    private static func fact(
        _ category: TokenCategory, _ name: String, _ theme: Theme, mode: String, _ files: any FileSystem
    ) -> ReferenceRow.Fact {
        let deviceClass = theme.catalog.vocabulary.deviceClasses.first ?? ""
        let situation = theme.situation(
            mode: mode, deviceClass: deviceClass, locale: theme.catalog.vocabulary.firstLocale)
        guard let value = theme.definition(category, name, in: situation) else { return ReferenceRow.Fact(text: "–") }
        if case .imageSource(let source) = value.value {
            let tint = source.tint.flatMap { theme.color($0, mode: mode) }
            let url = theme.image(name, in: situation).flatMap { StandalonePage.dataURL(of: $0.file, files) }
            return ReferenceRow.Fact(
                text: source.path + (tint.map { ", \($0.hexText)" } ?? ""),
                sample: url.map { .image($0, tint: tint) }, isCode: true)
        }
        let resolved = theme.resolve(value, in: situation)
        return ReferenceRow.Fact(
            text: resolved?.explanationText ?? "–", sample: resolved.flatMap(sample), isCode: true)
    }

    private static func sample(_ value: ResolvedValue) -> ReferenceSample? {
        switch value {
        case .color(let color): .color(color)
        case .font(let font): .font(font)
        case .shadow(let shadow): .shadow(shadow)
        default: nil
        }
    }
}
