import HTTPServing
import LiveValues
import SceneRendering

/// The page at `/`, complete: what one view looks like at one moment.
struct PreviewPage: Sendable {
    var title: String
    var choices: ViewChoices
    /// The view as a query, by which the page's script asks for its events.
    var viewQuery: String
    /// The open fixture's identity: pages of one fixture share its event log.
    var fixtureID: String
    var galleryAddress: String
    /// What the URL asked for and did not get.
    var notes: [String]
    /// The style sheet of all components.
    var componentStyle: String
    /// nil when there has been no good picture yet.
    var picture: LivePicture?
    /// What stands in the frame instead of the picture; nil while the viewer sees it.
    var exit: HTMLNode?
    var findings: FindingList
    /// What people call the store, and its panel.
    var place: String
    var panel: HTMLNode
    var log: [LogEntry]
    /// The identifier of the last event that is part of this page.
    var version: UInt64
    /// The number of the last change of the store that is part of this page.
    var drawn: UInt64
    /// The store's time minus the machine's, in milliseconds.
    var clockOffset: Int64
    /// The store's time when it was opened.
    var opened: Timestamp
    /// The store's time where that stands.
    var standsAt: Timestamp?
    var actionToken: String

    /// The page's bytes.
    func bytes(_ resources: ToolResources) -> [UInt8] {
        var document = PageShell.document(
            title: title, scheme: picture?.isDark == true ? .dark : .light, token: actionToken, resources: resources)
        document.styles = [
            .init(id: "components", componentStyle), .init(id: .themeValues, picture?.themeStyle ?? ""),
            .init(id: .layout, picture?.layoutStyle ?? ""),
        ]
        document.modules = resources.previewModules
        document.bodyAttributes = [
            .class("d-page d-workbench"), .data(.view, viewQuery), .data(.events, "/events"),
            .data(.since, String(version)), .data(.drawn, String(drawn)),
            .data(.store, fixtureID), .data(.clockOffset, String(clockOffset)),
        ]
        if let standsAt { document.bodyAttributes.append(.data(.clockStands, String(standsAt.milliseconds))) }
        document.body = [
            .element(.a, .class("d-skip"), .href(.main), text: "Skip to the scene"),
            TopBar.preview(choices, galleryAddress: galleryAddress),
            DeviceFrame.node(picture, exit: exit, notes: notes, time: time, overlay: findings.overlay),
            SidePanel.node(place: place, panel: panel, findings: findings, log: log),
        ]
        return document.bytes()
    }

    private var time: StageTime {
        StageTime(
            place: place, opened: opened, standsAt: standsAt, at: choices.at,
            running: "/?" + ViewQuery.without(.at, in: viewQuery))
    }
}

/// Whether the tool around a scene is light or dark.
enum PageScheme: String, Sendable {
    case light, dark
}

/// What both pages have in common.
enum PageShell {
    /// What the element is called that carries the action token to the script.
    static let tokenName = "diorama-token"

    static func document(title: String, scheme: PageScheme, token: String, resources: ToolResources) -> HTMLDocument {
        var document = HTMLDocument(title: title)
        document.rootAttributes = [.data(.scheme, scheme.rawValue)]
        document.metadata = [(tokenName, token)]
        document.icon = resources.address("icon.svg")
        document.styleSheets = resources.styleSheets
        return document
    }
}
