import SourceDiagnostics
import YAMLSyntax

/// What the findings of reading have in common; each rule's own words stand in a file of `Rules`.
extension ConfigReader {
    /// Reports a value at its place, or does nothing in a file that has too many findings already.
    mutating func report(
        _ rule: Rule, _ node: YAMLNode, _ message: String, hint: String? = nil, at place: SourceRange? = nil,
        notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
    ) {
        guard !diagnostics.isFull else { return }
        // A value that came through an alias is wrong where it is written; the note shows where it is used.
        let origin = node.origin.map { [Diagnostic.Note("the value is used here", at: $0)] } ?? []
        diagnostics.append(
            Diagnostic(
                rule, at: fixedRange ?? place ?? node.range, message, hint: hint, notes: notes + origin, fixes: fixes))
    }

    /// Reports a name; the fix-it writes the suggested one instead, unless the name came through an alias and may be
    /// right elsewhere.
    mutating func report(
        _ rule: Rule, _ node: YAMLNode, _ message: String, suggesting suggestion: Suggestion?,
        notes: [Diagnostic.Note] = []
    ) {
        let place = node.origin == nil ? node.contentRange ?? node.range : nil
        report(
            rule, node, message, hint: suggestion?.hint, notes: notes,
            fixes: suggestion.flatMap { name in place.map { [name.fix(replacing: $0)] } } ?? [])
    }

    /// The text of a value as a message quotes it, cut; of a list or map, what it is.
    static func shown(_ node: YAMLNode) -> String {
        guard node.kind == .scalar else { return node.kind.name }
        let text = node.text
        return "'\(text.count > 40 ? text.prefix(40) + "…" : text[...])'"
    }
}
