/// What was probably meant by a text that is no shadow: CSS's `0 2px 4px rgba(0, 0, 0, 0.3)`, or `none`.
struct ShadowSlip {
    /// What to say under the line.
    let hint: String
    /// The shadow as a map.
    let spelling: String

    /// Whether no shadow is meant: then there may be better than one that is not seen.
    let isNone: Bool

    /// Looks at a text that was refused, and at the colour behind it that YAML took for a comment.
    init?(in written: String, commented: String? = nil) {
        if ["none", "false", "no", "0", "无"].contains(written) {
            hint = "leave it out, or write { visible: false }"
            spelling = "{ visible: false }"
            isNone = true
            return
        }
        var lengths: [Double] = []
        var color: [Substring] = []
        for word in (written + (commented.map { " " + $0 } ?? "")).split(separator: " ") where word != "inset" {
            let number = word.hasSuffix("px") || word.hasSuffix("pt") ? word.dropLast(2) : word
            if color.isEmpty, let value = Double(number) { lengths.append(value) } else { color.append(word) }
        }
        guard (2...4).contains(lengths.count) else { return nil }
        let name = color.joined(separator: " ")
        guard let value = Self.color(name) else { return nil }
        let numbers = lengths.map { PropertyKind.short($0) }
        let radius = numbers.count > 2 ? ", radius: \(numbers[2])" : ""
        spelling = "{ color: \(value), offset: [\(numbers[0]), \(numbers[1])]\(radius) }"
        hint = "write \(spelling)"
        isNone = false
    }

    /// A colour as it is written inside of a map; CSS's own default is black.
    private static func color(_ text: String) -> String? {
        if text.isEmpty { return "black" }
        var text = text
        let isRead = text.withUTF8 { ColorSyntax.parse($0).value != nil }
        if isRead { return text.hasPrefix("#") || text.contains(",") ? "\"\(text)\"" : text }
        return ColorSlip.meant(by: text)?.spelling
    }
}
