import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let unknownValue = Rule(
        "config.unknown-value", .error, "A value is not among those that the property can have.",
        explanation: "The finding lists the names that are possible.",
        wrong: .scene(sceneHead + "type: ↓smal\n"),
        right: .scene(sceneHead + "type: small\n"))
}

extension ConfigReader {
    mutating func reportUnknownValue(_ node: YAMLNode, cases: [EnumerationCase], named name: String) {
        let names = cases.map(\.name)
        let isWeight = names == FontWeight.allCases.map(\.rawValue)
        let weight = isWeight ? FontWeight(meantBy: node.text).map { Suggestion(guessing: $0.rawValue) } : nil
        let word = node.text.lowercased()
        let synonym = cases.first { $0.synonyms.contains(word) }.map { Suggestion(guessing: $0.name) }
        let isLocale = name == "locale" && names == vocabulary.locales
        let locale = isLocale ? LocaleSlip.meant(by: node.text, among: names) : nil
        let formed = cases.lazy.compactMap { $0.meant(by: node.text) }.first.map { Suggestion(guessing: $0) }
        let meant = weight ?? synonym ?? locale ?? formed ?? diagnostics.suggestion(for: node.text, in: names)
        report(
            .unknownValue, node, "'\(name)' cannot be '\(node.text)'; it is \(Self.listed(names, near: node.text))",
            suggesting: meant,
            notes: isLocale && meant == nil ? [.init("add others to 'locales' in diorama.yaml")] : [])
    }

    /// The names for the end of a sentence; of very many, those that begin most alike.
    private static func listed(_ names: [String], near text: String) -> String {
        guard names.count > 40 else { return names.joinedAsList("or") }
        func likeness(_ name: String) -> Int { zip(name, text).prefix { $0 == $1 }.count }
        let near = names.enumerated().sorted { (-likeness($0.element), $0.offset) < (-likeness($1.element), $1.offset) }
        return "one of \(names.count) names, such as " + near.prefix(4).map(\.element).joinedAsList("or")
    }
}
