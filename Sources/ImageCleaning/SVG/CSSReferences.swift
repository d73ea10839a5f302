/// What a drawing's styles point at.
enum CSSReferences {
    /// What fetches something under any address; `url()` may also point into the file.
    private static let fetching = [
        "@import", "@font-face", "image-set(", "image(", "src(", "cross-fade(", "expression(", "-moz-binding",
        "behavior:",
    ]

    /// The first thing in a style that leads out of the file; nil when there is none.
    ///
    /// An attribute that is no style (`isWhole` false) can only have `url()`.
    static func first(in style: String, isWhole: Bool = true) -> String? {
        guard isWhole || style.has("(") || style.has("\\") else { return nil }
        let text = withoutComments(style).lowercased()
        // Escapes can spell any name; in a drawing nobody needs them.
        if text.has("\\") { return "\\" }
        if isWhole, let name = fetching.first(where: { text.contains($0) }) { return name }
        var rest = text[...]
        while let start = rest.range(of: "url") {
            rest = rest[start.upperBound...]
            let opened = rest.drop { $0.isWhitespace }
            guard opened.first == "(" else { continue }
            let address = opened.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            guard address.first == "#" else { return "url(\(address.prefix { $0 != ")" }.prefix(60)))" }
        }
        return nil
    }

    /// Whether a style moves something by itself.
    static func moves(_ style: String) -> Bool {
        let text = style.lowercased()
        return text.contains("@keyframes") || text.contains("animation") || text.contains("transition")
    }

    /// The elements that a text points at with `url(#name)`.
    static func targets(in text: String) -> [Substring] {
        var found: [Substring] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "#") {
            rest = rest[rest.index(after: start)...]
            found.append(rest.prefix { !$0.isWhitespace && !"\"')".contains($0) })
        }
        return found
    }

    private static func withoutComments(_ text: String) -> String {
        guard text.contains("/*") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        return result + rest
    }
}

extension String {
    /// Whether an ASCII character stands in the text.
    ///
    /// A drawing has hundreds of attributes, most of them numbers: to look for characters in bytes is the cheapest way
    /// to see that there is nothing to see.
    func has(_ character: Unicode.Scalar) -> Bool {
        let byte = UInt8(ascii: character)
        return utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }

    /// The text without its spaces, in whatever script; most attributes have none.
    var withoutSpace: String {
        utf8.allSatisfy { $0 > 0x20 && $0 < 0x80 } ? self : filter { !$0.isWhitespace }
    }
}

extension Substring {
    /// Where a text stands first; nil when it stands nowhere.
    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
