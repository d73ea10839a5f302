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
            changes.append(
                "request?.setValue(\(string(header.value)), forHTTPHeaderField: \(Swift.literal(header.name)))")
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

    /// Returns a value as JSON takes it.
    func json(_ template: Intent.Template) -> String {
        switch template {
        case .written(let value): return Self.literal(value)
        case .bound(let binding):
            guard let value = export.value(binding, scope), !value.isOptional, value.kind == .plain else {
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
