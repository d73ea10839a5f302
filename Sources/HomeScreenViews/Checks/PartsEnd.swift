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

    /// How many parts of a circle a finding names.
    private static let maxNamed = 8

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
        // A chain of parts may be as long as a file, and so is followed without recursion.
        var ended: Set<String> = []
        for part in parts where !ended.contains(part.name) {
            var open = [(name: part.name, next: 0)]
            var places = [part.name: 0]
            while let last = open.last {
                let found = uses[last.name] ?? []
                guard last.next < found.count else {
                    open.removeLast()
                    places[last.name] = nil
                    ended.insert(last.name)
                    continue
                }
                open[open.count - 1].next += 1
                guard let next = found[last.next].stringValue, !ended.contains(next) else { continue }
                guard let start = places[next] else {
                    places[next] = open.count
                    open.append((next, 0))
                    continue
                }
                let around = open[start...].dropFirst().prefix(maxNamed).map { "'\($0.name)'" }
                let rest = open.count - start - 1 > maxNamed ? " and others" : ""
                let way = around.isEmpty ? "" : ", by way of " + around.joinedAsList() + rest
                diagnostics.append(
                    Diagnostic(.circle, at: found[last.next].range, "the part '\(next)' contains itself\(way)"))
            }
        }
    }
}
