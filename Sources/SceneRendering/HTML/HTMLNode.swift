/// A piece of a page, as a value.
///
/// Text and attribute values are kept as they are and escaped when the node is written, in one place; there is no way
/// to put raw markup into a node.
public indirect enum HTMLNode: Hashable, Sendable {
    /// Text that people read.
    case text(String)
    /// An element with attributes in order and children in order.
    case element(HTMLTag, [HTMLAttribute], [HTMLNode])
    /// Nodes without an element around them.
    case fragment([HTMLNode])

    /// An element; attributes follow the name, children come last.
    ///
    /// ```swift
    /// .element(.button, .class("people-cell"), .performs("toggleCamera", uuid), children: [icon])
    /// ```
    public static func element(
        _ tag: HTMLTag, _ attributes: HTMLAttribute?..., children: [HTMLNode] = []
    ) -> HTMLNode {
        .element(tag, attributes.compactMap(\.self), children)
    }

    /// An element with nothing but text in it.
    public static func element(_ tag: HTMLTag, _ attributes: HTMLAttribute?..., text: String) -> HTMLNode {
        .element(tag, attributes.compactMap(\.self), [.text(text)])
    }

    /// No markup at all: a component that returns it stands nowhere.
    public static let nothing = HTMLNode.fragment([])
}

/// The elements that pages are made of.
///
/// A closed set: a name from a file cannot become an element, and none of these runs code.
public enum HTMLTag: String, Hashable, Sendable, CaseIterable {
    case a, article, aside, b, button, code, datalist, dd, del, details, dialog, div, dl, dt, em, fieldset, figcaption,
        figure, footer, form, h1, h2, h3, h4, header, hr, i, img, input, kbd, label, legend, li, link, main, meta, nav,
        ol, optgroup, option, output, p, pre, section, select, small, span, strong, style, summary, table, tbody, td,
        template, textarea, th, thead, time, title, tr, ul, video,
        // A drawing and its parts, which stand in one.
        svg, g, image, path, text, tspan

    /// Whether the element has neither content nor an end tag.
    package var isVoid: Bool {
        switch self {
        case .hr, .img, .input, .link, .meta: true
        default: false
        }
    }
}
