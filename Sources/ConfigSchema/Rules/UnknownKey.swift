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
        if let refusal = group.refusals.first(where: { $0.keys.contains(key.text) }) {
            report(refusal.rule, key, refusal.message.replacing("%", with: key.text), hint: refusal.hint)
            return nil
        }
        let names = group.members.map(\.key)
        let keyPath = Self.keyPathHint(key.text).flatMap { hint in
            key.text.firstIndex(of: ".").flatMap { group.memberIndex(String(key.text[..<$0])) }.map { _ in hint }
        }
        if let keyPath {
            report(.unknownKey, key, "unknown property '\(key.text)' in \(group.owner)", hint: keyPath)
            return key.text.split(separator: ".").first.map { String($0) }
        }
        let nearest =
            Self.synonyms[key.text].flatMap { candidates.contains($0) ? Suggestion(guessing: $0) : nil }
            ?? diagnostics.suggestion(for: key.text, in: candidates)
            ?? NearestName.word(of: key.text, in: candidates).map { Suggestion(guessing: $0) }
        let notes = nearest == nil ? Self.known(names, in: group.owner, near: key.text) : []
        report(
            .unknownKey, key, "unknown property '\(key.text)' in \(group.owner)",
            suggesting: nearest, notes: notes)
        return nearest?.name
    }

    /// Reports texts by language that stand beside the property that takes them, at the first of them.
    ///
    /// - Returns: The property; nil where the key is no language, or nothing here takes texts.
    mutating func reportStrayTexts(
        _ entry: YAMLNode.Entry, in node: YAMLNode, of group: PropertyGroup
    ) -> String? {
        let locales = vocabulary.locales
        func isLanguage(_ key: String) -> Bool {
            locales.contains(key) || Self.looksLikeLanguage(key) && group.memberIndex(key) == nil
        }
        // The other entries come last: looked at for each unknown key, they would cost the square of a file.
        guard entry.value.kind == .scalar,
            let member = group.members.first(where: { $0.isRequired && $0.kind.takesTextByLocale })?.key,
            isLanguage(entry.key.text), node.entries.contains(where: { locales.contains($0.key.text) })
        else { return nil }
        let stray = node.entries.filter { isLanguage($0.key.text) }
        guard stray.first?.key.index == entry.key.index else { return member }
        // A language that the project does not have is not mended by moving it.
        let unknown = stray.map(\.key.text).filter { !locales.contains($0) }
        let isWhole = stray.count == node.count && node.isFlow && unknown.isEmpty
        let written = node.range.lineText.flatMap { isWhole ? $0 : nil }
        let mended = written.map { "{ \(member): \($0) }" }
        report(
            .unknownKey, entry.key, "texts by language stand below '\(member)' in \(group.owner)",
            hint: "write \(member): { \(stray.map { "\($0.key.text): …" }.joined(separator: ", ")) }",
            notes: unknown.isEmpty
                ? []
                : [.init("there are \(locales.joinedAsList()) here; 'locales' adds \(unknown.joinedAsList())")],
            fixes: mended.map { [FixIt("Write \($0)", replace: node.range, with: $0, isGuess: true)] } ?? [])
        return member
    }

    /// Whether a key is written as a language, with a script or a region.
    private static func looksLikeLanguage(_ key: String) -> Bool {
        key.wholeMatch(of: /[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?/) != nil
    }

    /// What CSS and drawing programs call some properties.
    private static let synonyms = [
        "blur": "radius", "blurRadius": "radius", "borderRadius": "cornerRadius", "radius": "cornerRadius",
        "bg": "backgroundColor", "background": "backgroundColor", "fill": "backgroundColor", "fontColor": "textColor",
        "font": "textFont", "fontFamily": "family", "typeface": "family", "src": "file", "url": "file", "path": "file",
        "x": "left", "y": "top", "start": "left", "leading": "left", "end": "right", "trailing": "right", "w": "width",
        "h": "height", "id": "uuid", "boxShadow": "shadow", "alpha": "opacity",
        "icon": "image", "stroke": "borderColor", "strokeWidth": "borderWidth",
        "fontSize": "size", "fontWeight": "weight", "foregroundColor": "color", "textColor": "color", "gap": "spacing",
        "margin": "padding", "alignment": "align", "textAlign": "align", "lineLimit": "lines", "maxLines": "lines",
        "href": "to", "children": "items", "views": "items", "content": "items", "aspectRatio": "ratio",
        "aria-label": "label", "name": "part", "template": "part", "values": "with", "props": "with",
        "parameters": "with", "privacy": "redact", "privacySensitive": "redact", "redacted": "redact",
        "unredacted": "redact", "if": "when", "equals": "is", "eq": "is", "gt": "above", "lt": "below",
    ]

    /// What there is: all of it, or of much the names that share a word, and where the rest stands.
    private static func known(_ names: [String], in owner: String, near name: String) -> [Diagnostic.Note] {
        if names.isEmpty { return [] }
        guard names.count > 24 else { return [Diagnostic.Note("known here: " + names.joinedAsList())] }
        let related = NearestName.sharingAWord(with: name, in: names)
        let shown = (related.isEmpty ? names : related).prefix(6)
        let parts = owner.split(separator: "'")
        let topic = parts.count == 2 ? String(parts[1]) : owner
        // What has no name of its own has no page either.
        if topic.contains(" ") { return [] }
        return [
            Diagnostic.Note(
                "known here: \(shown.joined(separator: ", ")) and \(names.count - shown.count) more, which "
                    + "'diorama reference \(topic)' lists")
        ]
    }

    /// What to write instead of a key with dots: each step of a key path is a map of its own.
    package static func keyPathHint(_ key: String) -> String? {
        let steps = key.split(separator: ".")
        guard steps.count > 1 else { return nil }
        let ends = String(repeating: " }", count: steps.count - 1)
        return "write '\(steps.joined(separator: ": { ")): …\(ends)'"
    }
}

extension PropertyKind {
    /// Whether a map of languages is a value of it.
    fileprivate var takesTextByLocale: Bool {
        switch self {
        case .text, .bound(.text): true
        default: false
        }
    }
}
