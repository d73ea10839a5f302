package import ConfigSchema
package import LiveValues
package import SourceDiagnostics

/// What a button or a switch of a widget does, in the words of its app: a name, what it is told, and its effects.
///
/// ```yaml
/// intents:
///   light:
///     parameters: { thing: text, isOn: boolean }
///     effects:
///       - setProperty: { thing: "{with.thing}", property: power, value: "{with.isOn}" }
/// ```
package struct Intent: Sendable {
    package let name: String
    /// What it is told; bindings call it `with`.
    package let parameters: Shape
    package let effects: [Effect]

    /// One thing that it does; there are no others.
    package enum Effect: Sendable {
        case setProperty(thing: Template, property: Template, value: Template)
        /// Runs a scene of the home.
        case fireScene(Template)
        /// Writes a key of the app's group.
        case write(key: Template, value: Template)
        case request(ServerRequest)
        /// Opens the app with an address.
        case open(Template)
    }

    /// A value that is written out, or that comes from what the intent is told.
    package indirect enum Template: Sendable {
        case written(LiveValue)
        case bound(Binding)
        case list([Template])
        case map([(key: String, value: Template)])
    }
}

/// What is to be done now, with all values.
package enum IntentAction: Codable, Hashable, Sendable {
    case setProperty(Things.Property, LiveValue)
    case fireScene(String)
    case write(key: String, LiveValue)
    case request(SourceRequest)
    /// With what the app calls the place to which the address leads; nil where it has none for it.
    case open(String, route: String? = nil)
}

// MARK: - Reading

extension Intent {
    /// The kind of an app's `intents`: a map by name.
    package static let section = PropertyKind.map(of: .record(group), keys: .any("intent"))

    private static let group = PropertyGroup(
        "an intent",
        [
            PropertySpec("title", .text, "What people read of it."),
            PropertySpec(
                "parameters", .map(of: .enumeration(ScalarShape.words), keys: .any("parameter")),
                "What it is told, each with its type."),
            PropertySpec(
                "effects", .list(of: .keyed(kinds), count: 1...8), "What it does, in order.", required: true),
        ])

    private static let kinds = KeyedKinds(
        "effect",
        [
            .init(
                "setProperty",
                .record(
                    PropertyGroup(
                        "'setProperty'",
                        [
                            PropertySpec("thing", .bound(.string), "The device.", required: true),
                            PropertySpec(
                                "property", .bound(.string), "The identifier of its property.", required: true),
                            PropertySpec("value", .nested(ServerRequest.body), "What it becomes.", required: true),
                        ])), "Sets a property of a device, which confirms it."),
            .init("fireScene", .bound(.string), "Runs a scene of the home, by its id."),
            .init(
                "write",
                .record(
                    PropertyGroup(
                        "'write'",
                        [
                            PropertySpec("key", .bound(.string), "The key.", required: true),
                            PropertySpec(
                                "value", .nested(ServerRequest.body), "What stands there then.", required: true),
                        ])), "Writes a key of the app's group."),
            .init(
                "request",
                .record(
                    PropertyGroup(
                        "'request'",
                        [
                            PropertySpec("url", .bound(.string), "The address.", required: true),
                            PropertySpec(
                                "method", .enumeration(ServerRequest.methods), default: "POST", "The method."),
                            PropertySpec(
                                "headers", DeclaredSource.Header.section,
                                "What the server is told besides, by the names of headers."),
                            PropertySpec("body", .nested(ServerRequest.body), "What is sent, as JSON."),
                        ])), "Asks a server."),
            .init("open", .bound(.string), "Opens the app with an address."),
        ], isSingle: true)

    /// Takes what a file says of ``section``, and adds what is wrong with its bindings.
    package static func all(
        _ section: ConfigValue, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]
    ) -> [Intent] {
        section.mapEntries.compactMap { entry in
            guard let record = entry.value.record else { return nil }
            let parameters = Shape.map(
                (record["parameters"]?.mapEntries ?? []).map {
                    Shape.Field($0.key, Shape($0.value), at: $0.keyRange)
                })
            var reader = IntentReader(types: types.adding("with", parameters))
            let effects = (record["effects"]?.items ?? []).compactMap { reader.effect($0) }
            diagnostics += reader.diagnostics
            return Intent(name: entry.key, parameters: parameters, effects: effects)
        }
    }
}

/// Reads effects, whose bindings it holds to what the intent is told.
private struct IntentReader {
    let types: BindingTypes
    var diagnostics: [Diagnostic] = []

    mutating func effect(_ value: ConfigValue) -> Intent.Effect? {
        guard let entry = value.mapEntries.first else { return nil }
        let record = entry.value.record
        switch entry.key {
        case "setProperty":
            guard let thing = template(record?["thing"], "thing"),
                let property = template(record?["property"], "property"),
                let value = template(record?["value"], "value", .anything)
            else { return nil }
            return .setProperty(thing: thing, property: property, value: value)
        case "fireScene": return template(entry.value, "fireScene").map { .fireScene($0) }
        case "write":
            guard let key = template(record?["key"], "key"), let value = template(record?["value"], "value", .anything)
            else { return nil }
            return .write(key: key, value: value)
        case "request":
            guard AddressIsAsked.check(record?["url"], hasOwnHost: true, &diagnostics),
                let url = template(record?["url"], "url")
            else { return nil }
            let headers = HeadersAreSent.check(record?["headers"], types, &diagnostics)
            let body = template(record?["body"], "body", .anything)
            return .request(
                ServerRequest(
                    url: url, method: record?["method"]?.stringValue ?? "POST", headers: headers, body: body))
        case "open": return template(entry.value, "open", .address).map { .open($0) }
        default: return nil
        }
    }

    private mutating func template(
        _ value: ConfigValue?, _ name: String, _ kind: BindingUse.Kind = .text
    ) -> Intent.Template? {
        value.flatMap { Intent.Template($0, BindingUse(name, kind), types, &diagnostics) }
    }
}

extension Intent.Template {
    /// Takes what a file says, and adds what is wrong with its binding; nil for what cannot be read.
    init?(_ value: ConfigValue, _ use: BindingUse, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]) {
        switch value.value {
        case .unreadable: return nil
        case .bound(let text):
            let binding = Binding(text, &diagnostics)
            binding.check(types, as: use, &diagnostics)
            guard !binding.isBroken else { return nil }
            self = .bound(binding)
        case .list(let items):
            let parts = items.compactMap { Self($0, use, types, &diagnostics) }
            guard parts.count == items.count else { return nil }
            self = .list(parts)
        case .map(let entries):
            let parts = entries.compactMap { entry in
                Self(entry.value, use, types, &diagnostics).map { (key: entry.key, value: $0) }
            }
            guard parts.count == entries.count else { return nil }
            self = .map(parts)
        default: self = .written(value.plainLiveValue)
        }
    }
}

// MARK: - Doing

extension Intent {
    /// What it does now, in order; nothing at all when one of its values cannot be had.
    ///
    /// `arguments` are what it is told, by parameter, where text may stand for a number or a switch; `scope` has the data
    /// that its bindings may name besides.
    package func actions(
        with arguments: LiveProperties, in scope: BindingScope
    ) throws(BindingFailure) -> [IntentAction] {
        let told = parameters.fields.reduce(into: arguments) { told, field in
            guard case .scalar(let scalar) = field.shape.required.shape else { return }
            told[field.name] = told[field.name].map { scalar.read($0) }
        }
        let scope = scope.setting("with", to: .object(told))
        var actions: [IntentAction] = []
        for effect in effects { actions.append(try effect.action(in: scope)) }
        return actions
    }
}

extension Intent.Effect {
    fileprivate func action(in scope: BindingScope) throws(BindingFailure) -> IntentAction {
        switch self {
        case .setProperty(let thing, let property, let value):
            let property = Things.Property(try thing.text(in: scope), try property.text(in: scope))
            return .setProperty(property, try value.value(in: scope))
        case .fireScene(let id): return .fireScene(try id.text(in: scope))
        case .write(let key, let value): return .write(key: try key.text(in: scope), try value.value(in: scope))
        case .request(let request): return .request(try request.request(in: scope))
        case .open(let url): return .open(try url.text(in: scope))
        }
    }
}

extension Intent.Template {
    func value(in scope: BindingScope) throws(BindingFailure) -> LiveValue {
        switch self {
        case .written(let value): return value
        case .bound(let binding): return try binding.value(in: scope)
        case .list(let parts):
            var items: [LiveValue] = []
            for part in parts { items.append(try part.value(in: scope)) }
            return .array(items)
        case .map(let parts):
            var entries: LiveProperties = [:]
            for part in parts { entries[part.key] = try part.value.value(in: scope) }
            return .object(entries)
        }
    }

    /// Returns an address in which each value is percent-encoded, so that it stays within its part of the path or query.
    func address(in scope: BindingScope) throws(BindingFailure) -> String {
        guard case .bound(let binding) = self else { return try text(in: scope) }
        return try binding.address(in: scope)
    }

    /// The first names of the paths that it reads, each with its place.
    var roots: [(name: String, place: SourceRange)] {
        switch self {
        case .written: []
        case .bound(let binding):
            binding.places.compactMap { place in
                place.path.segments.first.map { ($0.name, binding.range(place.path.scalars)) }
            }
        case .list(let parts): parts.flatMap(\.roots)
        case .map(let parts): parts.flatMap(\.value.roots)
        }
    }

    func text(in scope: BindingScope) throws(BindingFailure) -> String {
        switch self {
        case .written(let value): return value.stringValue ?? value.json
        case .bound(let binding): return try binding.text(in: scope)
        case .list, .map: return try value(in: scope).json
        }
    }
}
