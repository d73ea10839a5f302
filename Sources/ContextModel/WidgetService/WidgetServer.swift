/// A widget service's way into a room: whatever it changes happens in one step, and has nobody as its operator.
public struct WidgetServer: Sendable {
    let store: RoomStore

    /// Reads and changes what belongs to one widget, while nothing else happens in the room.
    ///
    /// - Parameters:
    ///   - widgetId: The widget.
    ///   - user: On whose request; they are named in refusals.
    ///   - body: Does it. It must be quick.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws.
    public func change<Result: Sendable>(
        _ widgetId: String, for user: UserInfo,
        _ body: (inout WidgetLedger) throws(ContextError) -> Result
    ) throws(ContextError) -> Result {
        try store.change { (state: inout RoomState) throws(ContextError) -> Result in
            // Moved, not copied: a second reference would make the next change copy every table.
            var ledger = WidgetLedger(
                state: RoomState(seed: RoomSeed(devices: []), clock: state.clock, identify: state.identify),
                widgetId: widgetId, user: user)
            swap(&state, &ledger.state)
            defer { swap(&state, &ledger.state) }
            return try body(&ledger)
        }
    }
}

/// One active widget of a room, as the server of any widget sees it.
public struct ActiveWidget: Hashable, Sendable {
    /// Its identifier.
    public let id: String
    /// The kind of widget that the identifier means; nil when the room knows none.
    public let kind: String?
    /// Its room properties.
    public let roomProperties: ContextProperties
    /// Where it stands; nil when it was not placed.
    public let syncFrame: WidgetSyncFrame?
}

/// What a widget's server may read and write while it answers a request.
public struct WidgetLedger {
    var state: RoomState
    /// The widget.
    public let widgetId: String
    /// Who asks.
    public let user: UserInfo

    // MARK: Reading

    /// The room's time.
    public var now: Timestamp { state.clock.now }

    /// Whether the widget is active.
    public var isActive: Bool { state.widgets[widgetId]?.active ?? false }

    /// The room's type.
    public var roomType: RoomType { state.room.roomType }

    /// The widget's room properties.
    public var roomProperties: ContextProperties { state.widgetProperties(of: widgetId) ?? [:] }

    /// One room property, by its key path; nil when it or a step to it is missing.
    public func roomProperty(_ keyPath: String) -> ContextValue? {
        state.widgets[widgetId]?.properties.value(at: keyPath)
    }

    /// A user's properties in the widget.
    public func userProperties(of uuid: String) -> ContextProperties {
        state.widgets[widgetId]?.userProperties[uuid] ?? [:]
    }

    /// Everybody's properties in the widget, by user; each user may write their own as they like.
    public var allUserProperties: [String: ContextProperties] { state.widgets[widgetId]?.userProperties ?? [:] }

    /// What the widget's server keeps to itself, such as the key of a quiz that is still open.
    ///
    /// It is in no event and in no client's properties. ``WidgetContext/getWidgetServerProperties(_:)`` answers it to
    /// those who lead the lesson, and removing the widget deletes it.
    public var serverProperties: ContextProperties {
        get { state.widgets[widgetId]?.serverProperties ?? [:] }
        // In place: with a copy, each vote would cost the more the more have voted.
        _modify { yield &state.widgets[widgetId, default: WidgetRecord()].serverProperties }
    }

    /// What the widget's server keeps to itself about each user, whoever has left included.
    public var serverUserProperties: [String: ContextProperties] {
        state.widgets[widgetId]?.serverUserProperties ?? [:]
    }

    /// What the widget's server keeps to itself about a user, such as whether their answer is right.
    ///
    /// It is hidden as ``serverProperties`` are, and no command of the user's reaches it: what counts is counted from it.
    public func serverProperties(of uuid: String) -> ContextProperties {
        state.widgets[widgetId]?.serverUserProperties[uuid] ?? [:]
    }

    /// The active widgets of the room, this one included, in the order in which they became active.
    public var activeWidgets: [ActiveWidget] {
        state.activeWidgets.map { id in
            ActiveWidget(
                id: id, kind: state.identify(id).kind, roomProperties: state.widgetProperties(of: id) ?? [:],
                syncFrame: state.widgets[id]?.syncFrame)
        }
    }

    /// Whether who asks may write on the board: the teacher always, others when granted.
    public var mayWriteOnBoard: Bool { state.mayWriteOnBoard(user.userUuid) }

    /// How many users of a role are in the room.
    public func userCount(_ role: UserRole) -> Int { state.arrivalsByRole[role]?.count ?? 0 }

    // MARK: Writing

    /// Merges values into the widget's room properties, by key path.
    public mutating func updateRoomProperties(_ changes: ContextProperties, cause: ContextProperties? = nil) {
        remember()
        state.updateWidgetProperties(changes, of: widgetId, cause: cause, by: nil)
    }

    /// Merges values into the room properties of another widget that is active, by key path; nothing when none is.
    ///
    /// For widgets that share something, such as their order in depth.
    public mutating func updateRoomProperties(_ changes: ContextProperties, of otherId: String) {
        guard state.widgets[otherId]?.active == true else { return }
        state.updateWidgetProperties(changes, of: otherId, cause: nil, by: nil)
    }

    /// Deletes room properties, by key path.
    public mutating func deleteRoomProperties(_ keyPaths: [String]) {
        state.deleteWidgetProperties(keyPaths, of: widgetId, cause: nil, by: nil)
    }

    /// Merges values into a user's properties in the widget, by key path.
    public mutating func updateUserProperties(_ changes: ContextProperties, of uuid: String) {
        remember()
        state.updateWidgetUserProperties(changes, of: widgetId, user: uuid, cause: nil, by: nil)
    }

    /// Makes a place for an instance that nobody has activated yet.
    private mutating func remember() {
        if state.widgets[widgetId] == nil { state.widgets[widgetId] = WidgetRecord() }
    }

    /// Replaces what the widget's server keeps to itself about a user.
    public mutating func setServerProperties(_ properties: ContextProperties, of uuid: String) {
        remember()
        state.widgets[widgetId]?.serverUserProperties[uuid] = properties
    }

    /// Forgets what the widget's server keeps to itself about users.
    public mutating func forgetServerUserProperties() {
        state.widgets[widgetId]?.serverUserProperties = [:]
    }

    /// Makes the widget active for everybody.
    ///
    /// - Parameters:
    ///   - owner: The user whose leaving ends the activity.
    ///   - frame: Where it stands; nil leaves it where it was.
    public mutating func activate(owner: String? = nil, frame: WidgetSyncFrame? = nil) {
        state.activate(widgetId, owner: owner)
        if let frame { state.setSyncFrame(frame, of: widgetId, by: nil) }
    }

    /// Makes the widget inactive for everybody; its properties stay.
    public mutating func deactivate() { state.deactivate(widgetId) }

    // MARK: Refusals

    /// Refuses the request with a reason, as the end of a sentence.
    public func refusal(_ code: ContextError.Code, _ reason: String) -> ContextError {
        Caller(command: .sendWidgetRequest, user: user).refusal(code, reason)
    }

    /// Refuses a request that the widget's server does not know.
    public func unknownRequest(_ request: WidgetRequest) -> ContextError {
        refusal(.invalidArgument, "the widget '\(widgetId)' takes no request '\(request.name)'")
    }

    /// Lets a request pass, or refuses it because of the asking user's role.
    public func require(_ roles: UserRole...) throws(ContextError) {
        guard !roles.contains(user.userRole) else { return }
        let names = roles.map { $0 == .assistant ? "an assistant" : "a \($0.name)" }
        throw refusal(.notPermitted, "only \(names.joined(separator: " or ")) may")
    }
}

extension ContextProperties {
    /// The value at a key path; nil when it or a step to it is missing.
    public func value(at keyPath: String) -> ContextValue? {
        guard let dot = keyPath.utf8.firstIndex(of: UInt8(ascii: ".")) else { return self[keyPath] }
        return self[String(keyPath[..<dot])]?.objectValue?.value(at: String(keyPath[keyPath.utf8.index(after: dot)...]))
    }
}
