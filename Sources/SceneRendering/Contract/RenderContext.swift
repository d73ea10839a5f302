public import ConfigSchema
public import SceneModel
public import ThemeModel

/// What a component sees while it is drawn for one viewer.
public struct RenderContext: Sendable {
    /// What the viewer's client lets the component see of the live store.
    ///
    /// Its type is the kind's own, which adds a property for it: a component of a notice board reads `board`. While something
    /// is drawn, measured or looked through for changes it is for reading alone.
    public internal(set) var environment: any Sendable

    /// What the component draws where scenes place what files describe; nil where they place components.
    public let placed: PlacedFile?

    /// Everything that the scene places on the device, in the same way.
    public let neighbours: [PlacedFile]

    /// The files that the scene's placements need, by their paths; none where scenes place components.
    public let files: [String: KindDocument]

    /// The screen that the scene is laid out for, with its device class.
    public let device: Device

    /// The scene's scale factor, the points of `1s`: `Canvas.scale`.
    public let scale: Double

    /// The component's rectangle on the canvas, in points; empty while sizes are still being found.
    public let frame: LayoutRect

    /// The instance's identifier in the scene.
    public let componentID: String

    /// The scene's path below `Scenes`, without its ending; "" where a component is drawn without a scene.
    public let sceneID: String

    /// The scene's type by its name in YAML, such as `small`.
    public let sceneType: String

    /// The theme's mode.
    public let mode: String

    /// The language of the texts, by its tag, such as `zh-Hans`.
    public let locale: String

    /// What was chosen on the axes of the scene's kind, by their names; an axis without a choice has its first one.
    public let axes: [String: String]

    /// The anchor whose popup is open, such as `toolBar.setting`; nil when none is.
    public let openAnchor: String?

    /// The anchor that this instance opened from, such as `toolBar.setting`; nil when it stands in the layout.
    public let opener: String?

    /// The anchors that a popup opens from for this viewer; nil where every one counts as having one.
    let popups: Set<String>?

    /// What the component remembers between two drawings for one viewer.
    public let memory: ComponentMemory

    /// What the components of one picture have worked out together.
    package let shared: MadeOnce

    let strings: StringTable
    /// What values of files are resolved with; nil where nothing but the component's own properties is asked for.
    package let theme: SituatedTheme?
    let allValues: [String: PropertyValues]

    package init(
        environment: any Sendable, placed: PlacedFile? = nil, neighbours: [PlacedFile] = [],
        files: [String: KindDocument] = [:], device: Device, scale: Double, frame: LayoutRect, componentID: String,
        sceneID: String = "", sceneType: String, mode: String, locale: String,
        axes: [String: String] = [:], openAnchor: String?, opener: String? = nil, popups: Set<String>? = nil,
        memory: ComponentMemory, shared: MadeOnce = MadeOnce(), strings: StringTable,
        theme: SituatedTheme? = nil, allValues: [String: PropertyValues]
    ) {
        self.environment = environment
        self.placed = placed
        self.neighbours = neighbours
        self.files = files
        self.device = device
        self.scale = scale
        self.frame = frame
        self.componentID = componentID
        self.sceneID = sceneID
        self.sceneType = sceneType
        self.mode = mode
        self.locale = locale
        self.axes = axes
        self.openAnchor = openAnchor
        self.opener = opener
        self.popups = popups
        self.memory = memory
        self.shared = shared
        self.strings = strings
        self.theme = theme
        self.allValues = allValues
    }
}

extension RenderContext {
    /// The same for somebody who acts.
    package func acting(through environment: any Sendable) -> RenderContext {
        var context = self
        context.environment = environment
        return context
    }

    /// What something sees that runs inside this component: the same, with an identifier and an environment of its own.
    ///
    /// - Parameters:
    ///   - part: Its identifier, unique among what runs in the scene.
    ///   - environment: What it may see of the live store.
    /// - Returns: The same view with these two changed.
    public func hosting(_ part: String, environment: any Sendable) -> RenderContext {
        RenderContext(
            environment: environment, placed: placed, neighbours: neighbours, files: files,
            device: device, scale: scale, frame: frame,
            componentID: "\(componentID)/\(part)", sceneID: sceneID, sceneType: sceneType, mode: mode, locale: locale,
            axes: axes, openAnchor: openAnchor, opener: opener, popups: popups, memory: memory, shared: shared,
            strings: strings,
            theme: theme, allValues: allValues)
    }

    /// What a popup was opened for, behind the slash of its anchor, such as a user's identifier; nil when it opens for
    /// nothing in particular.
    public var openedFor: String? {
        opener.flatMap { anchor in anchor.firstIndex(of: "/").map { String(anchor[anchor.index(after: $0)...]) } }
    }

    /// Whether a popup opens from one of this component's anchors for this viewer; a control that would open nothing is
    /// better not drawn.
    public func hasPopup(from anchor: String) -> Bool { popups?.contains("\(componentID).\(anchor)") ?? true }

    /// The identifier of a part of this component, unique in the page.
    public func partID(_ part: String) -> String { "c-\(componentID)--\(part)" }

    /// The product's text for a key, in the viewer's language and with the theme's overrides; `{xxx}` and `{yyy}` are
    /// replaced literally.
    public func string(_ key: String, xxx: String? = nil, yyy: String? = nil) -> String {
        var text = strings.text(key, locale: locale)
        if let xxx { text = text.replacing("{xxx}", with: xxx) }
        if let yyy { text = text.replacing("{yyy}", with: yyy) }
        return text
    }

    /// The values of another component's configuration, such as `record`.
    public func values(of component: String) -> PropertyValues? { allValues[component] }

    /// A value that a file of the kind's own gives, with every token followed, for this mode, device and language.
    ///
    /// - Returns: Nil when a reference leads nowhere, as the checks report.
    public func resolve(_ value: ConfigValue) -> ResolvedValue? {
        theme.flatMap { $0.theme.resolve(value, in: $0.situation) }
    }

    /// Where the bytes of an image are; nil when it cannot be read.
    public func address(of image: ResolvedImage) -> String? { theme?.files.address(image.file) }

    /// Where the bytes of a picture are that is no file; nil where nothing is drawn with files.
    package func address(of picture: SentPicture) -> String? { theme?.files.sentAddress(picture) }

    /// Where the bytes of a film or a sound of the project are; nil where the path leads to none, and in pages without a
    /// server.
    package func address(ofFilm path: String) -> String? { theme?.files.filmAddress(path) }

    /// An icon whose image is a property, such as `networkState.goodImage`; of another component with a slash first,
    /// `/setting.normalImage`.
    ///
    /// Its colour is the property's sibling `tint` when that has a value, else the image's own tint; without either the
    /// file shows as it is. The size is 1em unless the style sheet says otherwise. `label` is what a screen reader says;
    /// without one the icon is decoration.
    public func icon(_ path: String, of component: String, label: String? = nil) -> HTMLNode {
        let isForeign = path.hasPrefix("/")
        let full = isForeign ? String(path.dropFirst()) : component + "." + path
        return .element(
            .span, .class("icon icon-" + full.replacing(".", with: "-")), .configured(by: "/" + full),
            label == nil ? .aria("hidden", "true") : .role("img"), label.map { .aria("label", $0) })
    }
}
