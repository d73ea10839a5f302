/// Which elements of a drawing are kept.
///
/// A list of what is wanted and not of what is dangerous: what nobody has thought of is left out.
enum SVGVocabulary {
    static let namespace = "http://www.w3.org/2000/svg"
    static let linkNamespace = "http://www.w3.org/1999/xlink"
    static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"
    private static let documentNamespace = "http://www.w3.org/1999/xhtml"

    private static let kept: Set<String> = [
        "a", "circle", "clipPath", "defs", "desc", "ellipse", "feBlend", "feColorMatrix", "feComponentTransfer",
        "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feDropShadow",
        "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode",
        "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence",
        "filter", "g", "image", "line", "linearGradient", "marker", "mask", "path", "pattern", "polygon", "polyline",
        "radialGradient", "rect", "stop", "style", "svg", "switch", "symbol", "text", "textPath", "title", "tspan",
        "use", "view",
    ]

    private static let textual: Set<String> = ["a", "desc", "style", "text", "textPath", "title", "tspan"]
    private static let running: Set<String> = ["handler", "listener", "script"]
    private static let foreign: Set<String> = [
        "audio", "canvas", "embed", "foreignObject", "iframe", "object", "source", "track", "video",
    ]
    private static let moving: Set<String> = [
        "animate", "animateColor", "animateMotion", "animateTransform", "discard", "set",
    ]

    /// Whether an element is shown; one without a namespace is taken for SVG's.
    static func isKept(_ name: String, in namespace: String?) -> Bool {
        (namespace == nil || namespace == self.namespace) && kept.contains(name)
    }

    /// Whether an element's text is shown or read, and not only what stands between its children.
    static func hasText(_ name: String) -> Bool { textual.contains(name) }

    /// Why an element is worth a word that is left out; nil for metadata, notes of editors and names of nothing.
    static func refusal(of name: String, in namespace: String?) -> ImageRemark.Kind? {
        if running.contains(name) { return .script(element: name) }
        if namespace == documentNamespace || foreign.contains(name) { return .foreign(element: name) }
        guard namespace == nil || namespace == self.namespace else { return nil }
        return moving.contains(name) ? .animation : nil
    }
}
