import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let dataKind = Rule(
        "data.kind", .error, "A binding gives a value of another type than is needed.",
        explanation: """
            A shape says of what type a value is, and a property or a formatter of what type it takes one. Text in front \
            of the braces or behind them makes the whole a text.
            """,
        wrong: .widget("layouts:\n  default: { content: [{ text: { value: \"{↓entry.date}\" } }] }\n"),
        right: .widget("layouts:\n  default: { content: [{ text: { value: \"{entry.date | weekday}\" } }] }\n"))
}

/// What bindings give is what their properties and formatters take.
enum KindFits: Check {
    static let rules: [Rule] = [.dataKind]

    /// Whether the value of a text's only place is what its property takes; a finding says why not.
    static func check(
        _ type: BindingType, of place: Binding.Place, in binding: Binding, as use: BindingUse,
        _ diagnostics: inout [Diagnostic]
    ) -> Bool {
        let fits: Bool =
            switch (use.kind, type.shape) {
            case (_, .unknown), (.anything, _), (.list, .list), (.text, .scalar(.text)), (.text, .scalar(.number)),
                (.text, .scalar(.url)), (.address, .scalar(.url)), (.number, .scalar(.number)),
                (.boolean, .scalar(.boolean)), (.date, .scalar(.date)), (.color, .scalar(.color)):
                true
            default: false
            }
        if !fits { report(type, of: place, in: binding, as: use, &diagnostics) }
        return fits
    }

    /// The same for a place beside which text stands.
    static func check(
        _ type: BindingType, ofPart place: Binding.Place, in binding: Binding, as use: BindingUse,
        _ diagnostics: inout [Diagnostic]
    ) -> Bool {
        guard use.kind == .address, case .scalar(.text) = type.shape else {
            let part = use.kind == .address ? BindingUse(use.name, .text) : use
            return check(type, of: place, in: binding, as: part, &diagnostics)
        }
        // What a value has of '/' and '?' would lead elsewhere.
        if place.steps.contains(where: { $0.formatter == .escaped }) { return true }
        let end = place.scalars.upperBound - 1
        diagnostics.append(
            Diagnostic(
                .dataKind, at: binding.range(place.path.scalars), "text in an address is escaped",
                hint: "write | escaped behind it",
                fixes: binding.fixes("Write '| escaped'", replace: end..<end, with: " | escaped", isGuess: false)))
        return false
    }

    /// A formatter that does not take what it is given.
    static func report(
        _ step: Binding.Step, on type: BindingType, of place: Binding.Place, in binding: Binding,
        _ diagnostics: inout [Diagnostic]
    ) {
        let name = step.formatter.rawValue
        let isFirst = place.steps.first?.scalars == step.scalars
        let subject = isFirst ? "'\(place.path.text)'" : "what it is given"
        if step.formatter == .or, case .scalar(let scalar) = type.shape {
            diagnostics.append(
                Diagnostic(
                    .dataKind, at: binding.range(step.scalars),
                    "\(subject) is \(scalar.noun), and 'or' puts another type in its place",
                    hint: scalar == .date ? "format it first, as in | date('MM/dd') | or('–')" : nil))
            return
        }
        diagnostics.append(
            Diagnostic(
                .dataKind, at: binding.range(step.scalars),
                "'\(name)' takes \(step.formatter.taken); \(subject) is \(type.shape.noun)",
                notes: isFirst ? declaration(of: type) : []))
    }

    /// A text with places where a value of another type is needed.
    static func report(textAsValueOf use: BindingUse, in binding: Binding, _ diagnostics: inout [Diagnostic]) {
        let hint =
            binding.places.count == 1
            ? "nothing may stand beside the braces" : "a single place gives a value: one path in braces"
        diagnostics.append(
            Diagnostic(
                .dataKind, at: binding.source.range, "'\(use.name)' is \(use.kind.noun); this is text", hint: hint))
    }

    private static func report(
        _ type: BindingType, of place: Binding.Place, in binding: Binding, as use: BindingUse,
        _ diagnostics: inout [Diagnostic]
    ) {
        let last = place.steps.last
        let subject = last.map { "what '\($0.formatter.rawValue)' gives" } ?? "'\(place.path.text)'"
        diagnostics.append(
            Diagnostic(
                .dataKind, at: binding.range(last?.scalars ?? place.path.scalars),
                "'\(use.name)' is \(use.kind.noun); \(subject) is \(type.shape.noun)", hint: hint(type, use),
                notes: last == nil ? declaration(of: type) : []))
    }

    private static func hint(_ type: BindingType, _ use: BindingUse) -> String? {
        switch (use.kind, type.shape) {
        case (.text, .scalar(.date)): "write | date('MM/dd') or | weekday"
        case (.text, .scalar(.boolean)): "'when' shows one view or another"
        case (.text, .list): "'each' shows its items, | count says how many there are"
        case (.text, .map): "name one of " + type.shape.fields.map(\.name).joinedAsList()
        case (.color, .scalar(.text)): "| hex reads a colour from text"
        case (.address, .scalar(.text)): "the shape may say 'url'"
        case (.number, .list): "| count says how many there are"
        default: nil
        }
    }

    private static func declaration(of type: BindingType) -> [Diagnostic.Note] {
        type.declared.map { [.init("the shape says so here", at: $0)] } ?? []
    }
}
