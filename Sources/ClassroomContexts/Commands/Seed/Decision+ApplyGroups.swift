import LiveValues

extension Decision {
    /// Makes the groups of a seed in a room that has none.
    mutating func openGroups(_ groups: [SubRoomSeed]) { applyGroups(from: [], to: groups) }

    mutating func applyGroups(from old: [SubRoomSeed], to new: [SubRoomSeed]) {
        guard old != new else { return }
        let wasEmpty = state.groups.subRooms.isEmpty
        let before = Dictionary(old.map { ($0.uuid, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = Set(new.map(\.uuid))
        removeSubRooms(old.map(\.uuid).filter { !kept.contains($0) }, by: nil)
        var done: Set<String> = []
        for group in new where done.insert(group.uuid).inserted && before[group.uuid] != group {
            apply(group, after: before[group.uuid])
        }
        if wasEmpty, !state.groups.subRooms.isEmpty { tell(.onGroupInfoUpdated(true)) }
    }

    private mutating func apply(_ new: SubRoomSeed, after old: SubRoomSeed?) {
        openSubRoom(SubRoomInfo(subRoomUuid: new.uuid, subRoomName: new.name), by: nil)
        if old?.name != new.name { renameSubRoom(new.uuid, to: new.name) }
        let (changed, removed) = new.properties.difference(from: old?.properties ?? [:])
        updateSubRoomProperties(changed, of: new.uuid, cause: nil, by: nil)
        deleteSubRoomProperties(removed, of: new.uuid, cause: nil, by: nil)
        let (before, after) = (Set(old?.users ?? []), Set(new.users))
        removeFromSubRoom((old?.users ?? []).filter { !after.contains($0) }, new.uuid, reason: .normal, by: nil)
        addToSubRoom(new.users.filter { !before.contains($0) }, new.uuid, by: nil)
        let invited = Set(old?.invited ?? [])
        invite(
            new.invited.filter { !invited.contains($0) }, to: new.uuid,
            by: state.arrivalsByRole[.teacher]?.first.flatMap { state.users[$0]?.info })
    }
}
