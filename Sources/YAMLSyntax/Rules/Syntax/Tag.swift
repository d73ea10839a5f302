import SourceDiagnostics

extension Rule {
    /// A tag such as `!include`.
    static let tag = Rule(
        "yaml.tag", .error, "A tag such as !include or !!python/object is not supported.",
        explanation: """
            Tags let a YAML file ask its reader to build objects or to read other files. Diorama reads types from the \
            property that a value belongs to, and other files by plain keys such as `extends` and `contexts`.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle: ↓!!str Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

/// A tag: one that libyaml cannot expand, or one that a node carries.
enum Tag: SyntaxExplanation {
    static let rules: [Rule] = [.tag]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard failure.problem == "found undefined tag handle" else { return nil }
        let text = file.restOfLine(from: failure.position)?.text ?? "!"
        return .tag(String(text.prefix { $0 != " " }), at: file.place(failure.position))
    }
}

extension Diagnostic {
    static func tag(_ tag: String, at range: SourceRange) -> Diagnostic {
        let shown = tag.replacing("tag:yaml.org,2002:", with: "!!")
        let (file, message) = (range.file, "the tag '\(shown)' is not supported")
        guard let place = file.tag(from: range.start) else {
            return Diagnostic(.tag, at: file.place(range.start), message)
        }
        // A tag of YAML's own says what its value is anyway; any other one asks for something.
        guard shown.hasPrefix("!!") else {
            return Diagnostic(
                .tag, at: file.range(place), message,
                hint: "write the value itself; other files are named by keys such as 'extends'")
        }
        let blanks = file.bytes[place.upperBound...].prefix { $0 == UInt8(ascii: " ") }.count
        return Diagnostic(
            .tag, at: file.range(place), message,
            fixes: [
                FixIt(
                    "Remove the tag", replace: file.range(place.lowerBound..<place.upperBound + blanks), with: "")
            ])
    }
}

extension SourceFile {
    /// The bytes of the tag among the properties of a value that starts at a position.
    ///
    /// It may stand behind an anchor, and then also below it, with comments between.
    fileprivate func tag(from position: SourcePosition) -> Range<Int>? {
        var at = offset(of: position)
        func skip(while isInside: (UInt8) -> Bool) { at += bytes[at...].prefix(while: isInside).count }
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "!"): return at..<endOfTag(from: at)
            case UInt8(ascii: "&"): skip { !Self.isBlankOrBreak($0) }
            case UInt8(ascii: "#"): skip { $0 != 0x0A && $0 != 0x0D }
            case let byte where Self.isBlankOrBreak(byte): at += 1
            default: return nil
            }
        }
        return nil
    }

    private func endOfTag(from start: Int) -> Int {
        let rest = bytes[start...]
        let isVerbatim = rest.dropFirst().first == UInt8(ascii: "<")
        if isVerbatim, let end = rest.firstIndex(of: UInt8(ascii: ">")) { return end + 1 }
        return rest.firstIndex { Self.isBlankOrBreak($0) || ",[]{}".utf8.contains($0) } ?? rest.endIndex
    }

    fileprivate func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(file: self, start: position(ofOffset: bytes.lowerBound), end: position(ofOffset: bytes.upperBound))
    }

    private static func isBlankOrBreak(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
