/// What a component takes up on a screen, told without drawing it.
///
/// A component says it once, for all its instances; checks then find what is hidden, cut, in the way or without effect
/// before anybody looks. One that says nothing is taken for a clear layer that nobody presses.
///
/// ```swift
/// static let outline = ComponentOutline(fill: "backgroundColor", isPressed: true)
/// ```
public struct ComponentOutline: Sendable {
    /// The path of the colour that fills the whole rectangle; nil for a component that can be seen through.
    public var fill: String?

    /// Whether it takes presses all over; two such components must not overlap.
    public var isPressed: Bool

    /// The size that it has by itself in a situation, in points, at its largest; nil when it has none.
    ///
    /// A component with a size of its own that does not give it here is left out of the checks.
    public var size: (@Sendable (OutlineSituation) -> LayoutSize)?

    /// The parts from which popups can open in a situation; nil when all parts are always there.
    public var openers: (@Sendable (OutlineSituation) -> [String])?

    /// The buttons that it has in a situation, those included that are not drawn because their popups are missing.
    ///
    /// Nil for a component that is no collection of buttons. Of the buttons that open popups the names are those of the
    /// component's anchors.
    public var buttons: (@Sendable (OutlineSituation) -> [OutlineButton])?

    /// Whether its buttons are those without which an audience can do nothing.
    public var servesEverybody: Bool

    /// What it is there for, in a few words; of two in a layout that say the same, one is too many.
    ///
    /// Nil for a component that may stand several times, such as a seat.
    public var job: String?

    /// The names of further components whose configuration it shows.
    public var uses: [String]

    /// The texts that it shows on one line and cannot scroll, for a size in points.
    ///
    /// They follow from the size, the language, and the component's own fonts, switches and texts, and from nothing else:
    /// scenes that have the same of these share the answer.
    public var labels: (@Sendable (OutlineSituation, LayoutSize) -> [OutlineLabel])?

    /// Describes a component.
    public init(
        fill: String? = nil, isPressed: Bool = false, size: (@Sendable (OutlineSituation) -> LayoutSize)? = nil,
        openers: (@Sendable (OutlineSituation) -> [String])? = nil,
        buttons: (@Sendable (OutlineSituation) -> [OutlineButton])? = nil, servesEverybody: Bool = false,
        job: String? = nil, uses: [String] = [],
        labels: (@Sendable (OutlineSituation, LayoutSize) -> [OutlineLabel])? = nil
    ) {
        self.fill = fill
        self.isPressed = isPressed
        self.size = size
        self.openers = openers
        self.buttons = buttons
        self.servesEverybody = servesEverybody
        self.job = job
        self.uses = uses
        self.labels = labels
    }

    /// Describes a component with one size of its own.
    public init(
        fill: String? = nil, isPressed: Bool = false, size: LayoutSize, job: String? = nil,
        uses: [String] = [],
        labels: (@Sendable (OutlineSituation, LayoutSize) -> [OutlineLabel])? = nil
    ) {
        self.init(fill: fill, isPressed: isPressed, size: { _ in size }, job: job, uses: uses, labels: labels)
    }

    /// Whether popups can open from a part; without lists of its parts, all of them are there.
    func opens(_ part: String, in situation: OutlineSituation) -> Bool {
        if let buttons { return buttons(situation).contains { $0.name == part } }
        return openers?(situation).contains(part) ?? true
    }
}

/// One button of a component, as its outline tells it.
public struct OutlineButton: Hashable, Sendable {
    /// The name; of a button that opens a popup, that of the anchor.
    public let name: String

    /// Whether all that it does is to open a popup.
    public let onlyOpens: Bool

    /// The path of the property that lists it; nil when it is always there.
    public let path: String?

    /// Describes a button.
    public init(_ name: String, onlyOpens: Bool, listedIn path: String? = nil) {
        self.name = name
        self.onlyOpens = onlyOpens
        self.path = path
    }
}

/// One line of text of a component, in a place that cannot scroll.
public struct OutlineLabel: Hashable, Sendable {
    /// What is shown.
    public let text: String

    /// The path of the font's property.
    public let font: String

    /// The name of the component whose property the font is.
    public let component: String

    /// How wide the text can be before it is cut, in points.
    public let space: Double

    /// Describes a line of text.
    public init(_ text: String, font: String, of component: String, space: Double) {
        self.text = text
        self.font = font
        self.component = component
        self.space = space
    }
}
