import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// What web views and films have in common: upstream draws both with one class.
///
/// ## What differs from upstream
/// - The preview loads no foreign page: the window shows its address on a surface of its own.
/// - Identifiers may have hyphens behind the kind's own.
/// - Where the window stood before it filled the area is forgotten with the page; it then goes back to where it began.
protocol BrowserWidget: Widget {
    /// The key of what the header says.
    static var titleKey: String { get }

    /// What the widget keeps between two pictures.
    var window: BrowserWindowState { get set }

    /// What stands below the header in place of the address card; nil for the card.
    func content(isPrivileged: Bool, in environment: WidgetEnvironment) -> [HTMLNode]?

    /// What the file is called that it shows; nil where nobody has said.
    func fileName(in properties: WidgetProperties) -> String?

    /// Does an action of the content's, for who may scale and close it.
    func performInContent(_ action: ComponentAction, in environment: WidgetEnvironment)
}

/// What a viewer's client keeps of a web view.
struct BrowserWindowState: Hashable, Sendable {
    /// Whether the viewer may scale and close it; nil until the scene has said so, and then as the board's grants are.
    var boardAuth: Bool?
    /// Where it stood before it filled the area.
    var lastFrame: WidgetSyncFrame?
    /// How often the viewer has asked for the page again.
    var refreshes = 0
}

extension BrowserWidget {
    static var instances: WidgetInstances { .hyphenated }

    static var layer: WidgetLayer { .windows }

    // Grants are messages of the board.
    static var reads: Set<Topic> { [.widgetMessage] }

    static var service: (any WidgetRequestHandler)? { WindowService() }

    static var properties: [PropertySpec] { BrowserWindow.properties }

    static var styleSheet: String { BrowserWindow.styleSheet(of: configurationName) }

    static var roomProperties: [PropertySpec] { windowProperties }

    static var windowProperties: [PropertySpec] {
        [
            PropertySpec("webViewUrl", .string, "The address of the page.", required: true),
            PropertySpec("zIndex", .integer(WindowOrder.range), "Its place above others."),
            PropertySpec("fileName", .string, "What its file is called, which the header says. Ours."),
        ]
    }

    static var messages: [WidgetMessageDeclaration] {
        [
            WidgetMessageDeclaration(
                "boardAuth", .toWidget, .boolean, "Whether the local user may scale and close it."),
            WidgetMessageDeclaration(
                "updateViewZIndex", .toWidget, .integer(WindowOrder.range), "Lay it at this place above others."),
            WidgetMessageDeclaration(
                "viewZIndexChanged", .toHost, .integer(WindowOrder.range), "Its place above others has changed."),
            WidgetMessageDeclaration("scale", .toHost, nil, "It fills the area, or stands where it stood before."),
            WidgetMessageDeclaration("close", .toHost, nil, "It is closed for everybody."),
        ]
    }

    static func problems(in properties: RecordValue) -> [PropertyProblem] {
        guard let address = properties["webViewUrl"], case .string(let text) = address.value,
            !WebAddress(text).isSecure
        else { return [] }
        return [
            PropertyProblem(
                at: address, "clients open only addresses that begin with https:// or http://", isWarning: true)
        ]
    }

    func content(isPrivileged: Bool, in environment: WidgetEnvironment) -> [HTMLNode]? { nil }

    func performInContent(_ action: ComponentAction, in environment: WidgetEnvironment) {}

    // MARK: Place

    func frame(in environment: WidgetEnvironment) throws -> WidgetSyncFrame? {
        environment.syncFrame ?? BrowserWindow.firstFrame(in: environment)
    }

    func depth(in environment: WidgetEnvironment) throws -> Int {
        WindowOrder.depth(of: environment.roomProperties) ?? 0
    }

    // MARK: Life

    mutating func onMessageReceived(_ message: WidgetMessage, in environment: WidgetEnvironment) throws {
        switch message.name {
        case "boardAuth": window.boardAuth = message.payload.boolValue
        case "updateViewZIndex": message.payload.integerValue.map { WindowOrder.move(to: $0, in: environment) }
        default: break
        }
    }

    mutating func onRoomPropertiesChanged(
        _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {
        guard change.keyPaths.contains("zIndex") else { return }
        let depth = WindowOrder.depth(of: environment.roomProperties) ?? 0
        environment.sendMessage(WidgetMessage("viewZIndexChanged", .integer(depth)))
    }

    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        BrowserWindow(
            name: Self.configurationName,
            title: title(in: environment),
            address: WebAddress(try environment.roomProperties.string("webViewUrl")),
            isPrivileged: isPrivileged(environment), refreshes: window.refreshes,
            content: content(isPrivileged: isPrivileged(environment), in: environment), environment: environment
        ).render()
    }

    /// What the header says: the theme's words, else the name of the file, else what such windows are called.
    func title(in environment: WidgetEnvironment) -> String {
        environment.values.text("name.text") ?? fileName(in: environment.roomProperties)
            ?? environment.string(Self.titleKey)
    }

    func fileName(in properties: WidgetProperties) -> String? {
        properties.value("fileName")?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the viewer may scale and close it: the teacher, and whom the board is granted to.
    private func isPrivileged(_ environment: WidgetEnvironment) -> Bool {
        environment.pool.widget.isBoardGranted(environment.pool.localUser) && window.boardAuth != false
    }

    // MARK: Actions

    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {
        if action.name == "refresh" { window.refreshes += 1 }
        guard isPrivileged(environment) else { return }
        switch action.name {
        case "raise": WindowOrder.raise(in: environment)
        case "scale": try scale(in: environment)
        case "close":
            environment.sendMessage(WidgetMessage("close"))
            environment.close(isRemove: false)
        default: performInContent(action, in: environment)
        }
    }

    private mutating func scale(in environment: WidgetEnvironment) throws {
        let now = try frame(in: environment)
        let next: WidgetSyncFrame
        if now?.isFullScreen == true {
            next = window.lastFrame ?? BrowserWindow.firstFrame(in: environment)
        } else {
            window.lastFrame = now
            next = WidgetSyncFrame(x: 0, y: 0, z: 0, width: 1, height: 1)
        }
        environment.sendMessage(WidgetMessage("scale"))
        environment.run { [id = environment.widgetId] pool throws(ContextError) in
            try pool.widget.updateWidgetSyncFrame(next, widgetId: id)
        }
    }
}

/// A web page in a window over the board.
struct WebView: BrowserWidget {
    static let id = WidgetID.webView

    static let summary = "A web page in a window over the board, which those who may write move, scale and close."

    static let titleKey = "fcr_online_courseware_label_online_courseware"

    static let strings = BrowserWindow.strings

    var window = BrowserWindowState()

    init() {}
}
