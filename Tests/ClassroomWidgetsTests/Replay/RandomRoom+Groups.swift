import ClassroomContexts
import LiveValues

extension RandomRoom {
    private static let groups = ["g-1", "g-2", "sub-room-1", "sub-room-2", "sub-room-3", "x", ""]

    mutating func group() -> String { pick(Self.groups, or: "") }

    mutating func makeGroups() -> [SubRoomSeed] {
        (0..<number(0...2)).map { _ in
            SubRoomSeed(
                uuid: group(), name: LiveText("G \(number(1...3))"), users: list { $0.user() },
                invited: list { $0.user() }, properties: properties())
        }
    }

    /// A command about groups or in one, and who gives it.
    mutating func groupCommand() -> (command: RoomCommand, actor: RoomActor) {
        let user = user()
        let actor = RoomActor.user(flag() ? "teacher-1" : user)
        switch number(0...18) {
        case 17: return (.requestHelp(RequestHelp()), actor)
        case 0: return (.addSubRoomList(AddSubRoomList(configs: configs())), actor)
        case 1: return (.removeSubRoomList(RemoveSubRoomList(subRoomUuids: list { $0.group() })), actor)
        case 2: return (.removeAllSubRoomList(RemoveAllSubRoomList()), oneIn(3) ? actor : .server)
        case 3: return (.inviteUserListToSubRoom(.init(userList: list { $0.user() }, subRoomUuid: group())), actor)
        case 4: return (.acceptInvitationToSubRoom(.init(userList: [user], subRoomUuid: group())), .user(user))
        case 5: return (.rejectInvitationToSubRoom(.init(userList: [user], subRoomUuid: group())), .user(user))
        case 6, 7: return (.addUserListToSubRoom(.init(userList: list { $0.user() }, subRoomUuid: group())), actor)
        case 8: return (.removeUserListFromSubRoom(.init(userList: list { $0.user() }, subRoomUuid: group())), actor)
        case 9:
            return (
                .moveUserListToSubRoom(
                    .init(userList: [user], fromSubRoomUuid: group(), toSubRoomUuid: group())), actor
            )
        case 10: return (.broadcastToSubRooms(.init(text: pick(["Five minutes", " ", ""], or: ""))), actor)
        case 11: return (.joinSubRoom(JoinSubRoom(subRoomUuid: group())), actor)
        case 12: return (.leaveSubRoom(LeaveSubRoom(subRoomUuid: group())), actor)
        case 13: return (.updateSubRoomProperties(.init(properties: properties(), subRoomUuid: group())), actor)
        case 14: return (.deleteSubRoomProperties(.init(keyPaths: paths(), subRoomUuid: group())), actor)
        case 15: return (.setGroups(SetGroups(count: pick([0, 1, 2, 3, 21, -1], or: 0))), .server)
        case 16:
            return (.refuseJoiningSubRoom(.init(subRoomUuid: group(), refusal: anyRefusal())), .server)
        default:
            let command = flag() ? userCommand() : serverCommand()
            return (.inSubRoom(InSubRoom(subRoomUuid: group(), command: command)), flag() ? actor : .server)
        }
    }

    private mutating func configs() -> [SubRoomCreateConfig] {
        (0..<number(0...2)).map { _ in
            SubRoomCreateConfig(
                subRoomName: "New", invitationUserList: list { $0.user() }, subRoomProperties: properties())
        }
    }
}
