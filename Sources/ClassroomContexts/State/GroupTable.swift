import LiveValues

/// The discussion groups of a class: which there are, who is in which, and who was asked in.
///
/// A group's room is a ``RoomState`` of its own, in which those who are in the group have their stage, streams, widgets
/// and board. Commands that are given in a group are decided in that state by the same rules, so that nothing which works
/// in a class has to be made for groups again.
struct GroupTable: Codable, Equatable, Sendable {
    /// The groups' identifiers, in the order in which they were made.
    private(set) var order = OrderedKeys()
    private(set) var subRooms: [String: SubRoom] = [:]
    /// The groups of those who are in one.
    private(set) var seats: [String: String] = [:]
    /// Those who are in a group; kept beside `seats` because every event of the class names them as its absent ones.
    private(set) var seated: Set<String> = []
    private(set) var invitations: [String: SubRoomInvitation] = [:]
    /// The number in the last identifier made up for a group.
    private(set) var lastNumber = 0

    /// A group with its room.
    struct SubRoom: Codable, Equatable, Sendable {
        var info: SubRoomInfo
        var room: RoomState
    }

    /// The next identifier that no group has.
    var freeUuid: String {
        var number = lastNumber
        // Wraps around: a stored history may say anything.
        repeat { number &+= 1 } while subRooms["sub-room-\(number)"] != nil
        return "sub-room-\(number)"
    }

    // MARK: What facts do

    mutating func add(_ info: SubRoomInfo, room: RoomState) {
        guard subRooms[info.subRoomUuid] == nil else { return }
        lastNumber &+= 1
        order.append(info.subRoomUuid)
        subRooms[info.subRoomUuid] = SubRoom(info: info, room: room)
    }

    mutating func remove(_ uuid: String) {
        guard subRooms.removeValue(forKey: uuid) != nil else { return }
        order.remove(uuid)
        for (user, seat) in seats where seat == uuid { unseat(user) }
        invitations = invitations.filter { $0.value.subRoomUuid != uuid }
    }

    mutating func update(_ info: SubRoomInfo) { subRooms[info.subRoomUuid]?.info = info }

    mutating func seat(_ user: String, in uuid: String) {
        guard subRooms[uuid] != nil else { return }
        seats[user] = uuid
        seated.insert(user)
        invitations[user] = nil
    }

    mutating func unseat(_ user: String) {
        seats[user] = nil
        seated.remove(user)
    }

    mutating func invite(_ user: String, to uuid: String, by inviter: String) {
        guard subRooms[uuid] != nil else { return }
        invitations[user] = SubRoomInvitation(subRoomUuid: uuid, inviterUuid: inviter)
    }

    mutating func withdrawInvitation(of user: String) { invitations[user] = nil }

    /// Changes a group's room where it lies; nothing when there is no such group.
    mutating func withRoom(_ uuid: String, _ change: (inout RoomState) -> Void) {
        guard let index = subRooms.index(forKey: uuid) else { return }
        change(&subRooms.values[index].room)
    }
}

extension GroupTable {
    private enum CodingKeys: String, CodingKey {
        case order, subRooms, seats, invitations, lastNumber
    }

    /// Reads what was written; who is in a group follows from the seats.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        order = try container.decode(OrderedKeys.self, forKey: .order)
        subRooms = try container.decode([String: SubRoom].self, forKey: .subRooms)
        seats = try container.decode([String: String].self, forKey: .seats)
        seated = Set(seats.keys)
        invitations = try container.decode([String: SubRoomInvitation].self, forKey: .invitations)
        lastNumber = try container.decode(Int.self, forKey: .lastNumber)
    }
}

extension RoomState {
    /// The room of a group in which nobody is yet: with the class's devices and registered widgets, the board open.
    init(of group: SubRoomInfo, in room: RoomState) {
        self.room = RoomInfo(roomUuid: group.subRoomUuid, roomName: group.name, roomType: .small)
        devices = room.devices
        handsWaveEnabled = room.handsWaveEnabled
        for (id, widget) in room.widgets where widget.isInstalled {
            widgets[id] = WidgetRecord(extraInfo: widget.extraInfo, messages: widget.messages, isInstalled: true)
        }
        if widgets[WidgetID.board] != nil { activate(WidgetID.board) }
    }

    /// What the room of their group keeps about a user; nil for somebody who is in none.
    func recordInGroup(of uuid: String) -> UserRecord? {
        groups.seats[uuid].flatMap { groups.subRooms[$0]?.room.users[uuid] }
    }

    /// Moves a group's room out, for a decision that is made in it; ``putBack(_:of:)`` ends that.
    mutating func takeRoom(of uuid: String) -> RoomState? {
        guard groups.subRooms[uuid] != nil else { return nil }
        var room = RoomState()
        // Moved, not copied: a second reference would make the next change copy every table.
        groups.withRoom(uuid) { swap(&$0, &room) }
        return room
    }

    mutating func putBack(_ room: RoomState, of uuid: String) { groups.withRoom(uuid) { $0 = room } }

    /// Takes up what has happened to groups, and to who is in them.
    mutating func evolve(groups event: ContextEvent) {
        switch event {
        case .onSubRoomListAdded(let list): for info in list { groups.add(info, room: RoomState(of: info, in: self)) }
        case .onSubRoomListRemoved(let list): for info in list { groups.remove(info.subRoomUuid) }
        case .onSubRoomListUpdated(let list): for info in list { groups.update(info) }
        case .onUserListInvitedToSubRoom(let users, let uuid, let inviter):
            for user in users { groups.invite(user, to: uuid, by: inviter?.userUuid ?? "") }
        case .onUserListRejectedToSubRoom(let users, _, _):
            for user in users { groups.withdrawInvitation(of: user) }
        case .onUserListAddedToSubRoom(let users, let uuid, _): for user in users { groups.seat(user, in: uuid) }
        case .onUserListRemovedFromSubRoom(let departures, _, _):
            for departure in departures { groups.unseat(departure.userUuid) }
        case .onSubRoomPropertiesUpdated(let changes, let uuid, _, _):
            groups.withRoom(uuid) { $0.properties.merge(paths: changes) }
        case .onSubRoomPropertiesDeleted(let keyPaths, let uuid, _, _):
            groups.withRoom(uuid) { _ = $0.properties.remove(paths: keyPaths) }
        default: break
        }
    }
}
