import Exporting

/// Spells names and texts as Swift, so that none leads out of its place.
enum Swift {
    /// Returns the text as a string literal with its quotation marks.
    static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Returns the text as it stands between quotation marks.
    static func escaped(_ text: String) -> String {
        text.escaped { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// Returns the name of a property, a parameter or a case: `from_who` becomes `fromWho`, `class` `` `class` ``.
    static func member(_ name: String) -> String {
        let words = words(of: name)
        var result = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "value"
        if let first = words.first, first.allSatisfy({ $0.isUppercase || $0.isNumber }) { result = first.lowercased() }
        result += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if result.first?.isNumber == true { result = "_" + result }
        // In backticks or not, it is the value itself wherever a name is looked up.
        if result == "self" { return "selfValue" }
        return keywords.contains(result) ? "`\(result)`" : result
    }

    /// Returns the name of an argument, which may be any keyword but one.
    static func label(_ member: String) -> String { member == "`inout`" ? member : member.filter { $0 != "`" } }

    /// Returns the name of a type without a suffix: `day-picture` becomes `DayPicture`.
    static func type(_ name: String) -> String {
        let result = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return result.first?.isLetter == true ? result : "Item" + result
    }

    /// Returns the type of one item of a list: `stories` holds a `Story`.
    static func itemType(_ name: String) -> String {
        let plural = type(name)
        if plural.hasSuffix("ies"), plural.count > 3 { return plural.dropLast(3) + "y" }
        if plural.hasSuffix("s"), !plural.hasSuffix("ss"), plural.count > 2 { return String(plural.dropLast()) }
        return plural + "Item"
    }

    /// Returns a name as people read it: `isOn` becomes `Is on`.
    static func title(_ name: String) -> String {
        let words = name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns a statement that assigns a value, on two lines if it is long.
    static func assignment(_ name: String, _ code: String) -> String {
        let line = "\(name) = \(code)"
        return line.count > 84 && !code.contains("\n") ? "\(name) =\n    \(code)" : line
    }

    /// Returns an expression without parentheses around the whole of it.
    static func bare(_ code: String) -> String {
        guard code.hasPrefix("("), code.hasSuffix(")") else { return code }
        var depth = 0
        for (index, character) in code.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0, index < code.count - 1 { return code }
        }
        return String(code.dropFirst().dropLast())
    }

    /// Returns the number as Swift writes it, with at most four decimals.
    static func number(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        guard rounded.isFinite else { return "0" }
        guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return String(rounded) }
        let digits = String(Int(rounded.magnitude))
        guard digits.count > 6 else { return String(Int(rounded)) }
        let groups = stride(from: digits.count, to: 0, by: -3).map { end in
            digits.dropLast(digits.count - end).suffix(3)
        }
        return (rounded < 0 ? "-" : "") + groups.reversed().joined(separator: "_")
    }

    /// Returns a length of time in seconds, as people calculate it: `2 * 60 * 60`.
    static func seconds(_ duration: Duration) -> String {
        let (seconds, rest) = duration.components
        guard rest == 0, seconds > 0 else {
            return number(Double(seconds) + Double(rest) / 1e18)
        }
        if seconds == 3600 { return "60 * 60" }
        if seconds % 3600 == 0 { return "\(seconds / 3600) * 60 * 60" }
        return seconds % 60 == 0 ? "\(seconds / 60) * 60" : String(seconds)
    }

    private static func words(of name: String) -> [String] {
        var words: [String] = [""]
        for scalar in name.unicodeScalars {
            let isPart =
                scalar.properties.isXIDContinue && scalar != "_" && scalar.properties.isAlphabetic
                || ("0"..."9").contains(scalar)
            if isPart {
                words[words.count - 1].unicodeScalars.append(scalar)
            } else if words.last?.isEmpty == false {
                words.append("")
            }
        }
        // A letter that only continues a word begins none.
        return words.filter {
            $0.unicodeScalars.first.map { $0.properties.isXIDStart || ("0"..."9").contains($0) } == true
        }
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
