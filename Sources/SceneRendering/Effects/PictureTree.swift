/// A picture as selectors of style sheets see it: elements with their parents.
struct PictureTree {
    /// An element with what selectors ask for.
    struct Element {
        let tag: String
        let classes: Set<String>
        let attributes: [String: String]
        /// The place of the element around it in ``PictureTree/elements``.
        let parent: Int?
        /// The place of the element before it with the same parent.
        let previous: Int?
    }

    /// The elements in the order in which they begin.
    private(set) var elements: [Element] = []

    /// Takes a picture.
    init(_ root: HTMLNode) {
        var previous: Int?
        add(root, below: nil, after: &previous)
    }

    private mutating func add(_ node: HTMLNode, below parent: Int?, after previous: inout Int?) {
        switch node {
        case .text: break
        case .fragment(let children): for child in children { add(child, below: parent, after: &previous) }
        case .element(let tag, let list, let children):
            var attributes: [String: String] = [:]
            for attribute in list { attributes[attribute.name] = attribute.value ?? "" }
            let classes = attributes["class"].map { Set($0.split(separator: " ").map(String.init)) } ?? []
            let place = elements.count
            elements.append(
                Element(
                    tag: tag.rawValue, classes: classes, attributes: attributes, parent: parent, previous: previous))
            previous = place
            var inner: Int?
            for child in children { add(child, below: place, after: &inner) }
        }
    }
}
