/// Pieces of JSON that are written line by line, so that each line can say where its value comes from.
package enum JSONWriting {
    /// A text in quotes.
    package static func string(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    /// A text as it stands between quotes.
    package static func escaped(_ text: String) -> String {
        text.escaped { scalar in
            String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }

    /// Lines of members with commas between them.
    static func joined(_ lines: [(code: String, origin: ExportedLine.Origin)]) -> [ExportedLine] {
        lines.enumerated().map { index, line in
            ExportedLine(
                line.code, of: line.origin.name, at: line.origin.place, tail: index < lines.count - 1 ? "," : "")
        }
    }
}

extension String {
    /// Returns the text as it stands between quotation marks in JSON, Swift and their like.
    ///
    /// Signs that are invisible, or that change the direction of what stands beside them, are written as numbers.
    ///
    /// - Parameter number: How the language writes a sign as a number.
    /// - Returns: The text, out of which nothing that stands in it leads.
    package func escaped(_ number: (Unicode.Scalar) -> String) -> String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case " "..."~": result.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                    result += number(scalar)
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
