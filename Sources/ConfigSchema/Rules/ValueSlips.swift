import SourceDiagnostics
import YAMLSyntax

/// Slips in a value that could not be read, found by reading what is left without them.
extension ConfigReader {
    private struct Slip {
        let rule: Rule
        /// Where it is in the text, in Unicode scalars.
        let place: Range<Int>
        let message: String
        let hint: String
        /// The value without it.
        let value: String
        /// What is written in place of the whole text.
        let text: String
    }

    /// Reads a scalar without the slip that keeps it from being read; the last finding then gives way to one of the slip.
    mutating func readMended(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> PropertyValue? {
        let text = node.text
        guard text.utf8.count < 200 else { return nil }
        for slip in [Self.lookAlike(text), Self.leftover(text)].compactMap(\.self) {
            var trial = ConfigReader(vocabulary)
            guard let item = YAMLDocument(texts: [slip.value]).root?.items.first,
                let value = trial.readText(item, as: kind, named: name), trial.diagnostics.isEmpty
            else { continue }
            diagnostics.removeLast()
            let whole = node.contentRange ?? node.range
            let isWhole = node.contentRange == nil
            // A text that spans lines or has escapes is shown as a whole, and its quotes stay.
            report(
                slip.rule, node, "'\(name)': \(slip.message)", hint: slip.hint,
                at: isWhole ? nil : whole.slice(from: slip.place.lowerBound, length: slip.place.count),
                fixes: isWhole || node.origin != nil
                    ? [] : [FixIt("Write \(slip.value)", replace: whole, with: node.isPlain ? slip.text : slip.value)])
            return value
        }
        return nil
    }

    private static func lookAlike(_ text: String) -> Slip? {
        guard let mended = LookAlike.mended(text) else { return nil }
        let first = text.unicodeScalars.enumerated().first { LookAlike($0.element) != nil }?.offset ?? 0
        let value = mended.text.unquoted
        let needsQuotes = value.first.map { "#%@`&*!|>{[,\"'".contains($0) } ?? true || value.contains(": ")
        return Slip(
            rule: .lookAlikeValue, place: first..<first + 1, message: mended.first.sentence,
            hint: value == mended.text || mended.text.unquoted != mended.text.trimmingBlanks
                ? "write \(value)" : "write it without the blank",
            value: value, text: needsQuotes ? "\"\(value)\"" : value)
    }

    private static func leftover(_ text: String) -> Slip? {
        let scalars = Array(text.unicodeScalars)
        func slip(at place: Int, _ length: Int, _ message: String, _ hint: String, comment: String?) -> Slip? {
            let value = String(String.UnicodeScalarView(scalars[..<place])).trimmingBlanks
            guard !value.isEmpty else { return nil }
            return Slip(
                rule: .leftover, place: place..<place + length, message: message, hint: hint, value: value,
                text: value + (comment.map { " # " + $0 } ?? ""))
        }
        for sign in ["//", "/*", "<!--", "#"] {
            let mark = Array(sign.unicodeScalars)
            guard let place = scalars.indices.first(where: { $0 > 0 && scalars[$0...].starts(with: mark) }) else {
                continue
            }
            let rest = String(String.UnicodeScalarView(scalars[(place + mark.count)...]))
                .replacing("*/", with: "").replacing("-->", with: "").trimmingBlanks
            return slip(
                at: place, mark.count,
                sign == "#" ? "'#' starts a comment only behind a blank" : "'\(sign)' starts no comment",
                sign == "#" ? "put a blank before it" : "comments begin with '#'", comment: rest)
        }
        guard let last = scalars.last, ",;，；。、".unicodeScalars.contains(last) else { return nil }
        return slip(
            at: scalars.count - 1, 1, "the line ends with '\(last)'", "YAML needs no '\(last)' here", comment: nil)
    }

    /// Reports a name that mixes its letters with others that look like them, or that nobody sees; gives it without them.
    mutating func reportLookAlike(inName key: YAMLNode) -> String? {
        guard fixedRange == nil, key.withBytes({ $0.contains { $0 >= 0x80 } }), let plain = LookAlike.mended(key.text),
            plain.first.isInvisible || plain.first.ascii.allSatisfy({ $0.isLetter || $0.isNumber }),
            ColorSyntax.isTokenName(plain.text), plain.text.utf8.allSatisfy({ $0 < 0x80 }), let place = key.contentRange
        else { return nil }
        let offset = key.text.unicodeScalars.enumerated().first { $0.element == plain.first.scalar }?.offset ?? 0
        report(
            .lookAlikeValue, key, "the name '\(plain.text)': \(plain.first.sentence)", hint: "write '\(plain.text)'",
            at: place.slice(from: offset, length: 1),
            fixes: key.origin == nil ? [FixIt("Write '\(plain.text)'", replace: place, with: plain.text)] : [])
        return plain.text
    }

    /// Reports a list or a map in brackets that only look like YAML's; false for anything else.
    mutating func reportLookAlikeBracket(_ node: YAMLNode, owner: String) -> Bool {
        guard node.kind == .scalar, node.isPlain, fixedRange == nil, let place = node.contentRange,
            let mended = LookAlike.mended(node.text), let first = mended.text.first, "[{".contains(first),
            node.text.first != first
        else { return false }
        report(
            .lookAlikeValue, node, "\(owner): \(mended.first.sentence)", hint: "write '\(first)'",
            at: place.slice(from: 0, length: 1),
            fixes: node.origin == nil ? [FixIt("Write the signs in ASCII", replace: place, with: mended.text)] : [])
        return true
    }

    // MARK: Text for people

    /// Reads a text by locale.
    mutating func readTexts(_ node: YAMLNode, named name: String, expected kind: PropertyKind) -> [MapEntry]? {
        for entry in node.entries where entry.value.kind == .scalar { checkCurlyQuotes(around: entry.value) }
        return readLocales(node, as: .string, named: name, expected: kind)
    }

    /// Warns of text that as a whole stands in curly quotes.
    mutating func checkCurlyQuotes(around node: YAMLNode) {
        guard node.withBytes({ $0.first == 0xE2 }), fixedRange == nil else { return }
        let text = Array(node.text.unicodeScalars)
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [("“", "”"), ("‘", "’"), ("”", "”"), ("„", "“")]
        guard text.count > 2, pairs.contains(where: { $0.0 == text[0] && $0.1 == text[text.count - 1] }),
            !text.dropFirst().dropLast().contains(where: { "“”„".unicodeScalars.contains($0) })
        else { return }
        let inner = String(String.UnicodeScalarView(text[1..<text.count - 1]))
        let place = node.contentRange ?? node.range
        let isSimple = node.isPlain && node.contentRange != nil && node.origin == nil
        let escaped = inner.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        report(
            .curlyQuotes, node,
            "the quotation marks '\(text[0])' and '\(text[text.count - 1])' are shown with the text",
            hint: "YAML's own are straight: \"\(inner)\"", at: nil,
            fixes: isSimple ? [FixIt("Write straight quotes", replace: place, with: "\"\(escaped)\"")] : [])
    }
}
