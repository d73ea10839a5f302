import ClassroomContexts
public import LiveValues

extension ClassroomKind {
    /// What others may see of a class: `room`, with its name, where the class stands in its schedule, and how many are there.
    public func value(at path: String, in store: any LiveStore) -> LiveValue? {
        let pool = ContextPool(store.classroom, localUser: "")
        let root: LiveValue = [
            "room": [
                "name": .string(pool.room.getRoomInfo().roomName),
                "state": .string(pool.room.getClassInfo().state.name),
                "users": .integer(pool.user.getAllUserList().count),
            ]
        ]
        return path.split(separator: ".").reduce(root) { value, part in value?.objectValue?[String(part)] }
    }
}
