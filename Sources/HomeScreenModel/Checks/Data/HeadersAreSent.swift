import ConfigSchema
import LiveValues
import SourceDiagnostics

extension Rule {
    static let header = Rule(
        "data.header", .error, "A header is none that a server can be sent.",
        explanation: """
            A server is told headers of a source's or a button's own, such as Accept-Language, each in one line and \
            once. What belongs to the connection (Host, Content-Length and the like) is written by whoever connects. \
            No file has credentials: a source takes Authorization from a source with 'store', which the app fills, and \
            a button's request carries none.
            """,
        wrong: .widget(
            "data:\n  quote:\n    http: https://example.com/\n    headers: { ↓Host: other.example }\n    shape: text\n"
                + "    sample: A\n" + dayExample),
        right: .widget(
            "data:\n  quote:\n    http: https://example.com/\n    headers: { Accept-Language: \"{device.locale}\" }\n"
                + "    shape: text\n    sample: A\n" + dayExample))
}

/// Servers are sent the headers that a source or a button says.
enum HeadersAreSent: Check {
    static let rules: [Rule] = [.header]

    /// The headers that a source's server can be sent, and a finding for each other one.
    static func check(
        _ source: RecordValue, _ origin: String, _ types: BindingTypes, stores: Set<String>,
        _ diagnostics: inout [Diagnostic]
    ) -> [DeclaredSource.Header] {
        guard let field = source.fields.first(where: { source.group.members[$0.member].key == "headers" }) else {
            return []
        }
        guard origin == "http" else {
            diagnostics.append(
                Diagnostic(
                    .header, at: field.keyRange, "'headers' are for servers, and these data come from '\(origin)'",
                    hint: "remove them, or name a server behind 'http'"))
            return []
        }
        return check(field.value, types, stores: stores, &diagnostics)
    }

    /// The headers that a server can be sent, of those that a file says; and a finding for each other one.
    ///
    /// `stores` are the sources that the app fills, from which alone credentials come; `nil` for a button's request,
    /// which reads no source.
    static func check(
        _ section: ConfigValue?, _ types: BindingTypes, stores: Set<String>? = nil, _ diagnostics: inout [Diagnostic]
    ) -> [DeclaredSource.Header] {
        var seen: [String: MapEntry] = [:]
        return (section?.mapEntries ?? []).compactMap { entry in
            if let first = seen.updateValue(entry, forKey: entry.key.lowercased()) {
                diagnostics.append(
                    Diagnostic(
                        .header, at: entry.keyRange, "'\(entry.key)' is said already, and case makes no difference",
                        hint: "keep one of the two", notes: [.init("the first is here", at: first.keyRange)]))
                return nil
            }
            return header(entry, types, stores, &diagnostics)
        }
    }

    private static func header(
        _ entry: MapEntry, _ types: BindingTypes, _ stores: Set<String>?, _ diagnostics: inout [Diagnostic]
    ) -> DeclaredSource.Header? {
        var told: [Diagnostic] = []
        let roots = Intent.Template(entry.value, BindingUse(entry.key, .text), types, &told)?.roots ?? []
        let isFromStore = !roots.isEmpty && roots.allSatisfy { stores?.contains($0.name) == true }
        do throws(HeaderProblem) {
            try HeaderField.check(name: entry.key, isFromStore: isFromStore)
            // What comes from data is known later.
            if let text = entry.value.stringValue { _ = try HeaderField(entry.key, text) }
        } catch {
            let isOfName = (try? HeaderField.check(name: entry.key, isFromStore: isFromStore)) == nil
            diagnostics.append(
                Diagnostic(
                    .header, at: isOfName ? entry.keyRange : entry.value.range, error.description,
                    hint: error.hint(readsStores: stores != nil)))
            return nil
        }
        return Intent.Template(entry.value, BindingUse(entry.key, .text), types, &diagnostics)
            .map { DeclaredSource.Header(name: entry.key, value: $0, isFromStore: isFromStore) }
    }
}

extension HeaderProblem {
    /// Returns what to write in place of the header; only a request that reads stores can carry credentials.
    fileprivate func hint(readsStores: Bool) -> String {
        switch self {
        case .noName: "a name has letters, digits and '-', such as Accept-Language"
        case .connection: "remove it"
        case .credentials(let name):
            if !readsStores {
                "remove it: a button's request carries no credentials"
            } else if name.lowercased() == "authorization" {
                "take its value from a source with 'store', which the app fills: \"Bearer {token}\""
            } else {
                "remove it"
            }
        case .empty: "write what the server is told, or remove it"
        case .manyLines: "write it in one line"
        case .foreignLetters: "a header has plain letters, digits and signs; write others as %E4%B8%80"
        case .long: "make it shorter"
        }
    }
}
