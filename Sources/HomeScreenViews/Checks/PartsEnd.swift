import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let circle = Rule(
        "view.circle", .error, "A part contains itself, however far around.",
        explanation: "What `use` puts in place of itself is written out once; a part in itself would never end.",
        wrong: .layout(
            "systemMedium", "- use: a\n", more: "parts: { a: { row: [{ use: b }] }, b: { row: [{ use: ↓a }] } }\n"),
        right: .layout("systemMedium", "- use: a\n", more: "parts: { a: { row: [{ use: b }] }, b: { text: B } }\n"))
}

/// No part is put into itself.
enum PartsEnd: Check {
    static let rules: [Rule] = [.circle]

    /// Adds a finding for each `use` that closes a circle, among the parts by their names with the views in them.
    static func check(_ parts: [(name: String, views: [ViewWalk.Entry])], _ diagnostics: inout [Diagnostic]) {
        let uses = Dictionary(
            parts.map { part in
                (
                    part.name,
                    part.views.compactMap { entry -> ConfigValue? in
                        if case .use = entry.source.meaning { entry.source["part"] } else { nil }
                    }
                )
            }, uniquingKeysWith: { first, _ in first })
        guard uses.values.contains(where: { !$0.isEmpty }) else { return }
        var ended: Set<String> = []
        var open: [String] = []
        func follow(_ name: String, _ diagnostics: inout [Diagnostic]) {
            guard !ended.contains(name) else { return }
            open.append(name)
            for use in uses[name] ?? [] {
                guard let next = use.stringValue else { continue }
                guard let start = open.firstIndex(of: next) else {
                    follow(next, &diagnostics)
                    continue
                }
                let around = open[start...].dropFirst().map { "'\($0)'" }
                let way = around.isEmpty ? "" : ", by way of " + around.joinedAsList()
                diagnostics.append(
                    Diagnostic(.circle, at: use.range, "the part '\(next)' contains itself\(way)"))
            }
            open.removeLast()
            ended.insert(name)
        }
        for part in parts { follow(part.name, &diagnostics) }
    }
}
