/// Moves a widget on everybody's screen; a personal one on the caller's alone.
public struct UpdateWidgetSyncFrame: UserCommand {
    /// Where it is to stand.
    public var frame: WidgetSyncFrame
    /// The identifier of the widget that it is about.
    public var widgetId: String

    /// Takes fractions of the area, which everybody's screen has in another size.
    public init(frame: WidgetSyncFrame, widgetId: String) {
        self.frame = frame
        self.widgetId = widgetId
    }

    static let permission = ContextCommand.updateWidgetSyncFrame

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.requireWidget(widgetId, for: caller)
        try decision.requireReach(to: widgetId, for: caller)
        try caller.requireFinite(frame)
        if WidgetID.personal.contains(widgetId) {
            return decision.movePersonal(widgetId, to: frame, for: caller.user.userUuid)
        }
        decision.setSyncFrame(frame, of: widgetId, by: caller.user)
    }
}

extension ContextCommand {
    /// Moving a widget for everybody; a student with the board's grant drags windows as well.
    public static let updateWidgetSyncFrame = ContextCommand("updateWidgetSyncFrame", .staffOrBoardGrant)
}

extension Caller {
    /// Refuses a frame with numbers that no client can be told.
    func requireFinite(_ frame: WidgetSyncFrame) throws(ContextError) {
        guard frame.isFinite else { throw refusal(.invalidArgument, "a number has to be finite") }
    }
}

extension WidgetContext {
    /// Moves a widget on everybody's screen.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``, and ``ContextError/Code/invalidArgument`` for a number that is not
    ///   finite.
    public func updateWidgetSyncFrame(_ frame: WidgetSyncFrame, widgetId: String) throws(ContextError) {
        try gateway.give(.updateWidgetSyncFrame(UpdateWidgetSyncFrame(frame: frame, widgetId: widgetId)))
    }
}
