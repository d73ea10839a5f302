import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let request = Rule(
        "data.request", .error, "A source says how a server is asked that is not asked, or not like that.",
        explanation: """
            'method', 'body', 'select' and 'code' belong to 'http'. A body is sent with POST, PUT or PATCH; GET and \
            DELETE ask without one.
            """,
        wrong: .widget(
            "data:\n  quote:\n    http: https://example.com/\n    ↓body: { city: Paris }\n    shape: text\n"
                + "    sample: A\n" + dayExample),
        right: .widget(
            "data:\n  quote:\n    http: https://example.com/\n    method: POST\n    body: { city: Paris }\n"
                + "    shape: text\n    sample: A\n" + dayExample))
}

/// The keys of a request stand beside a server that is asked in their way.
enum RequestIsWhole: Check {
    static let rules: [Rule] = [.request]

    /// Adds a finding for each key that the origin of a source does not take.
    static func check(_ source: RecordValue, _ origin: String, _ diagnostics: inout [Diagnostic]) {
        for field in source.fields {
            let key = source.group.members[field.member].key
            guard ["method", "body", "select", "code"].contains(key) else { continue }
            if origin != "http" {
                diagnostics.append(
                    Diagnostic(
                        .request, at: field.keyRange, "'\(key)' is for servers, and these data come from '\(origin)'",
                        hint: "remove it, or name a server behind 'http'"))
            } else if key == "body", case let method = source["method"]?.stringValue ?? "GET",
                method == "GET" || method == "DELETE"
            {
                diagnostics.append(
                    Diagnostic(
                        .request, at: field.keyRange, "\(method) sends no body",
                        hint: "add 'method: POST', or remove it"))
            }
        }
    }
}
