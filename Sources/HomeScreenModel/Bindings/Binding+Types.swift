import LiveValues
package import SourceDiagnostics

/// What a path or a place has: a shape, and whether a value may be missing.
struct BindingType {
    var shape: Shape
    /// The name of the path behind which there may be nothing.
    var missing: Binding.Segment?
    /// The declaration of the last name, where a file has it.
    var declared: SourceRange?
}

extension Binding {
    /// Holds the binding to what there is, and to what its property takes; the first mistake of each place is added.
    ///
    /// - Returns: The shape of the value; `unknown` after a mistake.
    @discardableResult
    package func check(
        _ types: BindingTypes, as use: BindingUse, _ diagnostics: inout [Diagnostic]
    ) -> Shape {
        BindingIsReadable.checkDoubledBraces(self, types, &diagnostics)
        guard !isBroken else { return .unknown }
        let count = diagnostics.count
        // A text with more mistakes is none that somebody wrote.
        let found = places.map { diagnostics.count - count < 20 ? check($0, types, &diagnostics) : nil }
        guard let onlyPlace, let only = found.first else { return checkText(found, as: use, &diagnostics) }
        guard let type = only else { return .unknown }
        guard KindFits.check(type, of: onlyPlace, in: self, as: use, &diagnostics) else { return .unknown }
        if !use.mayBeMissing { MissingIsHandled.check(type, of: onlyPlace, in: self, as: use, &diagnostics) }
        return type.missing == nil ? type.shape : .optional(type.shape)
    }

    /// A text with places, each of which has to become text.
    private func checkText(
        _ found: [BindingType?], as use: BindingUse, _ diagnostics: inout [Diagnostic]
    ) -> Shape {
        guard [.text, .address, .anything].contains(use.kind) else {
            KindFits.report(textAsValueOf: use, in: self, &diagnostics)
            return .unknown
        }
        let part = BindingUse(use.name, use.kind == .address ? .address : .text)
        for (place, type) in zip(places, found) {
            guard let type else { continue }
            guard KindFits.check(type, ofPart: place, in: self, as: part, &diagnostics) else { continue }
            MissingIsHandled.check(type, of: place, in: self, as: part, &diagnostics)
        }
        return .scalar(.text)
    }

    /// The type of a place after its formatters; nil after a finding.
    private func check(
        _ place: Place, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]
    ) -> BindingType? {
        guard var type = PathIsKnown.check(place.path, in: self, types, &diagnostics) else { return nil }
        for step in place.steps {
            guard let next = step.formatter.type(of: type, step.argument) else {
                KindFits.report(step, on: type, of: place, in: self, &diagnostics)
                return nil
            }
            type = next
        }
        return type
    }
}

extension ValueFormatter {
    /// What comes out of a formatter; nil for what it does not take.
    func type(of value: BindingType, _ argument: Argument?) -> BindingType? {
        var result = value
        if case .unknown = value.shape {
            if self == .or { result.missing = nil }
            return result
        }
        switch (self, value.shape) {
        case (.or, .scalar(let scalar)):
            guard let argument, let shape = scalar.orElse(argument) else { return nil }
            result.shape = .scalar(shape)
            result.missing = nil
        case (.date, .scalar(.date)), (.weekday, .scalar(.date)), (.number, .scalar(.number)),
            (.percent, .scalar(.number)), (.duration, .scalar(.number)), (.upper, .scalar(.text)),
            (.escaped, .scalar(.text)), (.escaped, .scalar(.number)), (.escaped, .scalar(.url)):
            result.shape = .scalar(.text)
        case (.hex, .scalar(.text)): result.shape = .scalar(.color)
        case (.count, .list):
            result.shape = .scalar(.number)
            result.missing = nil
        case (.at, .list(let element)):
            result.shape = element.required.shape
            result.missing = value.missing ?? Binding.Segment(name: rawValue, scalars: 0..<0)
        default: return nil
        }
        return result
    }

    /// What it takes, for the end of a sentence.
    var taken: String {
        switch self {
        case .or: "text, a number, a switch, a date, a colour or an address"
        case .date, .weekday: ScalarShape.date.noun
        case .number, .percent, .duration: ScalarShape.number.noun
        case .upper, .hex: ScalarShape.text.noun
        case .escaped: "text"
        case .count, .at: "a list"
        }
    }
}

extension ScalarShape {
    /// What a value of this type or another one in its place is; nil where the two go together in nothing.
    fileprivate func orElse(_ argument: ValueFormatter.Argument) -> ScalarShape? {
        switch (self, argument) {
        case (.boolean, .boolean), (.number, .number), (.text, .text): self
        case (.color, .text(let text)), (.url, .text(let text)):
            accepts(.string(text)) ? self : self == .url ? .text : nil
        case (.number, .text), (.text, .number): .text
        default: nil
        }
    }
}
