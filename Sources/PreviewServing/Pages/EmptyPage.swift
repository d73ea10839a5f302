import HTTPServing
import SceneRendering

/// The page of a project that has no scene to show: what is missing, and what is wrong.
enum EmptyPage {
    static func bytes(_ findings: FindingList, version: UInt64, frame: PageFrame) -> [UInt8] {
        var document = PageShell.document(
            title: "Diorama", scheme: .light, token: frame.actionToken, resources: frame.resources)
        document.modules = [frame.resources.address("gallery.js")]
        document.bodyAttributes = [
            .class("d-page d-gallery-page"), .data(.view, ""), .data(.events, "/events"),
            .data(.since, String(version)),
        ]
        let hint: [HTMLNode] = [
            .text("A scene is a file in the folder Scenes. The command "), .element(.code, text: "new scene NAME"),
            .text(" writes one to start from."),
        ]
        document.body = [
            .element(
                .main, .id(.gallery), .class("d-gallery"),
                children: [
                    .element(.h1, text: "No scene to show"), .element(.p, .class("d-lead"), children: hint),
                    findings.node,
                ])
        ]
        return document.bytes()
    }
}
