import SceneRendering

extension HTMLNode {
    /// The node for somebody who only watches: the same picture, in which nothing can be pressed, typed into or reached
    /// with the Tab key.
    ///
    /// What it shows stays readable, for screen readers too.
    func withoutControls() -> HTMLNode {
        switch self {
        case .text: return self
        case .fragment(let children): return .fragment(children.map { $0.withoutControls() })
        case .element(let tag, let attributes, let children):
            var kept = attributes.filter { attribute in
                !Self.interactive.contains(attribute.name) && !(tag == .a && attribute.name == "href")
            }
            if Self.controls.contains(tag), !kept.contains(.disabled) { kept.append(.disabled) }
            return .element(tag, kept, children.map { $0.withoutControls() })
        }
    }

    private static let controls: Set<HTMLTag> = [.button, .input, .select, .fieldset]

    private static let interactive: Set<String> = Set(
        ["tabindex"] + [PictureData.action, .asks, .hold, .release, .opens].map(\.rawValue))
}
