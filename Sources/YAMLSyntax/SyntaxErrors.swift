import SourceDiagnostics

extension Diagnostic {
    /// libyaml's account of an error in the words of a person who wants to mend it.
    ///
    /// The texts that are matched are those of libyaml 0.2.5's reader, scanner and parser; one that is not known keeps
    /// libyaml's own words.
    static func syntaxError(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic {
        let place = file.place(failure.position)
        switch failure.problem {
        case "control characters are not allowed":
            return controlCharacter(failure.byte ?? 0, at: place)
        case let problem where problem.hasPrefix("found a tab character"):
            return tab(in: file, at: failure.position)
        case "found character that cannot start any token":
            return file.character(at: failure.position) == "\t"
                ? tab(in: file, at: failure.position) : reservedCharacter(in: file, at: failure.position)
        case "mapping values are not allowed in this context":
            return colonInText(in: file, at: failure.position)
        case "block sequence entries are not allowed in this context":
            return Diagnostic(
                .syntax, at: place, "a list item cannot stand behind a key", hint: "put it on a line of its own")
        case "found unexpected end of stream", "found unexpected document indicator":
            if let start = failure.contextPosition { return openQuote(at: file.place(start)) }
        case let problem where problem.hasPrefix("did not find expected ','") || problem.hasSuffix("node content"):
            if let error = openBracket(failure, in: file) { return error }
        case "could not find expected ':'":
            let range = file.restOfLine(from: failure.contextPosition ?? failure.position)?.range ?? place
            return Diagnostic(.missingColon, at: range, "a key is followed by a colon", hint: "add ':'")
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            return Diagnostic(
                .escape, at: file.escapeRange(before: failure.position), "no such escape in double quotes",
                hint: "double the backslash, or use single quotes")
        case "found undefined tag handle":
            let text = file.restOfLine(from: failure.position)?.text ?? "!"
            return tag(String(text.prefix { $0 != " " }), at: place)
        case let problem where problem.contains("UTF-8") || problem.contains("Unicode"):
            return encoding(at: place)
        case "did not find expected key", "did not find expected '-' indicator":
            if file.startsLine(failure.position) { return indentation(failure, in: file) }
        default:
            break
        }
        if let start = failure.contextPosition, isAboutFirstCharacter(failure.context) {
            return reservedCharacter(in: file, at: start)
        }
        let words = [failure.problem, failure.context].compactMap(\.self).joined(separator: " ")
        return Diagnostic(.syntax, at: place, "this is not YAML: \(words)")
    }

    /// Whether text is at fault because its first character starts an alias, an anchor, a tag or a block of text.
    private static func isAboutFirstCharacter(_ context: String?) -> Bool {
        [
            "while scanning an alias", "while scanning an anchor", "while scanning a tag", "while parsing a tag",
            "while scanning a block scalar",
        ].contains(context)
    }

    private static func controlCharacter(_ code: Int32, at place: SourceRange) -> Diagnostic {
        let digits = String(code, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return Diagnostic(
            .controlCharacter, at: place, "the control character \(name) cannot stand in YAML",
            fixes: [FixIt("Delete the character", replace: place, with: "")])
    }

    private static func encoding(at place: SourceRange) -> Diagnostic {
        let bytes = place.file.bytes
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let found = isUTF16 ? "the file is UTF-16" : "these bytes are not UTF-8"
        return Diagnostic(.encoding, at: place, found, hint: "save the file as UTF-8")
    }

    private static func tab(in file: SourceFile, at position: SourcePosition) -> Diagnostic {
        let line = Array((file.line(position.line) ?? "").unicodeScalars)
        let first = line.firstIndex { $0 == "\t" } ?? position.column - 1
        let count = max(line.dropFirst(first).prefix { $0 == "\t" }.count, 1)
        let range = file.place(SourcePosition(line: position.line, column: first + 1)).slice(from: 0, length: count)
        return Diagnostic(
            .tab, at: range, "a tab cannot be used for indentation",
            fixes: [FixIt("Indent with spaces", replace: range, with: String(repeating: "  ", count: count))])
    }

    private static func reservedCharacter(in file: SourceFile, at position: SourcePosition) -> Diagnostic {
        let character = file.character(at: position).map { String($0) } ?? ""
        return Diagnostic(
            .reservedCharacter, at: file.place(position), "text cannot start with '\(character)' unless it is quoted",
            hint: "quote it", fixes: file.restOfLine(from: position).map { [quoting($0.range, $0.text)] } ?? [])
    }

    private static func colonInText(in file: SourceFile, at position: SourcePosition) -> Diagnostic {
        var fixes: [FixIt] = []
        let line = Array((file.line(position.line) ?? "").unicodeScalars)
        // The text starts after the first colon with a space; it may not be quoted in part.
        if let colon = line.indices.first(where: { line[$0] == ":" && $0 + 1 < line.count && line[$0 + 1] == " " }),
            colon + 1 < position.column - 1,
            let rest = file.restOfLine(from: SourcePosition(line: position.line, column: colon + 3))
        {
            fixes = [quoting(rest.range, rest.text)]
        }
        return Diagnostic(
            .colonInText, at: file.place(position), "a colon and a space start a value; this text already is one",
            hint: "quote the text", fixes: fixes)
    }

    private static func openQuote(at place: SourceRange) -> Diagnostic {
        Diagnostic(.openQuote, at: place, "this quotation mark is never closed")
    }

    private static func openBracket(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard let start = failure.openBracket ?? failure.contextPosition else { return nil }
        if let commented = unquotedColors(in: file, from: start) { return commented }
        if file.character(at: failure.position) == "," {
            return Diagnostic(.syntax, at: file.place(failure.position), "there is nothing before this comma")
        }
        guard let sign = file.character(at: start), "[{".contains(sign) else { return nil }
        return Diagnostic(
            .openBracket, at: file.place(start), "this '\(sign)' is not closed, or a comma is missing after an item",
            notes: [Note("the reader noticed here", at: file.place(failure.position))])
    }

    private static func indentation(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic {
        let range = file.restOfLine(from: failure.position)?.range ?? file.place(failure.position)
        let notes = failure.contextPosition.map { start in
            [Note("the map or list that it interrupts starts in column \(start.column)", at: file.place(start))]
        }
        return Diagnostic(
            .indentation, at: range,
            "this line starts in column \(failure.position.column), which fits no level above it", notes: notes ?? [])
    }

    /// A fix that puts text into double quotes.
    private static func quoting(_ range: SourceRange, _ text: String) -> FixIt {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return FixIt("Quote the text", replace: range, with: "\"\(escaped)\"")
    }
}
