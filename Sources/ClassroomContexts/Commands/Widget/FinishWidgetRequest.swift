import LiveValues

/// Tells a user's pages that a request which one of their widgets has awaited was answered.
public struct FinishWidgetRequest: ServerCommand {
    /// The name under which the widget awaited it.
    public var request: String
    /// Why it was refused; nil when it was done.
    public var refusal: ContextError?
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// The identifier of the user in whose scene the widget runs.
    public var viewer: String

    /// Reports one answer.
    public init(request: String, refusal: ContextError?, widgetId: String, viewer: String) {
        self.request = request
        self.refusal = refusal
        self.widgetId = widgetId
        self.viewer = viewer
    }

    static let name = "finishWidgetRequest"

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.tell(.onWidgetRequestFinished(request, widget: widgetId, refusal: refusal), to: .user(viewer))
    }
}

extension WidgetContext {
    /// Tells the local user's pages that a request of one of their widgets was answered, so that they draw it again.
    package func reportFinished(_ request: String, refusal: ContextError?, ofWidget widgetId: String) {
        store.simulate(
            .finishWidgetRequest(
                FinishWidgetRequest(request: request, refusal: refusal, widgetId: widgetId, viewer: localUser)))
    }
}
