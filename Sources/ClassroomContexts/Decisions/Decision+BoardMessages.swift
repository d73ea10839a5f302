import LiveValues

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
            guard BoardMessage.stepCount(message.payload) != nil else {
                throw caller.refusal(.invalidArgument, "the message needs a number of steps under pre or next")
            }
        case BoardMessage.clearBoard, BoardMessage.saveBoard: _ = try boardWriter(uuid)
        case BoardMessage.openFile: try checkBoardFile(message.payload, for: try boardWriter(uuid))
        default: break
        }
    }

    private func boardWriter(_ uuid: String) throws(ContextError) -> Caller {
        let caller = try authorise(.writeOnBoard, by: uuid)
        try requireBoard(for: caller)
        return caller
    }

    /// Refuses the board message `updateGrantedUsers {"add": [ids], "delete": [ids]}` when it cannot be carried out.
    private func checkGrantedUsers(_ payload: LiveValue, by uuid: String) throws(ContextError) {
        let add = BoardMessage.users(payload, "add")
        let delete = BoardMessage.users(payload, "delete")
        let caller = try authorise(add == nil ? .revokeBoard : .grantBoard, by: uuid, on: add ?? delete)
        if add != nil, let delete { _ = try authorise(.revokeBoard, by: uuid, on: delete) }
        guard add != nil || delete != nil else {
            throw caller.refusal(.invalidArgument, "the message needs a list of user identifiers under add or delete")
        }
        try requireBoard(for: caller)
        for target in (add ?? []) + (delete ?? []) { _ = try user(target, for: caller) }
        for target in add ?? [] where !mayBeGranted(target) {
            throw caller.refusal(.wrongState, "in a lecture only students on stage may write on the board")
        }
    }
}

extension Decision {
    /// Carries out a checked message to the board.
    mutating func carryOutBoardMessage(_ message: WidgetMessage, by uuid: String) {
        switch message.name {
        case BoardMessage.updateGrantedUsers:
            changeGrants(
                add: BoardMessage.users(message.payload, "add") ?? [],
                delete: BoardMessage.users(message.payload, "delete") ?? [])
        case BoardMessage.joinBoard: welcome(uuid)
        case BoardMessage.changeAssistantType:
            let held = state.widgets[WidgetID.board]?.userProperties[uuid]?["assistant"]
            var assistant = BoardAssistant(property: held)
            guard assistant.take(message.payload) == nil else { return }
            updateWidgetUserProperties(
                ["assistant": assistant.property], of: WidgetID.board, user: uuid, cause: nil,
                by: state.users[uuid]?.info)
        case BoardMessage.stepChanged:
            guard let count = BoardMessage.stepCount(message.payload) else { return }
            takeBoardSteps(Int(min(count.magnitude, 1000)), as: count < 0 ? .undone : .redone, of: uuid)
        case BoardMessage.clearBoard:
            let sheet = state.sheetInSight
            guard let user = state.users[uuid]?.info, state.board.hasElements(on: sheet) else { return }
            changeBoard(.cleared(sheet: sheet), by: user)
        case BoardMessage.openFile: openBoardFile(message.payload, by: uuid)
        case BoardMessage.saveBoard:
            // The user's page writes the picture, which it has drawn; nothing goes wrong there that it would not say.
            tellFromBoard(WidgetMessage(BoardMessage.saveResult, 0), to: uuid)
        default: break
        }
    }

    /// Answers somebody who joins with what a late joiner would have heard.
    private mutating func welcome(_ uuid: String) {
        let list = LiveValue.array(state.grantedUsers.map(LiveValue.string))
        let steps = state.board.steps(of: uuid)
        // It concerns nobody: no grant has changed.
        tell(
            .onMessageReceived(
                WidgetMessage(BoardMessage.grantedUsers, list), widget: WidgetID.board, direction: .toHost),
            to: .user(uuid))
        tellStep("undoAble", steps.canUndo, to: uuid)
        tellStep("redoAble", steps.canRedo, to: uuid)
    }
}
