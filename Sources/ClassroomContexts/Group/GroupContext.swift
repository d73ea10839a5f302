import LiveValues

/// The discussion groups of a class as one user sees them; `contextPool.group` upstream.
///
/// The commands are in extensions, each beside what it decides.
public struct GroupContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// Whether there are groups.
    public func getGroupInfo() -> Bool { store.read { !$0.groups.subRooms.isEmpty } }

    /// The groups, in the order in which they were made.
    public func getSubRoomList() -> [SubRoomInfo] {
        store.read { [locale] state in
            state.groups.order.compactMap { state.groups.subRooms[$0]?.info.read(in: locale) }
        }
    }

    /// One group; nil when there is none.
    public func getSubRoomInfo(_ subRoomUuid: String) -> SubRoomInfo? {
        store.read { $0.groups.subRooms[subRoomUuid]?.info }?.read(in: locale)
    }

    /// What somebody in a group works with: users, streams and widgets of the group; nil when there is no such group.
    public func createSubRoomObject(subRoomUuid: String) -> SubRoomContext? {
        let exists = store.read { $0.groups.subRooms[subRoomUuid] != nil }
        return exists ? SubRoomContext(gateway: gateway, subRoomUuid: subRoomUuid) : nil
    }

    /// The identifiers of those who are in a group, in the order in which they came; nil when there is no such group.
    public func getUserListFromSubRoom(_ subRoomUuid: String) -> [String]? {
        store.read { state in
            state.groups.subRooms[subRoomUuid] == nil ? nil : state.members(of: subRoomUuid)
        }
    }

    /// The identifier of the group that a user is in; nil in the class.
    ///
    /// Upstream's clients look through the lists.
    public func getSubRoom(of userUuid: String) -> String? { store.read { $0.groups.seats[userUuid] } }

    /// The identifiers of those who were asked into a group and have not answered, sorted.
    public func getInvitedUsers(to subRoomUuid: String) -> [String] {
        store.read { state in
            state.groups.invitations.filter { $0.value.subRoomUuid == subRoomUuid }.keys.sorted()
        }
    }

    /// The invitation that waits for a user's answer; nil when none does.
    ///
    /// Upstream only tells it in events.
    public func getInvitation(of userUuid: String) -> SubRoomInvitation? {
        store.read { $0.groups.invitations[userUuid] }
    }
}
