import SceneRendering

// Attributes that only the tool's own pages need. Addresses are made by this module, never taken from a file.
extension HTMLAttribute {
    static func href(_ address: String) -> HTMLAttribute { HTMLAttribute("href", address) }
    static func action(_ address: String) -> HTMLAttribute { HTMLAttribute("action", address) }
    static func label(_ text: String) -> HTMLAttribute { HTMLAttribute("label", text) }
    static func dateTime(_ text: String) -> HTMLAttribute { HTMLAttribute("datetime", text) }
    static func scope(_ text: String) -> HTMLAttribute { HTMLAttribute("scope", text) }
    static func list(_ id: String) -> HTMLAttribute { HTMLAttribute("list", id) }
    static let inert = HTMLAttribute("inert", nil)
    static let open = HTMLAttribute("open", nil)
}

extension HTMLNode {
    /// The identifier of an element.
    var id: String? {
        guard case .element(_, let attributes, _) = self else { return nil }
        return attributes.first { $0.name == "id" }?.value
    }

    /// This element with more attributes at its end; anything else as it is.
    func adding(_ attributes: HTMLAttribute...) -> HTMLNode {
        guard case .element(let tag, let own, let children) = self else { return self }
        return .element(tag, own + attributes, children)
    }
}
