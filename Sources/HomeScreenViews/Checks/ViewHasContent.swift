import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let viewEmpty = Rule(
        "view.empty", .warning, "Views are to stand in a view that has none and takes up no space.",
        explanation: """
            Stacks, links and buttons are as large as what stands in them. Without 'items' nothing of them shows, not \
            even a background, and nobody can tap them, unless they have a size.
            """,
        wrong: .layout("systemMedium", "- ↓link: { to: \"example://day\", label: Today }\n- text: Today\n"),
        right: .layout("systemMedium", "- link: { to: \"example://day\", items: [{ text: Today }] }\n"))
}

/// What holds views has some, or is something without them.
enum ViewHasContent: LayoutCheck {
    static let rules: [Rule] = [.viewEmpty]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries where entry.isNothing {
            let isTapped = entry.isTapped
            // Among shares of equal size, nothing is a gap.
            if !isTapped, entry.parent.map({ layout.entries[$0].sharesSpace }) == true { continue }
            diagnostics.append(
                Diagnostic(
                    .viewEmpty, at: entry.source.keyRange(of: "items") ?? entry.keyRange,
                    isTapped
                        ? "nothing stands in this \(entry.name), so that nobody can tap it"
                        : "nothing stands in this \(entry.name)",
                    hint: isTapped
                        ? "list under 'items' what is tapped, such as 'items: [{ text: Open }]'"
                        : "list the views under 'items', or remove it"))
        }
    }
}

extension ViewWalk.Entry {
    /// Whether it holds views, has none, and takes up no space by itself.
    var isNothing: Bool {
        guard case .view(let type) = source.meaning, type is any ViewContainer.Type, name != ToggleView.name,
            !source.hasLost("items"), source["items"]?.items.isEmpty ?? true
        else { return false }
        return !Self.spatialKeys.contains { source[$0] != nil || source.hasLost($0) }
    }

    /// Whether it gives each view in it a place, however large that is.
    fileprivate var sharesSpace: Bool { name == GridView.name || source["equal"] != nil }

    /// What gives a view without any in it a size; a background is offered that, and has none of its own.
    private static let spatialKeys = [
        "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "ratio", "padding",
    ]
}
