extension HTMLNode {
    /// This node with every identifier in it, and every reference to one, behind a prefix: for pages that show one
    /// component several times.
    package func prefixingIdentifiers(_ prefix: String) -> HTMLNode {
        switch self {
        case .text: self
        case .fragment(let nodes): .fragment(nodes.map { $0.prefixingIdentifiers(prefix) })
        case .element(let tag, let attributes, let children):
            .element(
                tag, attributes.map { $0.prefixingIdentifiers(prefix) },
                children.map { $0.prefixingIdentifiers(prefix) })
        }
    }
}

extension HTMLAttribute {
    fileprivate func prefixingIdentifiers(_ prefix: String) -> HTMLAttribute {
        switch name {
        case "id", "for", "list", PictureData.asks.rawValue, "aria-labelledby", "aria-describedby", "aria-controls",
            "aria-owns",
            "aria-activedescendant":
            HTMLAttribute(
                name, value.map { value in value.split(separator: " ").map { prefix + $0 }.joined(separator: " ") })
        // Radio buttons of one name exclude each other in the whole page, outside of forms.
        case "name": HTMLAttribute(name, value.map { prefix + $0 })
        default: self
        }
    }
}
