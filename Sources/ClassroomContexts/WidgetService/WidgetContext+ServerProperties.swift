public import LiveValues

extension WidgetContext {
    /// A user's properties in a widget, as the server knows them; empty when there are none.
    ///
    /// Upstream's clients list other people's answers with a REST call.
    public func getWidgetUserProperties(_ widgetId: String, of userUuid: String) -> LiveProperties {
        store.read { $0.widgets[widgetId]?.userProperties[userUuid] ?? [:] }
    }

    /// What a widget's server keeps to itself, for a teacher or an assistant; empty for everybody else.
    ///
    /// Upstream's clients that lead the lesson know it because they made it; here it survives a reload of their page.
    public func getWidgetServerProperties(_ widgetId: String) -> LiveProperties {
        store.read { state in
            guard [.teacher, .assistant].contains(state.users[localUser]?.info.userRole) else { return [:] }
            return state.widgets[widgetId]?.serverProperties ?? [:]
        }
    }

    /// What a widget's server keeps to itself about a user, for a teacher or an assistant; empty for everybody else.
    public func getWidgetServerProperties(_ widgetId: String, of userUuid: String) -> LiveProperties {
        store.read { state in
            guard [.teacher, .assistant].contains(state.users[localUser]?.info.userRole) else { return [:] }
            return state.widgets[widgetId]?.serverUserProperties[userUuid] ?? [:]
        }
    }
}
