import ConfigSchema
package import LiveValues
package import SceneModel
package import SourceDiagnostics
package import ThemeModel

/// Draws examples for a page that shows many of them, each in the scope of its theme's values.
///
/// The style sheets grow with what is drawn; they belong into the page with the rules of the components.
package struct ExamplePictures {
    /// An example in one mode.
    package struct Picture: Hashable, Sendable {
        package let mode: String
        /// The classes in whose scope the theme's values of the picture stand.
        package let scope: String
        package let width: Double
        package let height: Double
        /// The factor of scaled lengths.
        package let scale: Double
        package let nodes: [HTMLNode]
        /// The language of its texts.
        package var locale = "en"
        /// The classes of the element around it, beside those of every scene.
        package var classes: [String] = []
    }

    /// An example with what is said about it.
    package struct Drawn: Sendable {
        /// One picture for each mode; none for an example of what goes wrong.
        package var pictures: [Picture] = []
        /// What `validate` says about an example of what goes wrong.
        package var findings: [Diagnostic] = []
        /// What the example shows, as it is open; nil for an example of what goes wrong.
        package var store: (any LiveStore)?
    }

    /// The theme's values, for each picture's scope.
    package private(set) var themeStyle = ""
    /// The rectangles of the pictures.
    package private(set) var layoutStyle = ""

    private let theme: Theme
    private let examples: ExampleProject
    private let locale: String
    private let imageURL: (ResolvedImage) -> String?
    private let fontStyle: ([String: PropertyValues]) -> String
    /// The scopes whose values are already in the style sheet.
    private var scopes: Set<String> = []

    /// Prepares drawing.
    ///
    /// - Parameters:
    ///   - registry: Everything with examples.
    ///   - theme: How they look.
    ///   - locale: The language in which examples are drawn.
    ///   - fileSystem: Where the theme's files are.
    ///   - imageURL: The address of an image; nil when it cannot be read.
    ///   - fontStyle: The rules of the theme's fonts that some values use.
    package init(
        of registry: ComponentRegistry, theme: Theme, locale: String = "en", in fileSystem: any FileSystem,
        imageURL: @escaping (ResolvedImage) -> String?, fontStyle: @escaping ([String: PropertyValues]) -> String
    ) {
        self.theme = theme
        self.locale = locale
        self.imageURL = imageURL
        self.fontStyle = fontStyle
        examples = ExampleProject(fileSystem: fileSystem, registry: registry, theme: theme.id)
    }

    /// The example at an index of a specimen's list, in every mode.
    package mutating func draw(_ index: Int, of specimen: Specimen) -> Drawn {
        let example = specimen.examples[index]
        var drawn = Drawn()
        for mode in theme.modes {
            let result = examples.stage(index, of: specimen, mode: mode, locale: locale)
            if case .findings = example.expectation {
                drawn.findings = result.findings
                return drawn
            }
            guard let staged = result.staged, let instance = result.instance else { continue }
            drawn.store = staged.store
            let prefix = "g\(index)-\(specimen.name)-\(mode)-"
            layoutStyle += "#\(prefix)\(StagedScene.elementID(instance.placement.id)){inset:0}\n"
            drawn.pictures.append(
                Picture(
                    mode: mode, scope: scope(staged, example, of: specimen, prefix: prefix),
                    width: instance.frame.width, height: instance.frame.height, scale: staged.plan.canvas.scale,
                    nodes: [staged.render(instance).prefixingIdentifiers(prefix)], locale: locale))
        }
        return drawn
    }

    /// What pages show over scenes, in every mode, on a piece of one.
    package mutating func draw(_ message: HTMLNode, on device: Device) -> [Picture] {
        theme.modes.map { mode in
            Picture(
                mode: mode, scope: scope(mode: mode, device: device), width: 320, height: 180, scale: 1,
                nodes: [message])
        }
    }

    /// The classes in whose scope a picture's values stand: one for all pictures of a mode and device, and one of its own
    /// for an example that configures something.
    private mutating func scope(
        _ staged: StagedScene, _ example: ComponentExample, of specimen: Specimen, prefix: String
    ) -> String {
        let shared = scope(mode: staged.view.mode, device: staged.device)
        guard !example.configuration.isEmpty, let values = staged.values[specimen.name] else { return shared }
        let own = prefix + "values"
        // Behind the shared one and as specific as it, so that it wins.
        themeStyle += SceneStyles.values([specimen.name: values], scale: 1, scope: "." + own, assetURL: imageURL)
        return shared + " " + own
    }

    private mutating func scope(mode: String, device: Device) -> String {
        let shared = "g-\(mode)-\(device.deviceClass.rawValue)"
        guard scopes.insert(shared).inserted else { return shared }
        let plain = theme.plainValues(mode: mode, device: device, locale: locale)
        themeStyle += fontStyle(plain)
        themeStyle += SceneStyles.surroundings(theme, mode: mode, scope: "." + shared)
        themeStyle += SceneStyles.values(plain, scale: 1, scope: "." + shared, assetURL: imageURL)
        return shared
    }
}

extension Theme {
    /// The values of all components without a scene's own.
    fileprivate func plainValues(mode: String, device: Device, locale: String) -> [String: PropertyValues] {
        values(
            cascade: Cascade(catalog: catalog, layers: layers),
            in: situation(mode: mode, deviceClass: device.deviceClass.rawValue, locale: locale))
    }
}
