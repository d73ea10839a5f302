import LiveValues

/// Notes down what a widget says for those who develop it.
public struct LogFromWidget: ServerCommand {
    /// What it says; what is longer than ``maxLength`` characters is cut.
    public var text: String
    /// The identifier of the widget that says it.
    public var widgetId: String
    /// The identifier of the user in whose scene it runs.
    public var viewer: String

    /// A line of a log says no more.
    public static let maxLength = 500

    /// Takes one line.
    public init(text: String, widgetId: String, viewer: String) {
        self.text = text
        self.widgetId = widgetId
        self.viewer = viewer
    }

    static let name = "logFromWidget"

    func decide(in decision: inout Decision) throws(ContextError) {
        let line = text.count > Self.maxLength ? text.prefix(Self.maxLength) + "…" : Substring(text)
        let user = decision.state.users[viewer]?.info
        decision.tell(.onWidgetLogged(String(line), widget: widgetId, viewer: user), to: .user(viewer))
    }
}

extension WidgetContext {
    /// Notes down what a widget of the local user says for those who develop it: a line of the event log, and nothing else.
    public func log(_ text: String, ofWidget widgetId: String) {
        store.simulate(.logFromWidget(LogFromWidget(text: text, widgetId: widgetId, viewer: localUser)))
    }
}
