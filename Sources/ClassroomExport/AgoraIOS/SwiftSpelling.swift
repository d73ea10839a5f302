import SourceDiagnostics

/// Spells names and texts as Swift, so that none leads out of its place, and reads such names back.
enum SwiftSpelling {
    /// Returns the name of a token as an identifier.
    ///
    /// A character that may not stand in one is written as its number, such as `_u2D_` for a hyphen, and a keyword ends in
    /// a low line. Different names never become one.
    static func identifier(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isStart = result.isEmpty
            let isPlain =
                scalar == "_"
                || (isStart ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
                    && scalar.properties.generalCategory != .format
            if isPlain {
                result.unicodeScalars.append(scalar)
            } else {
                result += code(of: scalar)
            }
        }
        // A name that looks as if it had been written this way must not be read as another one, and low lines are no name.
        if self.name(of: result) != name || result.allSatisfy({ $0 == "_" }) {
            result = name.unicodeScalars.map { scalar in
                scalar.properties.isXIDStart && scalar.isASCII ? String(scalar) : code(of: scalar)
            }.joined()
        }
        return keywords.contains(String(result.reversed().drop { $0 == "_" }.reversed())) ? result + "_" : result
    }

    /// Returns the name of the token that an identifier is made of.
    static func name(of identifier: String) -> String {
        var text = identifier
        if text.hasSuffix("_"), keywords.contains(String(text.reversed().drop { $0 == "_" }.reversed())) {
            text.removeLast()
        }
        return text.replacing(/_u([0-9A-F]{1,6})_/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? String(match.0)
        }
    }

    private static func code(of scalar: Unicode.Scalar) -> String {
        "_u\(String(scalar.value, radix: 16, uppercase: true))_"
    }

    /// Returns a text as a literal with its quotation marks.
    ///
    /// Signs that are invisible, or that change the direction of what stands beside them, are written as numbers.
    static func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            default:
                if isHidden(scalar) {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return "\"\(result)\""
    }

    /// Returns a text as a file of localized strings has it, with its quotation marks.
    static func localized(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default:
                if isHidden(scalar), scalar.value <= 0xFFFF {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return "\"\(result)\""
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: false
        }
    }

    /// Returns a number with at most four decimals: enough to tell two opacities of eight bits apart.
    static func number(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        guard rounded.isFinite else { return "0" }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    private static let keywords = Set<String>([
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
        // Names that values are written with, which a member of the same group must not hide.
        "CGFloat", "CGSize", "Float", "UIColor", "UIFont", "UIFontDescriptor", "UIMode",
    ]).union(AgoraPod.all.flatMap { [$0.colors, $0.fonts, $0.frames, $0.shadows, $0.item("Shadow")] })
}
