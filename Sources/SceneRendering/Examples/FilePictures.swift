import ConfigSchema
import LiveValues
package import SceneModel
package import ThemeModel

/// Draws files of kinds' own by themselves for a page that shows many, each in the scope of its theme's values.
///
/// The style sheets grow with what is drawn; they belong into the page with the rules of the components.
package struct FilePictures {
    /// How a file is looked at beside its form.
    package struct Look: Hashable, Sendable {
        /// The theme's mode; its first one where there is none of the name.
        package var mode: String
        /// The language.
        package var locale: String
        /// What was chosen on the axes of the file's kind, by their names.
        package var axes: [String: String]

        /// Takes what was chosen.
        package init(mode: String, locale: String, axes: [String: String] = [:]) {
            self.mode = mode
            self.locale = locale
            self.axes = axes
        }
    }

    /// The themes' values, for each picture's scope.
    package private(set) var themeStyle = ""
    /// The rectangles of the pictures.
    package private(set) var layoutStyle = ""
    /// In which files are drawn that no file says a theme for; nil leaves them out.
    package var fallbackTheme: Theme?
    /// The themes in which something was drawn.
    package private(set) var themes: [String: Theme] = [:]

    private let project: Project
    private let registry: ComponentRegistry
    private let files: PictureFiles
    private let fontStyle: (Theme, [String: PropertyValues]) -> String
    private var scenes: [String: Opened] = [:]

    // What now is where a fixture does not say: Monday, 8 June 2026, 9:41.
    private static let time = Timestamp(milliseconds: 1_780_911_660_000)
    private var values: [String: [String: PropertyValues]] = [:]

    /// The scene of one form, with what is live in it for all of its pictures.
    private struct Opened {
        let scene: Scene
        let theme: Theme
        let store: any LiveStore
        let choices: [AxisChoices]
    }

    /// Prepares drawing.
    ///
    /// - Parameters:
    ///   - project: Where the files are.
    ///   - registry: The components that draw them.
    ///   - files: The themes' files, and what pages call them.
    ///   - fontStyle: The rules of a theme's fonts that some values use.
    package init(
        of project: Project, _ registry: ComponentRegistry, _ files: PictureFiles,
        fontStyle: @escaping (Theme, [String: PropertyValues]) -> String
    ) {
        self.project = project
        self.registry = registry
        self.files = files
        self.fontStyle = fontStyle
    }

    /// The modes of the theme that a file is drawn with; empty when it cannot be drawn.
    package mutating func modes(of file: Project.ShownFile) -> [String] {
        file.showing.forms.first.flatMap { open(file, $0)?.theme.modes } ?? []
    }

    /// What can be chosen on the axes of a file's kind for one form.
    package mutating func choices(for file: Project.ShownFile, _ form: FileShowing.Form) -> [AxisChoices] {
        open(file, form)?.choices ?? []
    }

    /// A picture of a file in one form.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - form: The form.
    ///   - look: How it is looked at.
    ///   - prefix: Makes the identifiers in it unique in the page.
    /// - Returns: The picture; nil when the file has no theme or no place on its screen.
    package mutating func draw(
        _ file: Project.ShownFile, _ form: FileShowing.Form, _ look: Look, prefix: String
    ) -> ExamplePictures.Picture? {
        guard let opened = open(file, form) else { return nil }
        let (scene, theme) = (opened.scene, opened.theme)
        let device = scene.device
        let mode = theme.modes.contains(look.mode) ? look.mode : theme.defaultMode
        var axes: [String: String] = [:]
        for choices in opened.choices {
            guard let name = look.axes[choices.axis.name], name != choices.names.first else { continue }
            // What a form does not have is no picture of it.
            guard choices.names.contains(name) else { return nil }
            axes[choices.axis.name] = name
        }
        let view = SceneView(
            scene: scene.id, theme: theme.id, mode: mode, device: device.name, locale: look.locale,
            viewer: scene.viewer, axes: axes)
        let scope = "f-\(theme.id)-\(mode)-\(device.deviceClass.rawValue)"
        let staged = StagedScene(
            scene: scene, theme: theme, registry: registry, device: device, view: view, store: opened.store,
            values: values[scope], files: files)
        let id = staged.plan.entries.first { $0.placement.placed?.name == file.document.id }?.placement.id
        guard let instance = id.flatMap({ staged.instance($0) }) else { return nil }
        if values[scope] == nil { add(staged, scope: scope) }
        layoutStyle += "#\(prefix)\(StagedScene.elementID(instance.placement.id)){inset:0}\n"
        return ExamplePictures.Picture(
            mode: mode, scope: scope, width: instance.frame.width, height: instance.frame.height, scale: 1,
            nodes: [staged.render(instance).prefixingIdentifiers(prefix)], locale: look.locale,
            classes: [StagedScene.aloneClass] + staged.axisClasses)
    }

    private mutating func add(_ staged: StagedScene, scope: String) {
        values[scope] = staged.values
        themes[staged.theme.id] = staged.theme
        themeStyle += fontStyle(staged.theme, staged.values)
        themeStyle += SceneStyles.surroundings(staged.theme, mode: staged.view.mode, scope: "." + scope)
        if staged.theme.color(token: "systemBackgroundColor", mode: staged.view.mode) == nil {
            // What is light on a light wallpaper, and dark on a dark one, has its edges on neither.
            let isDark = staged.theme.isDark(mode: staged.view.mode)
            let backdrop = CSSValue.color(SRGBColor(hex: isDark ? 0x14151C : 0xE3E7F0))
            themeStyle += ".\(scope){background:\(backdrop.text)}\n"
        }
        themeStyle += SceneStyles.values(staged.values, scale: 1, scope: "." + scope) { files.address($0.file) }
    }

    private mutating func open(_ file: Project.ShownFile, _ form: FileShowing.Form) -> Opened? {
        let key = "\(file.document.id) \(form.choice.name)"
        if let known = scenes[key] { return known }
        let loaded = project.scene(showing: file, as: form)
        guard let scene = loaded.scene, let theme = loaded.theme ?? fallbackTheme else { return nil }
        // Time stands, so that a picture does not depend on when it is drawn.
        let clock = ManualClock(scene.fixture?.clock ?? Self.time)
        let opened = Opened(
            scene: scene, theme: theme, store: scene.kind.open(scene, at: Self.time, clock: clock),
            choices: scene.kind.choices(for: scene, on: scene.device))
        scenes[key] = opened
        return opened
    }
}
