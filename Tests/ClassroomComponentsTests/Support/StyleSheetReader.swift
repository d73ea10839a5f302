/// Reads as much of a style sheet as a test of selectors needs.
enum StyleSheetReader {
    /// Every selector of every rule, those inside `@media` and `@container` included and steps of animations not.
    static func selectors(of sheet: String) -> [String] {
        var selectors: [String] = []
        var prelude = ""
        // What each open brace belongs to.
        var blocks: [Block] = []
        for character in sheet {
            switch character {
            case "{":
                let text = prelude.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                prelude = ""
                if blocks.contains(.keyframes) || text.hasPrefix("@keyframes") {
                    blocks.append(.keyframes)
                } else if text.hasPrefix("@") {
                    blocks.append(.group)
                } else {
                    selectors += split(text)
                    blocks.append(.rule)
                }
            case "}":
                _ = blocks.popLast()
                prelude = ""
            default:
                if blocks.last != .rule { prelude.append(character) }
            }
        }
        return selectors
    }

    private enum Block {
        case rule
        case group
        case keyframes
    }

    // Commas inside `:is(…)` do not separate selectors.
    private static func split(_ list: String) -> [String] {
        var depth = 0
        let parts = list.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "," && depth == 0
        }
        return parts.map { $0.drop { $0 == " " } }.map(String.init)
    }
}
