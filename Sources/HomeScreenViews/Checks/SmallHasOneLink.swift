import HomeScreenModel
import SourceDiagnostics

/// Families that are one target have one link, the layout's; the rule is the model's.
enum SmallHasOneLink: LayoutCheck {
    static let rules: [Rule] = []

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        guard
            let family = layout.families.lazy.compactMap({ WidgetFamily(rawValue: $0) }).first(where: { !$0.hasLinks })
        else { return }
        let links = layout.reached.filter { $0.entry.name == LinkView.name }
        // A part may be right in other layouts, so that its `use` in this one is the mistake.
        LinksAreTaken.check(links.map { ($0.entry.keyRange, $0.use) }, in: family, &diagnostics)
    }
}
