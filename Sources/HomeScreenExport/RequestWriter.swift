import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

/// Writes a request to a server.
struct RequestWriter {
    let export: WidgetExport
    let scope: SwiftScope

    func write(_ request: ServerRequest, _ place: SourceRange, _ lines: inout SwiftLines) {
        lines.add("var request = URLRequest(address: \(string(request.url, isAddress: true)))", place)
        var changes: [String] = []
        if request.method != "GET" { changes.append("request?.httpMethod = \(Swift.literal(request.method))") }
        for header in request.headers {
            let change =
                "request?.setValue(\(string(header.value)), forHTTPHeaderField: \(Swift.literal(header.name)))"
            let missing = optionals(header.value)
            // A header such as `Bearer ` without its token would be refused, or taken for another.
            changes.append(
                missing.isEmpty
                    ? change
                    : "if \(missing.map { "\($0) != nil" }.joined(separator: ", ")) {\n    \(change)\n}")
        }
        if let body = request.body {
            changes.append("request?.setValue(\"application/json\", forHTTPHeaderField: \"Content-Type\")")
            changes.append(
                wrapped(
                    "request?.httpBody = try? JSONSerialization.data(",
                    ["withJSONObject: \(json(body))", "options: .fragmentsAllowed"]))
        }
        if changes.isEmpty { lines.replaceLast("var request", with: "let request") }
        for change in changes { lines.add(change, place) }
    }

    func string(_ template: Intent.Template, isAddress: Bool = false) -> String {
        switch template {
        case .written(let value): return Swift.literal(value.stringValue ?? value.json)
        case .bound(let binding): return export.string(binding, scope, isAddress: isAddress)
        case .list, .map: return "\"\""
        }
    }

    /// Returns the expressions in a template that may be `nil`.
    private func optionals(_ template: Intent.Template) -> [String] {
        guard case .bound(let binding) = template else { return [] }
        let values = binding.places.map { export.value($0, scope, at: binding.source.range) }
        return Set(values.filter(\.isOptional).map(\.code)).sorted()
    }

    /// Returns a value as the store takes it: a map, a list or a date as JSON, which is how sources read them.
    func stored(_ template: Intent.Template) -> String {
        let code = json(template)
        let isPlain: Bool =
            switch template {
            case .list, .map, .written(.array), .written(.object): false
            case .bound(let binding): export.value(binding, scope)?.type.hasPrefix("Date") != true
            case .written: true
            }
        guard !isPlain else { return code }
        return wrapped("try JSONSerialization.data(", ["withJSONObject: \(code)", "options: .fragmentsAllowed"])
    }

    /// Returns a value as JSON takes it.
    func json(_ template: Intent.Template) -> String {
        switch template {
        case .written(let value): return Self.literal(value)
        case .bound(let binding):
            // JSON has no dates.
            guard let value = export.value(binding, scope), !value.isOptional, value.kind == .plain,
                value.type != "Date"
            else {
                return export.string(binding, scope)
            }
            return value.code
        case .list(let parts): return wrapped("[", parts.map(json), end: "] as [Any]")
        case .map(let parts):
            guard !parts.isEmpty else { return "[:] as [String: Any]" }
            return wrapped(
                "[", parts.map { "\(Swift.literal($0.key)): \(json($0.value))" }, end: "] as [String: Any]")
        }
    }

    static func literal(_ value: LiveValue) -> String {
        switch value {
        case .string(let text): return Swift.literal(text)
        case .integer(let number): return "\(number)"
        case .number(let number): return Swift.number(number)
        case .bool(let flag): return "\(flag)"
        case .array(let items): return wrapped("[", items.map(literal), end: "] as [Any]")
        case .object(let entries):
            guard !entries.isEmpty else { return "[:] as [String: Any]" }
            let parts = entries.sorted { $0.key < $1.key }.map { "\(Swift.literal($0.key)): \(literal($0.value))" }
            return wrapped("[", parts, end: "] as [String: Any]")
        case .null: return "NSNull()"
        }
    }
}
