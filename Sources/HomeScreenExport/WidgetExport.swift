import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

/// The state of one widget's export, and the expressions that its bindings become.
final class WidgetExport {
    let app: AppExport
    let widget: WidgetDocument
    /// The beginning of its types, such as `Quote`.
    let name: String
    let families: [WidgetFamily]
    var types: SwiftTypes
    /// The values of sources, without the expression in front.
    private(set) var sources: [String: SwiftValue] = [:]
    /// The chosen items of parameters, by parameter.
    private(set) var items: [String: SwiftValue] = [:]
    /// The type of an item that is an entry of its own.
    private(set) var entryItem: SwiftValue?

    /// The parts of an entry that its views read.
    var used: Set<String> = []
    /// The environment's values that the view at hand reads.
    var environment: Set<String> = []
    /// Whether the view at hand reads the entry, or the item around it.
    var readsEntry = false
    var readsItem = false

    /// Parts that are views of their own, by name.
    var partViews: [PartView] = []
    var viewNames: TakenNames
    var openParts: [String] = []
    /// The types that are `AppEntity` already.
    var entities: Set<String> = []
    /// How often layouts and parts name each part.
    let useCounts: [String: Int]

    /// A part that is a view of its own.
    struct PartView {
        let part: String
        let name: String
        let item: String?
        let with: [String: SwiftValue]
        var lines = SwiftLines()
        var readsEntry = false
        var readsItem = false
    }

    init(_ app: AppExport, _ widget: WidgetDocument) {
        self.app = app
        self.widget = widget
        name = app.types.take(Swift.type(widget.name))
        families = widget.families.filter { $0.surface != .todayView }
        types = SwiftTypes(taken: [])
        useCounts = Self.counts(widget)
        viewNames = TakenNames(
            TakenNames.types.union([name + "View", name + "Entry", name + "Widget", name + "Provider"]))
        var members = TakenNames([
            "now", "entry", "entries", "times", "dates", "dated", "first", "places", "request", "context", "host",
            "date", "index", "images", "configuration", "relevance", "sample", "item", "isSignedIn",
        ])
        for source in widget.sources {
            var value = types.value(
                source.shape, called: source.name, code: members.take(Swift.member(source.name)), at: source.range)
            // What an app never wrote is missing; a list is empty then.
            if case .store = source.origin, value.emptyLiteral != "[]" { value.isOptional = true }
            sources[source.name] = value
        }
        for parameter in widget.parameters {
            guard case .items(let items) = parameter.kind, var value = sources[items.source] else { continue }
            value.code = members.take(Swift.member(parameter.name))
            value.isOptional = false
            self.items[parameter.name] = value
        }
        if let list = entryList.flatMap({ value($0, SwiftScope(place: .provider)) }),
            case .list(let element) = list.shape
        {
            entryItem = types.item(of: list, element, code: "entry.item")
        }
        used = []
    }

    private static func counts(_ widget: WidgetDocument) -> [String: Int] {
        var counts: [String: Int] = [:]
        func count(_ value: ConfigValue) {
            switch value.value {
            case .list(let items): for item in items { count(item) }
            case .record(let record): for field in record.fields { count(field.value) }
            case .map(let entries):
                for entry in entries {
                    if entry.key == "use",
                        let part = entry.value.stringValue ?? entry.value.record?["part"]?.stringValue
                    {
                        counts[part, default: 0] += 1
                    }
                    count(entry.value)
                }
            default: break
            }
        }
        for key in ["layouts", "parts"] { widget.record[key].map(count) }
        return counts
    }

    var entryType: String { "\(name)Entry" }
    var isConfigurable: Bool { !widget.parameters.isEmpty }
    var intentName: String { "\(name)Configuration" }

    /// The list whose items are entries.
    var entryList: Binding? {
        switch widget.timeline.entries {
        case .items(let list, _), .moments(let list, _): list
        default: nil
        }
    }

    /// The type of a value outside of the entry, in which its types stand.
    func qualified(_ value: SwiftValue) -> String {
        guard types.structure(value.typeName) != nil else { return value.type }
        return value.type.replacing(value.typeName, with: "\(entryType).\(value.typeName)")
    }

    /// The name of the sample of a source that is no part of the entry.
    func sampleName(_ value: SwiftValue) -> String { "sample" + Swift.type(value.code) }

    /// Whether views come from one that has modifiers, and whether these stand further in than its code; nil for others.
    func form(of entry: ConfigValue) -> ViewForm? {
        guard let node = ViewNode(entry, app.registry), node["when"] == nil else { return nil }
        switch node.name {
        case "choose": return nil
        case "each": return node["empty"] == nil ? .block : nil
        case "use":
            guard let name = node.text("part"), useCounts[name, default: 1] < 2 else { return .line }
            guard let part = widget.record["parts"]?.mapEntries.first(where: { $0.key == name }) else { return nil }
            return form(of: part.value)
        case "column", "row", "layers":
            guard let items = node["items"]?.items, items.count == 1 else { return .block }
            return form(of: items[0]) ?? .block
        default: return node.isOneLine ? .line : .block
        }
    }

    enum ViewForm { case line, block }

    /// Reports what cannot be carried.
    func report(_ thing: String, at place: SourceRange, _ hint: String) {
        app.findings.append(.lost(thing, at: place, hint))
    }

    // MARK: Bindings

    /// Returns the value of a binding that is one place; nil for a text with places.
    func value(_ binding: Binding, _ scope: SwiftScope) -> SwiftValue? {
        binding.onlyPlace.map { value($0, scope, at: binding.source.range) }
    }

    func value(_ text: BoundText, _ scope: SwiftScope) -> SwiftValue {
        var told: [Diagnostic] = []
        let binding = Binding(text, &told)
        return value(binding, scope) ?? .text(string(binding, scope))
    }

    /// Returns a `String` expression for a text with places.
    func string(_ binding: Binding, _ scope: SwiftScope, isAddress: Bool = false) -> String {
        if binding.parts.count == 1, case .place(let place) = binding.parts[0], !isAddress {
            return value(place, scope, at: binding.source.range).string
        }
        return "\"" + parts(binding, scope, isAddress: isAddress).map(\.code).joined() + "\""
    }

    /// Returns the pieces of a string literal.
    func parts(_ binding: Binding, _ scope: SwiftScope, isAddress: Bool = false) -> [(code: String, isPlace: Bool)] {
        binding.parts.map { part in
            switch part {
            case .text(let text): return (Swift.escaped(text), false)
            case .place(let place):
                let value = value(place, scope, at: binding.source.range)
                guard isAddress, place.steps.last?.formatter != .escaped else { return ("\\(\(value.string))", true) }
                app.support.insert(.escaped)
                return ("\\(\(value.operand).escaped)", true)
            }
        }
    }

    func value(_ place: Binding.Place, _ scope: SwiftScope, at range: SourceRange) -> SwiftValue {
        var value = root(place.path, scope, at: range)
        if let name = scope.unwrapped[value.code] {
            (value.code, value.isOptional, value.isChained) = (name, false, false)
        }
        for step in place.steps { value = apply(step, to: value, at: range) }
        if case .scalar(.number) = value.shape { app.support.insert(.plain) }
        return value
    }

    private func root(_ path: Binding.Path, _ scope: SwiftScope, at range: SourceRange) -> SwiftValue {
        let names = path.segments.map(\.name)
        let first = names.first ?? ""
        let second = names.count > 1 ? names[1] : ""
        switch first {
        case "item":
            guard var value = scope.item ?? entryItem else { return .text("\"\"") }
            if scope.item != nil {
                readsItem = true
            } else {
                value.code = scope.entry + ".item"
                readsEntry = true
            }
            return names.dropFirst().reduce(value) { types.member($1, of: $0) ?? $0 }
        case "with": return scope.with[second] ?? .text("\"\"")
        case "config": return parameter(names, scope)
        case "entry":
            if scope.place == .intent { return SwiftValue(code: ".now", shape: .scalar(.date)) }
            if second == "index" { return entry("index", .scalar(.number), scope, wrapped: "Double") }
            return entry("date", .scalar(.date), scope)
        case "app":
            switch second {
            case "id": return .text(Swift.literal(app.files.subject.id))
            case "title":
                guard let title = app.record["title"] else { return .text(Swift.literal(app.files.subject.id)) }
                return .text(app.localizedString(title))
            default:
                if scope.place == .intent { return SwiftValue(code: "(\(app.isSignedIn))", shape: .scalar(.boolean)) }
                return entry("isSignedIn", .scalar(.boolean), scope)
            }
        case "person": return host(second == "id" ? "personID" : "personName", "The person's \(second).", scope)
        case "device": return device(second, scope)
        default: return source(names, scope, at: range)
        }
    }

    private func source(_ names: [String], _ scope: SwiftScope, at range: SourceRange) -> SwiftValue {
        guard var value = sources[names[0]] else { return .text("\"\"") }
        let further = names.count == 2 ? names[1] : ""
        if further == "state" || further == "age", types.member(further, of: value) == nil {
            let member = value.code + (further == "state" ? "State" : "Age")
            if further == "state" { app.support.insert(.answers) }
            var result = entry(member, .scalar(further == "state" ? .text : .number), scope)
            if further == "state" { result.kind = .state }
            return result
        }
        if scope.place == .view {
            used.insert(value.code)
            readsEntry = true
            value.code = "\(scope.entry).\(value.code)"
        }
        return names.dropFirst().reduce(value) { types.member($1, of: $0) ?? $0 }
    }

    private func parameter(_ names: [String], _ scope: SwiftScope) -> SwiftValue {
        guard names.count > 1, let parameter = widget.parameters.first(where: { $0.name == names[1] }) else {
            return .text("\"\"")
        }
        let configuration = scope.place == .view ? "\(scope.entry).configuration" : "configuration"
        let code = "\(configuration).\(Swift.member(parameter.name))"
        if scope.place == .view {
            readsEntry = true
            used.insert("configuration")
        }
        switch parameter.kind {
        case .choice(let options, _):
            let cases = optionCases(options)
            if names.count > 2 { return .text("String(localized: \(code).title)") }
            return SwiftValue(code: code, shape: .scalar(.text), kind: .choice(cases))
        case .toggle: return SwiftValue(code: code, shape: .scalar(.boolean))
        case .text: return .text(code)
        case .number: return SwiftValue(code: code, shape: .scalar(.number))
        case .items:
            guard var value = items[parameter.name] else { return .text("\"\"") }
            if scope.place == .view {
                used.insert(value.code)
                value.code = "\(scope.entry).\(value.code)"
            }
            return names.dropFirst(2).reduce(value) { types.member($1, of: $0) ?? $0 }
        }
    }

    /// Returns the cases of an `AppEnum` by the names of options.
    func optionCases(_ options: [String]) -> [String: String] {
        var taken = TakenNames(["title"])
        return Dictionary(options.map { ($0, taken.take(Swift.member($0))) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a property of the entry that the provider fills.
    private func entry(_ member: String, _ shape: Shape, _ scope: SwiftScope, wrapped: String? = nil) -> SwiftValue {
        guard scope.place == .view else {
            return SwiftValue(code: member == "date" ? "now" : member, shape: shape)
        }
        used.insert(member)
        readsEntry = true
        let code = "\(scope.entry).\(member)"
        return SwiftValue(code: wrapped.map { "\($0)(\(code))" } ?? code, shape: shape)
    }

    private func host(_ member: String, _ summary: String, _ scope: SwiftScope) -> SwiftValue {
        app.host.add("var \(member): String { get }", summary)
        return scope.place == .view ? entry(member, .scalar(.text), scope) : .text("host.\(member)")
    }

    private func device(_ name: String, _ scope: SwiftScope) -> SwiftValue {
        func read(_ key: String, _ code: String, _ shape: Shape, _ kind: SwiftValue.Kind = .plain) -> SwiftValue {
            environment.insert(key)
            return SwiftValue(code: code, shape: shape, kind: kind)
        }
        if scope.place == .view {
            switch name {
            case "family": return read("family", "family", .scalar(.text), .family)
            case "rendering":
                return read("renderingMode", "renderingMode", .scalar(.text), .rendering)
            case "isDimmed": return read("isDimmed", "isDimmed", .scalar(.boolean))
            case "locale": return read("locale", "locale.identifier", .scalar(.text))
            default: break
            }
        }
        switch name {
        case "isOnline":
            app.host.add("var isOnline: Bool { get }", "Whether the device reaches the network.")
            return scope.place == .view
                ? entry("isOnline", .scalar(.boolean), scope)
                : SwiftValue(code: "host.isOnline", shape: .scalar(.boolean))
        case "locale": return .text("Locale.current.identifier")
        case "family": return scope.place == .provider ? .text("context.family.description") : .text("\"\"")
        default: return host("deviceName", "The name of the device, as people call it.", scope)
        }
    }

    // MARK: Formatters

    private func apply(_ step: Binding.Step, to value: SwiftValue, at range: SourceRange) -> SwiftValue {
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
            return text { "\($0).text(\(Swift.literal(words)))" }
        case .weekday:
            app.support.insert(.dates)
            return text { "\($0).text(\"EEE\")" }
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
            result.code = value.isOptional ? "Color(hex: \(value.string))" : "Color(hex: \(value.operand))"
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

    // MARK: Conditions

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
        case .plain: break
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
