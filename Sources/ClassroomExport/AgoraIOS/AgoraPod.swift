/// One of the two pods whose configuration is replaced.
struct AgoraPod: Sendable {
    /// The prefix of each type of the configuration, such as `FcrUI`.
    let prefix: String
    /// The pod's folder in a checkout.
    let root: String
    /// The folder of its configuration, below `root`.
    let configuration: String
    /// The functions with which its sources find images and the bundle.
    let imageFunction: String
    let bundleFunction: String
    /// The function of a key that gives its text.
    let textFunction: String
    let shapes: AgoraShapes
    let images: AgoraImages

    /// The rooms and stages of `CloudClass-iOS`.
    static let ui = AgoraPod(
        prefix: "FcrUI", root: "SDKs/AgoraEduUI", configuration: "Classes/Configs", imageFunction: "edu_ui_image",
        bundleFunction: "edu_ui_bundle", textFunction: "edu_ui_localized", shapes: .ui, images: .ui)

    /// The widgets of `apaas-extapp-ios`.
    static let widgets = AgoraPod(
        prefix: "FcrWidgetUI", root: "SDKs/AgoraWidgets", configuration: "Common/UIConfigs",
        imageFunction: "widgets_image", bundleFunction: "widgets_bundle", textFunction: "widgets_localized",
        shapes: .widgets, images: .widgets)

    static let all = [ui, widgets]

    // MARK: Names

    var colors: String { prefix + "ColorGroup" }
    var fonts: String { prefix + "FontGroup" }
    var frames: String { prefix + "FrameGroup" }
    var shadows: String { prefix + "ShadowGroup" }

    func item(_ name: String) -> String { prefix + "Item" + name }
    func component(_ name: String) -> String { prefix + "Component" + name }

    /// The configuration of a kind of room, such as `FcrSmallUIConfig`.
    func configuration(of room: String) -> String {
        let stem = prefix.hasSuffix("UI") ? prefix.dropLast(2) : prefix[...]
        return "\(stem)\(room)UIConfig"
    }

    /// The key of a component in themes and in configurations, by its name in types.
    static func key(of component: String) -> String { component.prefix(1).lowercased() + component.dropFirst() }

    // MARK: Files

    func themeFile(_ type: String) -> String { "\(root)/\(configuration)/Theme/\(type).swift" }
    func sceneFile(_ type: String) -> String { "\(root)/\(configuration)/Scenes/\(type).swift" }
    var catalog: String { root + "/Assets/images.xcassets" }
    func others(_ path: String) -> String { "\(root)/Assets/others/\(path)" }
}

/// The tokens that sources of the app name, which therefore have to be there.
enum AgoraTokens {
    /// The 19 colours.
    static let colors = [
        "systemBrandColor", "systemBackgroundColor", "systemForegroundColor", "systemComponentColor",
        "systemDividerColor", "systemErrorColor", "systemWarningColor", "systemSafeColor",
        "iconSelectedBackgroundColor", "iconNormalBackgroundColor", "iconLineColor", "textLevel1Color",
        "textLevel2Color", "textLevel3Color", "textDisabledColor", "textEnabledColor", "textContrastColor",
        "textShadowColor", "containerShadowColor",
    ]

    /// The metrics that the app keeps beside its colours, with its own values.
    static let shadowMetrics = ["labelShadowRadius": 2.0, "shadowOpacity": 1, "containerShadowRadius": 8]

    /// The shadows whose offset stands beside its colours, with the app's own.
    static let shadowOffsets = ["label": (0.0, 1.0), "container": (0.0, 2.0)]

    /// The other metrics, with the app's own values.
    static let frames: [(name: String, value: Double)] = [
        ("windowCornerRadius", 2), ("containerCornerRadius", 6), ("alertCornerRadius", 12),
        ("roundContainerCornerRadius", 16), ("borderWidth", 1), ("highlightBorderWidth", 3), ("alertSideSpacing", 30),
    ]

    /// The sizes of its fonts, each of which is called `font17` and so on.
    static let fontSizes = [17, 14, 13, 12, 11, 10, 9]
}
