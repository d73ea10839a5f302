import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let themeCycle = Rule(
        "theme.extends-cycle", .error, "A theme extends itself, however far around.",
        explanation: "The finding draws the ring. Take one `extends` out.",
        wrong: .theme(
            "theme: example\nextends: ↓other\n",
            with: ["Themes/other.yaml": "theme: other\nextends: example\n"]),
        right: .theme(
            "theme: example\nextends: other\n", with: ["Themes/other.yaml": "theme: other\nextends: base\n"]))
}

extension Diagnostic {
    /// A ring of files that extend each other: one finding, in the member whose name comes first.
    ///
    /// `links` are the members with the places where they name the next one, `own` is the file that is being checked.
    static func ring(
        _ links: [(id: String, place: SourceRange)], from own: String, _ rule: Rule, noun: String
    ) -> [Diagnostic] {
        guard let first = links.indices.min(by: { links[$0].id < links[$1].id }), links[first].id == own else {
            return []
        }
        let ring = links[first...] + links[..<first]
        let names = ring.map(\.id).joinedAsCycle()
        return [
            Diagnostic(
                rule, at: links[first].place, "the \(noun) extends itself: \(names)",
                notes: ring.dropFirst().prefix(12).map { .init("'\($0.id)' goes on here", at: $0.place) })
        ]
    }
}
