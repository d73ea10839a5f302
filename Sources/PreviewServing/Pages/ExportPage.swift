import Exporting
import HTTPServing
import SceneRendering
import SourceDiagnostics

/// The page of what an export would write: files, what cannot be carried, and what differs in the project's own folder.
enum ExportPage {
    /// The lines of a file that are shown; the download has all.
    private static let maxLines = 2_000

    static func bytes(
        _ content: ExportContent, version: UInt64, editor: EditorLink, frame: PageFrame, _ texts: PageTexts
    ) -> [UInt8] {
        var document = PageShell.document(
            title: "\(texts.export) · Diorama", texts, scheme: .light, token: frame.actionToken,
            resources: frame.resources)
        document.modules = [frame.resources.address("export.js")]
        let query = ViewQuery.text([
            (.theme, content.theme), (.target, content.target), (.locale, texts.localeName),
        ])
        document.bodyAttributes += [
            .class("d-page d-gallery-page d-export-page"), .data(.view, query),
            .data(.events, "/export/events"), .data(.since, String(version)),
        ]
        document.body = [
            .element(.a, .class("d-skip"), .href(.gallery), text: texts.skipToFiles),
            TopBar.export(content, texts),
            .element(
                .main, .id(.gallery), .class("d-gallery d-export"), .tabIndex(-1),
                children: [
                    .element(.h1, text: texts.export),
                    .element(.p, .class("d-lead"), text: texts.exportLead(content.folder)),
                    findings(content.errors + content.export.findings, texts.notCarried, editor, texts),
                    drift(content, editor, texts),
                ] + files(content, query, editor, texts)),
        ]
        return document.bytes()
    }

    // MARK: Findings

    private static func findings(
        _ findings: [Diagnostic], _ title: String, _ editor: EditorLink, _ texts: PageTexts
    ) -> HTMLNode {
        guard !findings.isEmpty else { return .nothing }
        let list = FindingList(diagnostics: findings, touching: [], editor: editor, texts: texts)
        return .element(
            .section, .class("d-export-findings"), children: [.element(.h2, text: title), list.list(findings)])
    }

    private static func drift(_ content: ExportContent, _ editor: EditorLink, _ texts: PageTexts) -> HTMLNode {
        guard let folder = content.folder, content.errors.isEmpty else { return .nothing }
        guard let drift = content.drift else {
            return .element(.p, .class("d-hint"), text: texts.driftUnknown(folder))
        }
        if drift.isEmpty { return .element(.p, .class("d-hint"), text: texts.driftNone(folder)) }
        return findings(drift, texts.drift(folder), editor, texts)
    }

    // MARK: Files

    private static func files(
        _ content: ExportContent, _ query: String, _ editor: EditorLink, _ texts: PageTexts
    ) -> [HTMLNode] {
        guard !content.export.files.isEmpty else { return [] }
        let items = content.export.files.enumerated().map { index, file in
            let size = texts.bytes(file.bytes.count)
            let name: HTMLNode =
                if case .text = file.content {
                    .element(.a, .class("d-link"), .href("#" + id(index)), text: file.path)
                } else {
                    .element(.span, text: file.path)
                }
            return HTMLNode.element(.li, children: [name, .text(" "), .element(.small, text: size)])
        }
        let archive = "/export.zip?" + query
        let tree = HTMLNode.element(
            .nav, .class("d-export-tree"), .aria("label", texts.exportedFiles(items.count)),
            children: [
                .element(.h2, text: texts.exportedFiles(items.count)),
                .element(.a, .class("d-button d-export-archive"), .href(archive), text: texts.downloadAll),
                .element(.ul, children: items),
            ])
        let shown = content.export.files.enumerated().compactMap { index, file in text(index, file, editor, texts) }
        return [.element(.div, .class("d-export-files"), children: [tree, .element(.div, children: shown)])]
    }

    private static func id(_ index: Int) -> String { "d-file-\(index)" }

    private static func id(_ index: Int, line: Int) -> String { "\(id(index))-\(line)" }

    /// The address of a line of what a theme becomes.
    static func address(of place: ExportedPlaces.Place, theme: String, _ texts: PageTexts) -> String {
        let query = ViewQuery.text([(.theme, theme), (.target, place.target), (.locale, texts.localeName)])
        return "/export?\(query)#\(id(place.file, line: place.line))"
    }

    /// A file of text, each value a link to its line of YAML; nil for a picture or a font.
    private static func text(
        _ index: Int, _ file: ExportedFile, _ editor: EditorLink, _ texts: PageTexts
    ) -> HTMLNode? {
        guard case .text(let lines, let comments) = file.content else { return nil }
        let rows = lines.prefix(maxLines).enumerated().map { offset, line -> HTMLNode in
            let name = line.code.prefix { $0 != ":" && $0 != "=" }
            let code = [
                HTMLNode.element(.span, .class("d-name"), text: String(name)),
                .text(String(line.code.dropFirst(name.count))),
            ]
            guard let origin = line.origin else {
                let remark = line.remark.map { comments.comment($0) } ?? line.code
                return .element(.div, .class(line.remark == nil ? "d-line" : "d-line d-remark"), text: remark)
            }
            return .element(
                .div, .id(id(index, line: offset + 1)), .class("d-line"),
                children: code + [.text(" "), editor.node(origin.place, class: "d-link d-origin")])
        }
        let more = lines.count > maxLines ? [HTMLNode.element(.p, text: texts.moreLines(lines.count - maxLines))] : []
        return .element(
            .section, .id(id(index)), .class("d-export-file"), .aria("labelledby", id(index) + "-title"),
            children: [
                .element(
                    .header,
                    children: [
                        .element(.h2, .id(id(index) + "-title"), children: [.element(.code, text: file.path)]),
                        .element(
                            .button, .type("button"), .class("d-button d-needs-script"), .data(.copies, id(index)),
                            text: texts.copy),
                    ]),
                .element(
                    .div, .class("d-export-text"), .tabIndex(0), .role("region"),
                    .aria("label", file.path), children: rows),
            ] + more)
    }
}
