import ClassroomContexts
import LiveValues

extension EventWords {
    /// Returns the payload of an event in short: who, which values, by whom and why.
    func values(of event: ContextEvent) -> LiveText {
        switch event {
        case .onJoinRoomSuccess(let room), .onRoomInfoUpdated(let room): room.name
        case .onJoinRoomFailure(_, let error): LiveText(error.description)
        case .onRoomPropertiesUpdated(let properties, let cause, let sender): by(sender, entries(properties), cause)
        case .onRoomPropertiesDeleted(let paths, let cause, let sender): by(sender, keys(paths), cause)
        case .onClassStateUpdated(let state): LiveText(state.name)
        case .onRecordingStateUpdated(let state): LiveText(state.name)
        case .onRecordingStreamUrlListUpdated(let urls): entries(urls.mapValues { .string($0) })
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
        case .onUserPropertiesUpdated(let user, let properties, let cause, let sender):
            by(sender, "\(user.name): \(entries(properties))", cause)
        case .onUserPropertiesDeleted(let user, let paths, let cause, let sender):
            by(sender, "\(user.name): \(keys(paths))", cause)

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
        case .onSubRoomPropertiesUpdated(let properties, let group, let cause, let sender):
            by(sender, "\(name(ofGroup: group)): \(entries(properties))", cause)
        case .onSubRoomPropertiesDeleted(let paths, let group, let cause, let sender):
            by(sender, "\(name(ofGroup: group)): \(keys(paths))", cause)

        case .onComponentFailed(let message, let component, let viewer):
            by(viewer, as: "seen by", "\(component): \(message)")

        case .onWidgetActive(let widget), .onWidgetInactive(let widget): LiveText(widget)
        case .onMessageReceived(let message, let widget, _):
            "\(widget): \(short(message.payload == .null ? message.name : message.text))"
        case .onWidgetFailed(let message, let widget, let viewer):
            by(viewer, as: "seen by", "\(widget): \(message ?? "works again")")
        case .onWidgetLogged(let text, let widget, let viewer): by(viewer, as: "seen by", "\(widget): \(text)")
        case .onWidgetRequestFinished(let request, let widget, let refusal):
            "\(widget): \(request), \(refusal.map { "refused: \($0.reason)" } ?? "done")"
        case .onWidgetControllerUpdated(let controller): LiveText(controller.name)
        case .onWidgetSyncFrameUpdated(let frame, let widget, let sender):
            by(sender, "\(widget): \(frame.map(words) ?? "no frame")")
        case .onWidgetRoomPropertiesUpdated(let properties, let widget, let cause, let sender):
            by(sender, "\(widget): \(entries(properties))", cause)
        case .onWidgetRoomPropertiesDeleted(let paths, let widget, let cause, let sender):
            by(sender, "\(widget): \(keys(paths))", cause)
        case .onWidgetUserPropertiesUpdated(let properties, let uuid, let widget, let cause, let sender):
            by(sender, "\(widget), \(name(uuid)): \(entries(properties))", cause)
        case .onWidgetUserPropertiesDeleted(let paths, let uuid, let widget, let cause, let sender):
            by(sender, "\(widget), \(name(uuid)): \(keys(paths))", cause)

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
        case .text(let text): LiveText(short(text))
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

    private func state(of stream: StreamInfo) -> LiveText {
        let privilege = stream.streamType.name
        return "\(stream.owner.name): camera \(stream.videoSourceState.name), "
            + "microphone \(stream.audioSourceState.name), may publish \(privilege)"
    }

    private func by(_ user: UserInfo?, as role: String = "by", _ text: LiveText, _ cause: LiveProperties? = nil)
        -> LiveText
    {
        let told: LiveText = user.map { "\(text) (\(role) \($0.name))" } ?? text
        return cause.map { "\(told), cause: \(entries($0))" } ?? told
    }

    /// The entries of a map: `pollId = "p1", selectIndex = [0]`.
    private func entries(_ properties: LiveProperties) -> LiveText {
        LiveText(
            properties.sorted { $0.key < $1.key }.map { "\($0.key) = \(short($0.value.json))" }.joined(separator: ", "))
    }

    private func words(_ frame: WidgetSyncFrame) -> LiveText {
        LiveText("x = \(frame.x), y = \(frame.y), width = \(frame.width), height = \(frame.height)")
    }

    /// The beginning of a text that may be a page long.
    func short(_ text: String) -> String { text.count > 80 ? text.prefix(80) + "…" : text }

    private func keys(_ keys: some Sequence<String>) -> LiveText {
        LiveText(keys.sorted().joined(separator: ", "))
    }
}
