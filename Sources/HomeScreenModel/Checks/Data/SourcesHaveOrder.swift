import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let sourceCycle = Rule(
        "data.cycle", .error, "A source needs its own value, by itself or by others.",
        explanation: """
            A source whose address, headers or body name another source is asked once that one has a value. Sources that \
            need each other in a circle would wait for ever.
            """,
        wrong: .widget(
            "data:\n  city: { http: \"https://example.com/{↓city}\", shape: text, sample: Paris }\n" + dayExample),
        right: .widget(
            "data:\n  city: { store: city, shape: text, sample: Paris }\n"
                + "  tide: { http: \"https://example.com/{city}\", shape: text, sample: A }\n" + dayExample))
}

/// Sources can be read one after the other.
enum SourcesHaveOrder: Check {
    static let rules: [Rule] = [.sourceCycle]

    /// Returns the sources with each behind those that it needs, otherwise in their own order.
    ///
    /// A circle is a finding at the first need that closes it; its sources keep their places.
    static func sorted(_ sources: [DeclaredSource], _ diagnostics: inout [Diagnostic]) -> [DeclaredSource] {
        guard sources.contains(where: { !$0.needs.isEmpty }) else { return sources }
        let names = Set(sources.map(\.name))
        var (sorted, waiting) = ([DeclaredSource](), sources)
        var known: Set<String> = []
        while !waiting.isEmpty {
            let index = waiting.firstIndex { source in
                source.needs.allSatisfy { known.contains($0.name) || !names.contains($0.name) }
            }
            guard let index else {
                report(waiting, &diagnostics)
                return sorted + waiting
            }
            known.insert(waiting[index].name)
            sorted.append(waiting.remove(at: index))
        }
        return sorted
    }

    /// Adds a finding for the first circle among sources, each of which needs another one of them.
    private static func report(_ waiting: [DeclaredSource], _ diagnostics: inout [Diagnostic]) {
        var path: [(source: DeclaredSource, need: SourceRange)] = []
        var next = waiting.first
        while let source = next {
            if let start = path.firstIndex(where: { $0.source.name == source.name }) {
                let circle = path[start...]
                guard let last = circle.last else { return }
                let names = circle.map(\.source.name) + [source.name]
                diagnostics.append(
                    Diagnostic(
                        .sourceCycle, at: last.need,
                        circle.count == 1
                            ? "'\(source.name)' needs its own value"
                            : "'\(source.name)' needs its own value: " + names.joined(separator: " needs "),
                        hint: "write one of the values out, or take it from 'store' or 'config'",
                        notes: circle.dropLast().map { .init("'\($0.source.name)' needs it here", at: $0.need) }))
                return
            }
            let need = source.needs.first { need in waiting.contains { $0.name == need.name } }
            guard let need else { return }
            path.append((source, need.place))
            next = waiting.first { $0.name == need.name }
        }
    }
}
