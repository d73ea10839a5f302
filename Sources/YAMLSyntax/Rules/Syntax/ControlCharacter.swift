import SourceDiagnostics

extension Rule {
    static let controlCharacter = Rule(
        "yaml.control-character", .error, "The file contains a control character.",
        explanation: "Control characters other than tab and line break cannot stand in YAML. Delete it.",
        wrong: .theme("theme: example\nextends: base\ntitle: Exam↓\u{8}ple\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

/// A character that YAML does not allow in text.
enum ControlCharacter: SyntaxExplanation {
    static let rules: [Rule] = [.controlCharacter]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard failure.problem == "control characters are not allowed" else { return nil }
        let digits = String(failure.byte ?? 0, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let place = file.place(failure.position)
        return Diagnostic(
            .controlCharacter, at: place, "the control character \(name) cannot stand in YAML",
            fixes: [
                FixIt("Delete it", replace: terminalSequence(from: place) ?? file.repeated(from: place), with: "")
            ])
    }

    /// What a terminal takes for a colour: an escape character, a bracket, digits and a letter.
    private static func terminalSequence(from place: SourceRange) -> SourceRange? {
        let rest = (place.file.line(place.start.line) ?? "").unicodeScalars.dropFirst(place.start.column - 1)
        guard rest.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
        let digits = rest.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" }.count
        guard rest.dropFirst(2 + digits).first?.properties.isAlphabetic == true else { return nil }
        return place.slice(from: 0, length: 3 + digits)
    }
}
