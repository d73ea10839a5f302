import LiveValues

/// Notes that a widget has failed for a user, or works again: their pages tell it.
public struct ReportWidgetFailure: ServerCommand {
    /// What went wrong, as one clause; nil when it works again.
    public var message: String?
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// The identifier of the user on whose screen it failed.
    public var viewer: String

    /// Reports a failure, or without a message that the widget works again.
    public init(message: String?, widgetId: String, viewer: String) {
        self.message = message
        self.widgetId = widgetId
        self.viewer = viewer
    }

    static let name = "reportWidgetFailure"

    func decide(in decision: inout Decision) throws(ContextError) {
        let user = decision.state.users[viewer]?.info
        decision.tell(.onWidgetFailed(message, widget: widgetId, viewer: user), to: .user(viewer))
    }
}

extension WidgetContext {
    /// Notes that a widget of the local user has failed, or with nil that it works again: their pages tell it.
    public func reportFailure(_ message: String?, ofWidget widgetId: String) {
        store.simulate(
            .reportWidgetFailure(ReportWidgetFailure(message: message, widgetId: widgetId, viewer: localUser)))
    }
}
