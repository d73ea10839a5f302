import HTTPServing
import SceneRendering

/// Every component in every example state, ready to be shown.
struct GalleryContent: Hashable, Sendable {
    var theme: String
    var texts: PageTexts
    var themes: [Choice]
    /// What the URL asked for and did not get.
    var notes: [String]
    /// Whether the theme's first mode is a dark one.
    var isDark: Bool
    /// Style sheets of all components.
    var componentStyle: String
    /// The theme's values, for each picture's scope.
    var themeStyle: String
    /// The rectangles of the pictures.
    var layoutStyle: String
    var entries: [GalleryEntry]
    /// What is wrong with the files of which the last good pictures are shown.
    var findings: FindingList
    /// Where files open.
    var editor: EditorLink
}

/// One component in the gallery.
struct GalleryEntry: Hashable, Sendable {
    var name: String
    var summary: String
    var examples: [GalleryExample]
    var properties: [GalleryProperty]
    /// What it is of a file that is shown by itself; nil for a component.
    var file: GalleryFile?
}

/// A file of a kind's own in the gallery.
struct GalleryFile: Hashable, Sendable {
    /// What people call it.
    var title: String
    /// The heading under which it stands.
    var group: String
    var path: String
    /// The address of its matrix.
    var matrixAddress: String
}

/// One line of a component's reference.
struct GalleryProperty: Hashable, Sendable {
    var path: String
    var kind: String
    var defaultText: String
    var sentence: String
}

/// One example of a component.
struct GalleryExample: Hashable, Sendable {
    /// The identifier of its element.
    var id: String
    var title: String
    /// Whether its title is one of code, which is in English on every page.
    var isEnglish = true
    /// `Small · Large · seen by Ms. Lin`, say.
    var detail: String
    /// The component's configuration as YAML; empty when it is the theme's own.
    var configuration: String
    /// One picture for each mode; none for an example of what goes wrong.
    var pictures: [GalleryPicture]
    /// What `validate` says about it.
    var findings: String
}

/// An example in one mode.
struct GalleryPicture: Hashable, Sendable {
    var mode: String
    /// The class in whose scope the theme's values of the picture stand.
    var scope: String
    var locale: String
    var width: Double
    var height: Double
    var scale: Double
    var nodes: [HTMLNode]
    /// The classes of the element around it, beside those of every scene.
    var classes: [String] = []
}

extension GalleryPicture {
    /// Takes what was drawn.
    init(_ picture: ExamplePictures.Picture) {
        self.init(
            mode: picture.mode, scope: picture.scope, locale: picture.locale, width: picture.width,
            height: picture.height, scale: picture.scale, nodes: picture.nodes, classes: picture.classes)
    }
}

enum GalleryPage {
    static func bytes(_ content: GalleryContent, version: UInt64, frame: PageFrame) -> [UInt8] {
        let texts = content.texts
        var document = PageShell.document(
            title: "\(texts.gallery) · Diorama", texts, scheme: content.isDark ? .dark : .light,
            token: frame.actionToken,
            resources: frame.resources)
        document.styles = [
            .init(id: "components", content.componentStyle), .init(id: .themeValues, content.themeStyle),
            .init(id: .layout, content.layoutStyle),
        ]
        document.modules = [frame.resources.address("gallery.js")]
        let query = ViewQuery.text([(.theme, content.theme), (.locale, texts.localeName)])
        document.bodyAttributes += [
            .class("d-page d-gallery-page"), .data(.view, query), .data(.events, "/gallery/events"),
            .data(.since, String(version)),
        ]
        document.body = [
            .element(.a, .class("d-skip"), .href(.gallery), text: texts.skipToComponents),
            TopBar.gallery(
                themes: content.themes, language: texts.language, previewAddress: "/?" + query,
                hasFiles: content.entries.contains { $0.file != nil }, texts),
            main(content),
        ]
        return document.bytes()
    }

    private static func main(_ content: GalleryContent) -> HTMLNode {
        let hasFiles = content.entries.contains { $0.file != nil }
        let texts = content.texts
        let contents = content.entries.map { entry in
            HTMLNode.element(
                .li,
                children: [
                    .element(
                        .a, .class("d-button"), .href("#" + elementID(entry)), text: entry.file?.title ?? entry.name)
                ])
        }
        return .element(
            .main, .id(.gallery), .class("d-gallery"), .tabIndex(-1),
            children: [
                DeviceFrame.notes(content.notes, texts), .element(.h1, text: texts.gallery),
                .element(.p, .class("d-lead"), text: texts.galleryLead(hasFiles: hasFiles)),
                .element(
                    .nav, .aria("label", texts.components),
                    children: [.element(.ul, .class("d-contents"), children: contents)]),
            ] + content.entries.map { node($0, content.editor, texts) } + [content.findings.overlay])
    }

    /// Names of files have slashes in them.
    private static func elementID(_ entry: GalleryEntry) -> String {
        "d-entry-" + entry.name.replacing("/", with: "--")
    }

    private static func node(_ entry: GalleryEntry, _ editor: EditorLink, _ texts: PageTexts) -> HTMLNode {
        if let file = entry.file { return node(entry, file, editor, texts) }
        return .element(
            .section, .id("d-entry-\(entry.name)"), .class("d-entry"), .aria("labelledby", "d-title-\(entry.name)"),
            children: [
                .element(.h2, .id("d-title-\(entry.name)"), children: [.element(.code, text: entry.name)]),
                .element(.p, texts.english, text: entry.summary),
            ] + entry.examples.map { node($0, texts) } + [reference(entry, texts)])
    }

    /// A file: its words stay where they are while somebody goes through its forms.
    private static func node(_ entry: GalleryEntry, _ file: GalleryFile, _ editor: EditorLink, _ texts: PageTexts)
        -> HTMLNode
    {
        let id = elementID(entry)
        return .element(
            .section, .id(id), .class("d-entry d-shown"), .aria("labelledby", id + "-title"),
            children: [
                .element(
                    .header,
                    children: [
                        .element(.p, .class("d-group"), .dirAuto, text: file.group),
                        .element(.h2, .id(id + "-title"), .dirAuto, text: file.title),
                        entry.summary.isEmpty ? .nothing : .element(.p, .dirAuto, text: entry.summary),
                        .element(
                            .p, .class("d-places"),
                            children: [
                                .element(.a, .class("d-link"), .href(file.matrixAddress), text: texts.matrix),
                                .text(" "),
                                editor.node(path: file.path, line: 1, column: 1),
                            ]),
                    ]),
                .element(
                    .div, .class("d-forms"), .role("region"), .aria("label", texts.forms(of: file.title)), .tabIndex(0),
                    children: entry.examples.map { node($0, texts) }),
            ])
    }

    static func node(_ example: GalleryExample, _ texts: PageTexts) -> HTMLNode {
        let caption = HTMLNode.element(
            .figcaption,
            children: [
                .element(.span, example.isEnglish ? texts.english : nil, .dirAuto, text: example.title), .text(" "),
                .element(.small, text: example.detail),
            ])
        let source = source(example.configuration, label: texts.configuration)
        if example.pictures.isEmpty {
            return .element(
                .figure, .id(example.id), .class("d-example"),
                children: [caption, source, self.source(example.findings, label: texts.findings)])
        }
        let isWide = example.pictures.contains { $0.width > widest }
        return .element(
            .figure, .id(example.id), .class("d-example"),
            children: [
                caption, source,
                .element(
                    .div, .class(isWide ? "d-modes d-wide" : "d-modes"),
                    children: example.pictures.map { node($0, isWide: isWide, texts) }),
            ])
    }

    /// What fits beside its other mode at 1,280 points; wider ones stand one below the other.
    private static let widest = 560.0

    private static func node(_ picture: GalleryPicture, isWide: Bool, _ texts: PageTexts) -> HTMLNode {
        let mode = texts.mode(picture.mode)
        return .element(
            .div, .class("d-mode \(picture.scope)"),
            children: [
                .element(.p, text: mode),
                .element(
                    .div, .class("d-specimen"), .role("group"), .aria("label", mode),
                    isWide ? .tabIndex(0) : nil,
                    children: [box(picture)]),
            ])
    }

    /// The picture in an element of its size, which has no controls: they do nothing here, and two hundred of them would
    /// stand in the way of the Tab key.
    static func box(_ picture: GalleryPicture) -> HTMLNode {
        .element(
            .div, .class((["d-box scene"] + picture.classes).joined(separator: " ")), .inert, .lang(picture.locale),
            .data("mode", picture.mode),
            .style(
                .property("width", .points(picture.width)), .property("height", .points(picture.height)),
                .property("--s", .number(picture.scale))),
            children: picture.nodes)
    }

    private static func source(_ text: String, label: String) -> HTMLNode {
        if text.isEmpty { return .nothing }
        return .element(
            .pre, .class("d-source"), .tabIndex(0), .aria("label", label), children: [.element(.span, text: text)])
    }

    private static func reference(_ entry: GalleryEntry, _ texts: PageTexts) -> HTMLNode {
        let head = texts.propertyHeads.map {
            HTMLNode.element(.th, .scope("col"), text: $0)
        }
        let rows = entry.properties.map { property in
            HTMLNode.element(
                .tr,
                children: [
                    .element(.td, children: [.element(.code, text: property.path)]), .element(.td, text: property.kind),
                    .element(.td, children: [.element(.code, text: property.defaultText)]),
                    .element(.td, text: property.sentence),
                ])
        }
        return .element(
            .details, .class("d-reference"), .id("d-reference-\(entry.name)"),
            children: [
                .element(.summary, text: texts.properties(entry.properties.count)),
                .element(
                    .table, .class("d-table"),
                    children: [
                        .element(.thead, children: [.element(.tr, children: head)]),
                        .element(.tbody, texts.english, children: rows),
                    ]),
            ])
    }
}
