import LiveValues

// Widgets that each user has for themselves, such as the cloud drive: what opens one is told to that user alone, and so it
// is active for nobody else.
extension Decision {
    /// Opens a personal widget for those who lead the class, where a file says that it is active.
    mutating func openPersonal(_ id: String) {
        for role in [UserRole.teacher, .assistant] {
            for uuid in state.arrivalsByRole[role] ?? OrderedKeys() { openPersonal(id, for: uuid) }
        }
    }

    mutating func openPersonal(_ id: String, for uuid: String, at frame: WidgetSyncFrame? = nil) {
        if state.users[uuid]?.ownWidgets.contains(id) == false { tell(.onWidgetActive(id), to: .user(uuid)) }
        if let frame { movePersonal(id, to: frame, for: uuid) }
    }

    mutating func closePersonal(_ id: String, for uuid: String) {
        if state.users[uuid]?.ownWidgets.contains(id) == true { tell(.onWidgetInactive(id), to: .user(uuid)) }
    }

    /// Closes a personal widget for whoever has it open.
    mutating func closePersonal(_ id: String) {
        for uuid in state.arrivals { closePersonal(id, for: uuid) }
    }

    mutating func movePersonal(_ id: String, to frame: WidgetSyncFrame, for uuid: String) {
        guard let user = state.users[uuid], user.ownFrames[id] != frame else { return }
        tell(.onWidgetSyncFrameUpdated(frame, widget: id, operator: user.info), to: .user(uuid))
    }
}
