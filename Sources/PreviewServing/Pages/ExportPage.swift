import ConfigSchema
import Exporting
import Foundation
import HTTPServing
import SceneRendering
import SourceDiagnostics

/// The page of an export: its options, its files, parts that it cannot carry, and differences to the project's own folder.
enum ExportPage {
    /// The lines of a file that are shown; the download has all.
    private static let maxLines = 2_000

    /// The largest picture that is shown, in bytes: more than any icon has.
    private static let maxPicture = 256 << 10

    /// More findings than these are folded.
    private static let openFindings = 3

    static func bytes(
        _ content: ExportContent, version: UInt64, editor: EditorLink, frame: PageFrame, _ texts: PageTexts
    ) -> [UInt8] {
        var document = PageShell.document(
            title: "\(texts.export) · Diorama", texts, scheme: .light, token: frame.actionToken,
            resources: frame.resources)
        document.modules = [frame.resources.address("export.js")]
        let query = query(content.plan, texts)
        document.bodyAttributes += [
            .class("d-page d-gallery-page d-export-page"), .data(.view, query),
            .data(.events, "/export/events"), .data(.since, String(version)),
        ]
        let summary = content.plan.form.summary(in: texts.language.rawValue)
        document.body = [
            .element(.a, .class("d-skip"), .href(.gallery), text: texts.skipToFiles),
            TopBar.export(content, texts),
            .element(
                .main, .id(.gallery), .class("d-gallery d-export"), .tabIndex(-1),
                children: [
                    .element(
                        .header, .class("d-export-head"),
                        children: [
                            .element(
                                .div,
                                children: [
                                    .element(.h1, text: texts.export),
                                    .element(.p, .class("d-lead"), text: texts.exportLead(summary)),
                                ]),
                            download(content, query, texts),
                        ]),
                    settings(content, texts), findings(content.errors, texts.findings, editor, texts, isOpen: true),
                    drift(content, editor, texts),
                    findings(
                        content.export.findings, texts.notCarried(content.export.findings.count), editor, texts,
                        isOpen: content.export.findings.containsError
                            || content.export.findings.count <= openFindings),
                    files(content, query, editor, texts),
                ]),
        ]
        return document.bytes()
    }

    /// The query of an export's address.
    private static func query(_ plan: ExportPlan, _ texts: PageTexts) -> String {
        let own = plan.query.map { ViewQuery.part($0.name, $0.value) }
        return (own + [ViewQuery.text([(.locale, texts.localeName)])]).filter { !$0.isEmpty }.joined(separator: "&")
    }

    private static func download(_ content: ExportContent, _ query: String, _ texts: PageTexts) -> HTMLNode {
        guard !content.export.files.isEmpty, !content.export.findings.containsError else { return .nothing }
        return .element(.a, .class("d-button d-export-archive"), .href("/export.zip?" + query), text: texts.downloadAll)
    }

    // MARK: Options

    private static func settings(_ content: ExportContent, _ texts: PageTexts) -> HTMLNode {
        let controls = content.controls.map { control -> HTMLNode in
            let field =
                control.isOption && control.choices.count <= 5
                ? segments(control)
                : ChoiceControl.select(
                    name: control.name, label: control.label, groups: [ChoiceGroup(choices: control.choices)],
                    class: "d-field-scene", .form(.viewForm))
            guard !control.help.isEmpty else { return field }
            return .element(
                .div, .class("d-export-option"),
                children: [field, .element(.p, .class("d-hint"), text: control.help + texts.stop)])
        }
        let command = content.plan.command("diorama", into: content.folder ?? texts.exportFolder)
        let id = "d-command"
        return .element(
            .section, .class("d-export-settings"), .aria("label", texts.exportOptions),
            children: (controls.isEmpty ? [] : [.element(.div, .class("d-export-controls"), children: controls)]) + [
                .element(
                    .div, .class("d-export-command"),
                    children: [
                        .element(
                            .code, .id(id), .tabIndex(0), .role("group"), .aria("label", texts.exportCommand),
                            text: command),
                        copy(id, texts),
                    ])
            ])
    }

    private static func segments(_ control: ExportControl) -> HTMLNode {
        let labels = control.choices.map { choice in
            HTMLNode.element(
                .label,
                children: [
                    .element(
                        .input, .type("radio"), .name(control.name), .value(choice.value), .form(.viewForm),
                        choice.isChosen ? .checked : nil),
                    .element(.span, text: choice.label),
                ])
        }
        return .element(
            .fieldset, .class("d-field d-segments"),
            children: [
                .element(.legend, children: [.element(.code, text: control.label)]),
                .element(.div, children: labels),
            ])
    }

    private static func copy(_ id: String, _ texts: PageTexts) -> HTMLNode {
        .element(
            .button, .type("button"), .class("d-button d-needs-script"), .data(.copies, id), text: texts.copy)
    }

    // MARK: Findings

    private static func findings(
        _ findings: [Diagnostic], _ title: String, _ editor: EditorLink, _ texts: PageTexts, isOpen: Bool
    ) -> HTMLNode {
        guard !findings.isEmpty else { return .nothing }
        let list = FindingList(diagnostics: findings, touching: [], editor: editor, texts: texts)
        return .element(
            .details, .class("d-export-findings"), isOpen ? .open : nil,
            children: [.element(.summary, children: [.element(.h2, text: title)]), list.list(findings)])
    }

    private static func drift(_ content: ExportContent, _ editor: EditorLink, _ texts: PageTexts) -> HTMLNode {
        guard let folder = content.folder, content.errors.isEmpty else { return .nothing }
        guard let drift = content.drift else {
            return .element(.p, .class("d-export-state"), text: texts.driftUnknown(folder))
        }
        if drift.isEmpty { return .element(.p, .class("d-export-state d-export-same"), text: texts.driftNone(folder)) }
        return findings(drift, texts.drift(folder), editor, texts, isOpen: true)
    }

    // MARK: Files

    private static func files(
        _ content: ExportContent, _ query: String, _ editor: EditorLink, _ texts: PageTexts
    ) -> HTMLNode {
        let files = content.export.files
        guard files.indices.contains(content.shown) else { return .nothing }
        let title = texts.exportedFiles(files.count)
        let tree = FileTree(files.map(\.path), shown: content.shown) { path in
            "/export?\(query)&\(ViewQuery.part(ViewQuery.Name.file.rawValue, path))"
        }
        return .element(
            .div, .class("d-export-files"),
            children: [
                .element(
                    .nav, .class("d-export-tree"), .aria("label", title),
                    children: [.element(.h2, text: title), tree.node]),
                shown(files[content.shown], editor, texts),
            ])
    }

    /// The address of a line of a file that a theme becomes.
    static func address(of place: ExportedPlaces.Place, theme: String, _ texts: PageTexts) -> String {
        let query = ViewQuery.text([
            (.theme, theme), (.target, place.target), (.locale, texts.localeName), (.file, place.path),
        ])
        return "/export?\(query)#\(id(line: place.line))"
    }

    private static func id(line: Int) -> String { "d-line-\(line)" }

    /// A file: text with a link from each value to its line of YAML, or a picture.
    private static func shown(_ file: ExportedFile, _ editor: EditorLink, _ texts: PageTexts) -> HTMLNode {
        let id = "d-file"
        let heading = HTMLNode.element(
            .h2, .id(id + "-title"),
            children: [.element(.code, text: file.path), .element(.small, text: texts.bytes(file.bytes.count))])
        let content: [HTMLNode]
        var tools: [HTMLNode] = []
        switch file.content {
        case .text(let lines, let comments):
            tools = [copy(id, texts)]
            content =
                [
                    .element(
                        .div, .id(id), .class("d-export-text"), .tabIndex(0), .role("region"),
                        .aria("label", file.path),
                        children: text(lines, comments, of: file.path, editor))
                ]
                + (lines.count > maxLines
                    ? [.element(.p, .class("d-hint"), text: texts.moreLines(lines.count - maxLines))] : [])
        case .bytes(let bytes, let place):
            content = [
                .element(
                    .div, .class("d-export-picture"),
                    children: [
                        picture(bytes, file.path) ?? .element(.p, .class("d-hint"), text: texts.noText),
                        editor.node(place, class: "d-link d-origin"),
                    ])
            ]
        }
        return .element(
            .section, .class("d-export-file"), .aria("labelledby", id + "-title"),
            children: [.element(.header, children: [heading] + tools)] + content)
    }

    private static func text(
        _ lines: [ExportedLine], _ comments: CommentSyntax, of path: String, _ editor: EditorLink
    ) -> [HTMLNode] {
        let language = CodeLanguage(path: path)
        return lines.prefix(maxLines).enumerated().map { offset, line in
            var nodes = language.nodes(of: line.code)
            if let origin = line.origin {
                nodes += [.text(" "), editor.node(origin.place, class: "d-link d-origin")]
            } else if let remark = line.remark {
                nodes += line.code.isEmpty ? [] : [.text(" ")]
                nodes.append(.element(.span, .class("d-remark"), text: comments.comment(remark)))
            }
            return .element(.div, .id(id(line: offset + 1)), .class("d-line"), children: nodes)
        }
    }

    /// An image of a form that every browser shows; `nil` for other files.
    private static func picture(_ bytes: [UInt8], _ path: String) -> HTMLNode? {
        guard bytes.count <= maxPicture, let format = ImageFormat(path: path) else { return nil }
        let address = "data:\(format.mediaType);base64," + Data(bytes).base64EncodedString()
        return .element(.img, .source(address), .alternative(path))
    }
}
