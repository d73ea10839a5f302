import LiveValues

extension RoomState {
    /// The active widgets, in the order in which they became active.
    var activeWidgets: [String] {
        widgets.filter(\.value.active).sorted { $0.value.activation < $1.value.activation }.map(\.key)
    }

    /// A widget's room properties; the board's include its granted users.
    func widgetProperties(of id: String) -> LiveProperties? {
        guard var properties = widgets[id]?.properties else { return nil }
        if id == WidgetID.board, !grantedUsers.isEmpty {
            properties["grantedUsers"] = .object(
                Dictionary(grantedUsers.map { ($0, true) }, uniquingKeysWith: { first, _ in first }))
        }
        return properties
    }
}

extension Decision {
    mutating func activate(_ id: String, owner: String?) {
        if WidgetID.personal.contains(id) { return openPersonal(id) }
        let isOwner = owner.map { state.users[$0]?.ownedWidgets.contains(id) ?? true } ?? true
        if state.widgets[id]?.owner != owner || !isOwner { keep(.widgetOwned(widget: id, userUuid: owner)) }
        if state.widgets[id]?.active != true { tell(.onWidgetActive(id)) }
    }

    mutating func deactivate(_ id: String) {
        if WidgetID.personal.contains(id) { return closePersonal(id) }
        guard state.widgets[id]?.active == true else { return }
        tell(.onWidgetInactive(id))
    }

    /// Forgets what was kept about a widget; a registered one stays registered.
    mutating func clear(_ id: String, by user: UserInfo?) {
        guard let widget = state.widgets[id] else { return }
        if id == WidgetID.board { changeGrants(add: [], delete: Array(state.grantedUsers)) }
        deleteWidgetProperties(widget.properties.keys.sorted(), of: id, cause: nil, by: user)
        for (uuid, properties) in widget.userProperties.sorted(by: { $0.key < $1.key }) {
            deleteWidgetUserProperties(properties.keys.sorted(), of: id, user: uuid, cause: nil, by: user)
        }
        setServerProperties([:], of: id)
        forgetServerUserProperties(of: id)
        setSyncFrame(nil, of: id, by: user)
        if !widget.isInstalled { keep(.widgetForgotten(widget: id)) }
    }

    mutating func setSyncFrame(_ frame: WidgetSyncFrame?, of id: String, by user: UserInfo?) {
        guard state.widgets[id] != nil, state.widgets[id]?.syncFrame != frame, frame?.isFinite != false else { return }
        tell(.onWidgetSyncFrameUpdated(frame, widget: id, operator: user))
    }

    // MARK: Properties

    mutating func updateWidgetProperties(
        _ changes: LiveProperties, of id: String, cause: LiveProperties?, by user: UserInfo?
    ) {
        var changes = changes
        if id == WidgetID.board, state.widgets[id] != nil { takeGrants(from: &changes) }
        guard let effective = state.widgets[id]?.properties.effective(paths: changes), !effective.isEmpty else {
            return
        }
        tell(.onWidgetRoomPropertiesUpdated(effective, widget: id, cause: cause, operator: user))
    }

    mutating func deleteWidgetProperties(
        _ keyPaths: [String], of id: String, cause: LiveProperties?, by user: UserInfo?
    ) {
        var keyPaths = keyPaths
        if id == WidgetID.board { takeGrants(from: &keyPaths) }
        guard let present = state.widgets[id]?.properties.present(paths: keyPaths), !present.isEmpty else { return }
        tell(.onWidgetRoomPropertiesDeleted(keyPaths: present, widget: id, cause: cause, operator: user))
    }

    mutating func updateWidgetUserProperties(
        _ changes: LiveProperties, of id: String, user uuid: String, cause: LiveProperties?, by user: UserInfo?
    ) {
        guard let effective = state.widgets[id]?.userProperties[uuid, default: [:]].effective(paths: changes),
            !effective.isEmpty
        else { return }
        tell(.onWidgetUserPropertiesUpdated(effective, userUuid: uuid, widget: id, cause: cause, operator: user))
    }

    mutating func deleteWidgetUserProperties(
        _ keyPaths: [String], of id: String, user uuid: String, cause: LiveProperties?, by user: UserInfo?
    ) {
        guard let present = state.widgets[id]?.userProperties[uuid]?.present(paths: keyPaths), !present.isEmpty else {
            return
        }
        tell(
            .onWidgetUserPropertiesDeleted(
                keyPaths: present, userUuid: uuid, widget: id, cause: cause, operator: user))
    }

    // MARK: What only a widget's server knows

    mutating func setServerProperties(_ properties: LiveProperties, of id: String) {
        let old = state.widgets[id]?.serverProperties ?? [:]
        changeServerProperties(
            properties.filter { old[$0.key] != $0.value }, removed: old.keys.filter { properties[$0] == nil }.sorted(),
            of: id)
    }

    mutating func changeServerProperties(_ changed: LiveProperties, removed: [String] = [], of id: String) {
        guard !changed.isEmpty || !removed.isEmpty else { return }
        keep(.serverPropertiesSet(widget: id, changed: changed, removed: removed))
    }

    mutating func setServerUserProperties(_ properties: LiveProperties?, of id: String, user uuid: String) {
        guard state.widgets[id]?.serverUserProperties[uuid] != properties else { return }
        keep(.serverUserPropertiesSet(widget: id, userUuid: uuid, properties: properties))
    }

    mutating func forgetServerUserProperties(of id: String) {
        guard state.widgets[id]?.serverUserProperties.isEmpty == false else { return }
        keep(.serverUserPropertiesForgotten(widget: id))
    }

    /// Makes a place for an instance that nobody has activated yet.
    mutating func rememberWidget(_ id: String) {
        if state.widgets[id] == nil { keep(.widgetKnown(widget: id)) }
    }
}
