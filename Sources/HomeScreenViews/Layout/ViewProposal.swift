public import SceneModel

/// The space that is offered to a view, in points.
///
/// On each axis nil asks for the size that the view would like best, 0 for the smallest that it can have and infinity for
/// the largest.
public struct ViewProposal: Hashable, Sendable {
    /// The offer from left to right; nil where the view is asked what it would like.
    public var width: Double?
    /// The offer from top to bottom; nil where the view is asked what it would like.
    public var height: Double?

    /// Makes an offer; without any, it asks what the view would like best.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// An offer of a whole size.
    public init(_ size: LayoutSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The same with another offer along one axis.
    func replacing(_ axis: StackAxis, with offer: Double?) -> ViewProposal {
        axis == .horizontal ? ViewProposal(width: offer, height: height) : ViewProposal(width: width, height: offer)
    }

    /// The offer along one axis.
    public subscript(axis: StackAxis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A view's answer to an offer of space.
public struct ViewMeasure: Sendable {
    /// How large it would be, in points.
    public var size: LayoutSize
    /// Where its children would stand, in their order.
    public var places: [ViewPlace]
    /// Its text, broken into lines; nil for a view without text.
    public var text: TextFlow?

    /// An answer; places are needed for each child, and a text where `render` draws one.
    public init(size: LayoutSize, places: [ViewPlace] = [], text: TextFlow? = nil) {
        self.size = size
        self.places = places
        self.text = text
    }
}

/// Where a child stands in its parent.
public struct ViewPlace: Hashable, Sendable {
    /// Its left edge in points from the parent's.
    public var x: Double
    /// Its top edge in points from the parent's.
    public var y: Double
    /// What it was offered when it gave its size; it is offered the same again when it is drawn.
    public var proposal: ViewProposal

    /// A place for a child that answered an offer.
    public init(x: Double, y: Double, proposal: ViewProposal) {
        self.x = x
        self.y = y
        self.proposal = proposal
    }
}

extension LayoutSize {
    /// One axis of it.
    subscript(axis: StackAxis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ axis: StackAxis, _ major: Double, _ minor: Double) {
        self = axis == .horizontal ? LayoutSize(width: major, height: minor) : LayoutSize(width: minor, height: major)
    }
}

extension StackAxis {
    var other: StackAxis { self == .horizontal ? .vertical : .horizontal }
}
