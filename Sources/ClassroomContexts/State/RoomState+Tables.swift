import LiveValues

// What facts do to the tables of a room.
extension RoomState {
    // MARK: Users

    /// Brings a user in: as the room expects them, or as somebody new.
    mutating func arrive(_ user: UserInfo) {
        guard users[user.userUuid] == nil else { return }
        var record = away.removeValue(forKey: user.userUuid) ?? UserRecord(info: user)
        record.info = user
        // They come one by one behind their owner.
        record.streams = []
        insert(record)
    }

    /// Takes a user out, who may come back as they were.
    mutating func depart(_ uuid: String, _ reason: UserLeaveReason) {
        guard var record = users.removeValue(forKey: uuid) else { return }
        arrivals.remove(uuid)
        arrivalsByRole[record.info.userRole]?.remove(uuid)
        monitors[uuid] = nil
        mediaUses[uuid] = nil
        groups.withdrawInvitation(of: uuid)
        record.leaveReason = reason
        record.ownWidgets = OrderedKeys()
        record.streams = []
        away[uuid] = record
    }

    mutating func rename(_ user: UserInfo) {
        guard let old = users[user.userUuid]?.info else { return }
        if old.userRole != user.userRole {
            arrivalsByRole[old.userRole]?.remove(user.userUuid)
            arrivalsByRole[user.userRole, default: OrderedKeys()].append(user.userUuid)
        }
        users[user.userUuid]?.info = user
    }

    // MARK: Streams

    mutating func updateStream(_ uuid: String, _ change: (inout StreamRecord) -> Void) {
        guard let owner = streamOwners[uuid],
            let index = users[owner]?.streams.firstIndex(where: { $0.uuid == uuid }),
            var stream = users[owner]?.streams[index]
        else { return }
        change(&stream)
        users[owner]?.streams[index] = stream
    }

    mutating func removeStream(_ uuid: String) {
        guard let owner = streamOwners.removeValue(forKey: uuid) else { return }
        forgetMedia(of: uuid)
        users[owner]?.streams.removeAll { $0.uuid == uuid }
    }

    // MARK: Connection

    /// Changes what one client, or every client, knows about its connection.
    mutating func updateMonitors(_ audience: Audience, _ change: (inout MonitorInfo) -> Void) {
        switch audience {
        case .user(let uuid):
            var info = monitors[uuid] ?? monitor
            change(&info)
            monitors[uuid] = info
        case .everyone:
            change(&monitor)
            for uuid in Array(monitors.keys) {
                guard var info = monitors[uuid] else { continue }
                change(&info)
                monitors[uuid] = info
            }
        case .users, .everyoneExcept, .nobody: break
        }
    }

    // MARK: Widgets

    mutating func activate(_ id: String) {
        guard widgets[id]?.active != true else { return }
        widgets[id, default: WidgetRecord()].active = true
        countActivation(of: id)
    }

    mutating func openPersonal(_ id: String, for uuid: String) { _ = users[uuid]?.ownWidgets.append(id) }

    mutating func countActivation(of id: String) {
        // Wraps around: a stored history may say anything.
        lastActivation &+= 1
        widgets[id]?.activation = lastActivation
    }

    mutating func deactivate(_ id: String) {
        if let owner = widgets[id]?.owner { users[owner]?.ownedWidgets.remove(id) }
        widgets[id]?.active = false
        widgets[id]?.owner = nil
    }

    mutating func setOwner(_ owner: String?, of id: String) {
        if let old = widgets[id]?.owner, old != owner { users[old]?.ownedWidgets.remove(id) }
        if let owner { users[owner]?.ownedWidgets.append(id) }
        widgets[id, default: WidgetRecord()].owner = owner
    }
}
