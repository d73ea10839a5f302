extension WidgetContext {
    /// Asks something of the server behind a widget: to count a vote, to start a quiz.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget`` when the room knows no such widget, and whatever the service
    ///   refuses the request with.
    public func send(_ request: WidgetRequest) throws(ContextError) {
        try gateway.requireWriting(.sendWidgetRequest)
        let caller = try store.change { (state: inout RoomState) throws(ContextError) -> Caller in
            let caller = try state.authorise(.sendWidgetRequest, by: localUser)
            guard state.knowsWidget(request.widgetId) else { throw state.unknownWidget(request.widgetId, for: caller) }
            return caller
        }
        try store.widgetService.send(request, from: caller.user, to: WidgetServer(store: store))
    }

    /// Refuses somebody who may only watch: an observer, or who is not in the room.
    package func requireInteraction() throws(ContextError) {
        try gateway.run(.sendWidgetRequest) { (_, _) throws(ContextError) in }
    }

    /// A user's properties in a widget, as the server knows them; empty when there are none.
    ///
    /// Upstream's clients list other people's answers with a REST call.
    public func getWidgetUserProperties(_ widgetId: String, of userUuid: String) -> ContextProperties {
        store.read { $0.widgets[widgetId]?.userProperties[userUuid] ?? [:] }
    }

    /// What a widget's server keeps to itself, for a teacher or an assistant; empty for everybody else.
    ///
    /// Upstream's clients that lead the lesson know it because they made it; here it survives a reload of their page.
    public func getWidgetServerProperties(_ widgetId: String) -> ContextProperties {
        store.read { state in
            guard [.teacher, .assistant].contains(state.users[localUser]?.info.userRole) else { return [:] }
            return state.widgets[widgetId]?.serverProperties ?? [:]
        }
    }

    /// What a widget's server keeps to itself about a user, for a teacher or an assistant; empty for everybody else.
    public func getWidgetServerProperties(_ widgetId: String, of userUuid: String) -> ContextProperties {
        store.read { state in
            guard [.teacher, .assistant].contains(state.users[localUser]?.info.userRole) else { return [:] }
            return state.widgets[widgetId]?.serverUserProperties[userUuid] ?? [:]
        }
    }

    /// Notes that a widget of the local user has failed, or with nil that it works again: their pages tell it.
    public func reportFailure(_ message: String?, ofWidget widgetId: String) {
        store.simulate { state in
            let viewer = state.users[localUser]?.info
            state.emit(.onWidgetFailed(message, widget: widgetId, viewer: viewer), to: .user(localUser))
        }
    }
}
