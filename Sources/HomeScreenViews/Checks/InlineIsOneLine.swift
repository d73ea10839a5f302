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
        var seen: [(role: String, entry: ViewWalk.Entry)] = []
        for (entry, use) in layout.line {
            let role =
                entry.name == ImageView.name
                ? "image" : [TextView.name, DateView.name].contains(entry.name) ? "text" : nil
            let place = use ?? entry.keyRange
            let notes = use.map { _ in [Diagnostic.Note("it stands in the part, here", at: entry.keyRange)] } ?? []
            guard let role else {
                diagnostics.append(
                    Diagnostic(
                        .inline, at: place,
                        "accessoryInline is one line of a text and an image, without '\(entry.name)'",
                        hint: "write the text by itself", notes: notes))
                continue
            }
            defer { seen.append((role, entry)) }
            guard seen.contains(where: { $0.role == role && !$0.entry.excludes(entry) }) else { continue }
            diagnostics.append(
                Diagnostic(
                    .inline, at: place, "accessoryInline has one \(role), and this is another one",
                    hint: "put the words into one text", notes: notes))
        }
    }
}
