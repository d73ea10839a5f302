package import ConfigSchema
package import SourceDiagnostics

extension Binding {
    /// Reads a text, and adds one finding for each place that cannot be read.
    package init(_ source: BoundText, _ diagnostics: inout [Diagnostic]) {
        var scanner = BindingScanner(source)
        scanner.scan()
        // What is amiss between quotation marks that are not there is told when they are.
        if source.isUnquoted {
            BindingIsQuoted.report(source, &diagnostics)
        } else {
            diagnostics += scanner.diagnostics
        }
        self.init(
            source: source, parts: scanner.parts, doubled: scanner.doubled,
            isBroken: source.isUnquoted || !scanner.diagnostics.isEmpty)
    }
}

/// Reads the places of a text from left to right; after one that cannot be read, it goes on behind it.
struct BindingScanner {
    let source: BoundText
    let scalars: [Unicode.Scalar]
    private(set) var parts: [Binding.Part] = []
    private(set) var doubled: [Binding.Path] = []
    var diagnostics: [Diagnostic] = []
    /// The next scalar.
    var at = 0

    /// More than any text for people has; what is found in one text stays in bounds with it.
    private static let maxParts = 200
    /// Each may make a text longer.
    private static let maxSteps = 16
    /// Deeper than shapes go.
    static let maxNames = 32

    init(_ source: BoundText) {
        self.source = source
        scalars = Array(source.text.unicodeScalars)
    }

    var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

    mutating func scan() {
        var text = String.UnicodeScalarView()
        func isDoubled(_ index: Int) -> Bool { index + 1 < scalars.count && scalars[index + 1] == scalars[index] }
        while let scalar = next {
            guard parts.count < Self.maxParts else {
                report(at..<at + 1, "a text has at most \(Self.maxParts) places and pieces between them")
                break
            }
            switch scalar {
            case "{" where isDoubled(at):
                noteDoubledPath()
                text.append("{")
                at += 2
            case "}" where isDoubled(at):
                text.append("}")
                at += 2
            case "}":
                reportStrayBrace()
                at = diagnostics.count > 20 ? scalars.count : at + 1
            case "{":
                if !text.isEmpty { parts.append(.text(String(text))) }
                text = String.UnicodeScalarView()
                let start = at
                guard let place = scanPlace() else {
                    skipPlace(from: start)
                    continue
                }
                parts.append(.place(place))
            default:
                text.append(scalar)
                at += 1
            }
        }
        if !text.isEmpty || parts.isEmpty { parts.append(.text(String(text))) }
    }

    /// Goes on behind the brace that ends a place which could not be read.
    private mutating func skipPlace(from start: Int) {
        let end = scalars[(start + 1)...].firstIndex(of: "}")
        at = end.map { $0 + 1 } ?? scalars.count
        // A text with many mistakes is none that somebody wrote.
        if diagnostics.count > 20 { at = scalars.count }
    }

    // MARK: Places

    private mutating func scanPlace() -> Binding.Place? {
        let start = at
        at += 1
        skipBlanks()
        guard let path = scanPath(from: start) else { return nil }
        var steps: [Binding.Step] = []
        while true {
            skipBlanks()
            switch next {
            case "}":
                at += 1
                return Binding.Place(path: path, steps: steps, scalars: start..<at)
            case "|" where at + 1 < scalars.count && scalars[at + 1] == "|":
                return fail(at..<at + 2, "there are no operators in a binding", hint: "write | or('–')")
            case "|":
                guard steps.count < Self.maxSteps else {
                    return fail(at..<at + 1, "a place has at most \(Self.maxSteps) formatters")
                }
                at += 1
                skipBlanks()
                guard let step = scanStep() else { return nil }
                steps.append(step)
            case nil:
                return failOpen(from: start)
            default:
                return failBehindValue(from: start)
            }
        }
    }

    private mutating func scanPath(from open: Int) -> Binding.Path? {
        var segments: [Binding.Segment] = []
        repeat {
            if !segments.isEmpty { at += 1 }
            let start = at
            while let scalar = next, Self.isNamePart(scalar) { at += 1 }
            let name = text(start..<at)
            guard !name.isEmpty, !segments.isEmpty || !Self.isDigit(scalars[start]) else {
                at = start
                return failPath(behind: segments, from: open)
            }
            guard segments.count < Self.maxNames else {
                return fail(start..<at, "a path has at most \(Self.maxNames) names")
            }
            segments.append(Binding.Segment(name: name, scalars: start..<at))
        } while next == "."
        return Binding.Path(segments: segments)
    }

    private mutating func scanStep() -> Binding.Step? {
        let start = at
        while let scalar = next, Self.isNamePart(scalar) { at += 1 }
        let place = start..<at
        let name = text(place)
        guard let formatter = ValueFormatter(rawValue: name) else { return failFormatter(name, place) }
        guard next == "(" else {
            guard formatter.takesNothing else { return failMissingArgument(of: formatter, place) }
            return Binding.Step(formatter: formatter, argument: nil, scalars: place)
        }
        let open = at
        at += 1
        skipBlanks()
        if next == ")" {
            at += 1
            guard formatter.takesNothing else { return failMissingArgument(of: formatter, place) }
            return Binding.Step(formatter: formatter, argument: nil, scalars: place)
        }
        let argumentStart = at
        guard let argument = scanArgument(of: formatter) else { return nil }
        let argumentPlace = argumentStart..<at
        skipBlanks()
        guard next == ")" else {
            if next == "," {
                return fail(at..<at + 1, "a formatter takes one value", hint: "write \(formatter.example)")
            }
            return fail(open..<open + 1, "'(' is not closed", hint: "write \(formatter.example)")
        }
        at += 1
        guard accepts(argument, of: formatter, at: argumentPlace, parentheses: open..<at) else { return nil }
        return Binding.Step(formatter: formatter, argument: argument, scalars: place)
    }

    private mutating func scanArgument(of formatter: ValueFormatter) -> ValueFormatter.Argument? {
        guard let quote = next, quote == "'" || quote == "\"" else { return scanBareArgument(of: formatter) }
        let start = at
        at += 1
        var text = String.UnicodeScalarView()
        while let scalar = next {
            if scalar == quote {
                // A quotation mark inside is written twice, as in YAML.
                guard at + 1 < scalars.count, scalars[at + 1] == quote else {
                    at += 1
                    return .text(String(text))
                }
                at += 1
            }
            text.append(scalar)
            at += 1
        }
        return fail(start..<start + 1, "the quotation mark is not closed", hint: "write \(formatter.example)")
    }

    private mutating func scanBareArgument(of formatter: ValueFormatter) -> ValueFormatter.Argument? {
        let start = at
        while let scalar = next, scalar != ")", scalar != "}", scalar != ",", scalar != "|" { at += 1 }
        let word = text(start..<at).filter { $0 != " " }
        if word == "true" || word == "false" { return .boolean(word == "true") }
        if let number = Double(word), number.isFinite { return .number(number) }
        return failArgument(start..<at, of: formatter)
    }

    // MARK: Characters

    /// Remembers a path in doubled braces, if it is one: other languages write a place like that.
    private mutating func noteDoubledPath() {
        guard doubled.count < Self.maxParts else { return }
        var reader = self
        reader.at += 2
        reader.skipBlanks()
        let start = reader.at
        while let scalar = reader.next, Self.isNamePart(scalar) || scalar == "." { reader.at += 1 }
        let names = text(start..<reader.at).split(separator: ".", omittingEmptySubsequences: false)
        guard start < reader.at, !names.contains(""),
            let end = scalars[reader.at...].prefix(Self.maxParts).firstIndex(of: "}"),
            end + 1 < scalars.count, scalars[end + 1] == "}"
        else { return }
        doubled.append(Binding.Path(segments: [Binding.Segment(name: String(names[0]), scalars: at..<end + 2)]))
    }

    mutating func skipBlanks() { while next == " " { at += 1 } }

    func text(_ place: Range<Int>) -> String {
        // Much sooner made than by way of a view of scalars, and every name of every binding is.
        String(unsafeUninitializedCapacity: place.count * 4) { buffer in
            var count = 0
            for scalar in scalars[place] {
                for byte in scalar.utf8 {
                    buffer[count] = byte
                    count += 1
                }
            }
            return count
        }
    }

    /// Whether a path can start with a name.
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !isDigit(first) else { return false }
        return text.unicodeScalars.allSatisfy { isNamePart($0) }
    }

    static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isASCIILetter(scalar) || isDigit(scalar) || scalar == "_" || scalar == "-" }
        return scalar.properties.isAlphabetic && LookAlike(scalar)?.isFullWidth != true
    }

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension LookAlike {
    /// Whether an input method writes it for a sign or letter of ASCII.
    fileprivate var isFullWidth: Bool { (0xFF01...0xFF5E).contains(scalar.value) }
}

extension ValueFormatter {
    /// Whether it may stand without parentheses.
    var takesNothing: Bool {
        switch need {
        case .nothing, .digits: true
        case .index, .pattern, .literal: false
        }
    }
}
