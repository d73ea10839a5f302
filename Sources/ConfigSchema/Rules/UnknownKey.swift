import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let unknownKey = Rule(
        "config.unknown-key", .error, "A property does not exist here.",
        explanation: "Keys that nothing reads have no effect. The finding names the nearest one that exists.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    ↓borderColour: \"#CCCCCC\"\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: \"#CCCCCC\"\n"))
}

extension ConfigReader {
    /// Gives the name that was probably meant; `candidates` are those that the map does not have yet.
    mutating func reportUnknownKey(_ key: YAMLNode, in group: PropertyGroup, candidates: [String]) -> String? {
        let names = group.members.map(\.key)
        let keyPath = Self.keyPathHint(key.text).flatMap { hint in
            key.text.firstIndex(of: ".").flatMap { group.memberIndex(String(key.text[..<$0])) }.map { _ in hint }
        }
        if let keyPath {
            report(.unknownKey, key, "unknown property '\(key.text)' in \(group.owner)", hint: keyPath)
            return key.text.split(separator: ".").first.map { String($0) }
        }
        let nearest =
            diagnostics.suggestion(for: key.text, in: candidates)
            ?? NearestName.word(of: key.text, in: candidates).map { Suggestion(guessing: $0) }
        let isShortList = (1...12).contains(names.count)
        let notes = nearest == nil && isShortList ? [Diagnostic.Note("known here: " + names.joinedAsList())] : []
        report(
            .unknownKey, key, "unknown property '\(key.text)' in \(group.owner)",
            suggesting: nearest, notes: notes)
        return nearest?.name
    }

    /// What to write instead of a key with dots: each step of a key path is a map of its own.
    package static func keyPathHint(_ key: String) -> String? {
        let steps = key.split(separator: ".")
        guard steps.count > 1 else { return nil }
        let ends = String(repeating: " }", count: steps.count - 1)
        return "write '\(steps.joined(separator: ": { ")): …\(ends)'"
    }
}
