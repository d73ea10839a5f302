extension WidgetContext {
    // MARK: Activity

    /// Makes a widget active for everybody.
    ///
    /// - Parameters:
    ///   - widgetId: The widget. An identifier that nobody has registered makes one that clients without it pass over.
    ///   - ownerUuid: The user whose leaving ends the activity.
    ///   - roomProperties: Merged into the widget's room properties.
    ///   - syncFrame: Where it stands; nil leaves it where it was.
    /// - Throws: ``ContextError/Code/unknownUser`` when the owner is not in the room, and
    ///   ``ContextError/Code/unknownWidget`` for an instance of a widget that has none.
    public func setWidgetActive(
        _ widgetId: String, ownerUuid: String? = nil, roomProperties: ContextProperties? = nil,
        syncFrame: WidgetSyncFrame? = nil
    ) throws(ContextError) {
        try gateway.run(.setWidgetActive) { (state, caller) throws(ContextError) in
            try state.requireIdentity(widgetId, for: caller)
            if let ownerUuid { _ = try state.user(ownerUuid, for: caller) }
            state.activate(widgetId, owner: ownerUuid)
            if let roomProperties {
                state.updateWidgetProperties(roomProperties, of: widgetId, cause: nil, by: caller.user)
            }
            if let syncFrame { state.setSyncFrame(syncFrame, of: widgetId, by: caller.user) }
        }
    }

    /// Makes a widget inactive for everybody.
    ///
    /// - Parameters:
    ///   - widgetId: The widget.
    ///   - isRemove: Whether its properties and its place are deleted too.
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func setWidgetInactive(_ widgetId: String, isRemove: Bool = false) throws(ContextError) {
        try gateway.run(.setWidgetInactive) { (state, caller) throws(ContextError) in
            try state.requireWidget(widgetId, for: caller)
            try state.requireReach(to: widgetId, for: caller)
            state.deactivate(widgetId)
            if isRemove { state.clear(widgetId, by: caller.user) }
        }
    }

    /// Moves a widget on everybody's screen.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func updateWidgetSyncFrame(_ frame: WidgetSyncFrame, widgetId: String) throws(ContextError) {
        try gateway.run(.updateWidgetSyncFrame) { (state, caller) throws(ContextError) in
            try state.requireWidget(widgetId, for: caller)
            try state.requireReach(to: widgetId, for: caller)
            state.setSyncFrame(frame, of: widgetId, by: caller.user)
        }
    }

    // MARK: Messages

    /// Sends a message from the local user's scene to their widget.
    ///
    /// The room itself carries out the board's:
    /// - `updateGrantedUsers {"add": [ids]}` or `{"delete": [ids]}`, within the reach of ``ContextCommand/grantBoard`` or
    ///   ``ContextCommand/revokeBoard``; everybody is answered with `getBoardGrantedUsers`;
    /// - `joinBoard` tells the sender the granted users, and whether there is something to undo and redo;
    /// - `changeAssistantType` says what the sender holds in the hand, see ``getBoardAssistant()``;
    /// - `boardStepChanged {"pre": n}` or `{"next": n}` takes the sender's steps back or does them again, and is answered
    ///   in kind when that changes what is possible;
    /// - `clearBoard` leaves nobody a step to take back or to do again;
    /// - `saveBoard` is answered with `onBoardSaveResult`.
    ///
    /// From `changeAssistantType` on they need the reach of ``ContextCommand/writeOnBoard``.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``; for the board's also ``ContextError/Code/notPermitted``,
    ///   ``ContextError/Code/invalidArgument``, ``ContextError/Code/unknownUser``, and ``ContextError/Code/wrongState``
    ///   while the board is inactive or, in a lecture, for a grant to a student who is off stage.
    public func sendMessage(_ message: WidgetMessage, toWidget widgetId: String) throws(ContextError) {
        try gateway.run(.sendMessage) { (state, caller) throws(ContextError) in
            guard state.knowsWidget(widgetId) else { throw state.unknownWidget(widgetId, for: caller) }
            // The board's answer may be a refusal, and a refused message was never sent.
            let isForBoard = widgetId == WidgetID.board
            if isForBoard { try state.checkBoardMessage(message, by: localUser) }
            state.emit(.onMessageReceived(message, widget: widgetId, direction: .toWidget), to: .user(localUser))
            if isForBoard { state.carryOutBoardMessage(message, by: localUser) }
        }
    }

    /// Sends a message as text, as ``sendMessage(_:toWidget:)`` does.
    public func sendMessage(text: String, toWidget widgetId: String) throws(ContextError) {
        try sendMessage(WidgetMessage(text: text), toWidget: widgetId)
    }

    /// Sends a message from a widget of the local user to their scene, as a plug-in does.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func sendMessage(_ message: WidgetMessage, fromWidget widgetId: String) throws(ContextError) {
        try gateway.run(.sendMessage) { (state, caller) throws(ContextError) in
            guard state.knowsWidget(widgetId) else { throw state.unknownWidget(widgetId, for: caller) }
            state.emit(.onMessageReceived(message, widget: widgetId, direction: .toHost), to: .user(localUser))
        }
    }
}

extension RoomState {
    /// Keeps someone who acts by the board's grant to what the grant covers: web views and films.
    func requireReach(to id: String, for caller: Caller) throws(ContextError) {
        guard caller.command.permission.reach(of: caller.user.userRole) == .withBoardGrant else { return }
        guard [WidgetID.webView, WidgetID.mediaPlayer].contains(identify(id).kind) else {
            throw caller.refusal(.notPermitted, "the board's grant covers web views and films only")
        }
    }
}
