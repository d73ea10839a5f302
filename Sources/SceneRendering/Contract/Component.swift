public import ConfigSchema
public import LiveValues
public import SceneModel
public import ThemeModel

/// One feature area of a scene: what it can be configured with, what it reads, what it looks like, what it does.
///
/// A component is one struct in one file. Its static members declare it; everything else about it (checks, "did you
/// mean", JSON Schema, reference, gallery, inspector) is derived from them. A value of the type is made for every
/// drawing, from the values that apply to one viewer, mode, device and locale.
public protocol Component: Sendable {
    /// The name in YAML: in camel case, such as `stateBar`.
    static var name: String { get }

    /// One sentence that says what it shows, and to whom.
    static var summary: String { get }

    /// The properties, in the order in which the reference lists them. Start with `visibility`.
    static var properties: [PropertySpec] { get }

    /// What changes must be about to make it draw again; it is not asked about others.
    static var reads: Set<Topic> { get }

    /// The actions with which somebody may bring a file; with any other one, none is kept.
    static var takesFiles: Set<String> { get }

    /// Whether events tell all that a click on it changes, part by part: its whole picture is then never sent in
    /// answer.
    ///
    /// For components whose picture can be too large for that, such as a drawing.
    static var isToldInParts: Bool { get }

    /// The axes on which it has a size of its own, which layout uses where nothing else determines one.
    static var ownSize: OwnSize { get }

    /// The parts that popups can open from, such as a tool bar's buttons.
    static var anchors: [String] { get }

    /// The name of the component over which it lies where a scene gives it no frame; nil when it needs a frame.
    static var covers: String? { get }

    /// The texts of its own, by key and language tag; `{xxx}` and `{yyy}` are filled in by ``RenderContext/string(_:xxx:yyy:)``.
    ///
    /// Themes and texts of a project may replace and translate each of them. A key that the product or another component
    /// already has is replaced for all, so begin keys with the component's name.
    static var strings: [String: [String: String]] { get }

    /// The key of what it is called where it opens as a popup, for those who hear it; nil for its name's words.
    static var titleKey: String? { get }

    /// Where popups that open from its anchors appear.
    static var popupSide: PopupSide { get }

    /// What it takes up on a screen, for checks that draw nothing.
    static var outline: ComponentOutline { get }

    /// The style rules, written once for all instances.
    ///
    /// Values of properties are custom properties named after component and path:
    /// `var(--stateBar-scheduleTime-textColor)`. Fonts are whole `font` shorthands, shadows whole `box-shadow` values.
    /// Selectors start with a class named after the component, and `var(--s)` is the scene's scale factor.
    static var styleSheet: String { get }

    /// Its examples: its tests, its reference and its entry in the gallery. At least two, one of them a failure.
    static var examples: [ComponentExample] { get }

    /// Takes the values that apply.
    init(_ values: PropertyValues)

    /// Its own size in points, for the axes of ``ownSize``.
    func size(in context: RenderContext) -> LayoutSize?

    /// The rectangle of an anchor, relative to the component, when its frame has this size; nil when it is not there.
    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect?

    /// Draws the component for one viewer; called again after every change that it reads.
    func render(in context: RenderContext) -> HTMLNode

    /// What an event changes in the picture.
    ///
    /// The default draws everything again when ``reads`` has the event's topic. A component whose cost would follow the
    /// store's size answers with parts. ``ComponentChanges/nothing`` also says that its ``size(in:)`` is the same.
    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges

    /// Draws what a page asks for when somebody scrolls to it, such as the older part of a long list.
    ///
    /// - Parameters:
    ///   - name: What the element says that stands for it, see ``HTMLAttribute/standsFor(piece:)``.
    ///   - context: What the component sees.
    /// - Returns: What takes the element's place; nil when there is no such piece.
    func piece(_ name: String, in context: RenderContext) -> HTMLNode?

    /// Does what a user's click asks for; the store checks whether the user may.
    ///
    /// - Throws: Why the store refused it.
    func perform(_ action: ComponentAction, in context: RenderContext) throws
}

/// The axes on which a component has a size of its own.
public struct OwnSize: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Takes the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The component is as wide as its content: a placement need not say how wide.
    public static let width = OwnSize(rawValue: 1)
    /// The component is as high as its content: a placement need not say how high.
    public static let height = OwnSize(rawValue: 2)
}

extension Component {
    /// Left of the part.
    public static var popupSide: PopupSide { .left }

    /// Nobody brings it files.
    public static var takesFiles: Set<String> { [] }

    /// Its whole picture is small enough for an answer.
    public static var isToldInParts: Bool { false }

    /// No size of its own.
    public static var ownSize: OwnSize { [] }

    /// A clear layer that nobody presses.
    public static var outline: ComponentOutline { ComponentOutline() }

    /// It needs a frame.
    public static var covers: String? { nil }

    /// No texts of its own.
    public static var strings: [String: [String: String]] { [:] }

    /// Its name's words.
    public static var titleKey: String? { nil }

    /// What it is called as a popup: `noiseMeter` without a key is "Noise meter".
    static func title(in context: RenderContext) -> String {
        if let titleKey { return context.string(titleKey) }
        let words = name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Nothing opens from it.
    public static var anchors: [String] { [] }

    /// No size of its own.
    public func size(in context: RenderContext) -> LayoutSize? { nil }

    /// Nothing opens from it.
    public func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? { nil }

    /// Everything, when the event is about something that the component reads.
    public func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        Self.reads.contains(record.topic) ? .everything : .nothing
    }

    /// None: a component that is always drawn whole.
    public func piece(_ name: String, in context: RenderContext) -> HTMLNode? { nil }

    /// Nothing: a component without actions.
    public func perform(_ action: ComponentAction, in context: RenderContext) throws {}

    /// What the catalog says of this component.
    package static func declaration(in kind: String) -> ComponentDeclaration {
        ComponentDeclaration(
            name: name, summary: summary, properties: properties, hasOwnWidth: ownSize.contains(.width),
            hasOwnHeight: ownSize.contains(.height), kind: kind, anchors: anchors, covers: covers)
    }
}
