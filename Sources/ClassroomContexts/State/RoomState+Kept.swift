import LiveValues

extension RoomState {
    /// Takes up what nobody was told.
    mutating func evolve(_ change: KeptChange) {
        switch change {
        case .clockSet(let forward):
            hands.shift(by: forward)
            cloud.shift(by: forward)
            if let deadline = carouselTurn.deadline { carouselTurn.deadline = deadline + forward }
        case .scheduled(let info): classInfo = info

        case .expected(let user, let rewards, let properties):
            var record = away[user.userUuid] ?? UserRecord(info: user)
            record.info = user
            record.rewards = rewards
            record.properties = properties
            away[user.userUuid] = record
        case .forgotten(let uuid):
            away[uuid] = nil
            removedForever.remove(uuid)
        case .pardoned(let uuid): removedForever.remove(uuid)
        case .banned(let uuid): removedForever.append(uuid)
        case .streamsKept(let streams, let uuid): away[uuid]?.streams = streams
        case .rewardsBrought(let count, let uuid): users[uuid]?.rewards = count
        case .studentNumbered(let last): lastStudentNumber = last
        case .carouselTurned(let next, let last): carouselTurn = CarouselTurn(deadline: next, last: last)

        case .streamOpened(let uuid, let volume, let belongsToStage):
            updateStream(uuid) { stream in
                stream.volume = volume
                stream.belongsToStage = belongsToStage
            }
        case .streamDelivered(let uuid, let publication): updateStream(uuid) { $0.publication = publication }
        case .mediaUsed(let use, let uuid): if users[uuid] != nil { mediaUses[uuid] = use }
        case .devicesSet(let states, let uuid): users[uuid]?.deviceStates = states
        case .devicesReplaced(let devices, let changed): replaceDevices(devices, changed: Set(changed))
        case .packetStatsForgotten: updateMonitors(.everyone) { $0.packetStats = nil }

        case .boardGranted(let add, let delete):
            for uuid in add { grantedUsers.append(uuid) }
            for uuid in delete { grantedUsers.remove(uuid) }
        case .boardPageInserted(let page, let count): board.insertPage(at: page, of: count)

        case .widgetOwned(let id, let owner): setOwner(owner, of: id)
        case .widgetKnown(let id): if widgets[id] == nil { widgets[id] = WidgetRecord() }
        case .widgetInstalled(let id, let isInstalled): widgets[id, default: WidgetRecord()].isInstalled = isInstalled
        case .widgetInformed(let id, let extraInfo): widgets[id]?.extraInfo = extraInfo
        case .widgetGreeted(let id, let messages): widgets[id]?.messages = messages
        case .widgetForgotten(let id): widgets[id] = nil
        case .serverPropertiesSet(let id, let changed, let removed):
            for (key, value) in changed { widgets[id]?.serverProperties[key] = value }
            for key in removed { widgets[id]?.serverProperties[key] = nil }
        case .serverUserPropertiesSet(let id, let uuid, let properties):
            widgets[id]?.serverUserProperties[uuid] = properties
        case .serverUserPropertiesForgotten(let id): widgets[id]?.serverUserProperties = [:]
        }
    }

    private mutating func replaceDevices(_ new: [DeviceRecord], changed: Set<String>) {
        devices = new
        let changed = new.filter { changed.contains($0.id) }
        for uuid in arrivals where users[uuid]?.deviceStates != nil {
            for device in changed { users[uuid]?.deviceStates?[device.id] = device.state }
        }
    }
}
