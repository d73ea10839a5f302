package import ConfigSchema
package import LiveValues
package import SourceDiagnostics

/// What decides whether a view is shown: `when: { value: "{quote.from}", missing: false }`.
///
/// One value and tests of it, all of which must hold. A value that is missing passes `not`, and
/// neither `is` nor `above` nor `below`.
package struct Condition: Sendable {
    /// A way in which the value is looked at.
    package struct Test: Sendable {
        /// The comparison.
        package let kind: Kind
        /// The other side of the comparison.
        package let operand: Operand
        /// Where what it is compared with is written.
        let place: SourceRange
    }

    /// The words of the tests.
    package enum Kind: String, Sendable, CaseIterable {
        case `is`, not, above, below, missing
    }

    /// The other side of the comparison.
    package enum Operand: Sendable {
        case written(LiveValue)
        case bound(Binding)
    }

    /// The value that is looked at.
    package let binding: Binding
    /// The tests that it must pass.
    package let tests: [Test]

    /// What files write below `when`.
    package static let group = PropertyGroup(
        "'when'",
        [
            PropertySpec(
                "value", .bound(.anything), "What is looked at, such as `\"{quote.from}\"`.", required: true),
            PropertySpec("is", .bound(.anything), "It is this."),
            PropertySpec("not", .bound(.anything), "It is not this."),
            PropertySpec("above", .bound(.number(-1e12...1e12)), "It is a number above this one."),
            PropertySpec("below", .bound(.number(-1e12...1e12)), "It is a number below this one."),
            PropertySpec("missing", .boolean, "It is missing, or with `false` it is there."),
        ])

    /// Takes what a file says; nil after a finding, and for what could not be read.
    package init?(_ record: RecordValue, _ diagnostics: inout [Diagnostic]) {
        guard let value = record["value"] else { return nil }
        guard case .bound(let text) = value.value else {
            ConditionAsks.reportPlainText(at: value.range, &diagnostics)
            return nil
        }
        binding = Binding(text, &diagnostics)
        tests = record.fields.compactMap { field in
            guard let kind = Kind(rawValue: record.group.members[field.member].key) else { return nil }
            switch field.value.value {
            case .unreadable: return nil
            case .bound(let text):
                return Test(kind: kind, operand: .bound(Binding(text, &diagnostics)), place: field.value.range)
            default:
                return Test(kind: kind, operand: .written(field.value.plainLiveValue), place: field.value.range)
            }
        }
        guard tests.isEmpty else { return }
        if record.lost.isEmpty, !binding.isBroken { ConditionAsks.reportNoTest(of: text.range, &diagnostics) }
        return nil
    }

    /// Holds the condition to what there is.
    package func check(_ types: BindingTypes, _ diagnostics: inout [Diagnostic]) {
        let count = diagnostics.count
        let shape = binding.check(types, as: BindingUse("value", .anything), &diagnostics)
        guard diagnostics.count == count else { return }
        for test in tests { ConditionAsks.check(test, of: self, shape, types, &diagnostics) }
    }

    /// The paths that have values where the condition is met.
    package var presentWhenMet: [String] { tests.contains { $0.needsValue } ? path : [] }

    /// The paths that have values where it is not met.
    package var presentWhenNotMet: [String] { tests.count == 1 && tests[0].isMetByNothing ? path : [] }

    private var path: [String] {
        guard let place = binding.onlyPlace, place.steps.isEmpty else { return [] }
        let names = place.path.segments.map(\.name)
        // A value is there only if everything around it is.
        return names.indices.map { names[...$0].joined(separator: ".") }
    }

    /// Whether it is met now.
    ///
    /// A comparison with what has no value now is not met.
    package func isMet(in scope: BindingScope) throws(BindingFailure) -> Bool {
        let value: LiveValue
        if let place = binding.onlyPlace {
            value = try place.valueOrNull(in: scope)
        } else {
            value = try binding.value(in: scope)
        }
        return tests.allSatisfy { $0.isMet(by: value, in: scope) }
    }
}

extension Condition.Test {
    /// Whether only a value that is there can meet it.
    fileprivate var needsValue: Bool {
        switch (kind, operand) {
        case (.above, _), (.below, _), (.missing, .written(false)): true
        case (.is, .written(let value)): value != .null
        default: false
        }
    }

    /// Whether only a value that is missing meets it.
    fileprivate var isMetByNothing: Bool {
        if case (.missing, .written(true)) = (kind, operand) { true } else { false }
    }

    fileprivate func isMet(by value: LiveValue, in scope: BindingScope) -> Bool {
        let operand: LiveValue?
        switch self.operand {
        case .written(let value): operand = value
        case .bound(let binding): operand = try? binding.value(in: scope)
        }
        guard let operand else { return false }
        switch kind {
        case .is: return Self.isSame(value, operand)
        case .not: return !Self.isSame(value, operand)
        case .missing: return .bool(value == .null) == operand
        case .above, .below:
            guard let number = value.double, let bound = operand.double else { return false }
            return kind == .above ? number > bound : number < bound
        }
    }

    /// A file's `is: 7` is also the text `7`: what it means is the shape's to say.
    private static func isSame(_ value: LiveValue, _ expected: LiveValue) -> Bool {
        if value == expected { return true }
        guard case .string(let text) = value else { return false }
        return switch expected {
        case .integer(let number): text == String(number)
        case .number(let number): text == String(number)
        case .bool(let flag): text == String(flag)
        default: false
        }
    }
}
