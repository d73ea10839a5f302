import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unknownPart = Rule(
        "view.unknown-part", .error, "A `use` names no part of the file.",
        explanation: "Parts stand in the same file, under `parts`. Nothing is shown in place of one that is not there.",
        wrong: .layout("systemMedium", "- use: ↓quoteBlok\n", more: "parts:\n  quoteBlock: { text: A }\n"),
        right: .layout("systemMedium", "- use: quoteBlock\n", more: "parts:\n  quoteBlock: { text: A }\n"))
}

/// What a layout uses is among the file's parts.
enum PartIsKnown: LayoutCheck {
    static let rules: [Rule] = [.unknownPart]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        let names = layout.parts.list
        for entry in layout.entries {
            guard case .use = entry.source.meaning, let value = entry.source["part"], let name = value.stringValue,
                layout.parts[name] == nil
            else { continue }
            let nearest = diagnostics.suggestion(for: name, in: names)
            let known = names.isEmpty ? "the file has no 'parts'" : "it has " + names.joinedAsList()
            diagnostics.append(
                Diagnostic(
                    .unknownPart, at: value.range, "there is no part '\(name)'", hint: nearest?.hint ?? known,
                    fixes: nearest.map { [$0.fix(replacing: value.range)] } ?? []))
        }
    }
}
