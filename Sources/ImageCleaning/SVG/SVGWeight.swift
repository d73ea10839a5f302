/// How much a drawing becomes when its references are followed: ten groups that each show the one before ten times are
/// ten thousand million shapes, and take a browser down.
struct SVGWeight {
    private let tree: SVGTree
    private let limit: Int
    private var byID: [String: Int] = [:]
    /// Nil for what has not been looked at; what is being looked at counts nothing, as browsers do not follow circles.
    private var weights: [Int?]

    /// Whether all that the root shows stays below a limit.
    static func isBearable(_ tree: SVGTree, limit: Int) -> Bool {
        var weight = SVGWeight(tree, limit)
        return weight.of(0, depth: 0) < limit
    }

    private init(_ tree: SVGTree, _ limit: Int) {
        self.tree = tree
        self.limit = limit
        weights = Array(repeating: nil, count: tree.elements.count)
        for (index, element) in tree.elements.enumerated() {
            guard let id = element.attribute("id"), byID[id] == nil else { continue }
            byID[id] = index
        }
    }

    private mutating func of(_ index: Int, depth: Int) -> Int {
        if let known = weights[index] { return known }
        // A chain of references as long as this is no drawing, and would fill the stack.
        guard depth < 4 * SVGImage.maxDepth else { return limit }
        weights[index] = 0
        var weight = 1
        for case .element(let child) in tree.elements[index].content {
            weight = min(limit, weight + of(child, depth: depth + 1))
        }
        for target in targets(of: tree.elements[index]) {
            weight = min(limit, weight + of(target, depth: depth + 1))
        }
        weights[index] = weight
        return weight
    }

    private func targets(of element: SVGTree.Element) -> [Int] {
        guard !byID.isEmpty else { return [] }
        return element.attributes.flatMap { name, value in
            // A colour such as #fff is the name of nothing, or of something that then counts once too often.
            name == "id" || !value.has("#") ? [] : CSSReferences.targets(in: value).compactMap { byID[String($0)] }
        }
    }
}
