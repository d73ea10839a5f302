/// What a component takes up on a screen, told without drawing it.
///
/// A component says it once, for all its instances; checks then find what is hidden, cut or in the way before anybody
/// looks. One that says nothing is taken for a clear layer that nobody presses.
///
/// ```swift
/// static let outline = ComponentOutline(fill: "backgroundColor", isPressed: true)
/// ```
public struct ComponentOutline: Sendable {
    /// The path of the colour that fills the whole rectangle; nil for a component that can be seen through.
    public let fill: String?

    /// Whether it takes presses all over; two such components must not overlap.
    public let isPressed: Bool

    /// The size that it has by itself in a situation, in points, at its largest; nil when it has none.
    ///
    /// A component with a size of its own that does not give it here is left out of the checks.
    public let size: (@Sendable (OutlineSituation) -> LayoutSize)?

    /// The parts from which popups can open in a situation; nil when all parts are always there.
    public let openers: (@Sendable (OutlineSituation) -> [String])?

    /// Describes a component.
    public init(
        fill: String? = nil, isPressed: Bool = false, size: (@Sendable (OutlineSituation) -> LayoutSize)? = nil,
        openers: (@Sendable (OutlineSituation) -> [String])? = nil
    ) {
        self.fill = fill
        self.isPressed = isPressed
        self.size = size
        self.openers = openers
    }

    /// Describes a component with one size of its own.
    public init(fill: String? = nil, isPressed: Bool = false, size: LayoutSize) {
        self.init(fill: fill, isPressed: isPressed, size: { _ in size })
    }
}
