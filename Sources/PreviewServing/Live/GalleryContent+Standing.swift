/// The gallery that an address asks for.
struct GalleryRequest: Hashable, Sendable {
    var theme: String
    var language: ToolLanguage
}

extension GalleryContent: StandingContent {
    /// The theme and the language.
    var subject: GalleryRequest { GalleryRequest(theme: theme, language: texts.language) }

    func bytes(version: UInt64, frame: PageFrame) -> [UInt8] {
        GalleryPage.bytes(self, version: version, frame: frame)
    }

    func redrawn(from project: PreviewProject) -> GalleryContent? { project.gallery(theme: theme, keeping: self) }

    func isSame(in project: PreviewProject, as earlier: PreviewProject) -> Bool {
        project.drawsGallery(theme: theme, texts, like: earlier)
    }

    /// Style sheets and the examples that look different, or to fetch itself again where more has changed.
    func changes(since old: GalleryContent) -> [PageEvent] {
        var drawnAlike = self
        drawnAlike.themeStyle = old.themeStyle
        drawnAlike.layoutStyle = old.layoutStyle
        drawnAlike.findings = old.findings
        for (index, entry) in old.entries.enumerated() where entries.indices.contains(index) {
            drawnAlike.entries[index].examples = entry.examples
        }
        guard drawnAlike == old else { return [.refresh()] }
        var events: [PageEvent] = []
        if themeStyle != old.themeStyle { events.append(.style(themeStyle)) }
        if layoutStyle != old.layoutStyle { events.append(.layout(layoutStyle)) }
        let changed = zip(entries, old.entries).flatMap { new, old in
            zip(new.examples, old.examples).filter { $0 != $1 }.map(\.0)
        }
        if !changed.isEmpty { events.append(.patch(changed.map { .replacing(with: GalleryPage.node($0, texts)) })) }
        if findings != old.findings { events.append(.findings([.replacing(with: findings.overlay)])) }
        return events
    }
}
