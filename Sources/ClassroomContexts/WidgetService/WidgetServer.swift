public import LiveValues

/// The way of a widget's server elsewhere into a room: what it writes happens in one step, and has nobody as its operator.
public struct WidgetServer: Sendable {
    let room: GatewayRoom

    /// Writes what the server has answered into the room.
    ///
    /// - Parameters:
    ///   - changes: What follows from the answer, in order.
    ///   - widgetId: The widget.
    public func apply(_ changes: [WidgetChange], to widgetId: String) {
        room.simulate(.changeWidget(ChangeWidget(widgetId: widgetId, changes: changes)))
    }
}

extension Decision {
    /// Has a widget's server change what belongs to one widget.
    mutating func change(
        _ widgetId: String, for user: UserInfo, _ body: (inout WidgetLedger) throws(ContextError) -> Void
    ) throws(ContextError) {
        var ledger = WidgetLedger(taking: &self, widgetId: widgetId, user: user)
        defer { swap(&self, &ledger.decision) }
        try body(&ledger)
    }
}

/// One active widget of a room, as the server of any widget sees it.
public struct ActiveWidget: Hashable, Sendable {
    /// The identifier under which the room has installed the widget.
    public let id: String
    /// The kind of widget that the identifier means; nil when the room knows none.
    public let kind: String?
    /// The values that everybody in the room shares, as they are before the answer.
    public let roomProperties: LiveProperties
    /// Where it stands; nil when it was not placed.
    public let syncFrame: WidgetSyncFrame?
}

/// What a widget's server may read and write while it answers a request.
public struct WidgetLedger {
    var decision: Decision
    /// The identifier of the widget whose server is asked.
    public let widgetId: String
    /// Who asks.
    public let user: UserInfo

    fileprivate init(taking decision: inout Decision, widgetId: String, user: UserInfo) {
        var none = RoomState()
        self.decision = Decision(taking: &none, at: decision.time, decision.rules)
        self.widgetId = widgetId
        self.user = user
        // Moved, not copied: a second reference would make the next change copy every table.
        swap(&self.decision, &decision)
    }

    private var state: RoomState { decision.state }

    // MARK: Reading

    /// The room's time.
    public var now: Timestamp { decision.time }

    /// Whether the widget is active.
    public var isActive: Bool { state.widgets[widgetId]?.active ?? false }

    /// The room's type.
    public var roomType: RoomType { state.room.roomType }

    /// The widget's room properties.
    public var roomProperties: LiveProperties { state.widgetProperties(of: widgetId) ?? [:] }

    /// One room property, by its key path; nil when it or a step to it is missing.
    public func roomProperty(_ keyPath: String) -> LiveValue? {
        state.widgets[widgetId]?.properties.value(at: keyPath)
    }

    /// A user's properties in the widget.
    public func userProperties(of uuid: String) -> LiveProperties {
        state.widgets[widgetId]?.userProperties[uuid] ?? [:]
    }

    /// Everybody's properties in the widget, by user; each user may write their own as they like.
    public var allUserProperties: [String: LiveProperties] { state.widgets[widgetId]?.userProperties ?? [:] }

    /// What the widget's server keeps to itself, such as the key of a quiz that is still open.
    ///
    /// It is in no event and in no client's properties. ``WidgetContext/getWidgetServerProperties(_:)`` answers it to
    /// those who lead the lesson, and removing the widget deletes it.
    ///
    /// Setting it takes time in its size; ``setServerProperty(_:_:)`` takes none.
    public var serverProperties: LiveProperties {
        get { decision.state.widgets[widgetId]?.serverProperties ?? [:] }
        set {
            decision.rememberWidget(widgetId)
            decision.setServerProperties(newValue, of: widgetId)
        }
    }

    /// What the widget's server keeps to itself about each user, whoever has left included.
    public var serverUserProperties: [String: LiveProperties] {
        state.widgets[widgetId]?.serverUserProperties ?? [:]
    }

    /// What the widget's server keeps to itself about a user, such as whether their answer is right.
    ///
    /// It is hidden as ``serverProperties`` are, and no command of the user's reaches it: what counts is counted from it.
    public func serverProperties(of uuid: String) -> LiveProperties {
        state.widgets[widgetId]?.serverUserProperties[uuid] ?? [:]
    }

    /// The active widgets of the room, this one included, in the order in which they became active.
    public var activeWidgets: [ActiveWidget] {
        state.activeWidgets.map { id in
            ActiveWidget(
                id: id, kind: decision.rules.identify(id).kind, roomProperties: state.widgetProperties(of: id) ?? [:],
                syncFrame: state.widgets[id]?.syncFrame)
        }
    }

    /// Whether who asks may write on the board: the teacher always, others when granted.
    public var mayWriteOnBoard: Bool { state.mayWriteOnBoard(user.userUuid) }

    /// How many users of a role are in the room.
    public func userCount(_ role: UserRole) -> Int { state.arrivalsByRole[role]?.count ?? 0 }

    // MARK: Writing

    /// Merges values into the widget's room properties, by key path.
    public mutating func updateRoomProperties(_ changes: LiveProperties, cause: LiveProperties? = nil) {
        decision.rememberWidget(widgetId)
        decision.updateWidgetProperties(changes, of: widgetId, cause: cause, by: nil)
    }

    /// Merges values into the room properties of another widget that is active, by key path; nothing when none is.
    ///
    /// For widgets that share something, such as their order in depth.
    public mutating func updateRoomProperties(_ changes: LiveProperties, of otherId: String) {
        guard state.widgets[otherId]?.active == true else { return }
        decision.updateWidgetProperties(changes, of: otherId, cause: nil, by: nil)
    }

    /// Takes shared values out; a key path that leads nowhere is passed over.
    public mutating func deleteRoomProperties(_ keyPaths: [String]) {
        decision.deleteWidgetProperties(keyPaths, of: widgetId, cause: nil, by: nil)
    }

    /// Merges values into a user's properties in the widget, by key path.
    public mutating func updateUserProperties(_ changes: LiveProperties, of uuid: String) {
        decision.rememberWidget(widgetId)
        decision.updateWidgetUserProperties(changes, of: widgetId, user: uuid, cause: nil, by: nil)
    }

    /// Sets one thing that the widget's server keeps to itself, or with nil forgets it.
    ///
    /// - Parameters:
    ///   - key: What it is called; a dot in it means nothing.
    ///   - value: The new value.
    public mutating func setServerProperty(_ key: String, _ value: LiveValue?) {
        decision.rememberWidget(widgetId)
        guard state.widgets[widgetId]?.serverProperties[key] != value else { return }
        if let value {
            decision.changeServerProperties([key: value], of: widgetId)
        } else {
            decision.changeServerProperties([:], removed: [key], of: widgetId)
        }
    }

    /// Replaces what the widget's server keeps to itself about a user.
    public mutating func setServerProperties(_ properties: LiveProperties, of uuid: String) {
        decision.rememberWidget(widgetId)
        decision.setServerUserProperties(properties, of: widgetId, user: uuid)
    }

    /// Forgets what the widget's server keeps to itself about users.
    public mutating func forgetServerUserProperties() {
        decision.forgetServerUserProperties(of: widgetId)
    }

    /// Makes the widget active for everybody.
    ///
    /// - Parameters:
    ///   - owner: The user whose leaving ends the activity.
    ///   - frame: Where it stands; nil leaves it where it was.
    public mutating func activate(owner: String? = nil, frame: WidgetSyncFrame? = nil) {
        decision.activate(widgetId, owner: owner)
        if let frame { decision.setSyncFrame(frame, of: widgetId, by: nil) }
    }

    /// Makes the widget inactive for everybody; its properties stay.
    public mutating func deactivate() { decision.deactivate(widgetId) }

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
