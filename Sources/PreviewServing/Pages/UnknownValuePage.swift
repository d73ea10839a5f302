import HTTPServing
import SceneRendering

/// The page for an address that names what there is not: what there is, as links.
enum UnknownValuePage {
    /// The most links for one name.
    private static let maxLinks = 200

    static func bytes(_ unknown: [UnknownValue], in request: ViewRequest, frame: PageFrame) -> [UInt8] {
        bytes(
            [.element(.h1, text: "This view cannot be shown")] + unknown.flatMap { section($0, request) }, frame: frame)
    }

    /// A page with some links.
    static func bytes(
        title: String, lead: String, links: [(address: String, text: String)], frame: PageFrame
    ) -> [UInt8] {
        bytes(
            [.element(.h1, text: title), .element(.p, .class("d-lead"), text: lead), list(links.prefix(maxLinks))],
            frame: frame)
    }

    private static func bytes(_ content: [HTMLNode], frame: PageFrame) -> [UInt8] {
        var document = PageShell.document(
            title: "Not found · Diorama", scheme: .light, token: frame.actionToken, resources: frame.resources)
        document.bodyAttributes = [.class("d-page d-gallery-page")]
        document.body = [
            .element(
                .main, .id(.gallery), .class("d-gallery"),
                children: content)
        ]
        return document.bytes()
    }

    private static func section(_ unknown: UnknownValue, _ request: ViewRequest) -> [HTMLNode] {
        let shown = unknown.value.count > 300 ? unknown.value.prefix(300) + "…" : unknown.value[...]
        let links = unknown.known.prefix(maxLinks).map { value in
            (address: "/?" + ViewQuery.text(request, with: unknown.name, value), text: value)
        }
        return [
            .element(.h2, text: "There is no \(unknown.name) '\(shown)'"),
            .element(.p, .class("d-lead"), text: unknown.lead),
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
    fileprivate var lead: String {
        if let reason { return reason.prefix(400) + "." }
        return known.isEmpty ? "The project has none." : "There is:"
    }
}
