import LiveValues

extension Decision {
    mutating func applyWidgets(from old: [String: WidgetSeed], to new: [String: WidgetSeed]) {
        guard old != new else { return }
        for (id, seed) in old.sorted(by: { $0.key < $1.key }) where new[id] == nil {
            applyWidget(id, from: seed, to: WidgetSeed())
            deactivate(id)
            if state.widgets[id] != nil { keep(.widgetInstalled(widget: id, isInstalled: false)) }
            clear(id, by: nil)
        }
        for (id, seed) in new.sorted(by: { $0.key < $1.key }) where old[id] != seed {
            if state.widgets[id]?.isInstalled != true { keep(.widgetInstalled(widget: id, isInstalled: true)) }
            applyWidget(id, from: old[id] ?? WidgetSeed(), to: seed)
        }
    }

    private mutating func applyWidget(_ id: String, from old: WidgetSeed, to new: WidgetSeed) {
        if old.extraInfo != new.extraInfo { keep(.widgetInformed(widget: id, extraInfo: new.extraInfo)) }
        if old.active != new.active || old.owner != new.owner {
            if new.active {
                activate(id, owner: new.owner)
            } else {
                deactivate(id)
            }
        }
        // First: whoever is told of the rest may look here.
        applyServerProperties(of: id, from: old, to: new)
        let (changed, removed) = new.properties.difference(from: old.properties)
        updateWidgetProperties(changed, of: id, cause: nil, by: nil)
        deleteWidgetProperties(removed, of: id, cause: nil, by: nil)
        for uuid in Set(old.userProperties.keys).union(new.userProperties.keys).sorted() {
            let (changed, removed) = (new.userProperties[uuid] ?? [:])
                .difference(from: old.userProperties[uuid] ?? [:])
            updateWidgetUserProperties(changed, of: id, user: uuid, cause: nil, by: nil)
            deleteWidgetUserProperties(removed, of: id, user: uuid, cause: nil, by: nil)
        }
        if old.syncFrame != new.syncFrame { setSyncFrame(new.syncFrame, of: id, by: nil) }
        if state.widgets[id]?.messages != new.messages { keep(.widgetGreeted(widget: id, messages: new.messages)) }
        // What starts now is told everything when it starts; what runs already, only what it has not heard.
        guard old.active, state.widgets[id]?.active == true else { return }
        for message in new.messages where !old.messages.contains(message) {
            tell(.onMessageReceived(message, widget: id, direction: .toWidget))
        }
    }

    private mutating func applyServerProperties(of id: String, from old: WidgetSeed, to new: WidgetSeed) {
        let (changed, removed) = new.serverProperties.difference(from: old.serverProperties)
        var properties = state.widgets[id]?.serverProperties ?? [:]
        properties.merge(paths: changed)
        _ = properties.remove(paths: removed)
        if state.widgets[id] != nil { setServerProperties(properties, of: id) }
        for uuid in Set(old.serverUserProperties.keys).union(new.serverUserProperties.keys).sorted()
        where old.serverUserProperties[uuid] != new.serverUserProperties[uuid] {
            setServerUserProperties(new.serverUserProperties[uuid], of: id, user: uuid)
        }
    }
}
