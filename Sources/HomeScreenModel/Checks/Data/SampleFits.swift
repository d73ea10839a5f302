package import ConfigSchema
import LiveValues
import SceneModel
package import SourceDiagnostics

extension Rule {
    static let sample = Rule(
        "data.sample", .error, "A sample is not of the shape that its source declares.",
        explanation: """
            The sample stands for an answer: it draws the placeholder, the gallery and what is shown before the first \
            answer comes. What bindings may rely on must be in it. It may have more than the shape says.
            """,
        wrong: .widget(quoteHead + "    sample: ↓{ from: Anyone }\n" + dayExample),
        right: .widget(quoteHead + "    sample: { text: All's well, from: Anyone }\n" + dayExample))

    private static let quoteHead = "data:\n  quote:\n    http: https://example.com/\n    shape: { text: text }\n"
}

/// Samples are of the shape that stands beside them.
package enum SampleFits: Check {
    package static let rules: [Rule] = [.sample]

    /// Adds a finding for each place of a sample that is of another type, or lacks what must be there.
    ///
    /// - Parameters:
    ///   - sample: What was read as ``PropertyKind/anything``.
    ///   - shape: The shape of its source.
    ///   - diagnostics: Where findings go.
    package static func check(_ sample: ConfigValue, is shape: Shape, _ diagnostics: inout [Diagnostic]) {
        check(sample, is: shape, named: nil, &diagnostics)
    }

    private static func check(
        _ sample: ConfigValue, is shape: Shape, named name: String?, _ diagnostics: inout [Diagnostic]
    ) {
        switch (shape, sample.value) {
        case (.unknown, _), (_, .unreadable), (.optional, .null): return
        case (.optional(let inner), _): check(sample, is: inner, named: name, &diagnostics)
        case (.list(let element), .list(let items)):
            for item in items { check(item, is: element, named: name, &diagnostics) }
        case (.map(let fields), .map(let entries)):
            checkFields(fields, entries, of: sample, &diagnostics)
        case (.scalar(let scalar), _) where fits(sample, shape, scalar): return
        default:
            let subject = name.map { "'\($0)'" } ?? "the sample"
            diagnostics.append(
                Diagnostic(
                    .sample, at: sample.range, "\(subject) is \(shape.noun) in its shape; here it is \(noun(sample))"))
        }
    }

    private static func checkFields(
        _ fields: [Shape.Field], _ entries: [MapEntry], of sample: ConfigValue, _ diagnostics: inout [Diagnostic]
    ) {
        var missing: [Shape.Field] = []
        for field in fields {
            if let entry = entries.first(where: { $0.key == field.name }) {
                check(entry.value, is: field.shape, named: field.name, &diagnostics)
            } else {
                missing.append(field)
            }
        }
        for entry in entries where !fields.contains(where: { $0.name == entry.key }) {
            guard let meant = Suggestion(nearestTo: entry.key, in: missing.map(\.name)) else { continue }
            missing.removeAll { $0.name == meant.name }
            diagnostics.append(
                Diagnostic(.sample, at: entry.keyRange, "the shape has no '\(entry.key)'", suggesting: meant))
        }
        for field in missing where !field.shape.required.isOptional {
            if case .unknown = field.shape { continue }
            let start = SourceRange(file: sample.range.file, start: sample.range.start, end: sample.range.start)
            diagnostics.append(
                Diagnostic(
                    .sample, at: start, "the sample lacks '\(field.name)', which is \(field.shape.noun) in its shape",
                    notes: field.range.map { [.init("the shape says so here", at: $0)] } ?? []))
        }
    }

    private static func fits(_ sample: ConfigValue, _ shape: Shape, _ scalar: ScalarShape) -> Bool {
        scalar.accepts(shape.liveValue(of: sample, now: Timestamp(milliseconds: 0)))
    }

    private static func noun(_ sample: ConfigValue) -> String {
        switch sample.value {
        case .null: "nothing"
        case .list: "a list"
        case .map: "a map"
        case .boolean(let value): "\(value)"
        case .integer, .number: sample.range.lineText ?? "a number"
        case .string(let text): "'\(text.count > 40 ? text.prefix(40) + "…" : text[...])'"
        default: "another value"
        }
    }
}
