import LiveValues

/// Something that changed in the room of a group, as those who are in it hear it.
struct SubRoomEvent: ChangePayload {
    let event: ContextEvent
    /// The identifier of the group.
    let subRoomUuid: String

    var name: String { event.name }

    var topic: Topic { event.topic }

    var concernedUsers: [String] { event.concernedUsers }
}

extension RoomFact {
    /// What listeners are told; nil for what the room keeps to itself.
    var payload: (any ChangePayload)? {
        guard let event else { return nil }
        guard let subRoom else { return event }
        return SubRoomEvent(event: event, subRoomUuid: subRoom)
    }
}

extension RoomState {
    /// Who hears a fact that has led to this state: what happens in a group stays there, and what happens in the class is
    /// not heard by those who are in groups, except where it is about the class as a whole.
    func audience(of fact: RoomFact) -> Audience {
        guard fact.audience == .everyone else { return fact.audience }
        if let subRoom = fact.subRoom { return .users(Set(members(of: subRoom))) }
        guard !groups.seated.isEmpty, let topic = fact.event?.topic, !Topic.ofWholeClass.contains(topic) else {
            return .everyone
        }
        return .everyoneExcept(groups.seated)
    }
}

extension Topic {
    /// What is about the class as a whole, whichever room of it somebody is in.
    fileprivate static let ofWholeClass: Set<Topic> = [
        .room, .classState, .recording, .group, .cdn, .device, .networkQuality, .connection, .packetStats,
        .componentFailure,
    ]
}
