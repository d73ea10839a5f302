public import ConfigSchema
public import SceneRendering

/// One kind of view that home-screen widgets are made of: what it can be told, how large it is, what it looks like.
///
/// A view is one struct in one file. Its static members declare it; reading, checks, JSON Schema and the reference follow
/// from them. A value of the type is made for every drawing, when what is bound to data has its value. The properties
/// that all views have, such as `padding` and `background`, are no business of its own: the layout engine sees to them.
public protocol HomeView: Sendable {
    /// The name in YAML: in camel case, such as `text`.
    static var name: String { get }

    /// One sentence that says what it shows.
    static var summary: String { get }

    /// Its own properties, in the order in which the reference lists them.
    static var properties: [PropertySpec] { get }

    /// The key of the property that is meant where a value stands alone, as in `text: Hello`; nil where none is.
    static var shorthand: String? { get }

    /// The direction in which its `items` follow each other; nil where they lie on each other, or where it has none.
    static var axis: StackAxis? { get }

    /// Whether it shows what data say, so that a shape stands in for it in a placeholder.
    static var showsData: Bool { get }

    /// The rules for what it draws; selectors start with a class named after the view.
    static var styleSheet: String { get }

    /// Its examples: its tests, its reference and its entry in the gallery.
    static var examples: [HomeViewExample] { get }

    /// Takes its properties' values, when those that are bound to data have theirs.
    ///
    /// It cannot fail: what a file says was checked, and what data lack is missing in `values`.
    init(_ values: ViewValues)

    /// Where it stands in a frame that is larger than itself, such as one that `width` and `height` give it.
    var anchor: ViewAnchor { get }

    /// Whether the height that it is offered changes its answer; false for one that looks at the width alone.
    ///
    /// It saves questions: a view that says false is not asked for the same width twice.
    var heedsHeight: Bool { get }

    /// Whether the height that it is offered matters to nothing but the views in it, as with views beside each other.
    ///
    /// It saves questions too: where it says true, and no view in it heeds the height, it does not either.
    var passesHeightOn: Bool { get }

    /// Answers an offer of space: how large it would be in points, and where its children would stand.
    ///
    /// It is asked several times with different offers, and must give the same answer to the same one. It may answer with
    /// more than was offered; what then lies beyond the widget is a ``ViewProblem``.
    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure

    /// Draws what is its own, in a box that has the size of its answer; its children are drawn over it by themselves.
    ///
    /// The same box must give the same marks: pictures are compared with each other byte by byte.
    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks
}

/// A direction in which views follow each other.
public enum StackAxis: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
}

/// A place in a rectangle: 0 for its left or top edge, 1 for its right or bottom edge.
public struct ViewAnchor: Hashable, Sendable {
    /// The share of the width that lies to the left of it.
    public let x: Double
    /// The share of the height that lies above it.
    public let y: Double

    /// A place at two shares, each from 0 to 1.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The middle, where SwiftUI puts what says nothing.
    public static let center = ViewAnchor(x: 0.5, y: 0.5)
}

extension HomeView {
    /// None, so that a map has to stand behind the view's name.
    public static var shorthand: String? { nil }

    /// Its items lie on each other.
    public static var axis: StackAxis? { nil }

    /// True: most views show something that is not known in a placeholder.
    public static var showsData: Bool { true }

    /// Empty: what it draws has its style with it.
    public static var styleSheet: String { "" }

    /// The middle, as for most of SwiftUI's views.
    public var anchor: ViewAnchor { .center }

    /// True: most views take what they get, or break their texts into as many lines as there is height for.
    public var heedsHeight: Bool { true }

    /// False: most views have a height of their own.
    public var passesHeightOn: Bool { false }

    /// Draws nothing: a view that only arranges its children.
    public func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks { ViewMarks() }
}

/// What a view draws of its own.
public struct ViewMarks: Sendable {
    /// The element that it is; `div` for most.
    public var tag: HTMLTag
    /// The element's attributes, without `style`, which the frame gives.
    public var attributes: [HTMLAttribute]
    /// What the element's own style adds to the frame.
    public var style: [CSSDeclaration]
    /// What stands in the element, below the view's children.
    public var nodes: [HTMLNode]

    /// Marks of an element; without arguments, a `div` with nothing in it.
    public init(
        _ tag: HTMLTag = .div, _ attributes: [HTMLAttribute] = [], style: [CSSDeclaration] = [],
        _ nodes: [HTMLNode] = []
    ) {
        self.tag = tag
        self.attributes = attributes
        self.style = style
        self.nodes = nodes
    }
}
