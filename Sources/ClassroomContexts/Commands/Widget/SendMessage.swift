import LiveValues

/// Sends a message from the caller's scene to their widget, or the other way.
public struct SendMessage: UserCommand {
    /// What is said.
    public var message: WidgetMessage
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// Which way it goes.
    public var direction: WidgetMessage.Direction

    /// Carries one message one way; an answer is a command of its own.
    public init(message: WidgetMessage, widgetId: String, direction: WidgetMessage.Direction) {
        self.message = message
        self.widgetId = widgetId
        self.direction = direction
    }

    static let permission = ContextCommand.sendMessage

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard decision.knowsWidget(widgetId) else { throw decision.unknownWidget(widgetId, for: caller) }
        let user = caller.user.userUuid
        // The board's answer may be a refusal, and a refused message was never sent.
        let isForBoard = widgetId == WidgetID.board && direction == .toWidget
        if isForBoard { try decision.state.checkBoardMessage(message, by: user) }
        let isFromBoard = widgetId == WidgetID.board && direction == .toHost
        let sound = isFromBoard ? try decision.boardSound(message, for: caller) : nil
        decision.tell(.onMessageReceived(message, widget: widgetId, direction: direction), to: .user(user))
        if isForBoard { decision.carryOutBoardMessage(message, by: user) }
        if isFromBoard { decision.keepWindowState(message, of: user) }
        try sound?.decide(for: caller, in: &decision)
    }
}

extension ContextCommand {
    /// Talking to one's own copy of a widget, which observers need too, to hide its controls.
    public static let sendMessage = ContextCommand("sendMessage", .anybodysOwn)
}

extension WidgetContext {
    /// Sends a message from the local user's scene to their widget.
    ///
    /// The room itself carries out the board's:
    /// - `updateGrantedUsers {"add": [ids]}` or `{"delete": [ids]}`, within the reach of ``ContextCommand/grantBoard``
    /// or ``ContextCommand/revokeBoard``; everybody is answered with `getBoardGrantedUsers`;
    /// - `joinBoard` tells the sender the granted users, and whether there is something to undo and redo;
    /// - `changeAssistantType` says what the sender holds in the hand, see ``getBoardAssistant()``;
    /// - `boardStepChanged {"pre": n}` or `{"next": n}` takes the sender's steps back or does them again, and is
    /// answered in kind when that changes what is possible;
    /// - `clearBoard` clears the page in sight, which the sender can take back;
    /// - `saveBoard` is answered with `onBoardSaveResult`;
    /// - `openFile {"resourceUuid": id}` opens a file of the cloud drive for everybody: a picture lies on the page, what
    /// has pages stands in a window, see ``getBoardWindows()``.
    ///
    /// From `changeAssistantType` on they need the reach of ``ContextCommand/writeOnBoard``.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``; for the board's also ``ContextError/Code/notPermitted``,
    ///   ``ContextError/Code/invalidArgument``, ``ContextError/Code/unknownUser``, and ``ContextError/Code/wrongState``
    ///   while the board is inactive or, in a lecture, for a grant to a student who is off stage.
    public func sendMessage(_ message: WidgetMessage, toWidget widgetId: String) throws(ContextError) {
        try gateway.give(.sendMessage(SendMessage(message: message, widgetId: widgetId, direction: .toWidget)))
    }

    /// Sends a message as text, as ``sendMessage(_:toWidget:)`` does, and fails as that does.
    public func sendMessage(text: String, toWidget widgetId: String) throws(ContextError) {
        try sendMessage(WidgetMessage(text: text), toWidget: widgetId)
    }

    /// Sends a message from a widget of the local user to their scene, as a plug-in does.
    ///
    /// The room itself does what the board's `boardAudioMixingRequest` asks of the local user's sound, see
    /// ``MediaContext``; the board is told with `audioMixingStateChanged` what has become of it.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``; for a request of the board's as what it asks for.
    public func sendMessage(_ message: WidgetMessage, fromWidget widgetId: String) throws(ContextError) {
        try gateway.give(.sendMessage(SendMessage(message: message, widgetId: widgetId, direction: .toHost)))
    }
}
