/// Whether a drawing shows anything at all.
///
/// What cannot be told from the file alone, such as what a style sheet in it says, counts as shown.
struct SVGInk {
    private let tree: SVGTree
    private let hasStyleSheet: Bool
    private var byID: [String: Int] = [:]
    /// Whether an element is looked at, so that a circle of references ends.
    private var isOpen: [Bool]
    private var left = SVGImage.maxElements
    private var depth = 0

    /// References go deeper than elements may be nested.
    private static let maxDepth = 512

    /// How shapes are painted that say nothing themselves.
    private struct Paint {
        var fill = true
        var stroke = false
    }

    /// What is drawn only where something else refers to it, or never.
    private static let hidden: Set<String> = [
        "clipPath", "defs", "desc", "filter", "linearGradient", "marker", "mask", "pattern", "radialGradient", "style",
        "symbol", "title", "view",
    ]

    /// Whether something of a drawing can be seen.
    static func isThere(in tree: SVGTree) -> Bool {
        var ink = SVGInk(tree)
        return ink.draws(0, Paint(), isReferred: true)
    }

    private init(_ tree: SVGTree) {
        self.tree = tree
        isOpen = [Bool](repeating: false, count: tree.elements.count)
        hasStyleSheet = tree.elements.contains { $0.name == "style" }
        for (index, element) in tree.elements.enumerated() {
            guard let id = element.attribute("id"), byID[id] == nil else { continue }
            byID[id] = index
        }
    }

    private mutating func draws(_ index: Int, _ inherited: Paint, isReferred: Bool = false) -> Bool {
        guard isOpen.indices.contains(index), !isOpen[index] else { return false }
        isOpen[index] = true
        depth += 1
        defer {
            isOpen[index] = false
            depth -= 1
        }
        left -= 1
        // Who nests that many references draws something.
        guard left > 0, depth <= Self.maxDepth else { return true }
        let element = tree.elements[index]
        guard isReferred || !Self.hidden.contains(element.name) else { return false }
        if value("display", of: element) == "none" || number("opacity", of: element) == 0 { return false }
        var paint = inherited
        if let fill = value("fill", of: element) { paint.fill = fill != "none" && fill != "transparent" }
        if let stroke = value("stroke", of: element) { paint.stroke = stroke != "none" && stroke != "transparent" }
        // A filter makes a picture out of nothing.
        if value("filter", of: element) != nil { return true }
        if element.name == "use", let target = element.attribute("href"), target.hasPrefix("#") {
            return byID[String(target.dropFirst())].map { draws($0, paint, isReferred: true) } ?? false
        }
        if hasShape(element), hasStyleSheet || paint.fill || paint.stroke { return true }
        return element.content.contains { content in
            if case .element(let child) = content { draws(child, paint) } else { false }
        }
    }

    /// Whether an element has an outline that could be painted.
    private func hasShape(_ element: SVGTree.Element) -> Bool {
        switch element.name {
        case "path": element.attribute("d")?.contains { "LlHhVvCcSsQqTtAa".contains($0) || $0.isNumber } ?? false
        case "rect": isArea("width", of: element) && isArea("height", of: element)
        case "circle": isArea("r", of: element)
        case "ellipse": isArea("rx", of: element) && isArea("ry", of: element)
        case "polygon", "polyline": element.attribute("points")?.contains(where: \.isNumber) ?? false
        case "line", "image": true
        case "text", "tspan", "textPath":
            element.content.contains {
                if case .text(let text) = $0 { text.contains { !$0.isWhitespace } } else { false }
            }
        default: false
        }
    }

    /// Whether a length is there and not 0; a style can say it, too.
    private func isArea(_ name: String, of element: SVGTree.Element) -> Bool {
        hasStyleSheet
            || value(name, of: element).map { $0.contains { ("1"..."9").contains($0) } || $0 == "auto" } ?? false
    }

    private func number(_ name: String, of element: SVGTree.Element) -> Double? {
        value(name, of: element).flatMap(Double.init)
    }

    /// What an element says of a property: in its style, else as an attribute.
    private func value(_ name: String, of element: SVGTree.Element) -> String? {
        let style = element.attribute("style")?.split(separator: ";").lazy.compactMap { part -> String? in
            let pair = part.split(separator: ":", maxSplits: 1).map { String($0).withoutSpace }
            return pair.count == 2 && pair[0] == name ? pair[1] : nil
        }
        return style?.first ?? element.attribute(name)?.withoutSpace
    }
}
