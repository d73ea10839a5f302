package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let appRoute = Rule(
        "app.route", .error, "A route of an app can never be told from another one, or from none.",
        explanation: """
            A route is the part of an address behind 'scheme://'. A place such as '{id}' stands for any text, whatever it is \
            called: two routes that differ in nothing else fit the same addresses, and the first one is taken.
            """,
        wrong: .app("title: Example\nroutes: { \"item/{id}\": An item, ↓\"item/{name}\": By name }\n"),
        right: .app("title: Example\nroutes: { \"item/{id}\": An item, \"named/{name}\": By name }\n"))
}

/// Every route fits addresses that no other one fits.
package enum RoutesDiffer: Check {
    package static let rules: [Rule] = [.appRoute]

    /// Adds a finding for each route of an app that is empty, or that fits what an earlier one fits.
    package static func check(_ app: RecordValue, _ findings: inout [Diagnostic]) {
        var known: [[String]: MapEntry] = [:]
        for entry in app["routes"]?.mapEntries ?? [] {
            let steps = entry.key.split(separator: "/")
            guard !steps.isEmpty else {
                findings.append(
                    Diagnostic(
                        .appRoute, at: entry.keyRange, "the route is empty",
                        hint: "an address without a path opens the app where it was; write a word such as home"))
                continue
            }
            let form = steps.map { Routes.Route.isPlace($0) ? "{}" : String($0) }
            guard let first = known[form] else {
                known[form] = entry
                continue
            }
            findings.append(
                Diagnostic(
                    .appRoute, at: entry.keyRange,
                    "'\(entry.key)' fits what '\(first.key)' fits, which is taken first",
                    hint: "begin one of them with another word", notes: [.init("the first is here", at: first.keyRange)]
                ))
        }
    }
}
