public import LiveValues

/// Deletes a widget's room properties.
public struct DeleteWidgetRoomProperties: UserCommand {
    /// Keys, or paths with dots.
    ///
    /// What is not there is passed over.
    public var keyPaths: [String]
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// Passed on in the event.
    public var cause: LiveProperties?

    /// Names the values; the event carries no cause unless one is given.
    public init(keyPaths: [String], widgetId: String, cause: LiveProperties? = nil) {
        self.keyPaths = keyPaths
        self.widgetId = widgetId
        self.cause = cause
    }

    static let permission = ContextCommand.deleteWidgetRoomProperties

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.requireWidget(widgetId, for: caller)
        decision.deleteWidgetProperties(keyPaths, of: widgetId, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Taking values out of what everybody shares in a widget; students ask the widget's server.
    public static let deleteWidgetRoomProperties = ContextCommand("deleteWidgetRoomProperties", .staff)
}

extension WidgetContext {
    /// Deletes a widget's room properties, by key or path with dots.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func deleteWidgetRoomProperties(
        _ keyPaths: [String], widgetId: String, cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(
            .deleteWidgetRoomProperties(
                DeleteWidgetRoomProperties(keyPaths: keyPaths, widgetId: widgetId, cause: cause)))
    }
}
