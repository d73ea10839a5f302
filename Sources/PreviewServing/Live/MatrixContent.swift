import SceneRendering

/// A file of a kind's own in every combination of what can be chosen about it, ready to be shown.
struct MatrixContent: Sendable {
    /// What the address asked for.
    var subject: MatrixRequest
    /// The title for people of the files of its format.
    var formatTitle: String
    var title: String
    var summary: String
    /// The language of both, and of the files' titles.
    var locale: String
    /// The files that could be shown, by their headings.
    var files: [ChoiceGroup]
    /// A control for each axis: rows, columns, or one of its choices.
    var axes: [MatrixAxis]
    var notes: [String] = []
    /// Whether the theme's first mode is a dark one.
    var isDark: Bool
    var componentStyle: String
    var themeStyle: String
    var layoutStyle: String
    /// The headings of the columns.
    var columns: [String]
    var rows: [MatrixRow]
    /// What is wrong with the files behind it.
    var findings: FindingList
    /// Where the file is written.
    var source: EditorLink
    var path: String
}

/// An axis of a matrix as its control shows it.
struct MatrixAxis: Hashable, Sendable {
    var name: String
    var label: String
    /// How its choices are laid out, and the choices.
    var groups: [ChoiceGroup]
}

/// One row of a matrix.
struct MatrixRow: Hashable, Sendable {
    var heading: String
    var cells: [MatrixCell]
}

/// One picture of a matrix; without one, what was asked for does not exist.
struct MatrixCell: Hashable, Sendable {
    /// The identifier of its element.
    var id: String
    /// What it shows, for those who hear it.
    var label: String
    var picture: GalleryPicture?
}

extension MatrixContent: StandingContent {
    func bytes(version: UInt64, frame: PageFrame) -> [UInt8] {
        MatrixPage.bytes(self, version: version, frame: frame)
    }

    func redrawn(from project: PreviewProject) -> MatrixContent? {
        project.matrix(subject, source, keeping: self)?.content
    }

    /// A save may change any of the files behind it; what they are is known when they are drawn.
    func isSame(in project: PreviewProject, as earlier: PreviewProject) -> Bool { false }

    /// Style sheets and the pictures that look different, or to fetch itself again where more has changed.
    func changes(since old: MatrixContent) -> [PageEvent] {
        guard title == old.title, summary == old.summary, files == old.files, axes == old.axes,
            isDark == old.isDark, componentStyle == old.componentStyle, columns == old.columns,
            rows.map(\.heading) == old.rows.map(\.heading)
        else { return [.refresh()] }
        var events: [PageEvent] = []
        if themeStyle != old.themeStyle { events.append(.style(themeStyle)) }
        if layoutStyle != old.layoutStyle { events.append(.layout(layoutStyle)) }
        let cells = zip(rows.flatMap(\.cells), old.rows.flatMap(\.cells)).filter { $0 != $1 }.map(\.0)
        if !cells.isEmpty {
            events.append(.patch(cells.map { .replacing(with: MatrixPage.node($0, PageTexts(locale: locale))) }))
        }
        if findings != old.findings { events.append(.findings([.replacing(with: findings.overlay)])) }
        return events
    }
}
