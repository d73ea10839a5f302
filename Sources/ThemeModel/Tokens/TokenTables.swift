package import ConfigSchema

/// The tokens of all categories along a theme's chain of inheritance.
///
/// One stored table for each category, and no dictionary: every reference to a token asks for one.
package struct TokenTables: Sendable {
    private let colors: TokenTable
    private let fonts: TokenTable
    private let metrics: TokenTable
    private let shadows: TokenTable
    private let images: TokenTable

    /// Collects the tokens of documents, strongest first.
    init(chain: [ThemeDocument], modes: [String]) {
        func table(_ category: TokenCategory) -> TokenTable { TokenTable(category, chain: chain, modes: modes) }
        colors = table(.colors)
        fonts = table(.fonts)
        metrics = table(.metrics)
        shadows = table(.shadows)
        images = table(.images)
    }

    /// The tokens of one category.
    package subscript(_ category: TokenCategory) -> TokenTable {
        switch category {
        case .colors: colors
        case .fonts: fonts
        case .metrics: metrics
        case .shadows: shadows
        case .images: images
        }
    }
}
