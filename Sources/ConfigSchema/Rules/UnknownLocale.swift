import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let unknownLocale = Rule(
        "config.unknown-locale", .warning, "A text is there in a language that the project does not have.",
        explanation: """
            Texts by locale have the project's languages as keys, exactly as the project names them: `en`, `zh-Hans`. \
            Nobody sees a text under another key. A language of the project's own stands in `locales` of `diorama.yaml`.
            """,
        wrong: .scene("scene: example\ntitle: { en: Small class, ↓zh-CN: 小班课 }\ntheme: base\n"),
        right: .scene("scene: example\ntitle: { en: Small class, zh-Hans: 小班课 }\ntheme: base\n"))
}

extension ConfigReader {
    /// Reads a map by locale; a key that means one of the project's languages counts as that one.
    mutating func readLocales(
        _ node: YAMLNode, as kind: PropertyKind, named name: String, expected: PropertyKind
    ) -> [MapEntry]? {
        guard let entries = readEntries(node, as: kind, keys: .any("locale"), named: name, expected: expected) else {
            return nil
        }
        let known = vocabulary.locales
        guard fixedRange == nil, vocabulary.isWhole, entries.contains(where: { !known.contains($0.key) }) else {
            return entries
        }
        var used = Set(entries.map(\.key))
        return entries.map { entry in
            guard !known.contains(entry.key), let key = node.entries.first(where: { $0.key.hasText(entry.key) })?.key
            else { return entry }
            let meant = LocaleSlip.meant(by: entry.key, among: known)
            let free = meant.flatMap { used.insert($0.name).inserted ? $0 : nil }
            let message = "the project has no language '\(entry.key)'"
            if let free {
                report(.unknownLocale, key, message, suggesting: free)
                return MapEntry(key: free.name, keyRange: entry.keyRange, value: entry.value)
            }
            report(
                .unknownLocale, key, message,
                hint: meant.map { "'\($0.name)' is there already, and this is never shown" }
                    ?? "it has \(known.joinedAsList()); add others to 'locales' in diorama.yaml")
            return entry
        }
    }
}
