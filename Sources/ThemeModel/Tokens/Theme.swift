package import ConfigSchema
package import SourceDiagnostics
import Synchronization

/// A theme with everything that it inherits.
public final class Theme: Sendable {
    /// The theme's own file and those that it extends, strongest first.
    package let chain: [ThemeDocument]

    /// The modes; the first is the default.
    package let modes: [String]

    /// The catalog that the theme was read against.
    package let catalog: ConfigCatalog

    package let tokens: TokenTables

    /// The fonts that its tokens bring along.
    package let fonts: ThemeFonts

    /// The product's texts, with those that the theme replaces.
    package let strings: StringTable

    /// Every mode on every device class, in the product's first locale.
    package let situations: [Situation]

    /// Every mode on one device class, for what is the same on all of them.
    let modeSituations: [Situation]

    // Colours by mode, then by token; nil where a colour cannot be told.
    private let colors: [[SRGBColor?]]

    // By mode.
    private let grounds: [SRGBColor]

    /// The values of components that no layer above the theme changes, for the situations that were asked for.
    let knownValues = Mutex<[Situation: [String: PropertyValues]]>([:])

    /// How many situations are kept: more than modes, classes of devices and languages that somebody looks at together.
    static let knownSituations = 64

    // Asked for only when something is wrong.
    private let modesInUse = Mutex<Set<String>?>(nil)

    /// Makes the theme of a file and those that it extends.
    ///
    /// - Parameters:
    ///   - chain: The files, strongest first.
    ///   - catalog: What they were read against.
    ///   - decoded: Fonts that need not be decoded again.
    package init(chain: [ThemeDocument], catalog: ConfigCatalog, fonts decoded: DecodedFonts = DecodedFonts()) {
        self.chain = chain
        self.catalog = catalog
        // A mode that stands twice is a finding of its own; here it counts once.
        let listed = chain.first { !$0.modes.isEmpty }?.modes.map(\.name) ?? [Self.onlyMode]
        let modes = listed.indices.filter { listed.firstIndex(of: listed[$0]) == $0 }.map { listed[$0] }
        self.modes = modes
        // Values that hold everywhere need one class to be looked at, whatever its name.
        let declared = catalog.vocabulary.deviceClasses
        let classes = declared.isEmpty ? [""] : declared
        situations = modes.flatMap { mode in
            classes.map { Situation(mode: mode, deviceClass: $0, locale: catalog.vocabulary.firstLocale) }
        }
        modeSituations = modes.map {
            Situation(mode: $0, deviceClass: classes[0], locale: catalog.vocabulary.firstLocale)
        }
        let tokens = TokenTables(chain: chain, modes: modes)
        self.tokens = tokens
        fonts = ThemeFonts(tokens[.fonts], chain: chain, decoded)
        strings = chain.reversed().reduce(catalog.strings) { $0.overriding(with: $1.strings) }
        let table = tokens[.colors]
        let colors = modes.indices.map { ColorResolution.resolve(table, mode: $0, modes: modes) }
        self.colors = colors
        let foreground = table.index("systemForegroundColor")
        grounds = modes.indices.map { mode in
            let page = SystemColor.isDark(mode: modes[mode]) ? SRGBColor.black : .white
            return foreground.flatMap { colors[mode][$0] }?.over(page) ?? page
        }
    }

    /// The mode that holds where none is asked for.
    package var defaultMode: String { modes.first ?? Self.onlyMode }

    /// The one mode of a theme that lists none.
    private static let onlyMode = "light"

    package var id: String { chain.first?.id ?? "" }

    /// Some findings, where those about texts that are no value say which token of the theme is meant.
    package func completing(_ findings: [Diagnostic], about names: [UnreadName]) -> [Diagnostic] {
        findings.completed(for: names) { category, name, place in
            // A token does not refer to itself.
            tokens[category][name].map {
                $0.keyRange.file.path != place.file.path || $0.keyRange.start.line != place.start.line
            } ?? false
        }
    }

    /// Whether a value of its files could not be read, so that another one stands in for it.
    package var hasUnreadableValues: Bool { chain.contains { $0.diagnostics.containsError } }

    package var layers: [ConfigLayer] { chain.map(\.layer) }

    /// The modes for which anything in the chain has a value, listed or not.
    var usedModes: Set<String> {
        modesInUse.withLock { known in
            if let known { return known }
            let modes = chain.reduce(into: Set<String>()) { $0.formUnion($1.modesInUse) }
            known = modes
            return modes
        }
    }

    /// Choices for a mode of this theme; an unknown mode becomes the default one.
    package func situation(mode: String, deviceClass: String, locale: String) -> Situation {
        Situation(mode: modes.contains(mode) ? mode : defaultMode, deviceClass: deviceClass, locale: locale)
    }

    /// The value of a colour token.
    package func color(token name: String, mode: String) -> SRGBColor? {
        guard let mode = modes.firstIndex(of: mode), let index = tokens[.colors].index(name) else { return nil }
        return colors[mode][index]
    }

    /// The value of a colour token by its place in the table.
    func color(at index: Int, mode: Int) -> SRGBColor? { colors[mode][index] }

    /// What lies under every component: the scene's foreground colour over a black or white page.
    func ground(mode: String) -> SRGBColor { grounds[modes.firstIndex(of: mode) ?? 0] }

    /// The value of a colour expression.
    package func color(_ expression: ColorExpression, mode: String) -> SRGBColor? {
        switch expression.base {
        case .literal(let color): expression.applyingAlpha(to: color)
        case .system(let color): expression.applyingAlpha(to: color.value(in: mode))
        case .token(let name): color(token: name, mode: mode).map { expression.applyingAlpha(to: $0) }
        }
    }

    /// The definition of a token that holds in a mode.
    package func definition(_ category: TokenCategory, _ name: String, in situation: Situation) -> ConfigValue? {
        tokens[category][name].flatMap { definition(of: $0, in: situation) }
    }

    /// The definitions of a token in a mode with their layers: the one that holds, then those that it overrode.
    package func definitions(
        _ category: TokenCategory, _ name: String, in situation: Situation
    ) -> [(layer: String, value: ConfigValue)] {
        guard let token = tokens[category][name] else { return [] }
        return token.definitions(mode: modes.firstIndex(of: situation.mode) ?? 0).compactMap { definition in
            situation.choose(definition.value).map { (definition.layer, $0) }
        }
    }

    /// The definition of a token that holds in a mode.
    func definition(of token: TokenTable.Token, in situation: Situation) -> ConfigValue? {
        let mode = modes.firstIndex(of: situation.mode) ?? 0
        // A map by device that leaves one out inherits it.
        return token.definitions(mode: mode).lazy.compactMap { situation.choose($0.value) }.first
    }
}
