import HTTPServing
import SceneRendering

/// The page of a project that has no scene to show: what is missing, and what is wrong.
enum EmptyPage {
    /// Makes the page, whole.
    ///
    /// - Parameters:
    ///   - findings: What is wrong in the project.
    ///   - version: The number of saves that it knows of.
    ///   - command: What starts a scene for the files that the project has; nil without such files.
    ///   - frame: What all pages share.
    /// - Returns: HTML.
    static func bytes(_ findings: FindingList, version: UInt64, command: String?, frame: PageFrame) -> [UInt8] {
        let texts = findings.texts
        var document = PageShell.document(
            title: "Diorama", texts, scheme: .light, token: frame.actionToken, resources: frame.resources)
        document.modules = [frame.resources.address("gallery.js")]
        document.bodyAttributes += [
            .class("d-page d-gallery-page"), .data(.view, ""), .data(.events, "/events"),
            .data(.since, String(version)),
        ]
        let hint: [HTMLNode] = [
            .text(texts.noSceneHelp),
            .element(.code, text: command ?? "new scene NAME"),
            .text(command == nil ? texts.noSceneCommand : texts.noSceneOwnCommand),
        ]
        document.body = [
            .element(
                .main, .id(.gallery), .class("d-gallery"),
                children: [
                    .element(.h1, text: texts.noScene), .element(.p, .class("d-lead"), children: hint),
                    findings.node,
                ])
        ]
        return document.bytes()
    }
}
