import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import SceneModel
import SceneRendering
import ThemeModel

/// The picture of a web view or a film: a header of 26 points with its buttons, and a surface in place of the page.
struct BrowserWindow {
    /// The name of the widget's configuration.
    let name: String
    /// What the header says.
    let title: String
    let address: WebAddress
    /// Whether the viewer may scale and close it.
    let isPrivileged: Bool
    /// How often the viewer has asked for the page again.
    let refreshes: Int
    /// What stands below the header in place of the address card; nil for the card.
    let content: [HTMLNode]?
    let environment: WidgetEnvironment

    /// Where a window begins: in the middle, 364 × 218 in scaled points, as upstream.
    static func firstFrame(in environment: WidgetEnvironment) -> WidgetSyncFrame {
        let area = environment.scene.frame
        let scale = environment.scene.scale
        func share(_ length: Double, _ whole: Double) -> Double { whole > 0 ? min(length * scale / whole, 1) : 1 }
        return WidgetSyncFrame(x: 0.5, y: 0.5, width: share(364, area.width), height: share(218, area.height))
    }

    /// Where a window begins that somebody opens now; nil for the place where all begin, where no other one stands there.
    ///
    /// The next ones begin further down and to the right, each by a header's height, so that all headers show.
    static func freeFrame(in environment: WidgetEnvironment) -> WidgetSyncFrame? {
        let first = firstFrame(in: environment)
        let widgets = environment.pool.widget
        let taken = widgets.getActiveWidgets()
            .filter { id in [WidgetID.webView, WidgetID.mediaPlayer].contains { $0 == widgets.getWidgetKind(id) } }
            .map { widgets.getWidgetSyncFrame($0) ?? first }
        let area = environment.scene.frame
        let step = headerHeight * environment.scene.scale
        func moved(_ number: Int, _ whole: Double, _ share: Double) -> Double {
            let free = whole * (1 - share)
            // From the corner again where there is no more space.
            return free > step ? (0.5 + Double(number) * step / free).truncatingRemainder(dividingBy: 1) : 0.5
        }
        let frames = (0...taken.count).map { number in
            WidgetSyncFrame(
                x: moved(number, area.width, first.width), y: moved(number, area.height, first.height),
                width: first.width, height: first.height)
        }
        let free = frames.firstIndex { frame in
            !taken.contains { abs($0.x - frame.x) < 0.001 && abs($0.y - frame.y) < 0.001 }
        }
        return free.flatMap { $0 == 0 ? nil : frames[$0] }
    }

    private static let headerHeight: Double = 26

    func render() -> HTMLNode {
        .element(
            .section, .class("browser \(name)"), .id(environment.partID("window")),
            .aria("labelledby", environment.partID("title")),
            .configured(by: "backgroundColor", "boardColor", "boardWidth", "cornerRadius", "shadow"),
            children: [header, page])
    }

    private var header: HTMLNode {
        var buttons = [button("refresh", "diorama_window_refresh")]
        if isPrivileged {
            let isFull = (environment.syncFrame ?? Self.firstFrame(in: environment)).isFullScreen
            buttons.append(button("scale", isFull ? "diorama_window_restore" : "diorama_window_enlarge"))
            buttons.append(button("close", "diorama_window_close"))
        }
        return .element(
            .header,
            .class("bar" + (environment.values.isShown("sepLine") ? " has-line" : "")),
            .configured(by: "headerBackgroundColor", "sepLine"),
            children: [
                .element(
                    .h3, .class("name"), .id(environment.partID("title")), .configured(by: "name"),
                    environment.values.isShown("name") ? nil : .hidden, .dirAuto, .title(title), text: title)
            ] + buttons)
    }

    private func button(_ action: String, _ label: String) -> HTMLNode {
        let text = environment.string(label)
        return .element(
            .button, .type("button"), .class("button"), .id(environment.partID(action)), .performs(action),
            .aria("label", text), .title(text), environment.values.isShown(action) ? nil : .hidden,
            children: [environment.icon("\(action).image")])
    }

    /// A click anywhere on the page lays the window on top, for those who may move it.
    private var page: HTMLNode {
        let raises = isPrivileged && !WindowOrder.isOnTop(in: environment)
        var children: [HTMLNode] = []
        if refreshes > 0 {
            // A new element for each time, so that the line runs again.
            children.append(
                .element(.div, .class("progress"), .id(environment.partID("progress-\(refreshes)"))))
        }
        children += content ?? card
        return .element(
            .div, .class("page"), .id(environment.partID("page")), raises ? .performs("raise") : nil,
            children: children)
    }

    /// What stands in for a page that the preview does not load.
    private var card: [HTMLNode] {
        [
            .element(.span, .class("glyph"), .aria("hidden", "true")),
            .element(.p, .class("host"), .dirAuto, text: address.host),
            .element(.p, .class("address"), .title(address.text), text: address.text),
            .element(.p, .class("note"), text: environment.string("diorama_window_not_loaded")),
        ]
    }
}
