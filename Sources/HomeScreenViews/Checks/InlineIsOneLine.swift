import SourceDiagnostics

extension Rule {
    static let inline = Rule(
        "home.inline", .error, "The line over the clock holds something else than a text and an image.",
        explanation:
            "accessoryInline is one line that the system sets: at most one text or date, and one image before it.",
        wrong: .layout("accessoryInline", "- ↓row: [{ text: Lin }, { text: Today }]\n"),
        right: .layout("accessoryInline", "- image: star\n- text: Today\n"))
}

/// The line over the clock is a text and an image.
enum InlineIsOneLine: LayoutCheck {
    static let rules: [Rule] = [.inline]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        guard layout.families.contains("accessoryInline") else { return }
        var seen: Set<String> = []
        for entry in layout.entries where entry.depth == 1 {
            let role =
                entry.name == ImageView.name
                ? "image" : [TextView.name, DateView.name].contains(entry.name) ? "text" : nil
            if case .choose = entry.source.meaning { continue }
            if case .use = entry.source.meaning { continue }
            guard let role else {
                diagnostics.append(
                    Diagnostic(
                        .inline, at: entry.keyRange,
                        "accessoryInline is one line of a text and an image, without '\(entry.name)'",
                        hint: "write the text by itself"))
                continue
            }
            guard !seen.insert(role).inserted else { continue }
            diagnostics.append(
                Diagnostic(
                    .inline, at: entry.keyRange, "accessoryInline has one \(role), and this is another one",
                    hint: "put the words into one text"))
        }
    }
}
