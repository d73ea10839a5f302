import LiveValues

/// Divides the class into groups, or with none brings everybody back: what a preview's panel asks.
public struct SetGroups: ServerCommand {
    /// How many groups there are to be, 0 to 20; groups that were there are closed.
    public var count: Int

    /// Divides the students evenly, in the order in which they came.
    public init(count: Int) {
        self.count = count
    }

    static let name = "setGroups"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        guard (0...AddSubRoomList.limit).contains(count) else {
            throw refusal(.invalidArgument, "a class has \(AddSubRoomList.limit) groups at most")
        }
        decision.removeSubRooms(Array(decision.state.groups.order), by: nil)
        guard count > 0 else { return }
        decision.addSubRooms(
            (1...count).map { SubRoomCreateConfig(subRoomName: SubRoomInfo.name(ofGroup: $0)) }, by: nil)
        let groups = Array(decision.state.groups.order)
        let students = Array(decision.state.arrivalsByRole[.student] ?? OrderedKeys())
        for (index, group) in groups.enumerated() {
            let members = students.enumerated().filter { $0.offset % groups.count == index }.map(\.element)
            decision.addToSubRoom(members, group, by: nil)
        }
    }
}

extension RoomStore {
    /// Divides the students evenly into groups, or with 0 brings everybody back into the class.
    public func setGroups(_ count: Int) {
        simulate(.setGroups(SetGroups(count: count)))
    }
}
