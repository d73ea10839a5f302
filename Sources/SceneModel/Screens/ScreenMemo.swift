import ConfigSchema
package import SourceDiagnostics
import Synchronization
import TextMeasuring
import ThemeModel

/// What the scenes of a project share while their screens are looked at: nothing in it depends on a single one.
package final class ScreenMemo: Sendable {
    /// What a component says of itself; a class, because every screen of every scene hands it on.
    final class Told: Sendable {
        let outline: ComponentOutline

        init(_ outline: ComponentOutline) { self.outline = outline }
    }

    /// What is known of one component.
    struct Component: Sendable {
        /// What it says of itself; nil when it says nothing.
        let told: Told?
        /// Whether it tells its size, or has none of its own.
        let isSizeKnown: Bool
    }

    /// An object as part of a key; it lives as long as the key, so that no other one can come to stand in its place.
    struct Identity<Object: AnyObject & Sendable>: Hashable, Sendable {
        let object: Object

        init(_ object: Object) { self.object = object }

        static func == (left: Identity, right: Identity) -> Bool { left.object === right.object }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
    }

    /// A text in a font of a theme.
    private struct Line: Hashable {
        let text: String
        let family: String
        let size: Double
        let weight: Int
        let theme: Identity<Theme>
    }

    /// What decides which texts of a component are cut.
    struct CutKey: Hashable {
        /// The component, as its kind of scene tells it.
        let told: Identity<Told>
        let theme: Identity<Theme>
        /// Those above the theme's that say something of the component's texts.
        let layers: [Identity<ConfigLayer>]
        let deviceClass: DeviceClass
        let width: Double
        let height: Double
    }

    private let files: any FileSystem
    private let components = Mutex<[String: [Component]]>([:])
    private let widths = Mutex(KeyTable<Line, Double>())
    private let cuts = Mutex(KeyTable<CutKey, [OutlineCut]>())
    private let likenesses = Mutex<[[Identity<Theme>]: Bool]>([:])

    /// Takes where the themes' fonts are.
    package init(_ files: any FileSystem) { self.files = files }

    /// The components of a catalog as a kind of scene tells them, by their places.
    func components(of kind: any SceneKind, _ catalog: ConfigCatalog) -> [Component] {
        components.withLock { known in
            if let components = known[kind.name] { return components }
            let components = catalog.components.map { declaration in
                let told = kind.outline(of: declaration.name)
                return Component(
                    told: told.map { Told($0) },
                    isSizeKnown: told?.size != nil || !declaration.hasOwnWidth && !declaration.hasOwnHeight)
            }
            known[kind.name] = components
            return components
        }
    }

    /// How wide a text is, in points.
    func width(of text: String, in font: FontValue, _ theme: Theme) -> Double {
        let line = Line(
            text: text, family: font.family, size: font.size, weight: font.weight.number, theme: Identity(theme))
        if let known = widths.withLock({ $0[line] }) { return known }
        let width = TextMeasurer.width(of: text, in: theme.fonts.textFont(font, in: files))
        widths.withLock { $0.set(width, for: line) }
        return width
    }

    /// Whether two themes differ only in hues.
    func differOnlyInHues(_ earlier: Theme, _ later: Theme) -> Bool {
        likenesses.withLock { known in
            let key = [Identity(earlier), Identity(later)]
            if let known = known[key] { return known }
            let isAlike = later.differsOnlyInHues(from: earlier)
            known[key] = isAlike
            return isAlike
        }
    }

    /// What was found out under a key, or is found out now.
    func cuts(_ key: CutKey, _ find: () -> [OutlineCut]) -> [OutlineCut] {
        if let known = cuts.withLock({ $0[key] }) { return known }
        let found = find()
        cuts.withLock { $0.set(found, for: key) }
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
