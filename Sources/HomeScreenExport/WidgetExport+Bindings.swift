import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

extension WidgetExport {
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
                guard isAddress, place.steps.last?.formatter != .escaped else {
                    let code = value.string
                    // A text that is written out needs no place.
                    if code.hasPrefix("\""), code.hasSuffix("\""), !code.contains("\\("), !code.contains(" ?? ") {
                        return (String(code.dropFirst().dropLast()), false)
                    }
                    return ("\\(\(Swift.bare(code)))", true)
                }
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
        let code = "\(configuration).\(member(of: parameter))"
        if scope.place == .view {
            readsEntry = true
            used.insert("configuration")
        }
        switch parameter.kind {
        case .choice(let options, _):
            let cases = optionCases(options)
            if names.count > 2 {
                shownTitles.insert(parameter.name)
                return .text("String(localized: \(code).title)")
            }
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
        return Dictionary(
            options.map { ($0, taken.reserve(Swift.member($0))) }, uniquingKeysWith: { first, _ in first })
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
}
