import ConfigSchema
import LiveValues
import SourceDiagnostics

extension Rule {
    static let condition = Rule(
        "data.condition", .error, "A condition asks nothing, or nothing that can be answered.",
        explanation: """
            'when' has a value from data and tests of it: is, not, above, below or missing. What a value is compared \
            with is of its type, and one of its words where there are only some: families, renderings, the states of a \
            source, the options of a choice.
            """,
        wrong: .widget(
            "layouts:\n  default:\n    content:\n"
                + "      - text: { value: Hello, when: { value: \"{app.signedIn}\", is: ↓yes } }\n"),
        right: .widget(
            "layouts:\n  default:\n    content:\n"
                + "      - text: { value: Hello, when: { value: \"{app.signedIn}\", is: true } }\n"))
}

/// Conditions ask something of a value.
enum ConditionAsks: Check {
    static let rules: [Rule] = [.condition]

    static func reportPlainText(at place: SourceRange, _ diagnostics: inout [Diagnostic]) {
        let path = place.lineText.map { $0.filter { !"\"' ".contains($0) } } ?? ""
        let isPath = !path.isEmpty && path.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
        diagnostics.append(
            Diagnostic(
                .condition, at: place, "this text is always the same", hint: "a path stands in braces",
                fixes: isPath
                    ? [FixIt("Write \"{\(path)}\"", replace: place, with: "\"{\(path)}\"", isGuess: true)] : []))
    }

    static func reportNoTest(of place: SourceRange, _ diagnostics: inout [Diagnostic]) {
        diagnostics.append(
            Diagnostic(
                .condition, at: place, "nothing is asked of this value",
                hint: "add one of \(Condition.Kind.allCases.map(\.rawValue).joinedAsList("or"))"))
    }

    /// What is asked of a value of some shape.
    static func check(
        _ test: Condition.Test, of condition: Condition, _ shape: Shape, _ types: BindingTypes,
        _ diagnostics: inout [Diagnostic]
    ) {
        let (inner, isOptional) = shape.required
        if case .unknown = inner { return }
        let place = condition.binding.source.range
        if test.kind == .missing {
            guard !isOptional else { return }
            diagnostics.append(
                Diagnostic(
                    .condition, at: place, "this value is never missing",
                    hint: "its shape does not say 'optional'"))
            return
        }
        guard case .scalar(let scalar) = inner else {
            let message = "\(inner.noun) is compared with nothing; 'missing' asks whether it is there"
            diagnostics.append(Diagnostic(.condition, at: place, message))
            return
        }
        if [.above, .below].contains(test.kind), scalar != .number {
            let message = "'\(test.kind.rawValue)' compares numbers; this is \(inner.noun)"
            diagnostics.append(Diagnostic(.condition, at: place, message))
            return
        }
        switch test.operand {
        case .bound(let binding):
            binding.check(types, as: BindingUse(test.kind.rawValue, like: scalar), &diagnostics)
        case .written(let value):
            if scalar == .text, value.isSimple { return checkWord(value, test, of: condition, types, &diagnostics) }
            if scalar.accepts(value) { return }
            diagnostics.append(
                Diagnostic(
                    .condition, at: test.place, "the value is \(scalar.noun), and never this",
                    hint: scalar == .boolean ? "write true or false" : nil))
        }
    }
}

extension ConditionAsks {
    /// A text that is one of a few words is compared with one of them.
    private static func checkWord(
        _ value: LiveValue, _ test: Condition.Test, of condition: Condition, _ types: BindingTypes,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard let place = condition.binding.onlyPlace, place.steps.isEmpty, case .string(let written) = value else {
            return
        }
        let words = types.words(at: place.path)
        guard !words.isEmpty, !words.contains(written) else { return }
        diagnostics.append(
            Diagnostic(
                .condition, at: test.place, "'\(place.path.text)' is never '\(written)'",
                suggesting: diagnostics.suggestion(for: written, in: words),
                hint: "it is \(words.joinedAsList("or"))"))
    }
}

extension LiveValue {
    /// Whether it is one piece of text in a file.
    fileprivate var isSimple: Bool {
        switch self {
        case .null, .array, .object: false
        case .bool, .integer, .number, .string: true
        }
    }
}
