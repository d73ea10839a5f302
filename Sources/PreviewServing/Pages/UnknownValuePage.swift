import HTTPServing
import SceneRendering

/// The page for an address that names what there is not: what there is, as links.
enum UnknownValuePage {
    /// The most links for one name.
    private static let maxLinks = 200

    static func bytes(_ unknown: [UnknownValue], in request: ViewRequest, frame: PageFrame) -> [UInt8] {
        var document = PageShell.document(
            title: "Not found · Diorama", scheme: .light, token: frame.actionToken, resources: frame.resources)
        document.bodyAttributes = [.class("d-page d-gallery-page")]
        document.body = [
            .element(
                .main, .id(.gallery), .class("d-gallery"),
                children: [.element(.h1, text: "This view cannot be shown")]
                    + unknown.flatMap { section($0, request) })
        ]
        return document.bytes()
    }

    private static func section(_ unknown: UnknownValue, _ request: ViewRequest) -> [HTMLNode] {
        let shown = unknown.value.count > 300 ? unknown.value.prefix(300) + "…" : unknown.value[...]
        let links = unknown.known.prefix(maxLinks).map { value in
            HTMLNode.element(
                .li,
                children: [
                    .element(
                        .a, .class("d-button"), .href("/?" + ViewQuery.text(request, with: unknown.name, value)),
                        text: value)
                ])
        }
        return [
            .element(.h2, text: "There is no \(unknown.name) '\(shown)'"),
            .element(.p, .class("d-lead"), text: unknown.lead),
            .element(.ul, .class("d-contents"), children: Array(links)),
        ]
    }
}

extension UnknownValue {
    /// What is said before the links.
    fileprivate var lead: String {
        if let reason { return reason.prefix(400) + "." }
        return known.isEmpty ? "The project has none." : "There is:"
    }
}
