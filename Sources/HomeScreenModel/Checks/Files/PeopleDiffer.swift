package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let person = Rule(
        "home.person", .error, "A fixture has a person whom nobody can look as.",
        explanation: """
            A person's id is what `viewer`, `--user` and the page's address name them by, so each has one of their own. Any \
            letters will do, those of all languages.
            """,
        wrong: .homeScreen(placing: "  - example/day: {}\ncontexts:\n  people: [{ id: lin }, { id: ↓lin }]\n"),
        right: .homeScreen(placing: "  - example/day: {}\ncontexts:\n  people: [{ id: lin }, { id: 小明 }]\n"))
}

/// The people of fixtures have ids of their own, which can be written.
package enum PeopleDiffer: Check {
    package static let rules: [Rule] = [.person]

    /// Adds a finding for each person without an id of their own.
    package static func check(_ fixture: RecordValue, _ findings: inout [Diagnostic]) {
        var known: [String: SourceRange] = [:]
        for person in (fixture["people"]?.items ?? []).compactMap(\.record) {
            guard let written = WrittenText(person["id"]) else { continue }
            let id = written.text
            if let first = known[id] {
                findings.append(
                    Diagnostic(
                        .person, at: written.range, "somebody has the id '\(id)' already",
                        notes: [.init("it is here", at: first)]))
                continue
            }
            known[id] = written.range
            guard let message = problem(of: id) else { continue }
            findings.append(Diagnostic(.person, at: written.range, message, hint: "write a short name such as lin"))
        }
    }

    private static func problem(of id: String) -> String? {
        if id.allSatisfy(\.isWhitespace) { return "the id is empty" }
        if id.first?.isWhitespace == true || id.last?.isWhitespace == true {
            return "the id begins or ends with a blank, which nobody sees"
        }
        let isReadable = id.unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 0x20 }
        if !isReadable { return "the id has characters that nobody sees" }
        return id.count > 100 ? "the id is \(id.count) characters long" : nil
    }
}
