/// The names of the board's messages that the room itself understands or sends (widget catalogue, A11).
package enum BoardMessage {
    static let joinBoard = "joinBoard"
    static let changeAssistantType = "changeAssistantType"
    static let updateGrantedUsers = "updateGrantedUsers"
    package static let stepChanged = "boardStepChanged"
    static let clearBoard = "clearBoard"
    static let saveBoard = "saveBoard"
    package static let grantedUsers = "getBoardGrantedUsers"
    /// 0 saved, 1 no permission for the album, 2 failed.
    package static let saveResult = "onBoardSaveResult"

    /// The user identifiers under one key of a message; nil when there is no list of them.
    static func users(_ payload: ContextValue, _ key: String) -> [String]? {
        guard let list = payload.objectValue?[key]?.arrayValue else { return nil }
        let users = list.compactMap(\.stringValue)
        return users.count == list.count ? users : nil
    }
}

extension RoomState {
    /// Refuses a message to the board that cannot be carried out; one that the room does not know passes.
    func checkBoardMessage(_ message: WidgetMessage, by uuid: String) throws(ContextError) {
        switch message.name {
        case BoardMessage.updateGrantedUsers: try checkGrantedUsers(message.payload, by: uuid)
        case BoardMessage.changeAssistantType:
            let caller = try boardWriter(uuid)
            var assistant = BoardAssistant()
            if let fault = assistant.take(message.payload) { throw caller.refusal(.invalidArgument, fault) }
        case BoardMessage.stepChanged:
            let caller = try boardWriter(uuid)
            guard stepCount(message.payload) != nil else {
                throw caller.refusal(.invalidArgument, "the message needs a number of steps under pre or next")
            }
        case BoardMessage.clearBoard, BoardMessage.saveBoard: _ = try boardWriter(uuid)
        default: break
        }
    }

    /// Carries out a checked message to the board.
    mutating func carryOutBoardMessage(_ message: WidgetMessage, by uuid: String) {
        switch message.name {
        case BoardMessage.updateGrantedUsers: updateGrantedUsers(message.payload)
        case BoardMessage.joinBoard: welcome(uuid)
        case BoardMessage.changeAssistantType:
            var assistant = BoardAssistant(property: widgets[WidgetID.board]?.userProperties[uuid]?["assistant"])
            guard assistant.take(message.payload) == nil else { return }
            updateWidgetUserProperties(
                ["assistant": assistant.property], of: WidgetID.board, user: uuid, cause: nil, by: users[uuid]?.info)
        case BoardMessage.stepChanged:
            if let count = stepCount(message.payload) { takeSteps(count, of: uuid) }
        case BoardMessage.clearBoard:
            // What is gone cannot be taken back, whoever drew it.
            for user in arrivals where users[user]?.boardSteps != BoardSteps() { setBoardSteps(BoardSteps(), of: user) }
        case BoardMessage.saveBoard:
            // There is no picture to write: the answer is that of a device on which nothing goes wrong.
            tellFromBoard(WidgetMessage(BoardMessage.saveResult, 0), to: uuid)
        default: break
        }
    }

    /// Answers somebody who joins with what a late joiner would have heard.
    private mutating func welcome(_ uuid: String) {
        let list = ContextValue.array(grantedUsers.map(ContextValue.string))
        let steps = users[uuid]?.boardSteps ?? BoardSteps()
        // It concerns nobody: no grant has changed.
        emit(
            .onMessageReceived(
                WidgetMessage(BoardMessage.grantedUsers, list), widget: WidgetID.board, direction: .toHost),
            to: .user(uuid))
        tellStep("undoAble", steps.canUndo, to: uuid)
        tellStep("redoAble", steps.canRedo, to: uuid)
    }

    private func boardWriter(_ uuid: String) throws(ContextError) -> Caller {
        let caller = try authorise(.writeOnBoard, by: uuid)
        try requireBoard(for: caller)
        return caller
    }

    /// The steps of `{"pre": n}` as a negative number, of `{"next": n}` as a positive one.
    private func stepCount(_ payload: ContextValue) -> Int? {
        let values = payload.objectValue ?? [:]
        guard values.count == 1, let (name, value) = values.first, let count = value.integerValue, count > 0 else {
            return nil
        }
        switch name {
        case "pre": return -count
        case "next": return count
        default: return nil
        }
    }

    private mutating func takeSteps(_ count: Int, of uuid: String) {
        guard var steps = users[uuid]?.boardSteps else { return }
        let taken = count < 0 ? -min(-count, steps.done) : min(count, steps.undone)
        steps.done += taken
        steps.undone -= taken
        setBoardSteps(steps, of: uuid)
    }
}
