import ConfigSchema
import Exporting
import Foundation
import Testing

/// The views that a widget's exported Swift may draw, read from the compiler's own syntax tree.
struct SwiftViews {
    /// The families in the order of `supportedFamilies`.
    let families: [String]

    private let structures: [String: [String: Syntax]]
    private let root: String
    private let colors: [String: SRGBColor]

    /// Reads the files of a widget; `view` stands in for its views.
    init(_ export: Export, _ name: String, view: String? = nil) throws {
        let text = try view ?? export.text("\(name)View.swift")
        var structures: [String: [String: Syntax]] = [:]
        for item in Syntax(try Typechecking.syntax(of: text))["items"].items where item.kind == "struct_decl" {
            var members: [String: Syntax] = [:]
            for member in item["members"].items where member.kind == "var_decl" {
                members[member["name"].name] = member["accessors"].items.first?["body"]
            }
            structures[item["name"].name] = members
        }
        self.structures = structures
        root = "\(name)View"
        let widget = Syntax(try Typechecking.syntax(of: export.text("\(name)Widget.swift")))
        families =
            widget.call(named: "supportedFamilies")?.arguments.first?.expression["elements"].items.map {
                $0["name"].text ?? ""
            } ?? []
        var colors: [String: SRGBColor] = [:]
        for file in export.files where file.path.hasSuffix(".colorset/Contents.json") {
            let json = Syntax(try JSONSerialization.jsonObject(with: Data(file.bytes)))
            let parts = json["colors"].items.first?["color"]["components"]
            func part(_ key: String) -> Double { parts?[key].text.flatMap { Double($0) } ?? -1 }
            let key = file.path.split(separator: "/").dropLast().last?.dropLast(".colorset".count)
            colors[String(key ?? "")] = SRGBColor(
                red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"))
        }
        self.colors = colors
    }

    /// Returns the views of a family.
    func views(_ family: String) -> SwiftGrammar { grammar(body(family), Scope(structure: root)) }

    /// Returns the address that a tap on the background of a family opens.
    func link(_ family: String) -> FactValue {
        guard let address = body(family).call(named: "widgetURL")?.arguments.first?.expression.arguments.first else {
            return .missing
        }
        return .text(pieces(address.expression, Scope(structure: root)))
    }

    /// The statements that draw a family.
    private func body(_ family: String) -> Syntax {
        let body = structures[root]?["body"] ?? Syntax(nil)
        guard let choice = body["elements"].items.first, choice.kind == "switch_stmt",
            choice["subject_expr"]["name"].text == "family"
        else { return body }
        let cases = choice["cases"].items
        let found = cases.first { entry in
            entry["case_label_items"].items.contains { $0["pattern"]["sub_expr"]["name"].text == family }
        }
        let expression = (found ?? cases.last)?["body"]["elements"].items.first
        return expression?["name"].text.flatMap { structures[root]?[$0] } ?? Syntax(nil)
    }

    /// The names that have a meaning at a place of the code.
    private struct Scope {
        let structure: String
        var arguments: [String: Syntax] = [:]
    }

    // MARK: Views

    private func grammar(_ syntax: Syntax, _ scope: Scope) -> SwiftGrammar {
        switch syntax.kind {
        case "brace_stmt": return .sequence(syntax["elements"].items.map { grammar($0, scope) })
        case "if_stmt": return .either([grammar(syntax["then_stmt"], scope), grammar(syntax["else_stmt"], scope)])
        case "switch_stmt": return .either(syntax["cases"].items.map { grammar($0["body"], scope) })
        case "closure_expr": return grammar(syntax["body"], scope)
        case "unresolved_decl_ref_expr":
            return syntax["name"].text.flatMap { structures[scope.structure]?[$0] }.map { grammar($0, scope) }
                ?? .nothing
        case "call_expr": return view(syntax, scope)
        default: return .nothing
        }
    }

    private func view(_ syntax: Syntax, _ scope: Scope) -> SwiftGrammar {
        var modifiers: [(name: String, call: Syntax)] = []
        var call = syntax
        while call.kind == "call_expr", call["fn"].kind == "unresolved_dot_expr" {
            modifiers.insert((call["fn"]["field"].text ?? "", call), at: 0)
            call = call["fn"]["base"]
        }
        guard call.kind == "call_expr", let name = call["fn"]["name"].text else { return .nothing }
        let behind = modifiers.filter { ["background", "overlay"].contains($0.name) }.flatMap { modifier in
            modifier.call.arguments.map { grammar($0.expression, scope) }
        }
        let closures = call.arguments.filter { $0.expression.kind == "closure_expr" }.map {
            grammar($0.expression, scope)
        }
        func fact(_ kind: String, _ values: [String: FactValue] = [:]) -> SwiftGrammar {
            var fact = ViewFact(kind: kind, values: values)
            for modifier in modifiers { read(modifier.name, modifier.call, into: &fact, scope) }
            return .sequence([.view(fact)] + behind)
        }
        func words(_ label: String? = nil) -> FactValue {
            guard let argument = call.arguments.first(where: { $0.label == label }) ?? call.arguments.first else {
                return .missing
            }
            return .text(pieces(argument.expression, scope))
        }
        switch name {
        case "Text":
            let isDate = call.arguments.contains { $0.label == "style" }
            return fact("text", ["words": isDate ? .unknown : words(), "style": .words("body")])
        case "Image": return fact("image", ["name": call.arguments.first?.label == "uiImage" ? .unknown : words()])
        case "RoundedRectangle":
            return fact("rounded", ["radius": call.arguments.first?.expression.number.map { .number($0) } ?? .missing])
        case "Rectangle", "Capsule", "Circle": return fact(name.lowercased())
        case "ContainerRelativeShape": return fact("container")
        case "Spacer", "Divider": return .view(ViewFact(kind: name.lowercased()))
        case "Gauge": return .view(ViewFact(kind: "gauge"))
        case "ProgressView": return .view(ViewFact(kind: "progress"))
        case "AppLink": return .sequence([.view(ViewFact(kind: "link", values: ["to": words()]))] + closures + behind)
        case "Button", "Toggle":
            // A label without views of its own is drawn by the picture, and is none of its views.
            return .sequence(
                [
                    .view(ViewFact(kind: name.lowercased())),
                    .either([.sequence(closures), .sequence(closures.map(\.behindFirst))]),
                ]
                    + behind)
        case "ForEach": return .repeated(.sequence(closures))
        // Above the clock of a lock screen the system draws the icon first.
        case "Label": return .sequence(closures.reversed())
        case "Group":
            // What stands behind a group holds for each of its views.
            let views = SwiftGrammar.sequence(closures).mapping { fact in
                var fact = fact
                for modifier in modifiers { read(modifier.name, modifier.call, into: &fact, scope) }
                return fact
            }
            return .sequence([views] + behind)
        default:
            guard let structure = structures[name] else { return .sequence(closures + behind) }
            var inner = Scope(structure: name)
            for argument in call.arguments {
                guard let label = argument.label else { continue }
                inner.arguments[label] = resolved(argument.expression, scope)
            }
            return .sequence([grammar(structure["body"] ?? Syntax(nil), inner)] + behind)
        }
    }

    private func read(_ name: String, _ call: Syntax, into fact: inout ViewFact, _ scope: Scope) {
        let arguments = call.arguments
        guard let first = arguments.first?.expression else { return }
        switch (name, fact.kind) {
        case ("font", "text"):
            if let size = first.call(named: "system")?.arguments.first?.expression.number {
                fact.values["size"] = .number(size)
                fact.values["style"] = nil
            } else {
                let style = first["name"].text ?? first["fn"]["base"]["name"].text
                fact.values["style"] = style.map { .words($0) } ?? .unknown
            }
        case ("foregroundStyle", "text"): fact.values["color"] = color(first).map { .color($0) } ?? .unknown
        case ("lineLimit", "text"): fact.values["lines"] = first.number.map { .number($0) } ?? .unknown
        case ("fill", _):
            guard first["fn"]["name"].text != "LinearGradient" else { return }
            fact.values["fill"] = color(first).map { .color($0) } ?? .unknown
        case ("frame", _) where fact.kind != "text":
            for argument in arguments where ["width", "height"].contains(argument.label) {
                fact.values[argument.label ?? ""] = argument.expression.number.map { .number($0) } ?? .unknown
            }
        default: break
        }
    }

    // MARK: Values

    private func resolved(_ syntax: Syntax, _ scope: Scope) -> Syntax {
        guard syntax.kind == "unresolved_decl_ref_expr", let name = syntax["name"].text else { return syntax }
        return scope.arguments[name] ?? syntax
    }

    /// The pieces of a text; `nil` for each one that only runs tell.
    private func pieces(_ syntax: Syntax, _ scope: Scope) -> [String?] {
        let syntax = resolved(syntax, scope)
        switch syntax.kind {
        case "string_literal_expr": return [syntax["value"].text ?? ""]
        case "interpolated_string_literal_expr":
            return syntax["appending_expr"]["body"]["elements"].items.compactMap { piece -> String?? in
                guard piece.kind == "call_expr" else { return nil }
                return .some(piece.arguments.first?.expression["value"].text)
            }
        default: return [nil]
        }
    }

    /// A colour that is written out, or one of the catalogue; nil for any other expression.
    private func color(_ syntax: Syntax) -> SRGBColor? {
        if let name = syntax["name"].text ?? syntax["field"].text, syntax.kind != "call_expr" {
            return ["white": SRGBColor.white, "black": .black, "clear": SRGBColor.black.opacity(0)][name]
        }
        guard syntax.kind == "call_expr" else { return nil }
        if syntax["fn"]["field"].text == "opacity", let alpha = syntax.arguments.first?.expression.number {
            return color(syntax["fn"]["base"])?.opacity(alpha)
        }
        guard syntax["fn"]["name"].text == "Color", syntax.arguments.count == 1 else { return nil }
        return syntax.arguments.first?.expression["value"].text.flatMap { colors[$0] }
    }
}

/// The views that code draws: which of them depends on data.
indirect enum SwiftGrammar: CustomStringConvertible, Sendable {
    case view(ViewFact)
    case sequence([SwiftGrammar])
    case either([SwiftGrammar])
    case repeated(SwiftGrammar)

    static let nothing = SwiftGrammar.sequence([])

    var description: String {
        switch self {
        case .view(let fact): "\(fact)"
        case .sequence(let parts): parts.map(\.description).joined(separator: " ")
        case .either(let parts): "(\(parts.map(\.description).joined(separator: " | ")))"
        case .repeated(let part): "(\(part))*"
        }
    }

    /// The views without the first one, such as the background of a text.
    var behindFirst: SwiftGrammar {
        guard case .sequence(let parts) = self, let first = parts.first else { return .nothing }
        return .sequence([first.behindFirst] + parts.dropFirst())
    }

    /// Returns the same with other facts of each view.
    func mapping(_ change: (ViewFact) -> ViewFact) -> SwiftGrammar {
        switch self {
        case .view(let fact): .view(change(fact))
        case .sequence(let parts): .sequence(parts.map { $0.mapping(change) })
        case .either(let parts): .either(parts.map { $0.mapping(change) })
        case .repeated(let part): .repeated(part.mapping(change))
        }
    }

    /// Whether the code draws these views with some data.
    func accepts(_ scene: [ViewFact]) -> Bool { ends(in: scene, from: [0]).contains(scene.count) }

    /// The places behind what it draws, from some places.
    private func ends(in scene: [ViewFact], from starts: Set<Int>) -> Set<Int> {
        switch self {
        case .view(let fact):
            return Set(starts.filter { $0 < scene.count && fact.fits(scene[$0]) }.map { $0 + 1 })
        case .sequence(let parts): return parts.reduce(starts) { $1.ends(in: scene, from: $0) }
        case .either(let parts):
            return parts.reduce(into: []) { $0.formUnion($1.ends(in: scene, from: starts)) }
        case .repeated(let part):
            var (known, new) = (starts, starts)
            while !new.isEmpty {
                new = part.ends(in: scene, from: new).subtracting(known)
                known.formUnion(new)
            }
            return known
        }
    }
}

/// A node of a tree of JSON, such as the compiler's syntax tree.
struct Syntax {
    private let value: Any?

    init(_ value: Any?) { self.value = value }

    subscript(_ key: String) -> Syntax { Syntax((value as? [String: Any])?[key]) }

    var items: [Syntax] { (value as? [Any] ?? []).map { Syntax($0) } }
    var text: String? { value as? String }
    var kind: String { self["_kind"].text ?? "" }

    /// The name of a declaration.
    var name: String { self["base_name"]["name"].text ?? "" }

    /// A number that is written out.
    var number: Double? {
        ["integer_literal_expr", "float_literal_expr"].contains(kind) ? self["value"].text.flatMap { Double($0) } : nil
    }

    /// The arguments of a call.
    var arguments: [(label: String?, expression: Syntax)] {
        self["args"]["args"].items.map { ($0["label"].text, $0["expr"]) }
    }

    /// Returns the first call of a function in the tree.
    func call(named name: String) -> Syntax? {
        if kind == "call_expr", self["fn"]["field"].text == name || self["fn"]["name"].text == name { return self }
        if let map = value as? [String: Any] {
            for key in map.keys.sorted() { if let found = Syntax(map[key]).call(named: name) { return found } }
        }
        for item in items { if let found = item.call(named: name) { return found } }
        return nil
    }
}
