import HomeScreenModel
import SourceDiagnostics

/// Families that are one target have one link, the layout's; the rule is the model's.
enum SmallHasOneLink: LayoutCheck {
    static let rules: [Rule] = []

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        let links = layout.entries.filter { $0.name == LinkView.name }.map(\.keyRange)
        guard
            let family = layout.families.lazy.compactMap({ WidgetFamily(rawValue: $0) }).first(where: { !$0.hasLinks })
        else { return }
        LinksAreTaken.check(links, in: family, &diagnostics)
    }
}
