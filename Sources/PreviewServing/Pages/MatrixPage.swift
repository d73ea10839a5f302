import HTTPServing
import SceneRendering

/// The page at `/matrix`: one file in every combination of what can be chosen about it.
enum MatrixPage {
    static func bytes(_ content: MatrixContent, version: UInt64, frame: PageFrame) -> [UInt8] {
        let texts = PageTexts(locale: content.locale)
        var document = PageShell.document(
            title: "\(content.title) · \(texts.matrix) · Diorama", texts, scheme: content.isDark ? .dark : .light,
            token: frame.actionToken, resources: frame.resources)
        document.styles = [
            .init(id: "components", content.componentStyle), .init(id: .themeValues, content.themeStyle),
            .init(id: .layout, content.layoutStyle),
        ]
        document.modules = [frame.resources.address("gallery.js")]
        document.bodyAttributes += [
            .class("d-page d-gallery-page d-matrix-page"), .data(.view, content.subject.query),
            .data(.events, "/matrix/events"), .data(.since, String(version)),
        ]
        document.body = [
            .element(.a, .class("d-skip"), .href(.gallery), text: texts.skipToPictures),
            TopBar.matrix(
                (content.subject.format, content.formatTitle), files: content.files, axes: content.axes, texts),
            main(content, texts),
        ]
        return document.bytes()
    }

    private static func main(_ content: MatrixContent, _ texts: PageTexts) -> HTMLNode {
        .element(
            .main, .id(.gallery), .class("d-gallery d-matrix"), .tabIndex(-1),
            children: [
                DeviceFrame.notes(content.notes, texts),
                .element(
                    .header, .class("d-matrix-head"),
                    children: [
                        .element(.h1, .dirAuto, .lang(content.locale), text: content.title),
                        content.summary.isEmpty
                            ? .nothing : .element(.p, .dirAuto, .lang(content.locale), text: content.summary),
                        .element(
                            .p, .class("d-lead"),
                            children: [
                                .element(.code, text: content.subject.file), .text(" "),
                                content.source.node(path: content.path, line: 1, column: 1),
                            ]),
                    ]),
                .element(
                    .div, .class("d-matrix-scroll"), .role("region"), .aria("label", texts.pictures), .tabIndex(0),
                    children: [table(content, texts)]),
                content.findings.overlay,
            ])
    }

    private static func table(_ content: MatrixContent, _ texts: PageTexts) -> HTMLNode {
        let head = content.columns.map { HTMLNode.element(.th, .scope("col"), text: $0) }
        let corner = HTMLNode.element(.td, .class("d-corner"))
        let hasHeadings = content.rows.contains { !$0.heading.isEmpty }
        let rows = content.rows.map { row in
            HTMLNode.element(
                .tr,
                children: (hasHeadings ? [.element(.th, .scope("row"), text: row.heading)] : [])
                    + row.cells.map { node($0, texts) })
        }
        let hasColumns = content.columns.contains { !$0.isEmpty }
        return .element(
            .table, .class("d-cells"),
            children: [
                hasColumns
                    ? .element(
                        .thead, children: [.element(.tr, children: (hasHeadings ? [corner] : []) + head)])
                    : .nothing,
                .element(.tbody, children: rows),
            ])
    }

    static func node(_ cell: MatrixCell, _ texts: PageTexts) -> HTMLNode {
        guard let picture = cell.picture else {
            return .element(
                .td, .id(cell.id), .class("d-cell d-none"), children: [.element(.span, text: texts.notThere)])
        }
        return .element(
            .td, .id(cell.id), .class("d-cell \(picture.scope)"),
            children: [
                .element(
                    .div, .role("group"), .aria("label", cell.label), children: [GalleryPage.box(picture)])
            ])
    }
}
