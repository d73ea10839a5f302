import SourceDiagnostics

extension Rule {
    static let smallLink = Rule(
        "home.small-link", .error, "A view of a small widget has a link of its own.",
        explanation: """
            The small family and those of the lock screen are one target: the system opens the layout's `link`, whatever \
            is tapped. Give the layout the link, or offer the larger families.
            """,
        wrong: .layout(
            "systemSmall", "- ↓link: { to: \"example://day\", label: Today, items: [{ text: Today }] }\n"),
        right: .layout("systemSmall", "- text: Today\n"))
}

/// Families that are one target have one link, the layout's.
enum SmallHasOneLink: LayoutCheck {
    static let rules: [Rule] = [.smallLink]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        guard let family = layout.families.first(where: { $0 == "systemSmall" || $0.hasPrefix("accessory") }) else {
            return
        }
        for entry in layout.entries where entry.name == LinkView.name {
            diagnostics.append(
                Diagnostic(
                    .smallLink, at: entry.keyRange, "\(family) is one target, and no view in it has a link of its own",
                    hint: "write 'link' beside 'content'"))
        }
    }
}
