extension RoomState {
    mutating func activate(_ id: String, owner: String?) {
        if let old = widgets[id]?.owner, old != owner { users[old]?.ownedWidgets.remove(id) }
        if let owner { users[owner]?.ownedWidgets.insert(id) }
        let wasActive = widgets[id]?.active ?? false
        widgets[id, default: WidgetRecord()].active = true
        widgets[id, default: WidgetRecord()].owner = owner
        guard !wasActive else { return }
        countActivation(of: id)
        emit(.onWidgetActive(id))
    }

    mutating func countActivation(of id: String) {
        lastActivation += 1
        widgets[id]?.activation = lastActivation
    }

    /// The active widgets, in the order in which they became active.
    var activeWidgets: [String] {
        widgets.filter(\.value.active).sorted { $0.value.activation < $1.value.activation }.map(\.key)
    }

    mutating func deactivate(_ id: String) {
        guard widgets[id]?.active == true else { return }
        if let owner = widgets[id]?.owner { users[owner]?.ownedWidgets.remove(id) }
        widgets[id]?.active = false
        widgets[id]?.owner = nil
        emit(.onWidgetInactive(id))
    }

    /// Forgets what was kept about a widget; a registered one stays registered.
    mutating func clear(_ id: String, by user: UserInfo?) {
        guard let widget = widgets[id] else { return }
        if id == WidgetID.board { changeGrants(add: [], delete: Array(grantedUsers)) }
        deleteWidgetProperties(widget.properties.keys.sorted(), of: id, cause: nil, by: user)
        for (uuid, properties) in widget.userProperties.sorted(by: { $0.key < $1.key }) {
            deleteWidgetUserProperties(properties.keys.sorted(), of: id, user: uuid, cause: nil, by: user)
        }
        widgets[id]?.serverProperties = [:]
        widgets[id]?.serverUserProperties = [:]
        setSyncFrame(nil, of: id, by: user)
        if !widget.isInstalled { widgets[id] = nil }
    }

    mutating func setSyncFrame(_ frame: WidgetSyncFrame?, of id: String, by user: UserInfo?) {
        guard let widget = widgets[id], widget.syncFrame != frame else { return }
        widgets[id]?.syncFrame = frame
        emit(.onWidgetSyncFrameUpdated(frame, widget: id, operator: user))
    }

    // MARK: Properties

    /// A widget's room properties; the board's include its granted users.
    func widgetProperties(of id: String) -> ContextProperties? {
        guard var properties = widgets[id]?.properties else { return nil }
        if id == WidgetID.board, !grantedUsers.isEmpty {
            properties["grantedUsers"] = .object(
                Dictionary(grantedUsers.map { ($0, true) }, uniquingKeysWith: { first, _ in first }))
        }
        return properties
    }

    mutating func updateWidgetProperties(
        _ changes: ContextProperties, of id: String, cause: ContextProperties?, by user: UserInfo?
    ) {
        var changes = changes
        if id == WidgetID.board, widgets[id] != nil { takeGrants(from: &changes) }
        guard let effective = widgets[id]?.properties.merge(paths: changes), !effective.isEmpty else { return }
        emit(.onWidgetRoomPropertiesUpdated(effective, widget: id, cause: cause, operator: user))
    }

    mutating func deleteWidgetProperties(
        _ keyPaths: [String], of id: String, cause: ContextProperties?, by user: UserInfo?
    ) {
        var keyPaths = keyPaths
        if id == WidgetID.board { takeGrants(from: &keyPaths) }
        guard let removed = widgets[id]?.properties.remove(paths: keyPaths), !removed.isEmpty else { return }
        emit(.onWidgetRoomPropertiesDeleted(keyPaths: removed, widget: id, cause: cause, operator: user))
    }

    mutating func updateWidgetUserProperties(
        _ changes: ContextProperties, of id: String, user uuid: String, cause: ContextProperties?, by user: UserInfo?
    ) {
        guard let effective = widgets[id]?.userProperties[uuid, default: [:]].merge(paths: changes), !effective.isEmpty
        else { return }
        emit(
            .onWidgetUserPropertiesUpdated(effective, userUuid: uuid, widget: id, cause: cause, operator: user))
    }

    mutating func deleteWidgetUserProperties(
        _ keyPaths: [String], of id: String, user uuid: String, cause: ContextProperties?, by user: UserInfo?
    ) {
        guard let removed = widgets[id]?.userProperties[uuid]?.remove(paths: keyPaths), !removed.isEmpty else {
            return
        }
        emit(
            .onWidgetUserPropertiesDeleted(
                keyPaths: removed, userUuid: uuid, widget: id, cause: cause, operator: user))
    }
}
