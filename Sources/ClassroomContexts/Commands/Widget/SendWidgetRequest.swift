/// Asks something of the server behind a widget: to count a vote, to start a quiz.
public struct SendWidgetRequest: UserCommand {
    /// What is asked.
    public var request: WidgetRequest

    /// Wraps a request, which names its widget itself.
    public init(request: WidgetRequest) {
        self.request = request
    }

    static let permission = ContextCommand.sendWidgetRequest

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard decision.knowsWidget(request.widgetId) else {
            throw decision.unknownWidget(request.widgetId, for: caller)
        }
        try decision.change(request.widgetId, for: caller.user) { (ledger: inout WidgetLedger) throws(ContextError) in
            try ledger.decision.rules.widgetService.decide(request, in: &ledger)
        }
    }
}

extension ContextCommand {
    /// Upstream's requests to a widget's server; which ones a role may send is the server's decision.
    public static let sendWidgetRequest = ContextCommand("sendWidgetRequest", .participantsOwn)
}

extension WidgetContext {
    /// Asks something of the server behind a widget: to count a vote, to start a quiz.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget`` when the room knows no such widget, and whatever the service
    ///   refuses the request with.
    public func send(_ request: WidgetRequest) throws(ContextError) {
        let user = store.read { $0.users[localUser]?.info }
        try gateway.give(.sendWidgetRequest(SendWidgetRequest(request: request)))
        if let user { try store.rules.widgetService.send(request, from: user, to: WidgetServer(room: store)) }
    }

    /// Refuses somebody who may only watch: an observer, or who is not in the room.
    package func requireInteraction() throws(ContextError) {
        try gateway.requireWriting(.sendWidgetRequest)
        try store.check { (state) throws(ContextError) in _ = try state.authorise(.sendWidgetRequest, by: localUser) }
    }
}
