public import LiveValues

/// Sets a widget's room properties.
public struct UpdateWidgetRoomProperties: UserCommand {
    /// New values by key; a dot in a key steps into a nested map.
    public var properties: LiveProperties
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// Passed on in the event.
    public var cause: LiveProperties?

    /// Changes some values; those that are not named stay.
    public init(properties: LiveProperties, widgetId: String, cause: LiveProperties? = nil) {
        self.properties = properties
        self.widgetId = widgetId
        self.cause = cause
    }

    static let permission = ContextCommand.updateWidgetRoomProperties

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.requireWidget(widgetId, for: caller)
        decision.updateWidgetProperties(properties, of: widgetId, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Writing what everybody shares in a widget; students ask the widget's server.
    public static let updateWidgetRoomProperties = ContextCommand("updateWidgetRoomProperties", .staff)
}

extension WidgetContext {
    /// Sets a widget's room properties; a dot in a key steps into a nested map.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func updateWidgetRoomProperties(
        _ properties: LiveProperties, widgetId: String, cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(
            .updateWidgetRoomProperties(
                UpdateWidgetRoomProperties(properties: properties, widgetId: widgetId, cause: cause)))
    }
}
