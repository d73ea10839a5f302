public import ContextModel
public import SceneModel
public import ThemeModel

/// What a component sees while it is drawn for one viewer.
public struct RenderContext: Sendable {
    /// The live contexts, through the eyes of the viewer.
    ///
    /// Commands are for ``Component/perform(_:in:)``. Whatever draws, measures or looks for changes reads alone, and has
    /// its commands refused with `readOnly`: the room would change under the picture that is being made of it. The first
    /// refusal of each component is told in the event log, even when the component passes over it.
    public internal(set) var pool: ContextPool

    /// The screen.
    public let device: Device

    /// The scene's scale factor `s`: content height / 375 on wide screens, content width / 667 otherwise (§1.2).
    public let scale: Double

    /// The component's rectangle in the content box, in points; empty while sizes are still being found.
    public let frame: LayoutRect

    /// The instance's identifier in the scene.
    public let componentID: String

    /// The scene's type by its name in YAML, such as `small`.
    public let sceneType: String

    /// The theme's mode.
    public let mode: String

    /// The locale.
    public let locale: String

    /// The anchor whose popup is open, such as `toolBar.roster`; nil when none is.
    public let openAnchor: String?

    /// The anchor that this instance opened from, such as `toolBar.roster`; nil when it stands in the layout.
    public let opener: String?

    /// What the component remembers between two drawings for one viewer.
    public let memory: ComponentMemory

    /// What runs in the scene.
    let widgets: WidgetRuntime

    let strings: StringTable
    let allValues: [String: PropertyValues]

    package init(
        pool: ContextPool, device: Device, scale: Double, frame: LayoutRect, componentID: String, sceneType: String,
        mode: String, locale: String, openAnchor: String?, opener: String? = nil, memory: ComponentMemory,
        widgets: WidgetRuntime = WidgetRuntime(), strings: StringTable, allValues: [String: PropertyValues]
    ) {
        self.pool = pool
        self.device = device
        self.scale = scale
        self.frame = frame
        self.componentID = componentID
        self.sceneType = sceneType
        self.mode = mode
        self.locale = locale
        self.openAnchor = openAnchor
        self.opener = opener
        self.memory = memory
        self.widgets = widgets
        self.strings = strings
        self.allValues = allValues
    }
}

extension RenderContext {
    static let readOnlyReason = "it was given while a picture is drawn; components give commands in 'perform'"

    private static let readOnlyReasonForWidgets =
        "it was given while a picture is drawn or a widget is told something; widgets ask with 'environment.run'"

    /// The same for somebody who acts, and may give commands.
    func acting(through pool: ContextPool) -> RenderContext {
        var context = self
        context.pool = pool
        return context
    }

    /// What a widget sees that this component hosts: the same, with an identifier of its own.
    func hosting(_ widgetId: String, _ effects: WidgetEffects) -> RenderContext {
        let pool = pool.readOnly(because: Self.readOnlyReasonForWidgets) { effects.note($0) }
        return RenderContext(
            pool: pool, device: device, scale: scale, frame: frame, componentID: "\(componentID)/\(widgetId)",
            sceneType: sceneType, mode: mode, locale: locale, openAnchor: openAnchor, opener: opener, memory: memory,
            widgets: widgets,
            strings: strings, allValues: allValues)
    }

    /// Whether the screen is a pad.
    public var isPad: Bool { device.deviceClass == .pad }

    /// The viewer's role; a viewer who is not in the room sees what an observer sees.
    public var role: UserRole { pool.user.getUserInfo(pool.localUser)?.userRole ?? .observer }

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

    /// An icon whose image is a property, such as `networkState.goodImage`; of another component with a slash first,
    /// `/roster.normalImage`.
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
