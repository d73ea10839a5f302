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
    ///   - links: Where links stand, with the `use` of the layout that brings each; nil for one in the layout itself.
    ///   - family: The family of the layout.
    ///   - diagnostics: Where findings go.
    package static func check(
        _ links: [(place: SourceRange, use: SourceRange?)], in family: WidgetFamily,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard !family.hasLinks, let first = links.first else { return }
        let inPart = first.use.map { _ in Diagnostic.Note("the part has a link here", at: first.place) }
        diagnostics.append(
            Diagnostic(
                .smallLink, at: first.use ?? first.place,
                "'\(family.rawValue)' is one link as a whole"
                    + (inPart == nil ? "" : ", and this part has one of its own"),
                hint: "give the layout a 'link'" + (inPart == nil ? "" : ", and use a part without one"),
                notes: [inPart].compactMap(\.self) + links.dropFirst().prefix(3).map { .init("and here", at: $0.place) }
            ))
    }
}

extension RuleExample {
    fileprivate static func link(_ layout: String) -> RuleExample { .widget("layouts:\n  \(layout)\n") }
}
