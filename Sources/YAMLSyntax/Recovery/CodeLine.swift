/// A line of YAML, read by itself: where it starts, what is in quotes, where its comment starts.
struct CodeLine {
    let number: Int
    let scalars: [Unicode.Scalar]

    /// How many spaces it starts with.
    let indent: Int

    /// Where its text ends: before a comment and the blanks in front of that.
    let end: Int

    /// For each scalar before `end`, whether it is in quotes, those included.
    let isQuoted: [Bool]

    /// Where a quotation mark stands that the line does not close.
    let openQuote: Int?

    init(_ number: Int, _ text: String) {
        self.number = number
        scalars = Array(text.unicodeScalars)
        indent = scalars.prefix { $0 == " " }.count
        var quoted = [Bool](repeating: false, count: scalars.count)
        var quote: (mark: Unicode.Scalar, start: Int)?
        var last: Unicode.Scalar?
        var end = scalars.count
        var index = indent
        while index < scalars.count {
            let scalar = scalars[index]
            if let open = quote {
                quoted[index] = true
                let next = index + 1 < scalars.count ? scalars[index + 1] : nil
                let isEscape = open.mark == "\"" ? scalar == "\\" && next != nil : scalar == "'" && next == "'"
                if isEscape {
                    quoted[index + 1] = true
                    index += 1
                } else if scalar == open.mark {
                    quote = nil
                }
            } else if scalar == "#", index == 0 || scalars[index - 1] == " " || scalars[index - 1] == "\t" {
                end = index
                break
            } else if scalar == "\"" || scalar == "'",
                Self.startsValue(behind: last, at: index, in: scalars, isInBrackets: scalars.contains("{"))
            {
                quoted[index] = true
                quote = (scalar, index)
            }
            if scalar != " " { last = scalar }
            index += 1
        }
        while end > 0, scalars[end - 1] == " " || scalars[end - 1] == "\t" { end -= 1 }
        self.end = end
        isQuoted = quoted
        openQuote = quote?.start
    }

    private static func startsValue(
        behind last: Unicode.Scalar?, at index: Int, in scalars: [Unicode.Scalar], isInBrackets: Bool
    ) -> Bool {
        guard let last else { return true }
        if ",[{(：，｛［".unicodeScalars.contains(last) { return true }
        return ":-?".unicodeScalars.contains(last) && (scalars[index - 1] == " " || isInBrackets)
    }

    /// Whether it holds nothing but blanks and a comment.
    var isBlank: Bool { end <= indent }

    /// What it says, without indentation and comment.
    var text: String { String(String.UnicodeScalarView(scalars[min(indent, end)..<end])) }

    /// The text of a stretch.
    func text(_ columns: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[columns])) }

    subscript(_ column: Int) -> Unicode.Scalar? { scalars.indices.contains(column) ? scalars[column] : nil }

    /// Where its first key or value starts: behind the dashes of list items.
    var start: Int {
        var start = indent
        while start + 1 < end, scalars[start] == "-", scalars[start + 1] == " " {
            start += 1
            while start < end, scalars[start] == " " { start += 1 }
        }
        return start
    }

    /// The columns of the key that it starts with, quotes included; nil when it starts with none.
    var key: Range<Int>? {
        let start = start
        guard let key = word(from: start), self[key.upperBound] == ":" else { return nil }
        return key
    }

    /// The name or quoted text that starts at a column.
    func word(from start: Int) -> Range<Int>? {
        guard start < end else { return nil }
        var last = start
        if isQuoted[start] {
            while last < end, isQuoted[last] { last += 1 }
        } else {
            while last < end, Self.isInName(scalars[last]) { last += 1 }
        }
        return last > start ? start..<last : nil
    }

    /// Whether a character can be part of a key.
    static func isInName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "-" || scalar == "." || scalar == "$" || scalar.properties.isAlphabetic
            || scalar.properties.numericType != nil && !(0xFF01...0xFF5E).contains(scalar.value)
    }

    /// Whether a blank, a break or the line's end stands at a column.
    func isBlank(at column: Int) -> Bool { self[column].map { $0 == " " || $0 == "\t" } ?? true }
}
