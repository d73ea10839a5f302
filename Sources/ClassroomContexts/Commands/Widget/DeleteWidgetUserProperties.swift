public import LiveValues

/// Deletes the caller's properties in a widget.
public struct DeleteWidgetUserProperties: UserCommand {
    /// Keys, or paths with dots.
    ///
    /// What is not there is passed over.
    public var keyPaths: [String]
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// Passed on in the event.
    public var cause: LiveProperties?

    /// Names values of the one who gives it; nobody deletes another's.
    public init(keyPaths: [String], widgetId: String, cause: LiveProperties? = nil) {
        self.keyPaths = keyPaths
        self.widgetId = widgetId
        self.cause = cause
    }

    static let permission = ContextCommand.deleteWidgetUserProperties

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.requireWidget(widgetId, for: caller)
        decision.deleteWidgetUserProperties(
            keyPaths, of: widgetId, user: caller.user.userUuid, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Taking back what one has told a widget, such as an answer.
    public static let deleteWidgetUserProperties = ContextCommand("deleteWidgetUserProperties", .participantsOwn)
}

extension WidgetContext {
    /// Deletes the local user's properties in a widget, by key or path with dots.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func deleteWidgetUserProperties(
        _ keyPaths: [String], widgetId: String, cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(
            .deleteWidgetUserProperties(
                DeleteWidgetUserProperties(keyPaths: keyPaths, widgetId: widgetId, cause: cause)))
    }
}
