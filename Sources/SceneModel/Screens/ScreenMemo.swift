import ConfigSchema
package import SourceDiagnostics
import Synchronization
import TextMeasuring
import ThemeModel

/// What the scenes of a project share while their screens are looked at: nothing in it depends on one scene.
package final class ScreenMemo: Sendable {
    /// What is known of one component.
    struct Component: Sendable {
        /// Nil when it has a size of its own and does not tell it.
        let outline: ComponentOutline?
        /// What it says of itself, told size or not.
        let told: ComponentOutline?
    }

    /// A text in a font of a theme.
    private struct Line: Hashable {
        let text: String
        let family: String
        let size: Double
        let weight: Int
        let theme: ObjectIdentifier
    }

    /// What decides which texts of a component are cut, where no file of the scene says anything of it.
    struct CutKey: Hashable {
        let component: Int
        let theme: ObjectIdentifier
        let deviceClass: DeviceClass
        let width: Double
        let height: Double
    }

    private let files: any FileSystem
    private let components = Mutex<[String: [Component]]>([:])
    private let widths = Mutex<[Line: Double]>([:])
    private let cuts = Mutex<[CutKey: [OutlineCut]]>([:])

    /// Takes where the themes' fonts are.
    package init(_ files: any FileSystem) { self.files = files }

    /// The components of a catalog as a kind of scene tells them, by their places.
    func components(of kind: any SceneKind, _ catalog: ConfigCatalog) -> [Component] {
        components.withLock { known in
            if let components = known[kind.name] { return components }
            let components = catalog.components.map { declaration in
                let told = kind.outline(of: declaration.name)
                let isKnown = told?.size != nil || !declaration.hasOwnWidth && !declaration.hasOwnHeight
                return Component(outline: isKnown ? told : nil, told: told)
            }
            known[kind.name] = components
            return components
        }
    }

    /// How wide a text is, in points.
    func width(of text: String, in font: FontValue, _ theme: Theme) -> Double {
        let line = Line(
            text: text, family: font.family, size: font.size, weight: font.weight.number, theme: ObjectIdentifier(theme)
        )
        if let known = widths.withLock({ $0[line] }) { return known }
        let width = TextMeasurer.width(of: text, in: theme.fonts.textFont(font, in: files))
        widths.withLock { $0[line] = width }
        return width
    }

    /// What was found out under a key, or is found out now.
    func cuts(_ key: CutKey, _ find: () -> [OutlineCut]) -> [OutlineCut] {
        if let known = cuts.withLock({ $0[key] }) { return known }
        let found = find()
        cuts.withLock { $0[key] = found }
        return found
    }
}

/// A text that does not fit where it stands.
package struct OutlineCut: Sendable {
    package let label: OutlineLabel
    /// What it needs, in points.
    let width: Double
    /// The language in which it is cut.
    let locale: String

    /// Tables of widths are rounded, and so are places on a screen.
    static let tolerance = 0.5

    /// How much is missing, in whole points.
    package var missing: Int { Int((width - label.space).rounded(.up)) }
}
