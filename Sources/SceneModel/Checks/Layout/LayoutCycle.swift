import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let layoutCycle = Rule(
        "layout.cycle", .error, "Frames follow from each other in a ring.",
        explanation: "The finding draws the ring. One of its members needs a place that does not depend on the others.",
        wrong: .scene(
            sceneHead + "compose:\n  - stateBar: { left: 0, right: 0, ↓top: second.bottom, height: 20 }\n"
                + "  - stateBar: { id: second, left: 0, right: 0, top: stateBar.bottom, height: 20 }\n"),
        right: .two("left: 0, right: 0, top: stateBar.bottom, height: 20"))
}

extension LayoutProblem {
    /// In the ring, each property follows from the next and the last from the first; the first is one that a file sets.
    static func cycle(_ ring: [LayoutProperty], of entries: [LayoutEntry]) -> LayoutProblem {
        let drawn = 12
        let names = ring.prefix(drawn).map { name($0, of: entries) }
        let omitted = ring.count > drawn ? ["… \(ring.count - drawn) more …"] : []
        let circle = (names + omitted + names.prefix(1)).joined(separator: " → ")
        let members = Set(ring.map(\.entry))
        let subject =
            members.count == 1
            ? "\(LayoutText.quoted(entries[ring[0].entry].id)) depends on itself"
            : "\(members.count) frames depend on each other"
        let notes = ring.prefix(drawn).enumerated().map { index, property in
            let next = ring[(index + 1) % ring.count]
            if let expression = entries[property.entry].frame[property.edge] {
                return Note(
                    message: "\(name(property, of: entries)) is '\(LayoutText.shortened(expression.description))'",
                    property: property)
            }
            return Note(
                message: "\(name(property, of: entries)) follows from \(name(next, of: entries))", property: next)
        }
        return LayoutProblem(
            kind: .cycle, entry: ring[0].entry, edges: [ring[0].edge], chain: ring, message: "\(subject): \(circle)",
            hint: "give one of them a value that does not refer back", notes: notes)
    }
}
