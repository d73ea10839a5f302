import ClassroomContexts
import LiveValues

/// What an event changed, in the few words that fit into a line of the log.
///
/// It names people as the room does, in all its languages, and identifiers only of those whom the room has never known.
struct EventSummary {
    let room: RoomStore

    /// The words of an event.
    func text(_ event: ContextEvent) -> LiveText {
        switch event {
        case .onJoinRoomSuccess(let room), .onRoomInfoUpdated(let room): room.name
        case .onJoinRoomFailure(_, let error): LiveText(error.description)
        case .onRoomPropertiesUpdated(let properties, _, _): keys(properties.keys)
        case .onRoomPropertiesDeleted(let paths, _, _): keys(paths)
        case .onClassStateUpdated(let state): LiveText(state.name)
        case .onRecordingStateUpdated(let state): LiveText(state.name)
        case .onRecordingStreamUrlListUpdated(let urls): keys(urls.keys)
        case .onRoomClosed, .onLocalUserKickedOut: ""

        case .onRemoteUserJoined(let user): "\(user.name), \(user.userRole.name)"
        case .onRemoteUserLeft(let user, _, let reason):
            reason == .kickOut ? "\(user.name), removed" : user.name
        case .onUserUpdated(let user, _): "\(user.name), \(user.userRole.name)"
        case .onCoHostUserListAdded(let users, let sender): by(sender, names(users))
        case .onCoHostUserListRemoved(let users, let sender): by(sender, names(users))
        case .onCoHostCarouselUpdated(let carousel, let sender): by(sender, carousel.state ? "on" : "off")
        case .onUserRewarded(let user, let count, let sender): by(sender, "\(user.name), now \(count)")
        case .onUserHandsWave(let wave): name(wave.userUuid)
        case .onUserHandsDown(let uuid, _): name(uuid)
        case .onUserHandsWaveEnable(let isEnabled): isEnabled ? "allowed" : "forbidden"
        case .onUserPropertiesUpdated(let user, let properties, _, _): "\(user.name): \(keys(properties.keys))"
        case .onUserPropertiesDeleted(let user, let paths, _, _): "\(user.name): \(keys(paths))"

        case .onStreamJoined(let stream, let sender), .onStreamUpdated(let stream, let sender):
            by(sender, state(of: stream))
        case .onStreamLeft(let stream, let sender): by(sender, stream.owner.name)
        case .onVolumeUpdated(let volume, let stream): "\(owner(of: stream)): \(volume)"
        case .onLocalDeviceStateUpdated(let device, let state): "\(device.name): \(state.name)"
        case .onAudioMixingStateChanged(let state, _): LiveText(state.name)
        case .onCdnUpdated(let info): "\(info.state.name), \(info.delay) ms behind"

        case .onLocalNetworkQualityUpdated(let quality): LiveText(quality.name)
        case .onLocalConnectionUpdated(let state): LiveText(state.name)
        case .onMediaPacketStatsUpdated(_, let stats):
            "\(stats.lastMileDelay) ms, \(stats.txPacketLossRate) % out, \(stats.rxPacketLossRate) % in"

        case .onBoardChanged(let change, let turn, _, let sender): by(sender, words(of: change, turn))
        case .onBoardWindowsChanged(let change, let sender): by(sender, words(of: change))
        case .onGroupInfoUpdated(let isOpen): isOpen ? "open" : "closed"
        case .onUserListInvitedToSubRoom(let users, let group, let sender),
            .onUserListAddedToSubRoom(let users, let group, let sender),
            .onUserListRejectedToSubRoom(let users, let group, let sender):
            by(sender, "\(names(of: users)), \(name(ofGroup: group))")
        case .onUserListRemovedFromSubRoom(let departures, let group, let sender):
            by(sender, "\(names(of: departures.map(\.userUuid))), \(name(ofGroup: group))")
        case .onUserMovedToSubRoom(let user, _, let group, let sender):
            by(sender, "\(user.name), \(name(ofGroup: group))")
        case .onSubRoomListAdded(let list), .onSubRoomListRemoved(let list), .onSubRoomListUpdated(let list):
            list.map(\.name).joined(separator: ", ")
        case .onHelpRefused(let reason): LiveText(reason.name)
        case .onBroadcastToSubRooms(let text, let sender): by(sender, LiveText(text))
        case .onJoinSubRoomSuccess(let group), .onSubRoomClosed(let group): group.name
        case .onJoinSubRoomFailure(_, let error): LiveText(error.description)
        case .onSubRoomPropertiesUpdated(let properties, let group, _, _):
            "\(name(ofGroup: group)): \(keys(properties.keys))"
        case .onSubRoomPropertiesDeleted(let paths, let group, _, _): "\(name(ofGroup: group)): \(keys(paths))"

        case .onComponentFailed(let message, let component, let viewer):
            by(viewer, as: "seen by", "\(component): \(message)")

        case .onWidgetActive(let widget), .onWidgetInactive(let widget): LiveText(widget)
        case .onMessageReceived(let message, let widget, _): "\(widget): \(message.name)"
        case .onWidgetFailed(let message, let widget, let viewer):
            by(viewer, as: "seen by", "\(widget): \(message ?? "works again")")
        case .onWidgetLogged(let text, let widget, let viewer): by(viewer, as: "seen by", "\(widget): \(text)")
        case .onWidgetRequestFinished(let request, let widget, let refusal):
            "\(widget): \(request), \(refusal.map { "refused: \($0.reason)" } ?? "done")"
        case .onWidgetControllerUpdated(let controller): LiveText(controller.name)
        case .onWidgetSyncFrameUpdated(_, let widget, let sender): by(sender, LiveText(widget))
        case .onWidgetRoomPropertiesUpdated(let properties, let widget, _, let sender):
            by(sender, "\(widget): \(keys(properties.keys))")
        case .onWidgetRoomPropertiesDeleted(let paths, let widget, _, let sender):
            by(sender, "\(widget): \(keys(paths))")
        case .onWidgetUserPropertiesUpdated(let properties, let uuid, let widget, _, _):
            "\(widget), \(name(uuid)): \(keys(properties.keys))"
        case .onWidgetUserPropertiesDeleted(let paths, let uuid, let widget, _, _):
            "\(widget), \(name(uuid)): \(keys(paths))"

        case .onCloudFileAdded(let file): LiveText(file.name)
        case .onCloudFileRemoved(let id): LiveText(id)
        case .onCloudFilesUpdated: ""

        case .onChatMessageReceived(let message): "\(message.author.name): \(words(of: message))"
        case .onChatHistoryUpdated(let messages): LiveText(String(messages.count))
        case .onChatMuted(let isMuted, let sender): by(sender, isMuted ? "all students" : "nobody")
        case .onChatUserMuted(let user, let isMuted, let sender):
            by(sender, isMuted ? user.name : "\(user.name), no more")
        case .onChatClientUpdated(let client): LiveText(client.connection.name)
        case .onChatRead(let number): LiveText("up to \(number)")
        }
    }

    /// What fits into a line of a message that may be a page long.
    private func words(of message: ChatMessage) -> LiveText {
        switch message.content {
        case .text(let text): LiveText(text.count > 40 ? text.prefix(40) + "…" : text)
        case .picture: "a picture"
        case .notice(.mutedAll): "all are muted"
        case .notice(.unmutedAll): "all may speak"
        case .notice(.muted(let user)): "\(user.name) is muted"
        case .notice(.unmuted(let user)): "\(user.name) may speak"
        }
    }

    private func words(of change: BoardChange, _ turn: BoardTurn) -> LiveText {
        let what =
            switch change {
            case .added(let elements, _):
                elements.count > 1 ? "\(elements.count) elements" : elements.first?.kind.rawValue ?? ""
            case .removed(let ids): ids.count == 1 ? "one erased" : "\(ids.count) erased"
            case .moved(let ids, _): ids.count == 1 ? "one moved" : "\(ids.count) moved"
            case .rewritten: "text"
            case .cleared: "page cleared"
            }
        switch turn {
        case .done: return LiveText(what)
        case .undone: return LiveText("undone: " + what)
        case .redone: return LiveText("redone: " + what)
        }
    }

    private func words(of change: BoardWindowChange) -> LiveText {
        switch change {
        case .opened(let window): LiveText(window.title)
        case .turned(let id, let page): LiveText("\(title(ofWindow: id)): page \(page + 1)")
        case .placed(let id, let frame): LiveText("\(title(ofWindow: id)): \(frame == nil ? "in front" : "moved")")
        case .closed(let id): LiveText("\(title(ofWindow: id)): closed")
        case .arranged(let state): LiveText(state.name)
        }
    }

    private func name(_ uuid: String) -> LiveText {
        let pool = ContextPool(room, localUser: uuid)
        return pool.user.getUserInfo(uuid)?.name ?? pool.room.getDeparture()?.user.name ?? LiveText(uuid)
    }

    private func names(of uuids: [String]) -> LiveText { uuids.map { name($0) }.joined(separator: ", ") }

    /// What a group is called; its identifier once it is closed.
    func name(ofGroup uuid: String) -> LiveText {
        ContextPool(room, localUser: "").group.getSubRoomInfo(uuid)?.name ?? LiveText(uuid)
    }

    private func title(ofWindow id: String) -> String {
        ContextPool(room, localUser: "").widget.getBoardWindow(id)?.title ?? id
    }

    private func owner(of stream: String) -> LiveText {
        let pool = ContextPool(room, localUser: "")
        let rooms =
            [pool.stream]
            + pool.group.getSubRoomList().compactMap {
                pool.group.createSubRoomObject(subRoomUuid: $0.subRoomUuid)?.stream
            }
        return rooms.lazy.compactMap { $0.getStream(stream) }.first?.owner.name ?? LiveText(stream)
    }

    private func state(of stream: StreamInfo) -> LiveText {
        let privilege = stream.streamType.name
        return "\(stream.owner.name): camera \(stream.videoSourceState.name), "
            + "microphone \(stream.audioSourceState.name), may publish \(privilege)"
    }

    private func by(_ user: UserInfo?, as role: String = "by", _ text: LiveText) -> LiveText {
        user.map { "\(text) (\(role) \($0.name))" } ?? text
    }

    private func names(_ users: [UserInfo]) -> LiveText { users.map(\.name).joined(separator: ", ") }

    private func keys(_ keys: some Sequence<String>) -> LiveText {
        LiveText(keys.sorted().joined(separator: ", "))
    }
}
