import LiveValues

extension RoomState {
    /// Whether a user may write on the board: the teacher always, others when granted.
    func mayWriteOnBoard(_ uuid: String) -> Bool {
        users[uuid]?.info.userRole == .teacher || grantedUsers.contains(uuid)
    }

    /// Upstream's client of an ungrantable student gives the grant back at once; here it is not given.
    func mayBeGranted(_ uuid: String) -> Bool {
        room.roomType != .lecture || users[uuid]?.info.userRole != .student || coHosts.contains(uuid)
    }

    var boardPage: BoardPage { BoardPage(widgets[WidgetID.board]?.properties ?? [:]) }

    func requireBoard(for caller: Caller) throws(ContextError) {
        guard widgets[WidgetID.board]?.active == true else {
            throw caller.refusal(.wrongState, "the board is not active")
        }
    }
}

extension Decision {
    // MARK: Grants

    /// Grants and withdraws writing on the board, and lets the board echo its new list to everybody.
    ///
    /// Users who are not in the room, teachers, who need no grant, and in a lecture students off stage are passed over.
    mutating func changeGrants(add: [String], delete: [String]) {
        var seen: Set<String> = []
        let granted = add.filter { uuid in
            guard let role = state.users[uuid]?.info.userRole, role != .teacher, state.mayBeGranted(uuid) else {
                return false
            }
            return !state.grantedUsers.contains(uuid) && seen.insert(uuid).inserted
        }
        var gone: Set<String> = []
        let withdrawn = delete.filter { uuid in
            (state.grantedUsers.contains(uuid) || seen.contains(uuid)) && gone.insert(uuid).inserted
        }
        guard !granted.isEmpty || !withdrawn.isEmpty else { return }
        keep(.boardGranted(add: granted, delete: withdrawn))
        let list = LiveValue.array(state.grantedUsers.map(LiveValue.string))
        tell(
            .onMessageReceived(
                WidgetMessage(BoardMessage.grantedUsers, list), widget: WidgetID.board, direction: .toHost),
            concerning: granted + withdrawn)
    }

    /// Carries out the grants in an update of the board's properties and takes them out of it.
    mutating func takeGrants(from changes: inout LiveProperties) {
        if let whole = changes.removeValue(forKey: "grantedUsers") {
            let wanted = whole.objectValue?.filter { $0.value == true } ?? [:]
            changeGrants(
                add: state.arrivals.filter { wanted[$0] != nil },
                delete: state.grantedUsers.filter { wanted[$0] == nil })
        }
        let prefix = "grantedUsers."
        let single = changes.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
        changeGrants(
            add: single.filter { $0.value == true }.map { String($0.key.dropFirst(prefix.count)) },
            delete: single.filter { $0.value != true }.map { String($0.key.dropFirst(prefix.count)) })
        for (path, _) in single { changes[path] = nil }
    }

    /// Withdraws the grants among key paths that are to be deleted, and takes them out of the list.
    mutating func takeGrants(from keyPaths: inout [String]) {
        let prefix = "grantedUsers."
        if keyPaths.contains("grantedUsers") {
            changeGrants(add: [], delete: Array(state.grantedUsers))
        }
        changeGrants(
            add: [], delete: keyPaths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
        keyPaths.removeAll { $0 == "grantedUsers" || $0.hasPrefix(prefix) }
    }

    // MARK: Pages and steps

    mutating func setBoardPage(_ index: Int, of count: Int, by user: UserInfo?) {
        updateWidgetProperties(
            ["pageIndex": .integer(index), "pageCount": .integer(count)], of: WidgetID.board, cause: nil, by: user)
    }

    mutating func tellStep(_ name: String, _ isPossible: Bool, to uuid: String) {
        tellFromBoard(WidgetMessage(BoardMessage.stepChanged, .object([name: .bool(isPossible)])), to: uuid)
    }

    /// Has the board say something to one user's scene.
    mutating func tellFromBoard(_ message: WidgetMessage, to uuid: String) {
        tell(
            .onMessageReceived(message, widget: WidgetID.board, direction: .toHost), concerning: [uuid],
            to: .user(uuid))
    }
}
