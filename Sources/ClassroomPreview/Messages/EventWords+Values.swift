import ClassroomContexts
import LiveValues

extension EventWords {
    /// Returns the payload of an event in short: who, which values, by whom and why.
    func values(of event: ContextEvent) -> LiveText {
        switch event {
        case .onJoinRoomSuccess(let room), .onRoomInfoUpdated(let room): room.name
        case .onJoinRoomFailure(_, let error): error.words
        case .onRoomPropertiesUpdated(let properties, let cause, let sender): by(sender, entries(properties), cause)
        case .onRoomPropertiesDeleted(let paths, let cause, let sender): by(sender, keys(paths), cause)
        case .onClassStateUpdated(let state): CaseWords.text(of: state)
        case .onRecordingStateUpdated(let state): CaseWords.text(of: state)
        case .onRecordingStreamUrlListUpdated(let urls): entries(urls.mapValues { .string($0) })
        case .onRoomClosed, .onLocalUserKickedOut: ""

        case .onRemoteUserJoined(let user): withRole(user)
        case .onRemoteUserLeft(let user, _, let reason):
            reason == .kickOut ? "\(user.name)\(both(", removed", "，被移出"))" : user.name
        case .onUserUpdated(let user, _): withRole(user)
        case .onCoHostUserListAdded(let users, let sender): by(sender, names(users))
        case .onCoHostUserListRemoved(let users, let sender): by(sender, names(users))
        case .onCoHostCarouselUpdated(let carousel, let sender):
            by(sender, carousel.state ? both("on", "开") : both("off", "关"))
        case .onUserRewarded(let user, let count, let sender):
            by(sender, "\(user.name)\(both(", now \(count)", "，共 \(count) 个"))")
        case .onUserHandsWave(let wave): name(wave.userUuid)
        case .onUserHandsDown(let uuid, _): name(uuid)
        case .onUserHandsWaveEnable(let isEnabled): isEnabled ? both("allowed", "允许") : both("forbidden", "禁止")
        case .onUserPropertiesUpdated(let user, let properties, let cause, let sender):
            by(sender, "\(user.name): \(entries(properties))", cause)
        case .onUserPropertiesDeleted(let user, let paths, let cause, let sender):
            by(sender, "\(user.name): \(keys(paths))", cause)

        case .onStreamJoined(let stream, let sender), .onStreamUpdated(let stream, _, let sender):
            by(sender, state(of: stream))
        case .onStreamLeft(let stream, let sender): by(sender, stream.owner.name)
        case .onVolumeUpdated(let volume, let stream): "\(owner(of: stream)): \(volume)"
        case .onLocalDeviceStateUpdated(let device, let state): "\(device.name): \(CaseWords.text(of: state))"
        case .onAudioMixingStateChanged(let state, _): CaseWords.text(of: state)
        case .onCdnUpdated(let info):
            both(
                "\(CaseWords.text(of: info.state)), \(info.delay) ms behind",
                "\(CaseWords.text(of: info.state))，延迟 \(info.delay) 毫秒")

        case .onLocalNetworkQualityUpdated(let quality): CaseWords.text(of: quality)
        case .onLocalConnectionUpdated(let state): CaseWords.text(of: state)
        case .onMediaPacketStatsUpdated(_, let stats):
            both(
                "\(stats.lastMileDelay) ms, \(stats.txPacketLossRate) % out, \(stats.rxPacketLossRate) % in",
                "延迟 \(stats.lastMileDelay) 毫秒，发送丢包 \(stats.txPacketLossRate) %，接收丢包 \(stats.rxPacketLossRate) %")

        case .onBoardChanged(let change, let turn, _, let sender): by(sender, words(of: change, turn))
        case .onBoardWindowsChanged(let change, let sender): by(sender, words(of: change))
        case .onGroupInfoUpdated(let isOpen): isOpen ? both("open", "开启") : both("closed", "关闭")
        case .onUserListInvitedToSubRoom(let users, let group, let sender),
            .onUserListAddedToSubRoom(let users, let group, let sender),
            .onUserListRejectedToSubRoom(let users, let group, let sender):
            by(sender, "\(names(of: users)), \(name(ofGroup: group))")
        case .onUserListRemovedFromSubRoom(let departures, let group, let sender):
            by(sender, "\(names(of: departures.map(\.userUuid))), \(name(ofGroup: group))")
        case .onUserMovedToSubRoom(let user, _, let group, let sender):
            by(sender, "\(user.name), \(name(ofGroup: group))")
        case .onSubRoomListAdded(let list), .onSubRoomListRemoved(let list), .onSubRoomListUpdated(let list):
            list.map(\.name).joined(separator: comma)
        case .onHelpRefused(let reason): CaseWords.text(of: reason)
        case .onBroadcastToSubRooms(let text, let sender): by(sender, LiveText(text))
        case .onJoinSubRoomSuccess(let group), .onSubRoomClosed(let group): group.name
        case .onJoinSubRoomFailure(_, let error): error.words
        case .onSubRoomPropertiesUpdated(let properties, let group, let cause, let sender):
            by(sender, "\(name(ofGroup: group)): \(entries(properties))", cause)
        case .onSubRoomPropertiesDeleted(let paths, let group, let cause, let sender):
            by(sender, "\(name(ofGroup: group)): \(keys(paths))", cause)

        case .onComponentFailed(let message, let component, let viewer):
            by(viewer, as: seenBy, "\(component): \(message)")

        case .onWidgetActive(let widget), .onWidgetInactive(let widget): LiveText(widget)
        case .onMessageReceived(let message, let widget, _):
            "\(widget): \(short(message.payload == .null ? message.name : message.text))"
        case .onWidgetFailed(let message, let widget, let viewer):
            by(viewer, as: seenBy, "\(widget): \(message.map { LiveText($0) } ?? both("works again", "已恢复"))")
        case .onWidgetLogged(let text, let widget, let viewer): by(viewer, as: seenBy, "\(widget): \(text)")
        case .onWidgetRequestFinished(let request, let widget, let refusal):
            "\(widget): \(request), \(refusal.map { both("refused: \($0.reason)", "被拒绝：\($0.words)") } ?? both("done", "已完成"))"
        case .onWidgetControllerUpdated(let controller): CaseWords.text(of: controller)
        case .onWidgetSyncFrameUpdated(let frame, let widget, let sender):
            by(sender, "\(widget): \(frame.map(words) ?? both("no frame", "无位置"))")
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
        case .onChatMuted(let isMuted, let sender):
            by(sender, isMuted ? both("all students", "全体学生") : both("nobody", "无"))
        case .onChatUserMuted(let user, let isMuted, let sender):
            by(sender, isMuted ? user.name : "\(user.name)\(both(", no more", "，已解除"))")
        case .onChatClientUpdated(let client): CaseWords.text(of: client.connection)
        case .onChatRead(let number): both("up to \(number)", "至第 \(number) 条")
        }
    }

    /// What fits into a line of a message that may be a page long.
    private func words(of message: ChatMessage) -> LiveText {
        switch message.content {
        case .text(let text): LiveText(short(text))
        case .picture: both("a picture", "一张图片")
        case .notice(.mutedAll): both("all are muted", "全员禁言")
        case .notice(.unmutedAll): both("all may speak", "解除全员禁言")
        case .notice(.muted(let user)): both("\(user.name) is muted", "\(user.name)被禁言")
        case .notice(.unmuted(let user)): both("\(user.name) may speak", "\(user.name)已被解除禁言")
        }
    }

    private func words(of change: BoardChange, _ turn: BoardTurn) -> LiveText {
        let what: LiveText =
            switch change {
            case .added(let elements, _) where elements.count > 1:
                both("\(elements.count) elements", "\(elements.count) 个元素")
            case .added(let elements, _): elements.first.map { CaseWords.text(of: $0.kind.rawValue) } ?? ""
            case .removed(let ids):
                both(ids.count == 1 ? "one erased" : "\(ids.count) erased", "擦除 \(ids.count) 个")
            case .moved(let ids, _): both(ids.count == 1 ? "one moved" : "\(ids.count) moved", "移动 \(ids.count) 个")
            case .rewritten: both("text", "文字")
            case .cleared: both("page cleared", "页面已清空")
            }
        return switch turn {
        case .done: what
        case .undone: both("undone: \(what)", "撤销：\(what)")
        case .redone: both("redone: \(what)", "恢复：\(what)")
        }
    }

    private func words(of change: BoardWindowChange) -> LiveText {
        switch change {
        case .opened(let window): LiveText(window.title)
        case .turned(let id, let page):
            both("\(title(ofWindow: id)): page \(page + 1)", "\(title(ofWindow: id))：第 \(page + 1) 页")
        case .placed(let id, nil): both("\(title(ofWindow: id)): in front", "\(title(ofWindow: id))：置于最前")
        case .placed(let id, _?): both("\(title(ofWindow: id)): moved", "\(title(ofWindow: id))：已移动")
        case .closed(let id): both("\(title(ofWindow: id)): closed", "\(title(ofWindow: id))：已关闭")
        case .arranged(let state): CaseWords.text(of: state)
        }
    }

    private func state(of stream: StreamInfo) -> LiveText {
        let (name, privilege) = (stream.owner.name, CaseWords.text(of: stream.streamType))
        let (camera, sound) = (words(stream.videoSourceState), words(stream.audioSourceState))
        return both(
            "\(name): camera \(camera), microphone \(sound), may publish \(privilege)",
            "\(name)：摄像头\(camera)，麦克风\(sound)，可发布：\(privilege)")
    }

    private func withRole(_ user: UserInfo) -> LiveText {
        let role = CaseWords.text(of: user.userRole)
        return both("\(user.name), \(role)", "\(user.name)，\(role)")
    }

    /// Who saw it, in place of who did it.
    private var seenBy: LiveText { both("seen by", "所见者：") }

    private func by(_ user: UserInfo?, as role: LiveText? = nil, _ text: LiveText, _ cause: LiveProperties? = nil)
        -> LiveText
    {
        let role = role ?? both("by", "操作者：")
        let told = user.map { both("\(text) (\(role) \($0.name))", "\(text)（\(role)\($0.name)）") } ?? text
        return cause.map { both("\(told), cause: \(entries($0))", "\(told)，原因：\(entries($0))") } ?? told
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
