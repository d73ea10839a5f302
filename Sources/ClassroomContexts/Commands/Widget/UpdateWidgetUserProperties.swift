public import LiveValues

/// Sets the caller's properties in a widget.
public struct UpdateWidgetUserProperties: UserCommand {
    /// New values by key; a dot in a key steps into a nested map.
    public var properties: LiveProperties
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// Passed on in the event.
    public var cause: LiveProperties?

    /// Changes values of the one who gives it; nobody writes another's.
    public init(properties: LiveProperties, widgetId: String, cause: LiveProperties? = nil) {
        self.properties = properties
        self.widgetId = widgetId
        self.cause = cause
    }

    static let permission = ContextCommand.updateWidgetUserProperties

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.requireWidget(widgetId, for: caller)
        decision.updateWidgetUserProperties(
            properties, of: widgetId, user: caller.user.userUuid, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Telling a widget something of one's own, such as an answer.
    public static let updateWidgetUserProperties = ContextCommand("updateWidgetUserProperties", .participantsOwn)
}

extension WidgetContext {
    /// Sets the local user's properties in a widget; a dot in a key steps into a nested map.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func updateWidgetUserProperties(
        _ properties: LiveProperties, widgetId: String, cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(
            .updateWidgetUserProperties(
                UpdateWidgetUserProperties(properties: properties, widgetId: widgetId, cause: cause)))
    }
}
