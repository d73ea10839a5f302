public import LiveValues

extension RoomState: FactState {
    /// What has happened in the room.
    public typealias Fact = RoomFact

    /// Takes up a fact: the only way in which a state changes.
    ///
    /// Reads nothing but the state and the fact, and never fails: what makes no sense in the state changes nothing.
    public mutating func evolve(_ fact: RoomFact) {
        if let subRoom = fact.subRoom {
            groups.withRoom(subRoom) { $0.evolve(fact.outside) }
            return
        }
        switch fact.change {
        case .event(let event): evolve(event, fact)
        case .kept(let change): evolve(change)
        }
    }

    private mutating func evolve(_ event: ContextEvent, _ fact: RoomFact) {
        switch event {
        case .onRoomInfoUpdated(let info): room = info
        case .onRoomPropertiesUpdated(let changes, _, _): properties.merge(paths: changes)
        case .onRoomPropertiesDeleted(let keyPaths, _, _): _ = properties.remove(paths: keyPaths)
        case .onClassStateUpdated(let state): classInfo.state = state
        case .onRecordingStateUpdated(let state): recording = state
        case .onRecordingStreamUrlListUpdated(let urlList): recordingUrls = urlList
        case .onRoomClosed: isClosed = true

        case .onRemoteUserJoined(let user): arrive(user)
        case .onRemoteUserLeft(let user, _, let reason): depart(user.userUuid, reason)
        case .onUserUpdated(let user, _): rename(user)
        case .onCoHostUserListAdded(let users, _): for user in users { coHosts.append(user.userUuid) }
        case .onCoHostUserListRemoved(let users, _): for user in users { coHosts.remove(user.userUuid) }
        case .onCoHostCarouselUpdated(let info, _):
            carousel = info
            carouselTurn = CarouselTurn(deadline: info.state ? fact.time : nil)
        case .onUserRewarded(let user, let count, _): users[user.userUuid]?.rewards = count
        case .onUserHandsWave(let wave): hands.raise(wave, at: fact.time)
        case .onUserHandsDown(let uuid, _): hands.lower(uuid)
        case .onUserHandsWaveEnable(let isEnabled): handsWaveEnabled = isEnabled
        case .onUserPropertiesUpdated(let user, let changes, _, _):
            users[user.userUuid]?.properties.merge(paths: changes)
        case .onUserPropertiesDeleted(let user, let keyPaths, _, _):
            _ = users[user.userUuid]?.properties.remove(paths: keyPaths)

        case .onStreamJoined(let stream, _):
            if streamOwners[stream.streamUuid] == nil { insert(StreamRecord(stream)) }
        case .onStreamUpdated(let stream, _, _): updateStream(stream.streamUuid) { $0.take(stream) }
        case .onStreamLeft(let stream, _): removeStream(stream.streamUuid)
        case .onVolumeUpdated(let volume, let uuid): updateStream(uuid) { $0.volume = volume }

        case .onCdnUpdated(let info): cdn = info

        case .onLocalNetworkQualityUpdated(let quality): updateMonitors(fact.audience) { $0.quality = quality }
        case .onLocalConnectionUpdated(let connection): updateMonitors(fact.audience) { $0.connection = connection }
        case .onMediaPacketStatsUpdated(_, let stats): updateMonitors(fact.audience) { $0.packetStats = stats }

        case .onWidgetActive(let id):
            if case .user(let uuid) = fact.audience { openPersonal(id, for: uuid) } else { activate(id) }
        case .onWidgetInactive(let id):
            if case .user(let uuid) = fact.audience { users[uuid]?.ownWidgets.remove(id) } else { deactivate(id) }
        case .onWidgetSyncFrameUpdated(let frame, let id, _):
            if case .user(let uuid) = fact.audience {
                users[uuid]?.ownFrames[id] = frame
            } else {
                widgets[id]?.syncFrame = frame
            }
        case .onWidgetRoomPropertiesUpdated(let changes, let id, _, _): widgets[id]?.properties.merge(paths: changes)
        case .onWidgetRoomPropertiesDeleted(let keyPaths, let id, _, _):
            _ = widgets[id]?.properties.remove(paths: keyPaths)
        case .onWidgetUserPropertiesUpdated(let changes, let uuid, let id, _, _):
            widgets[id]?.userProperties[uuid, default: [:]].merge(paths: changes)
        case .onWidgetUserPropertiesDeleted(let keyPaths, let uuid, let id, _, _):
            _ = widgets[id]?.userProperties[uuid]?.remove(paths: keyPaths)

        case .onWidgetControllerUpdated(let controller): simulatedController = controller

        case .onChatMessageReceived(let message): chat.add(message)
        case .onChatHistoryUpdated(let messages): chat.begin(with: messages)
        case .onChatMuted(let isMuted, _): chat.isAllMuted = isMuted
        case .onChatUserMuted(let user, let isMuted, _):
            if isMuted { chat.mutedUsers.append(user.userUuid) } else { chat.mutedUsers.remove(user.userUuid) }
        case .onChatClientUpdated(let client):
            if case .user(let uuid) = fact.audience { chat.setClient(client, of: uuid) }
        case .onChatRead(let number): if case .user(let uuid) = fact.audience { chat.read(upTo: number, by: uuid) }
        case .onCloudFileAdded(let file):
            if case .user(let uuid) = fact.audience { cloud.add(file, of: uuid, at: fact.time) }
        case .onCloudFileRemoved(let id): if case .user(let uuid) = fact.audience { cloud.remove(id, of: uuid) }
        case .onCloudFilesUpdated(let files): cloud = CloudFiles(files)
        case .onMessageReceived(let message, let widget, let direction):
            if direction == .toHost, case .user(let uuid) = fact.audience { hear(message, of: widget, for: uuid) }
        case .onBoardChanged(let change, let turn, _, let user): board.take(change, as: turn, by: user?.userUuid)
        case .onBoardWindowsChanged(let change, _): boardWindows.take(change)

        case .onSubRoomListAdded, .onSubRoomListRemoved, .onSubRoomListUpdated, .onUserListInvitedToSubRoom,
            .onUserListRejectedToSubRoom, .onUserListAddedToSubRoom, .onUserListRemovedFromSubRoom,
            .onSubRoomPropertiesUpdated, .onSubRoomPropertiesDeleted:
            evolve(groups: event)

        // What is only said. A device's state is a kept change, because clients are told more than changes it.
        case .onJoinRoomSuccess, .onJoinRoomFailure, .onLocalUserKickedOut, .onLocalDeviceStateUpdated,
            .onAudioMixingStateChanged, .onComponentFailed, .onWidgetFailed, .onWidgetLogged, .onWidgetRequestFinished,
            .onGroupInfoUpdated, .onUserMovedToSubRoom, .onJoinSubRoomSuccess, .onJoinSubRoomFailure, .onSubRoomClosed,
            .onBroadcastToSubRooms, .onHelpRefused:
            break
        }
    }
}
