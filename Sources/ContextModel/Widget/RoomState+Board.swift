extension RoomState {
    /// Whether a user may write on the board: the teacher always, others when granted.
    func mayWriteOnBoard(_ uuid: String) -> Bool {
        users[uuid]?.info.userRole == .teacher || grantedUsers.contains(uuid)
    }

    /// Grants and withdraws writing on the board, and lets the board echo its new list to everybody.
    ///
    /// Users who are not in the room, teachers, who need no grant, and in a lecture students off stage are passed over.
    mutating func changeGrants(add: [String], delete: [String]) {
        var changed: [String] = []
        for uuid in add {
            guard let role = users[uuid]?.info.userRole, role != .teacher, mayBeGranted(uuid) else { continue }
            if grantedUsers.append(uuid) { changed.append(uuid) }
        }
        for uuid in delete where grantedUsers.remove(uuid) { changed.append(uuid) }
        guard !changed.isEmpty else { return }
        let list = ContextValue.array(grantedUsers.map(ContextValue.string))
        emit(
            .onMessageReceived(
                WidgetMessage(BoardMessage.grantedUsers, list), widget: WidgetID.board, direction: .toHost),
            concerning: changed)
    }

    /// Refuses the board message `updateGrantedUsers {"add": [ids], "delete": [ids]}` when it cannot be carried out.
    func checkGrantedUsers(_ payload: ContextValue, by uuid: String) throws(ContextError) {
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

    /// Carries out a checked `updateGrantedUsers`.
    mutating func updateGrantedUsers(_ payload: ContextValue) {
        changeGrants(add: BoardMessage.users(payload, "add") ?? [], delete: BoardMessage.users(payload, "delete") ?? [])
    }

    /// Upstream's client of an ungrantable student gives the grant back at once; here it is not given.
    func mayBeGranted(_ uuid: String) -> Bool {
        room.roomType != .lecture || users[uuid]?.info.userRole != .student || coHosts.contains(uuid)
    }

    /// Carries out the grants in an update of the board's properties and takes them out of it.
    mutating func takeGrants(from changes: inout ContextProperties) {
        if let whole = changes.removeValue(forKey: "grantedUsers") {
            let wanted = whole.objectValue?.filter { $0.value == true } ?? [:]
            changeGrants(
                add: arrivals.filter { wanted[$0] != nil }, delete: grantedUsers.filter { wanted[$0] == nil })
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
            changeGrants(add: [], delete: Array(grantedUsers))
        }
        changeGrants(
            add: [], delete: keyPaths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
        keyPaths.removeAll { $0 == "grantedUsers" || $0.hasPrefix(prefix) }
    }
}
