import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

extension WidgetExport {
    func apply(_ step: Binding.Step, to value: SwiftValue, at range: SourceRange) -> SwiftValue {
        var whole: Int?
        var words = ""
        switch step.argument {
        case .number(let number)?: whole = Int(exactly: number)
        case .text(let text)?: words = text
        default: break
        }
        /// Text made of a value, which stays missing where that is.
        func text(_ make: (String) -> String) -> SwiftValue {
            value.isOptional
                ? SwiftValue(code: "\(value.whole).map { \(make("$0")) }", shape: .scalar(.text), isOptional: true)
                : .text(make(value.code))
        }
        let digits = whole.map { "\($0)" }
        switch step.formatter {
        case .or: return orElse(value, step.argument)
        case .date:
            app.support.insert(.dates)
            return text { "\($0).formatted(as: \(Swift.literal(words)))" }
        case .weekday:
            app.support.insert(.dates)
            return text { "\($0).formatted(as: \"EEE\")" }
        case .number: return text { "\($0).formatted(.number.precision(.fractionLength(\(digits ?? "0...3"))))" }
        case .percent: return text { "\($0).formatted(.percent.precision(.fractionLength(\(digits ?? "0"))))" }
        case .duration:
            app.support.insert(.durations)
            return text { "\($0).durationText" }
        case .upper: return text { "\($0).localizedUppercase" }
        case .count:
            var result = SwiftValue(code: "Double(\(value.code).count)", shape: .scalar(.number))
            if value.isOptional { result.code = "Double(\(value.whole)?.count ?? 0)" }
            return result
        case .at: return types.element(of: value, at: whole ?? 0)
        case .escaped:
            app.support.insert(.escaped)
            if value.kind != .plain || value.isNumber { return .text("\(value.operand).escaped") }
            return text { "\($0).escaped" }
        case .hex:
            app.support.insert(.hexColors)
            var result = value
            result.shape = .scalar(.color)
            // Colours of data are told apart from those that formatters read by their code.
            result.code =
                value.isOptional
                ? "Color(hex: \(Swift.bare(value.string)))" : "Color(hex: \(Swift.bare(value.operand)))"
            result.isOptional = false
            return result
        }
    }

    private func orElse(_ value: SwiftValue, _ argument: ValueFormatter.Argument?) -> SwiftValue {
        guard value.isOptional else { return value }
        var result = value
        result.isOptional = false
        switch argument {
        case .text(let text)?:
            if value.isNumber {
                app.support.insert(.plain)
                return .text("(\(value.whole)?.plain ?? \(Swift.literal(text)))")
            }
            result.code = "(\(value.code) ?? \(Swift.literal(text)))"
        case .number(let number)?:
            guard value.isNumber else { return .text("(\(value.code) ?? \(Swift.literal(Swift.number(number))))") }
            result.code = "(\(value.code) ?? \(Swift.number(number)))"
        case .boolean(let flag)?: result.code = "(\(value.code) ?? \(flag))"
        case nil: break
        }
        return result
    }
}
