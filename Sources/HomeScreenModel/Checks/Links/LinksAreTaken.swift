package import SourceDiagnostics

extension Rule {
    static let smallLink = Rule(
        "home.small-link", .error, "A view is a link in a family whose widgets are one link as a whole.",
        explanation: """
            A small widget and those of a lock screen have one address for all of it: the layout's own 'link'. Medium and \
            larger ones may have a link for each view.
            """,
        wrong: .link(
            "systemSmall: { content: [{ ↓link: { to: \"example://day\", items: [{ text: { value: Today } }] } }] }"),
        right: .link("systemSmall: { link: \"example://day\", content: [{ text: { value: Today } }] }"))
}

/// Links stand where a tap can hit them.
package enum LinksAreTaken: Check {
    package static let rules: [Rule] = [.smallLink]

    /// Adds a finding for the first link of a layout that a family does not take.
    ///
    /// - Parameters:
    ///   - links: Where links stand in the layout, `each` and parts written out.
    ///   - family: The family of the layout.
    ///   - diagnostics: Where findings go.
    package static func check(
        _ links: [SourceRange], in family: WidgetFamily, _ diagnostics: inout [Diagnostic]
    ) {
        guard !family.hasLinks, let first = links.first else { return }
        diagnostics.append(
            Diagnostic(
                .smallLink, at: first, "'\(family.rawValue)' is one link as a whole",
                hint: "give the layout a 'link'",
                notes: links.dropFirst().prefix(3).map { .init("and here", at: $0) }))
    }
}

extension RuleExample {
    fileprivate static func link(_ layout: String) -> RuleExample { .widget("layouts:\n  \(layout)\n") }
}
