import SourceDiagnostics

extension Rule {
    static let unknownPath = Rule(
        "data.unknown-path", .error, "A binding names what its source does not have.",
        explanation: """
            Each name of a path is one of the shape that stands beside the source. The finding stands at the first name \
            that is not there.
            """,
        wrong: .widget(
            quoteExample + "layouts:\n  default: { content: [{ text: { value: \"{quote.↓txt}\" } }] }\n"),
        right: .widget(
            quoteExample + "layouts:\n  default: { content: [{ text: { value: \"{quote.text}\" } }] }\n"))

    /// A source with a text that is always there and one that may be missing.
    static let quoteExample = """
        data:
          quote:
            http: https://example.com/
            shape: { text: text, from: optional text }
            sample: { text: All's well }

        """
}

/// Every name of a path is there.
enum PathIsKnown: Check {
    static let rules: [Rule] = [.unknownPath]

    /// The type of what a path names; nil after a finding.
    static func check(
        _ path: Binding.Path, in binding: Binding, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]
    ) -> BindingType? {
        guard let first = path.segments.first else { return nil }
        guard let root = types.roots.first(where: { $0.name == first.name }) else {
            reportRoot(first, in: binding, types, &diagnostics)
            return nil
        }
        var type = BindingType(shape: root.shape)
        var known = first.name
        enter(root.shape, at: first, known, types, &type)
        var further = root.further
        for segment in path.segments.dropFirst() {
            if case .unknown = type.shape { return type }
            guard let (shape, declared) = step(segment.name, into: type.shape, further: further) else {
                report(segment, behind: known, type, further, in: binding, &diagnostics)
                return nil
            }
            let isState = further.contains { $0.name == segment.name } && declared == nil
            // How old a value is, is known of one that is missing too.
            if isState { type.missing = nil }
            further = type.shape.fields.first { $0.name == segment.name }?.further ?? []
            known += "." + segment.name
            type.declared = declared ?? type.declared
            enter(shape, at: segment, known, types, &type)
        }
        return type
    }

    private static func enter(
        _ shape: Shape, at segment: Binding.Segment, _ known: String, _ types: BindingTypes, _ type: inout BindingType
    ) {
        let (inner, isOptional) = shape.required
        type.shape = inner
        if types.present.contains(known) {
            type.missing = nil
        } else if isOptional, type.missing == nil {
            type.missing = segment
        }
    }

    private static func step(
        _ name: String, into shape: Shape, further: [Shape.Field]
    ) -> (shape: Shape, declared: SourceRange?)? {
        if let field = shape.fields.first(where: { $0.name == name }) { return (field.shape, field.range) }
        if let field = further.first(where: { $0.name == name }) { return (field.shape, nil) }
        guard case .list(let element) = shape, Int(name) != nil, name.count < 6 else { return nil }
        return (.optional(element), nil)
    }

    private static func report(
        _ segment: Binding.Segment, behind known: String, _ type: BindingType, _ further: [Shape.Field],
        in binding: Binding, _ diagnostics: inout [Diagnostic]
    ) {
        let place = binding.range(segment.scalars)
        let names = (type.shape.fields + further).map(\.name)
        switch type.shape {
        case .list:
            diagnostics.append(
                Diagnostic(
                    .unknownPath, at: place, "'\(known)' is a list",
                    hint: "'each' goes through its items, and '\(known).0' is the first"))
        case .scalar(let scalar) where further.isEmpty:
            diagnostics.append(
                Diagnostic(.unknownPath, at: place, "'\(known)' is \(scalar.noun), and has no '\(segment.name)'"))
        default:
            let meant = diagnostics.suggestion(for: segment.name, in: names)
            diagnostics.append(
                binding.finding(
                    .unknownPath, at: segment, "'\(known)' has no '\(segment.name)'", suggesting: meant,
                    notes: meant == nil && !names.isEmpty ? [.init("it has " + names.joinedAsList())] : []))
        }
    }

    private static func reportRoot(
        _ segment: Binding.Segment, in binding: Binding, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]
    ) {
        let names = types.roots.map(\.name)
        let isItem = segment.name == "item"
        let owners = types.roots.filter { root in root.shape.fields.contains { $0.name == segment.name } }
        let field = owners.count == 1 ? Suggestion(guessing: "\(owners[0].name).\(segment.name)") : nil
        let meant = isItem ? nil : field ?? diagnostics.suggestion(for: segment.name, in: names)
        diagnostics.append(
            binding.finding(
                .unknownPath, at: segment, "there is no '\(segment.name)' here", suggesting: meant,
                hint: isItem ? "'item' is there inside of an 'each'" : nil,
                notes: meant == nil && !isItem ? [.init("a path starts with " + names.joinedAsList("or"))] : []))
    }
}

extension Binding {
    /// A finding about a name, which the suggested one can be written in place of.
    fileprivate func finding(
        _ rule: Rule, at segment: Segment, _ message: String, suggesting meant: Suggestion?, hint: String? = nil,
        notes: [Diagnostic.Note]
    ) -> Diagnostic {
        Diagnostic(
            rule, at: range(segment.scalars), message, hint: meant?.hint ?? hint, notes: notes,
            fixes: meant.map {
                fixes("Write '\($0.name)'", replace: segment.scalars, with: $0.name, isGuess: $0.isGuess)
            } ?? [])
    }
}
