import Foundation
import SceneModel
import SceneRendering

/// Writes the reference as one page that needs neither a server nor a network.
struct ReferenceDocument {
    private let reference: ToolReference
    private let program: String

    init(_ reference: ToolReference, program: String) {
        self.reference = reference
        self.program = program
    }

    /// The whole page in UTF-8, with its style sheet, its script and every picture in it.
    var bytes: [UInt8] {
        var page = HTMLDocument(title: "\(program) reference")
        page.policy =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src"
            + " 'nonce-\(HTMLDocument.scriptNonce)'; base-uri 'none'; form-action 'none'"
        page.styles = [
            .init(id: "pictures", reference.pictureStyle),
            .init(id: "page", String(decoding: PackageResources.reference_css, as: UTF8.self)),
        ]
        page.scripts = [PackageResources.reference_js]
        page.body = [
            .element(.a, .class("r-skip"), HTMLAttribute("href", "#main"), text: "Skip to the text"), bar,
            .element(
                .div, .class("r-shell"),
                children: [
                    contents,
                    .element(
                        .main, .id("main"), .tabIndex(-1), children: [home] + reference.topics.map(section)),
                ]),
        ]
        return page.bytes()
    }

    private var bar: HTMLNode {
        .element(
            .header, .class("r-bar"),
            children: [
                .element(.button, .class("r-menu"), .type("button"), .aria("expanded", "false"), text: "Contents"),
                .element(.a, .class("r-name"), HTMLAttribute("href", "#"), text: "\(program) reference"),
                .element(
                    .label, .class("r-search"),
                    children: [
                        .element(.span, .class("r-hidden"), text: "Search"),
                        .element(
                            .input, .id("search"), .type("search"), .noSuggestions,
                            .placeholder("Search components, keys, tokens, rules …")),
                        .element(.kbd, text: "/"),
                    ]),
                .element(.button, .class("r-scheme"), .type("button"), .aria("pressed", "false"), text: "Dark"),
            ])
    }

    private var contents: HTMLNode {
        .element(
            .nav, .class("r-nav"), .aria("label", "Contents"),
            children: reference.topics.map { topic in
                .element(
                    .details, .data("topic", topic.name),
                    children: [
                        .element(.summary, text: topic.title),
                        .element(
                            .ul,
                            children: [(topic.name, "Overview")].map(entry)
                                + topic.pages.map { entry($0.anchor, $0.name == $0.anchor ? $0.title : $0.name) }),
                    ])
            })
    }

    private func entry(_ anchor: String, _ text: String) -> HTMLNode {
        .element(.li, children: [.element(.a, HTMLAttribute("href", "#" + anchor), text: text)])
    }

    private var home: HTMLNode {
        let cards = reference.topics.map { topic in
            HTMLNode.element(
                .a, .class("r-card"), HTMLAttribute("href", "#" + topic.name),
                children: [
                    .element(.h2, text: topic.title), .element(.p, text: topic.summary),
                    .element(.small, text: topic.pages.prefix(4).map(\.title).joined(separator: " · ")),
                ])
        }
        return .element(
            .section, .class("r-topic"), .id("home"),
            children: [
                .element(.h1, text: "Look it up"),
                .element(
                    .p, .class("r-lead"),
                    text: "Every component, key, token, text, rule and command, and guides for the way there."),
                .element(.div, .class("r-cards"), children: cards),
            ])
    }

    // MARK: Topics

    private func section(_ topic: ReferenceTopic) -> HTMLNode {
        let list = HTMLNode.element(
            .ul, .class("r-list"),
            children: topic.pages.map { page in
                .element(
                    .li,
                    children: [
                        .element(
                            .a, HTMLAttribute("href", "#" + page.anchor),
                            children: [title(of: page), .element(.span, children: inline(page.summary))])
                    ])
            })
        return .element(
            .section, .class("r-topic"), .id(topic.name), topic.isShownWhole ? .data("whole", "") : nil,
            children: [
                .element(
                    .header, .class("r-head"),
                    children: [
                        .element(.h1, text: topic.title), .element(.p, .class("r-lead"), text: topic.summary),
                        topic.isShownWhole ? .nothing : list,
                    ])
            ] + topic.pages.map { article($0, in: topic) })
    }

    private func article(_ page: ReferencePage, in topic: ReferenceTopic) -> HTMLNode {
        .element(
            .article, .id(page.anchor), .class("r-page"), .data("title", page.name),
            children: [
                topic.isShownWhole
                    ? .nothing
                    : .element(
                        .p, .class("r-up"),
                        children: [.element(.a, HTMLAttribute("href", "#" + topic.name), text: topic.title)]),
                .element(topic.isShownWhole ? .h2 : .h1, children: [title(of: page)]),
                .element(.p, .class("r-lead"), children: inline(page.summary)),
            ] + folded(page.blocks))
    }

    private func title(of page: ReferencePage) -> HTMLNode {
        page.isCode ? .element(.code, text: page.title) : .element(.b, text: page.title)
    }

    /// The blocks, where all pictures but the first two wait until somebody asks for them.
    private func folded(_ blocks: [ReferenceBlock]) -> [HTMLNode] {
        let pictures = blocks.filter(\.isPictures).map(node)
        let rest = blocks.filter { !$0.isPictures }.map(node)
        guard pictures.count > 2 else { return pictures + rest }
        let more = HTMLNode.element(
            .details, .class("r-more"),
            children: [.element(.summary, text: "\(pictures.count - 2) more states")] + pictures.dropFirst(2))
        return pictures.prefix(2) + [more] + rest
    }

    // MARK: Blocks

    private func node(_ block: ReferenceBlock) -> HTMLNode {
        switch block {
        case .paragraph(let text): .element(.p, children: inline(text))
        case .heading(let text): .element(.h2, text: text)
        case .code(let text, let label):
            .element(
                .figure, .class("r-code"),
                children: [
                    label.isEmpty ? .nothing : .element(.figcaption, text: label),
                    text.isEmpty
                        ? .nothing
                        : .element(
                            .pre, .tabIndex(0), .aria("label", label.isEmpty ? "Code" : label),
                            children: [.element(.code, text: text)]),
                ])
        case .list(let items, let isNumbered):
            .element(isNumbered ? .ol : .ul, children: items.map { .element(.li, children: inline($0)) })
        case .table(let headings, let rows): ReferenceTable.node(headings, rows, inline)
        case .drawing(let words, let bytes):
            .element(
                .figure,
                children: [
                    .element(
                        .img, .class("r-drawing"),
                        HTMLAttribute("src", "data:image/svg+xml;base64," + Data(bytes).base64EncodedString()),
                        HTMLAttribute("alt", words))
                ])
        case .pictures(let title, let pictures): self.pictures(title, pictures)
        }
    }

    private func pictures(_ title: String, _ pictures: [ExamplePictures.Picture]) -> HTMLNode {
        // One picture is enough where the page's own light and dark choose between two.
        let dark = pictures.filter { reference.darkModes.contains($0.mode) }
        let follows = pictures.count == 2 && dark.count == 1
        return .element(
            .figure, .class("r-pictures"),
            children: [.element(.figcaption, text: title)]
                + pictures.map { picture in
                    let isDark = reference.darkModes.contains(picture.mode)
                    return .element(
                        .div, .class("r-mode \(picture.scope)"),
                        follows ? .data("for", isDark ? "dark" : "light") : nil,
                        children: [
                            .element(
                                .div, .class("r-fit"),
                                .style(
                                    .property("--w", .points(picture.width)), .property("--h", .points(picture.height))
                                ),
                                children: [
                                    .element(
                                        .div, .class("r-box scene"), HTMLAttribute("inert", nil), .lang("en"),
                                        .data("mode", picture.mode),
                                        .style(
                                            .property("width", .points(picture.width)),
                                            .property("height", .points(picture.height)),
                                            .property("--s", .number(picture.scale))),
                                        children: picture.nodes)
                                ])
                        ])
                })
    }

    /// A line's text with its code and its links.
    private func inline(_ text: String) -> [HTMLNode] {
        MarkdownText.spans(of: text).map { span in
            switch span {
            case .text(let text): .text(text)
            case .code(let text): .element(.code, text: text)
            case .strong(let text): .element(.strong, text: text)
            case .link(let text, let name):
                .element(.a, HTMLAttribute("href", address(of: name)), text: text)
            }
        }
    }

    private func address(of name: String) -> String {
        if name.hasPrefix("https://") { return name }
        let page = reference.topics.flatMap(\.pages).first { $0.name == name }
        return "#" + (page?.anchor ?? name)
    }
}

extension ReferenceBlock {
    fileprivate var isPictures: Bool { if case .pictures = self { true } else { false } }
}
