/// Names of tokens in the spellings of other tools: `${sun}`, `$colors.sun`, `var(--sun)`, `@sun`, `{{ sun }}`.
package enum TokenSpelling {
    /// The names that a text may mean, the likeliest first; none for a text that can be no name.
    package static func names(in text: String) -> [String] {
        let (name, opacity) = parts(of: text)
        guard ColorSyntax.isTokenName(name) else { return [] }
        // No token's name mends an opacity that cannot be.
        if let share = opacity.flatMap({ Double($0.dropLast()) }), !(0...100).contains(share) { return [] }
        let sections = TokenCategory.allCases.flatMap { [$0.rawValue, $0.noun, String($0.rawValue.dropLast())] }
        let words = name.split(separator: ".")
        guard words.count > 1 else { return [name] }
        let withoutSection = sections.contains(String(words[0])) ? words.dropFirst().joined(separator: ".") : name
        return [name, withoutSection, String(words[0])]
    }

    /// The right spelling of a token's name in place of a text, which may end in an opacity.
    package static func reference(to name: String, inPlaceOf text: String) -> String {
        let opacity = parts(of: text).opacity
        return "$\(name)" + (opacity.map { " @ \($0)" } ?? "")
    }

    private static func parts(of text: String) -> (name: String, opacity: String?) {
        var rest = text[...]
        var opacity: String?
        if let blank = text.lastIndex(where: { $0 == " " || $0 == "@" }), text.last == "%", blank > text.startIndex {
            opacity = String(text[text.index(after: blank)...])
            rest = rest[..<blank].prefix { $0 != "@" }
        }
        var name = String(rest.filter { !"${}@ ".contains($0) })
        if name.hasPrefix("var("), name.hasSuffix(")") { name = String(name.dropFirst(4).dropLast()) }
        while name.hasPrefix("-") { name.removeFirst() }
        return (name, opacity)
    }
}
