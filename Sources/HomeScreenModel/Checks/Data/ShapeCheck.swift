import ConfigSchema
import LiveValues
import SourceDiagnostics

/// Holds what a file says against the shape that a source declares.
struct ShapeCheck {
    /// The rule that findings are of.
    let rule: Rule

    /// What is looked at, for sentences: `the sample`.
    let subject: String

    /// What a person would call the shape: `its shape`.
    let shapeName: String

    /// How a value of the file reaches widgets.
    let read: (Shape, ConfigValue) -> LiveValue

    /// Adds a finding for each place that is of another type, or lacks what must be there.
    func check(_ value: ConfigValue, is shape: Shape, _ diagnostics: inout [Diagnostic]) {
        check(value, is: shape, named: nil, &diagnostics)
    }

    private func check(
        _ value: ConfigValue, is shape: Shape, named name: String?, _ diagnostics: inout [Diagnostic]
    ) {
        switch (shape, value.value) {
        case (.unknown, _), (_, .unreadable), (.optional, .null): return
        case (.optional(let inner), _): check(value, is: inner, named: name, &diagnostics)
        case (.list(let element), .list(let items)):
            for item in items { check(item, is: element, named: name, &diagnostics) }
        case (.map(let fields), .map(let entries)): checkFields(fields, entries, of: value, &diagnostics)
        case (.scalar(let scalar), _) where scalar.accepts(read(shape, value)): return
        default:
            let subject = name.map { "'\($0)'" } ?? subject
            if case .scalar(.number) = shape, let text = Self.unreadableNumber(value) {
                return diagnostics.append(
                    Diagnostic(
                        rule, at: value.range,
                        "\(subject) is \(text); a number in a file has 17 digits at most, and no exponent",
                        hint: "write its digits"))
            }
            let day = Self.day(value, as: shape)
            diagnostics.append(
                Diagnostic(
                    rule, at: value.range,
                    "\(subject) is \(shape.noun) in \(shapeName); here it is \(Self.noun(value))",
                    hint: day.map { "write \($0)" } ?? shape.example.map { "write one such as \($0)" },
                    fixes: day.map { [FixIt("Write \($0)", replace: value.range, with: $0, isGuess: true)] } ?? []))
        }
    }

    /// Looks at the values of a map.
    func checkFields(
        _ fields: [Shape.Field], _ entries: [MapEntry], of value: ConfigValue, _ diagnostics: inout [Diagnostic]
    ) {
        var missing: [Shape.Field] = []
        let written = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for field in fields {
            if let entry = written[field.name] {
                check(entry.value, is: field.shape, named: field.name, &diagnostics)
            } else {
                missing.append(field)
            }
        }
        let names = Set(fields.map(\.name))
        for entry in entries.filter({ !names.contains($0.key) }).prefix(FindingLimit.suggestions) {
            guard let meant = Suggestion(nearestTo: entry.key, in: missing.map(\.name)) else { continue }
            missing.removeAll { $0.name == meant.name }
            diagnostics.append(
                Diagnostic(rule, at: entry.keyRange, "the shape has no '\(entry.key)'", suggesting: meant))
        }
        for field in missing where !field.shape.required.isOptional {
            if case .unknown = field.shape { continue }
            let start = SourceRange(file: value.range.file, start: value.range.start, end: value.range.start)
            diagnostics.append(
                Diagnostic(
                    rule, at: start, "\(subject) lacks '\(field.name)', which is \(field.shape.noun) in \(shapeName)",
                    notes: field.range.map { [.init("the shape says so here", at: $0)] } ?? []))
        }
    }

    /// The first moment of a day, for a date that was written without its time.
    private static func day(_ value: ConfigValue, as shape: Shape) -> String? {
        guard case .scalar(.date) = shape, let text = value.stringValue, value.range.lineText != nil else { return nil }
        let whole = text + "T00:00:00Z"
        return LiveValue.string(whole).moment == nil ? nil : whole
    }

    /// The text of a value that is a number in other languages, such as `1e300`; `nil` for any other one.
    private static func unreadableNumber(_ value: ConfigValue) -> String? {
        guard let text = value.stringValue, text == value.range.lineText, Double(text) != nil else { return nil }
        return text
    }

    private static func noun(_ value: ConfigValue) -> String {
        switch value.value {
        case .null: "nothing"
        case .list: "a list"
        case .map: "a map"
        case .boolean(let value): "\(value)"
        case .integer, .number: value.range.lineText ?? "a number"
        case .string(let text): "'\(text.count > 40 ? text.prefix(40) + "…" : text[...])'"
        default: "another value"
        }
    }
}

extension Shape {
    /// What a value looks like whose form is not plain from its name; nil for others.
    fileprivate var example: String? {
        switch self {
        case .scalar(.date): "2026-03-02T09:12:00Z"
        case .scalar(.color): "#FFD400"
        case .scalar(.url): "https://example.com/"
        default: nil
        }
    }
}
