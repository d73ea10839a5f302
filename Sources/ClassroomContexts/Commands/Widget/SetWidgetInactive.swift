/// Makes a widget inactive for everybody; a personal one for the caller alone.
public struct SetWidgetInactive: UserCommand {
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// Whether its properties and its place are deleted too.
    public var isRemove: Bool

    /// Closes a widget, which keeps its values unless it is removed as well.
    public init(widgetId: String, isRemove: Bool = false) {
        self.widgetId = widgetId
        self.isRemove = isRemove
    }

    static let permission = ContextCommand.setWidgetInactive

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.requireWidget(widgetId, for: caller)
        try decision.requireReach(to: widgetId, for: caller)
        if WidgetID.personal.contains(widgetId) {
            return decision.closePersonal(widgetId, for: caller.user.userUuid)
        }
        decision.deactivate(widgetId)
        if isRemove { decision.clear(widgetId, by: caller.user) }
    }
}

extension ContextCommand {
    /// Closing a widget for everybody; a student with the board's grant closes web pages as well.
    public static let setWidgetInactive = ContextCommand("setWidgetInactive", .staffOrBoardGrant)
}

extension WidgetContext {
    /// Makes a widget inactive for everybody.
    ///
    /// - Parameters:
    ///   - widgetId: The widget.
    ///   - isRemove: Whether its properties and its place are deleted too.
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func setWidgetInactive(_ widgetId: String, isRemove: Bool = false) throws(ContextError) {
        try gateway.give(.setWidgetInactive(SetWidgetInactive(widgetId: widgetId, isRemove: isRemove)))
    }
}
