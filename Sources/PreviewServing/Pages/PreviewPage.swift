import ContextModel
import SceneRendering

/// The page at `/`, complete: what one view looks like at one moment.
struct PreviewPage: Sendable {
    var title: String
    var choices: ViewChoices
    /// The view as a query, by which the page's script asks for its events.
    var viewQuery: String
    /// The room's identity: pages of one room share its event log.
    var roomID: String
    var galleryAddress: String
    /// What the URL asked for and did not get.
    var notes: [String]
    /// The style sheet of all components.
    var componentStyle: String
    /// nil when there has been no good picture yet.
    var picture: LivePicture?
    /// How the viewer went out of the room; nil while they are in it.
    var departure: Departure?
    var findings: FindingList
    var room: RoomPanel
    var log: [LogEntry]
    /// The identifier of the last event that is part of this page.
    var version: UInt64
    /// The room's time minus the machine's, in milliseconds.
    var clockOffset: Int64
    var actionToken: String

    /// The page's bytes.
    func bytes(_ resources: ToolResources) -> [UInt8] {
        var document = PageShell.document(
            title: title, scheme: picture?.isDark == true ? .dark : .light, token: actionToken, resources: resources)
        document.styles = [
            .init(id: "components", componentStyle), .init(id: "theme-values", picture?.themeStyle ?? ""),
            .init(id: "layout", picture?.layoutStyle ?? ""),
        ]
        document.modules = [resources.address("preview.js")]
        document.bodyAttributes = [
            .class("d-page d-workbench"), .data("view", viewQuery), .data("events", "/events"),
            .data("since", String(version)), .data("room", roomID), .data("clock-offset", String(clockOffset)),
        ]
        document.body = [
            .element(.a, .class("d-skip"), .href("#d-stage"), text: "Skip to the scene"),
            TopBar.preview(choices, galleryAddress: galleryAddress),
            Stage.node(picture, departure: departure, notes: notes, overlay: findings.overlay),
            SidePanel.node(room: room, findings: findings, log: log),
        ]
        return document.bytes()
    }
}

/// Whether the tool around a scene is light or dark.
enum PageScheme: String, Sendable {
    case light, dark
}

/// What both pages have in common.
enum PageShell {
    static func document(title: String, scheme: PageScheme, token: String, resources: ToolResources) -> HTMLDocument {
        var document = HTMLDocument(title: title)
        document.rootAttributes = [.data("scheme", scheme.rawValue)]
        document.metadata = [("diorama-token", token)]
        document.icon = resources.address("icon.svg")
        document.styleSheets = resources.styleSheets
        return document
    }
}
