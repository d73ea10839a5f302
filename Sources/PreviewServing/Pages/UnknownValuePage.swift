import HTTPServing
import SceneRendering

/// The page for an address that names what there is not: what there is, as links.
enum UnknownValuePage {
    /// The most links for one name.
    private static let maxLinks = 200

    static func bytes(_ unknown: [UnknownValue], in request: ViewRequest, frame: PageFrame) -> [UInt8] {
        let texts = PageTexts(locale: request.locale ?? "")
        return bytes(
            [.element(.h1, text: texts.cannotShow)] + unknown.flatMap { section($0, request, texts) }, frame: frame,
            texts)
    }

    /// A page with some links.
    static func bytes(
        title: String, lead: String, links: [(address: String, text: String)], frame: PageFrame, _ texts: PageTexts
    ) -> [UInt8] {
        bytes(
            [.element(.h1, text: title), .element(.p, .class("d-lead"), text: lead), list(links.prefix(maxLinks))],
            frame: frame, texts)
    }

    private static func bytes(_ content: [HTMLNode], frame: PageFrame, _ texts: PageTexts) -> [UInt8] {
        var document = PageShell.document(
            title: "\(texts.notFound) · Diorama", texts, scheme: .light, token: frame.actionToken,
            resources: frame.resources)
        document.bodyAttributes += [.class("d-page d-gallery-page")]
        document.body = [
            .element(
                .main, .id(.gallery), .class("d-gallery"),
                children: content)
        ]
        return document.bytes()
    }

    private static func section(_ unknown: UnknownValue, _ request: ViewRequest, _ texts: PageTexts) -> [HTMLNode] {
        let shown = unknown.value.count > 300 ? unknown.value.prefix(300) + "…" : unknown.value[...]
        let links = unknown.known.prefix(maxLinks).map { value in
            (address: "/?" + ViewQuery.text(request, with: unknown.name, value), text: value)
        }
        return [
            .element(.h2, text: texts.thereIsNo(unknown.name, String(shown))),
            .element(
                .p, .class("d-lead"), unknown.reason == nil ? nil : texts.english, text: unknown.lead(texts)),
            list(links[...]),
        ]
    }

    private static func list(_ links: ArraySlice<(address: String, text: String)>) -> HTMLNode {
        .element(
            .ul, .class("d-contents"),
            children: links.map { link in
                .element(
                    .li, children: [.element(.a, .class("d-button"), .href(link.address), .dirAuto, text: link.text)])
            })
    }
}

extension UnknownValue {
    /// What is said before the links.
    fileprivate func lead(_ texts: PageTexts) -> String {
        if let reason { return reason.prefix(400) + "." }
        return known.isEmpty ? texts.projectHasNone : texts.thereIs
    }
}
