public import LiveValues

/// Makes a widget active for everybody; a personal one for the caller alone.
public struct SetWidgetActive: UserCommand {
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// The user whose leaving ends the activity.
    public var ownerUuid: String?
    /// Merged into the widget's room properties.
    public var roomProperties: LiveProperties?
    /// Where it stands; nil leaves it where it was.
    public var syncFrame: WidgetSyncFrame?

    /// Opens a widget where it stood last, unless a frame is given.
    public init(
        widgetId: String, ownerUuid: String? = nil, roomProperties: LiveProperties? = nil,
        syncFrame: WidgetSyncFrame? = nil
    ) {
        self.widgetId = widgetId
        self.ownerUuid = ownerUuid
        self.roomProperties = roomProperties
        self.syncFrame = syncFrame
    }

    static let permission = ContextCommand.setWidgetActive

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.requireIdentity(widgetId, for: caller)
        if let ownerUuid { _ = try decision.state.user(ownerUuid, for: caller) }
        if let syncFrame { try caller.requireFinite(syncFrame) }
        if WidgetID.personal.contains(widgetId) {
            return decision.openPersonal(widgetId, for: caller.user.userUuid, at: syncFrame)
        }
        decision.activate(widgetId, owner: ownerUuid)
        if let roomProperties {
            decision.updateWidgetProperties(roomProperties, of: widgetId, cause: nil, by: caller.user)
        }
        if let syncFrame { decision.setSyncFrame(syncFrame, of: widgetId, by: caller.user) }
    }
}

extension ContextCommand {
    /// Opening a widget for everybody.
    public static let setWidgetActive = ContextCommand("setWidgetActive", .staff)
}

extension WidgetContext {
    /// Makes a widget active for everybody; a personal one, such as the cloud drive, for the local user alone.
    ///
    /// - Parameters:
    ///   - widgetId: The widget. An identifier that nobody has registered makes one that clients without it pass over.
    ///   - ownerUuid: The user whose leaving ends the activity.
    ///   - roomProperties: Merged into the widget's room properties.
    ///   - syncFrame: Where it stands; nil leaves it where it was.
    /// - Throws: ``ContextError/Code/unknownUser`` when the owner is not in the room, and
    ///   ``ContextError/Code/unknownWidget`` for an instance of a widget that has none.
    public func setWidgetActive(
        _ widgetId: String, ownerUuid: String? = nil, roomProperties: LiveProperties? = nil,
        syncFrame: WidgetSyncFrame? = nil
    ) throws(ContextError) {
        try gateway.give(
            .setWidgetActive(
                SetWidgetActive(
                    widgetId: widgetId, ownerUuid: ownerUuid, roomProperties: roomProperties, syncFrame: syncFrame)))
    }
}
