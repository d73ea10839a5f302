public import ConfigSchema
public import SceneModel
import TextMeasuring
public import ThemeModel

/// How the system paints widgets.
public enum WidgetRendering: String, Hashable, Sendable, CaseIterable {
    /// As the file says.
    case fullColor
    /// Every colour is white or the person's tint; backgrounds are gone.
    case accented
    /// On the lock screen: how light a colour is becomes how much of it shows.
    case vibrant
}

/// What views see while they are measured and drawn.
public struct ViewContext: Sendable {
    /// The widget's size in points.
    public var container: LayoutSize
    /// How round the widget's corners are, in points.
    public var cornerRadius: Double
    /// How the system paints the widget.
    public var rendering: WidgetRendering
    /// The colour of what is accented, where the rendering has one.
    public var tint: SRGBColor
    /// Whether shapes stand in for what is not known yet, as in a placeholder.
    public var isPlaceholder: Bool
    /// Whether the telephone is locked, so that shapes stand in for views that are private.
    public var isLocked = false
    /// Whether single views may be links.
    package var hasLinks = true
    /// Whether a button that asks for something takes presses: a device that cannot be reached takes none.
    package var isUsable: @Sendable (IntentRequest) -> Bool = { _ in true }
    /// What is drawn without a colour has this one.
    public var textColor: SRGBColor { rendering == .fullColor ? fullTextColor : .white }

    private let fullTextColor: SRGBColor
    let memo: TextMemo
    private let findImage: @Sendable (ViewImageSource) -> ViewImage?

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - container: The widget's size in points.
    ///   - cornerRadius: How round its corners are, in points.
    ///   - textColor: What is drawn without a colour has this one; where the system tints widgets it is white.
    ///   - measureText: The width of a text on one line, in points; by default that of the system's font.
    ///   - findImage: An image's address and size; nil where it cannot be read.
    public init(
        container: LayoutSize, cornerRadius: Double = 22, textColor: SRGBColor = .black,
        measureText: @escaping @Sendable (String, FontValue) -> Double = ViewContext.systemWidth,
        findImage: @escaping @Sendable (ViewImageSource) -> ViewImage? = { _ in nil }
    ) {
        self.init(
            container: container, cornerRadius: cornerRadius, textColor: textColor, memo: TextMemo(measureText),
            findImage: findImage)
    }

    init(
        container: LayoutSize, cornerRadius: Double = 22, textColor: SRGBColor, memo: TextMemo,
        findImage: @escaping @Sendable (ViewImageSource) -> ViewImage?
    ) {
        self.container = container
        self.cornerRadius = cornerRadius
        fullTextColor = textColor
        self.memo = memo
        self.findImage = findImage
        rendering = .fullColor
        tint = .white
        isPlaceholder = false
    }

    /// The width of a text on one line in a font, in points.
    public func width(of text: String, in font: FontValue) -> Double { memo.width(of: text, in: font) }

    /// An image's address and size; nil where it cannot be read.
    public func image(_ source: ViewImageSource) -> ViewImage? { findImage(source) }

    /// The width of a text in the system's font, whatever the font's family.
    public static let systemWidth: @Sendable (String, FontValue) -> Double = { text, font in
        TextMeasurer.width(of: text, in: TextFont(size: font.size, weight: font.weight.number))
    }

    /// A colour as the rendering shows it; views give every colour that they draw through it.
    public func painted(_ color: SRGBColor, isAccented: Bool) -> SRGBColor {
        switch rendering {
        case .fullColor: color
        case .accented: (isAccented ? tint : .white).opacity(color.alpha)
        case .vibrant:
            SRGBColor.white.opacity(
                color.alpha * (0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue))
        }
    }
}

/// Where an image comes from.
public enum ViewImageSource: Hashable, Sendable {
    /// An image of the theme.
    case theme(ResolvedImage)
    /// What stands at an address, which the tool has fetched or not.
    case url(String)
}

/// An image as pages have it.
public struct ViewImage: Hashable, Sendable {
    /// Where its bytes are.
    public let address: String
    /// How large it is by itself, in points; nil where it does not say.
    public let size: LayoutSize?

    /// Takes an address and a size.
    public init(address: String, size: LayoutSize?) {
        self.address = address
        self.size = size
    }
}
