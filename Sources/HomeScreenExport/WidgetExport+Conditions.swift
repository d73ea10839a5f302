import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

extension WidgetExport {
    /// The value of a condition that is known before anything runs.
    enum Test {
        case always, never
        case code(String)
    }

    func test(_ record: RecordValue, _ scope: SwiftScope) -> Test {
        var told: [Diagnostic] = []
        guard let condition = Condition(record, &told) else { return .always }
        let value = value(condition.binding, scope) ?? .text(string(condition.binding, scope))
        var codes: [String] = []
        for test in condition.tests {
            switch self.test(test, value, scope) {
            case .always: continue
            case .never: return .never
            case .code(let code): codes.append(code)
            }
        }
        return codes.isEmpty ? .always : .code(codes.joined(separator: " && "))
    }

    /// Returns the optional value that a condition asks for alone, and whether it has to be there.
    func presence(_ record: RecordValue, _ scope: SwiftScope) -> (code: String, name: String, isThere: Bool)? {
        var told: [Diagnostic] = []
        guard let condition = Condition(record, &told), condition.tests.count == 1,
            case (.missing, .written(let flag)) = (condition.tests[0].kind, condition.tests[0].operand),
            let value = value(condition.binding, scope), value.isOptional,
            value.code.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
            let name = value.code.split(separator: ".").last.map(String.init), name != "item", name != "entry"
        else { return nil }
        return (value.code, name, flag == false)
    }

    private func test(_ test: Condition.Test, _ value: SwiftValue, _ scope: SwiftScope) -> Test {
        switch (test.kind, test.operand) {
        case (.missing, .written(let flag)):
            guard value.isOptional else { return flag == true ? .never : .always }
            return .code("\(value.code) \(flag == true ? "==" : "!=") nil")
        case (.missing, .bound(let binding)):
            let flag = self.value(binding, scope)?.flag ?? "false"
            return .code("(\(value.isOptional ? "\(value.code) == nil" : "false")) == \(flag)")
        case (.above, let operand), (.below, let operand):
            let bound = number(operand, scope)
            let sign = test.kind == .above ? ">" : "<"
            guard value.isOptional else { return .code("\(value.number) \(sign) \(bound)") }
            return .code("\(value.whole).map({ $0 \(sign) \(bound) }) == true")
        case (.is, let operand): return isSame(value, operand, "==", scope)
        case (.not, let operand): return isSame(value, operand, "!=", scope)
        }
    }

    private func isSame(
        _ value: SwiftValue, _ operand: Condition.Operand, _ sign: String, _ scope: SwiftScope
    ) -> Test {
        guard case .written(let written) = operand else {
            guard case .bound(let binding) = operand, let other = self.value(binding, scope) else { return .always }
            if value.kind == .plain, other.kind == .plain, value.type == other.type {
                return .code("\(value.code) \(sign) \(other.code)")
            }
            return .code("\(value.operand) \(sign) \(other.operand)")
        }
        if written == .null {
            return value.isOptional ? .code("\(value.code) \(sign) nil") : sign == "==" ? .never : .always
        }
        let text = written.stringValue ?? written.json
        switch value.kind {
        case .choice(let cases):
            guard let name = cases[text] else { return sign == "==" ? .never : .always }
            return .code("\(value.code) \(sign) .\(name)")
        case .family:
            guard let family = WidgetFamily(rawValue: text), family.surface != .todayView else {
                return sign == "==" ? .never : .always
            }
            return .code("\(value.code) \(sign) .\(family.rawValue)")
        case .rendering, .state: return .code("\(value.code) \(sign) .\(text)")
        case .plain, .localized: break
        }
        switch value.shape {
        case .scalar(.boolean):
            guard let flag = written.boolValue ?? Bool(text) else { return sign == "==" ? .never : .always }
            if value.isOptional { return .code("\(value.code) \(sign) \(flag)") }
            return .code(flag == (sign == "==") ? value.code : "!\(value.code)")
        case .scalar(.number):
            guard let number = written.double ?? Double(text) else { return sign == "==" ? .never : .always }
            return .code("\(value.code) \(sign) \(Swift.number(number))")
        default: return .code("\(value.code) \(sign) \(Swift.literal(text))")
        }
    }

    private func number(_ operand: Condition.Operand, _ scope: SwiftScope) -> String {
        switch operand {
        case .written(let value): return Swift.number(value.double ?? 0)
        case .bound(let binding): return value(binding, scope)?.number ?? "0"
        }
    }
}

extension SwiftValue {
    var isNumber: Bool { if case .scalar(.number) = shape { true } else { false } }
}
