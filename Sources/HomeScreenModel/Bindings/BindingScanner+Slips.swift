import ConfigSchema
import SourceDiagnostics

// The sentences for everything that cannot be read. The scanner stands where it stopped.
extension BindingScanner {
    /// Adds a finding about a part of the text; the nil is for the caller to return.
    mutating func fail<Value>(
        _ place: Range<Int>, _ message: String, hint: String? = nil, fixes: [FixIt] = []
    ) -> Value? {
        report(place, message, hint: hint, fixes: fixes)
        return nil
    }

    mutating func report(_ place: Range<Int>, _ message: String, hint: String? = nil, fixes: [FixIt] = []) {
        let place = place.lowerBound..<min(place.upperBound, scalars.count)
        diagnostics.append(Diagnostic(.binding, at: source.range(of: place), message, hint: hint, fixes: fixes))
    }

    mutating func reportStrayBrace() {
        let place = at..<at + 1
        report(
            place, "'}' closes nothing", hint: "write }} for a brace",
            fixes: source.fixes("Write }}", replace: place, with: "}}", isGuess: true))
    }

    mutating func failOpen<Value>(from start: Int) -> Value? {
        let end = scalars.count
        let fixes = source.fixes("Close the brace", replace: start..<end, with: text(start..<end) + "}", isGuess: true)
        return fail(start..<start + 1, "'{' is not closed", hint: "add '}', or write {{ for a brace", fixes: fixes)
    }

    mutating func failPath<Value>(behind segments: [Binding.Segment], from start: Int) -> Value? {
        let isFirst = segments.isEmpty
        guard let scalar = next else {
            return isFirst ? failOpen(from: start) : fail(at - 1..<at, "a name belongs behind the dot")
        }
        let place = at..<at + 1
        switch scalar {
        case "}" where isFirst:
            return fail(
                start..<at + 1, "there is no path between the braces",
                hint: "write a path such as {quote.text}, or {{ and }} for braces")
        case "}", "|", " ", ".":
            return isFirst
                ? fail(place, "a path starts with a name") : fail(at - 1..<at, "a name belongs behind the dot")
        case "$":
            return fail(
                place, "a path has no '$'",
                fixes: source.fixes("Remove '$'", replace: place, with: "", isGuess: true))
        case "'", "\"":
            return fail(place, "a path starts with a name; text stands outside of the braces")
        default:
            if reportLookAlike(scalar, place) { return nil }
            return fail(place, "'\(scalar)' starts no name; a path is like quote.text")
        }
    }

    /// What stands behind a path or a formatter is neither `|` nor `}`.
    mutating func failBehindValue<Value>(from start: Int) -> Value? {
        guard let scalar = next else { return failOpen(from: start) }
        let place = at..<at + 1
        if scalar == "[" { return failIndex() }
        if scalar == "(" {
            return fail(place, "nothing is called in a binding", hint: "a formatter stands behind |, as in | upper")
        }
        if "+-*/<>=!&?:%".unicodeScalars.contains(scalar) {
            let isMissing = scalar == "?" || scalar == "&"
            return fail(
                place, "there are no operators in a binding",
                hint: isMissing ? "write | or('–')" : "'when' compares, and data come computed from their source")
        }
        if Self.isNamePart(scalar) {
            var end = at
            while end < scalars.count, Self.isNamePart(scalars[end]) { end += 1 }
            let word = text(at..<end)
            if ValueFormatter(rawValue: word) != nil {
                return fail(
                    at..<end, "'|' is missing before '\(word)'",
                    fixes: source.fixes("Write '|'", replace: at..<end, with: "| " + word, isGuess: true))
            }
            return fail(at..<end, "'\(word)' belongs to nothing; a formatter stands behind |")
        }
        if reportLookAlike(scalar, place) { return nil }
        return fail(place, "'\(scalar)' does not belong here; expected | or }")
    }

    private mutating func failIndex<Value>() -> Value? {
        guard let end = scalars[at...].firstIndex(of: "]") else {
            return fail(at..<at + 1, "an item of a list is .0, .1 and so on")
        }
        let inside = text(at + 1..<end).filter { !"'\" ".contains($0) }
        return fail(
            at..<end + 1, "a path has no brackets", hint: "write .\(inside)",
            fixes: source.fixes("Write .\(inside)", replace: at..<end + 1, with: "." + inside, isGuess: true))
    }

    /// Reports a character that looks like one that could stand there; false for any other.
    private mutating func reportLookAlike(_ scalar: Unicode.Scalar, _ place: Range<Int>) -> Bool {
        guard let found = LookAlike(scalar), !found.isInvisible else { return false }
        let fixes = source.fixes("Write '\(found.ascii)'", replace: place, with: found.ascii, isGuess: false)
        report(place, found.sentence, fixes: fixes)
        return true
    }

    // MARK: Formatters

    mutating func failFormatter<Value>(_ name: String, _ place: Range<Int>) -> Value? {
        guard !name.isEmpty else {
            if let scalar = next, reportLookAlike(scalar, at..<at + 1) { return nil }
            return fail(at - 1..<at, "a formatter belongs behind '|'", hint: "one of " + Self.names)
        }
        let word = name.lowercased().filter { $0 != "-" && $0 != "_" }
        let synonym = ValueFormatter.allCases.first { $0.synonyms.contains(word) }
            .map { Suggestion(guessing: $0.rawValue) }
        let meant = synonym ?? Suggestion(nearestTo: name, in: ValueFormatter.allCases.map(\.rawValue))
        let fixes = meant.map { meant in
            let formatter = ValueFormatter(rawValue: meant.name)
            // What the other one needs in its parentheses is not known.
            let isEnough = formatter?.takesNothing == true || next == "("
            let text = isEnough ? meant.name : formatter?.example ?? meant.name
            return source.fixes("Write '\(text)'", replace: place, with: text, isGuess: meant.isGuess)
        }
        return fail(
            place, "there is no formatter '\(name)'", hint: meant?.hint ?? "one of " + Self.names, fixes: fixes ?? [])
    }

    private static let names = ValueFormatter.allCases.map(\.rawValue).joinedAsList("or")

    mutating func failMissingArgument<Value>(of formatter: ValueFormatter, _ place: Range<Int>) -> Value? {
        let needed =
            switch formatter.need {
            case .literal: "what stands in for a missing value"
            case .pattern: "a pattern"
            case .index: "the number of an item"
            case .nothing, .digits: "nothing"
            }
        return fail(
            place, "'\(formatter.rawValue)' needs \(needed) in parentheses", hint: "write \(formatter.example)",
            fixes: source.fixes(
                "Write \(formatter.example)", replace: place.lowerBound..<at, with: formatter.example, isGuess: true))
    }

    /// Text without quotation marks, or in ones that look like them.
    mutating func failArgument<Value>(_ place: Range<Int>, of formatter: ValueFormatter) -> Value? {
        let word = text(place)
        let inner = word.filter { !"‘’“”„".contains($0) }
        guard !word.isEmpty, case .literal = formatter.need, !inner.contains("'") else {
            return fail(
                place, "'\(word)' is nothing that '\(formatter.rawValue)' takes", hint: "write \(formatter.example)")
        }
        return fail(
            place, "text stands in quotation marks: '\(inner)'",
            fixes: source.fixes("Write '\(inner)'", replace: place, with: "'\(inner)'", isGuess: true))
    }

    /// Whether a formatter can be told a value; a finding says why not.
    mutating func accepts(
        _ argument: ValueFormatter.Argument, of formatter: ValueFormatter, at place: Range<Int>,
        parentheses: Range<Int>
    ) -> Bool {
        switch (formatter.need, argument) {
        case (.literal, _): return true
        case (.pattern, .text(let pattern)): return acceptsPattern(pattern, at: place)
        case (.digits(let range), .number(let number)), (.index(let range), .number(let number)):
            if let whole = Int(exactly: number), range.contains(whole) { return true }
            report(
                place, "'\(formatter.rawValue)' takes a whole number from \(range.lowerBound) to \(range.upperBound)")
        case (.nothing, _):
            report(
                parentheses, "'\(formatter.rawValue)' takes nothing in parentheses",
                fixes: source.fixes("Remove the parentheses", replace: parentheses, with: "", isGuess: true))
        default:
            report(
                place, "'\(formatter.rawValue)' takes another value", hint: "write \(formatter.example)")
        }
        return false
    }

    private mutating func acceptsPattern(_ pattern: String, at place: Range<Int>) -> Bool {
        guard let slip = DatePattern.slip(in: pattern) else { return true }
        let mended = slip.meant.map { "'" + $0.replacing("'", with: "''") + "'" }
        let fixes = mended.map { source.fixes("Write \($0)", replace: place, with: $0, isGuess: true) } ?? []
        report(place, slip.message, hint: mended.map { "write \($0)" }, fixes: fixes)
        return false
    }
}
