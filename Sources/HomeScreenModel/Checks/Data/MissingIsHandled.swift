import SourceDiagnostics

extension Rule {
    static let optional = Rule(
        "data.optional", .error, "A value that may be missing is shown without saying what then.",
        explanation: """
            A shape says 'optional' of what an answer may lack. Write what stands in for it, as in | or('–'), or show the \
            view only 'when' it is there.
            """,
        wrong: .widget(
            quoteExample + "layouts:\n  default: { content: [{ text: { value: \"{quote.↓from}\" } }] }\n"),
        right: .widget(
            quoteExample + "layouts:\n  default: { content: [{ text: { value: \"{quote.from | or('–')}\" } }] }\n"))
}

/// What may be missing has something in its place.
enum MissingIsHandled: Check {
    static let rules: [Rule] = [.optional]

    /// Adds a finding when a place may have no value.
    static func check(
        _ type: BindingType, of place: Binding.Place, in binding: Binding, as use: BindingUse,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard let missing = type.missing, let first = place.path.segments.first else { return }
        // An item that 'at' gives stands in no path.
        let step = place.steps.first { $0.formatter == .at && missing.scalars.isEmpty }
        let scalars = step?.scalars ?? missing.scalars
        let before = place.path.segments.prefix { $0.scalars.lowerBound <= scalars.lowerBound }
        let name = step == nil ? before.map(\.name).joined(separator: ".") : place.path.text
        let subject = step == nil ? "'\(name)' may be missing" : "'\(name)' may have no such item"
        let other = substitute(for: use.kind)
        let ask = "'when: { value: \"{\(first.name)…}\", missing: false }'"
        let end = place.scalars.upperBound - 1
        diagnostics.append(
            Diagnostic(
                .optional, at: binding.range(scalars), subject,
                hint: other.map { "write | \($0), or ask with 'when'" } ?? "ask with \(ask)",
                fixes: other.map {
                    binding.fixes("Write '| \($0)'", replace: end..<end, with: " | \($0)", isGuess: true)
                } ?? []))
    }

    private static func substitute(for kind: BindingUse.Kind) -> String? {
        switch kind {
        case .text: "or('–')"
        case .number: "or(0)"
        case .boolean: "or(false)"
        case .address, .date, .color, .list, .anything: nil
        }
    }
}
