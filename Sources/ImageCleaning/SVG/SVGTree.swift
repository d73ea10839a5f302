/// What may be shown of a drawing.
struct SVGTree: Sendable {
    /// The elements in the file's order; the first one is the root.
    var elements: [Element] = []
    var remarks: [ImageRemark] = []
    /// Whether a style sheet in it moves something, which has to be stopped.
    var isMovedByStyle = false

    struct Element: Sendable {
        /// The local name; every element is SVG's.
        let name: String
        var attributes: [(name: String, value: String)]
        var content: [Content] = []
        let offset: Int

        func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    enum Content: Sendable {
        /// By its place among the elements.
        case element(Int)
        case text(String)
    }
}
