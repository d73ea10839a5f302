/// Characters that input methods and typography put where an expression needs an ASCII one.
enum LayoutLookalike {
    /// The ASCII text that was meant, or nil for any other character.
    static func replacement(for scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\u{2212}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{FF0D}": "-"
        case "\u{FF0B}": "+"
        case "\u{FF05}": "%"
        case "\u{FF0E}", "\u{3002}", "\u{00B7}": "."
        case "\u{00A0}", "\u{2009}", "\u{202F}", "\u{3000}": " "
        case "\u{FF10}"..."\u{FF19}": (scalar.value - 0xFF10).description
        default: nil
        }
    }
}
