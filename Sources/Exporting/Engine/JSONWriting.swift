/// Pieces of JSON that are written line by line, so that each line can say where its value comes from.
enum JSONWriting {
    /// A text in quotes.
    static func string(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    /// A text as it stands between quotes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Lines of members with commas between them.
    static func joined(_ lines: [(code: String, origin: ExportedLine.Origin)]) -> [ExportedLine] {
        lines.enumerated().map { index, line in
            ExportedLine(
                line.code, of: line.origin.name, at: line.origin.place, tail: index < lines.count - 1 ? "," : "")
        }
    }
}
