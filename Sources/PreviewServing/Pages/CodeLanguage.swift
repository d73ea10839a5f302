import ConfigSchema
import SceneRendering

/// How a line of an exported file is coloured: by the ending of its name, line by line.
///
/// A reader finds names, texts, numbers and colours; nothing depends on it, so that an unknown language only looks plain.
enum CodeLanguage {
    /// CSS and JSON: names before colons.
    case data
    /// XML, whose names stand in tags and before equals signs.
    case markup
    /// Languages with keywords, and comments that begin with two strokes.
    case code
    /// A text that is shown without colours.
    case plain

    /// Chooses by the ending of a file's name.
    init(path: String) {
        switch path.split(separator: ".").last {
        case "css", "less", "scss", "json", "xcstrings", "strings": self = .data
        case "xml", "plist", "entitlements", "svg", "html": self = .markup
        case "swift", "kt", "java", "ts", "js": self = .code
        default: self = .plain
        }
    }

    /// A kind of word, named by the class that style sheets know.
    private enum Word: String {
        case name = "d-name"
        case keyword = "d-keyword"
        case text = "d-text"
        case number = "d-number"
        case remark = "d-remark"
    }

    /// The line with its words in colour, and a swatch before each colour.
    func nodes(of line: String) -> [HTMLNode] {
        guard self != .plain else { return [.text(line)] }
        var nodes: [HTMLNode] = []
        var plain = ""
        var rest = line[...]
        while let first = rest.first {
            guard let (kind, word) = word(at: rest, first, after: plain.last ?? " ") else {
                plain.append(first)
                rest = rest.dropFirst()
                continue
            }
            rest = rest[word.endIndex...]
            guard let kind else {
                plain += word
                continue
            }
            if !plain.isEmpty { nodes.append(.text(plain)) }
            plain = ""
            if let color = color(word) {
                nodes.append(
                    .element(
                        .span, .class("d-swatch d-swatch-small"), .style(.property("--d-color", .color(color))),
                        .aria("hidden", "true")))
            }
            nodes.append(.element(.span, .class(kind.rawValue), text: String(word)))
        }
        return plain.isEmpty ? nodes : nodes + [.text(plain)]
    }

    /// The word at the beginning of a text, of no kind where it has no colour; `nil` for a sign.
    private func word(at text: Substring, _ first: Character, after last: Character) -> (Word?, Substring)? {
        if self == .code, text.hasPrefix("//") { return (.remark, text) }
        if first == "\"" || (first == "'" && self != .markup) {
            let word = quoted(text, by: first)
            let isName = self == .data && text[word.endIndex...].drop { $0 == " " }.first == ":"
            return (isName ? .name : .text, word)
        }
        if first == "#", let word = hexadecimal(text) { return (.number, word) }
        if first.isNumber { return (.number, text.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "%" }) }
        guard first.isLetter || "_-@".contains(first) else { return nil }
        let word = text.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) || $0 == first && first == "@" }
        switch self {
        case .data:
            let isName = text[word.endIndex...].first == ":" && last == " "
            return (isName || word.hasPrefix("--") ? .name : nil, word)
        case .markup:
            let isAttribute = text[word.endIndex...].first == "="
            return (last == "<" || last == "/" ? .keyword : isAttribute ? .name : nil, word)
        case .code:
            let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
            guard !word.isEmpty else { return nil }
            if Self.keywords.contains(String(word)) || first == "@" { return (.keyword, word) }
            return (first.isUppercase ? .name : nil, word)
        case .plain: return nil
        }
    }

    /// A text up to the quote that ends it, or up to the end of the line.
    private func quoted(_ text: Substring, by quote: Character) -> Substring {
        var isEscaped = false
        var end = text.index(after: text.startIndex)
        while end < text.endIndex {
            let character = text[end]
            end = text.index(after: end)
            if character == quote, !isEscaped { break }
            isEscaped = character == "\\" && !isEscaped
        }
        return text[..<end]
    }

    /// `#` with six or eight digits; `nil` for anything else.
    private func hexadecimal(_ text: Substring) -> Substring? {
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isHexDigit }
        return digits.count == 6 || digits.count == 8 ? text[..<digits.endIndex] : nil
    }

    /// The colour that a word writes down; Android has the opacity first.
    private func color(_ word: Substring) -> SRGBColor? {
        let text = word.hasPrefix("\"") ? word.dropFirst().dropLast() : word
        let isCode = text.lowercased().hasPrefix("0x") && text.count == 10
        guard text.hasPrefix("#") || isCode else { return nil }
        let digits = isCode ? text.dropFirst(2) : text.dropFirst()
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
        if digits.count == 6 { return SRGBColor(hex: number) }
        let isAlphaFirst = isCode || self == .markup
        let (plain, alpha) = isAlphaFirst ? (number & 0xFF_FFFF, number >> 24) : (number >> 8, number & 0xFF)
        return SRGBColor(hex: plain, alpha: Double(alpha) / 255)
    }

    private static let keywords: Set = [
        "as", "async", "await", "case", "catch", "class", "const", "default", "do", "else", "enum", "export", "extends",
        "extension", "false", "for", "func", "fun", "guard", "if", "import", "in", "init", "let", "nil", "null",
        "package", "private", "protocol", "public", "return", "self", "some", "any", "static", "struct", "switch",
        "throw", "throws", "true", "try", "type", "val", "var", "where", "while",
    ]
}
