import HTTPServing
import LiveValues
import SceneRendering

/// The page at `/`, complete: what one view looks like at one moment.
struct PreviewPage: Sendable {
    var title: String
    var texts: PageTexts
    var choices: ViewChoices
    /// The view as a query, by which the page's script asks for its events.
    var viewQuery: String
    /// The identity of the open store: pages of one share its event log, and a reset gives a new one.
    var storeID: String
    var galleryAddress: String
    /// The matrix of a file that the scene places; nil for a scene without one.
    var matrixAddress: String?
    /// What the URL asked for and did not get.
    var notes: [String]
    /// The style sheet of all components.
    var componentStyle: String
    /// nil when there has been no good picture yet.
    var picture: LivePicture?
    /// What stands in the frame instead of the picture; nil while the viewer sees it.
    var exit: HTMLNode?
    var findings: FindingList
    /// The title for people of the class of the device.
    var deviceTitle: String
    /// The title for people of the store, in a sentence and as a title, and its panel.
    var place: String
    var placeTitle: String
    /// The texts of its modules.
    var scriptTexts: [String: LiveText]
    var panel: HTMLNode
    var log: [LogEntry]
    /// The groups of the log's filter, in the viewer's language.
    var logSubjects: [LogSubject]
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
            title: title, texts, scheme: picture?.isDark == true ? .dark : .light, token: actionToken,
            resources: resources,
            scriptTexts: scriptTexts)
        document.styles = [
            .init(id: "components", componentStyle), .init(id: .themeValues, picture?.themeStyle ?? ""),
            .init(id: .layout, picture?.layoutStyle ?? ""),
        ]
        document.modules = resources.previewModules
        document.bodyAttributes += [
            .class("d-page d-workbench"), .data(.view, viewQuery), .data(.events, "/events"),
            .data(.since, String(version)), .data(.drawn, String(drawn)),
            .data(.store, storeID), .data(.clockOffset, String(clockOffset)),
        ]
        if let standsAt { document.bodyAttributes.append(.data(.clockStands, String(standsAt.milliseconds))) }
        document.body = [
            .element(.a, .class("d-skip"), .href(.main), text: texts.skipToScene),
            TopBar.preview(choices, galleryAddress: galleryAddress, matrixAddress: matrixAddress, texts),
            DeviceFrame.node(
                picture, exit: exit, notes: notes, time: time, overlay: findings.overlay, deviceTitle: deviceTitle,
                texts),
            SidePanel.node(
                place: place, placeTitle, settings: choices.axes.filter(\.isSetting), panel: panel, findings: findings,
                log: log, subjects: logSubjects, texts),
        ]
        return document.bytes()
    }

    private var time: StageTime {
        StageTime(
            place: place, placeTitle: placeTitle, texts: texts, opened: opened, standsAt: standsAt, at: choices.at,
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

    static func document(
        title: String, _ texts: PageTexts, scheme: PageScheme, token: String, resources: ToolResources,
        scriptTexts: [String: LiveText] = [:]
    ) -> HTMLDocument {
        var document = HTMLDocument(title: title)
        document.language = texts.language.rawValue
        document.bodyAttributes = [.data(.texts, ScriptText.json(texts, scriptTexts))]
        document.rootAttributes = [.data(.scheme, scheme.rawValue)]
        document.metadata = [(tokenName, token)]
        document.icon = resources.address("icon.svg")
        document.styleSheets = resources.styleSheets
        return document
    }
}
