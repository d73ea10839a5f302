/// A character that looks like one of ASCII, or that nobody sees, where a file means the other.
///
/// An input method writes `：` for `:`, a web page brings no-break spaces along, and a Cyrillic `о` cannot be told from a
/// Latin one. In text for people all of them are right; in keys, names, numbers and signs they are slips.
package struct LookAlike: Hashable, Sendable {
    /// The character.
    package let scalar: Unicode.Scalar

    /// What it is taken for; empty for a character that cannot be seen.
    package let ascii: String

    /// Recognises a character; nil for one that is what it looks like.
    package init?(_ scalar: Unicode.Scalar) {
        guard !scalar.isASCII, let ascii = Self.ascii(for: scalar) else { return nil }
        self.scalar = scalar
        self.ascii = ascii
    }

    /// Whether it stands for a blank.
    package var isBlank: Bool { ascii == " " }

    /// Whether nothing of it can be seen.
    package var isInvisible: Bool { ascii.isEmpty }

    /// The code point with its name, as in `U+FF1A, fullwidth colon`.
    package var name: String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        guard let name = scalar.properties.name?.lowercased() else { return code }
        let script = ["cyrillic", "greek", "latin"].first { name.hasPrefix($0) }
        return "\(code), \(script.map { $0.prefix(1).uppercased() + name.dropFirst() } ?? name)"
    }

    /// What a finding says of it, as in `'：' is U+FF1A, fullwidth colon, not ':'`.
    package var sentence: String {
        if isInvisible { return "an invisible character stands here, \(name)" }
        if isBlank { return "this blank is no space but \(name)" }
        return "'\(scalar)' is \(name), not '\(ascii)'"
    }

    /// Text with its look-alikes replaced, and the first of them; nil when it has none.
    package static func mended(_ text: String) -> (text: String, first: LookAlike)? {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        var first: LookAlike?
        var result = ""
        for scalar in text.unicodeScalars {
            if let found = LookAlike(scalar) {
                first = first ?? found
                result += found.ascii
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return first.map { (result, $0) }
    }

    private static func ascii(for scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        // Full-width forms stand in the order of ASCII.
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: ""
        default: table[scalar]
        }
    }

    private static let table: [Unicode.Scalar: String] = {
        let rows: [(ascii: String, scalars: String)] = [
            (":", "︰∶﹕꞉"), (",", "、﹐‚"), (";", "﹔"), (".", "。｡․"), ("#", "﹟"), ("$", "﹩"), ("%", "﹪"), ("@", "﹫"),
            ("-", "‐‑‒–—―−﹣－"), ("[", "【〔﹝"), ("]", "】〕﹞"), ("{", "﹛"), ("}", "﹜"), ("(", "﹙"), (")", "﹚"),
            ("\"", "“”„‟〝〞「」『』″«»"), ("'", "‘’‛′"), ("x", "×х"), ("/", "⁄∕"), ("*", "∗＊"), ("|", "｜∣"),
            ("a", "аα"), ("c", "сϲ"), ("e", "е"), ("h", "һ"), ("i", "іι"), ("j", "ј"), ("o", "оο"), ("p", "рρ"),
            ("s", "ѕ"), ("u", "υ"), ("v", "ν"), ("y", "у"), ("d", "ԁ"), ("q", "ԛ"), ("w", "ԝ"), ("k", "κ"),
            ("A", "АΑ"), ("B", "ВΒ"), ("C", "СϹ"), ("E", "ЕΕ"), ("H", "НΗ"), ("I", "ІΙ"), ("J", "Ј"), ("K", "КΚ"),
            ("M", "МΜ"), ("N", "Ν"), ("O", "ОΟ"), ("P", "РΡ"), ("S", "Ѕ"), ("T", "ТΤ"), ("X", "ХΧ"), ("Y", "УΥ"),
            ("Z", "Ζ"),
        ]
        var table: [Unicode.Scalar: String] = [:]
        for row in rows { for scalar in row.scalars.unicodeScalars { table[scalar] = row.ascii } }
        return table
    }()
}

extension String {
    /// The text without blanks around it, and without one pair of quotation marks.
    package var unquoted: String {
        let text = trimmingBlanks
        guard text.count > 1, let mark = text.first, mark == text.last, mark == "\"" || mark == "'" else { return text }
        return String(text.dropFirst().dropLast()).trimmingBlanks
    }

    /// The text without spaces and tabs around it.
    package var trimmingBlanks: String {
        let start = drop { $0 == " " || $0 == "\t" }
        let blanks = start.reversed().prefix { $0 == " " || $0 == "\t" }.count
        return String(start.dropLast(blanks))
    }
}
