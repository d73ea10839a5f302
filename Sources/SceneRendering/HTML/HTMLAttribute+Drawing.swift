// Attributes of drawings. Numbers are in the drawing's own units.

extension HTMLAttribute {
    /// The part of the plane that a drawing fits into its frame: the left and upper edge, the width and the height.
    package static func viewBox(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> HTMLAttribute {
        HTMLAttribute("viewBox", "\(x) \(y) \(width) \(height)")
    }

    /// What a path draws, in the language of SVG's paths; it must be made of numbers and commands alone.
    package static func path(_ data: String) -> HTMLAttribute { HTMLAttribute("d", data) }

    /// The colour of lines.
    package static func stroke(_ color: CSSValue) -> HTMLAttribute { HTMLAttribute("stroke", color.text) }

    /// The width of lines.
    package static func strokeWidth(_ width: CSSValue) -> HTMLAttribute { HTMLAttribute("stroke-width", width.text) }

    /// The colour of areas and of letters.
    package static func fill(_ color: CSSValue) -> HTMLAttribute { HTMLAttribute("fill", color.text) }

    /// The size of letters.
    package static func letterSize(_ size: Int) -> HTMLAttribute { HTMLAttribute("font-size", String(size)) }

    /// Where a text or a line of it begins, across.
    package static func x(_ x: Int) -> HTMLAttribute { HTMLAttribute("x", String(x)) }

    /// Where the first line of a text stands.
    package static func y(_ y: Int) -> HTMLAttribute { HTMLAttribute("y", String(y)) }

    /// How far a line of text stands below the one before.
    package static func lineHeight(_ distance: Int) -> HTMLAttribute { HTMLAttribute("dy", String(distance)) }

    /// Where the bytes of a picture are that is a part of a drawing.
    package static func picture(_ address: String) -> HTMLAttribute { HTMLAttribute("href", address) }
}
