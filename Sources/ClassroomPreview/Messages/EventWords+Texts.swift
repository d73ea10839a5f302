import ClassroomContexts
import LiveValues

extension EventWords {
    /// Returns an event as a sentence in both languages.
    func text(of event: ContextEvent) -> LiveText {
        switch event {
        case .onJoinRoomSuccess(let room): both("\(told) is in \(room.name)", "\(told)已进入\(room.name)")
        case .onJoinRoomFailure(let room, _):
            both("\(told) could not enter \(room.name)", "\(told)无法进入\(room.name)")
        case .onRoomInfoUpdated(let room): both("The room is called \(room.name)", "房间现名为\(room.name)")
        case .onRoomPropertiesUpdated(let properties, _, let sender):
            both(
                "\(subject(sender, "The room")) set \(list(properties.keys))",
                "\(subject(sender, "房间"))设置了 \(list(properties.keys))")
        case .onRoomPropertiesDeleted(let paths, _, let sender):
            both(
                "\(subject(sender, "The room")) deleted \(list(paths))",
                "\(subject(sender, "房间"))删除了 \(list(paths))")
        case .onClassStateUpdated(.before): both("The class has not begun", "课程尚未开始")
        case .onClassStateUpdated(.during): both("The class began", "上课了")
        case .onClassStateUpdated(.after): both("The class is over", "课程已结束")
        case .onRecordingStateUpdated(.stopped): both("Recording stopped", "录制已停止")
        case .onRecordingStateUpdated(.starting): both("Recording is starting", "录制即将开始")
        case .onRecordingStateUpdated(.started): both("Recording began", "录制已开始")
        case .onRecordingStreamUrlListUpdated:
            both("The recording can be watched elsewhere", "可以在其他地址观看录制")
        case .onRoomClosed: both("The room was closed", "房间已关闭")

        case .onRemoteUserJoined(let user): both("\(user.name) came in", "\(user.name)进入了房间")
        case .onRemoteUserLeft(let user, let sender, .kickOut):
            both(
                "\(user.name) was removed\(by(sender))",
                "\(user.name)被\(sender?.name ?? "")移出了房间")
        case .onRemoteUserLeft(let user, _, .normal): both("\(user.name) left", "\(user.name)离开了房间")
        case .onUserUpdated(let user, _):
            both(
                "\(user.name) is \(article(user.userRole)) \(CaseWords.text(of: user.userRole)) now",
                "\(user.name)的角色现为\(CaseWords.text(of: user.userRole))")
        case .onCoHostUserListAdded(let users, let sender):
            both("\(names(users)) went on stage\(by(sender))", "\(names(users))上台了\(chinese(by: sender))")
        case .onCoHostUserListRemoved(let users, let sender):
            both("\(names(users)) went off stage\(by(sender))", "\(names(users))下台了\(chinese(by: sender))")
        case .onCoHostCarouselUpdated(let carousel, _):
            carousel.state ? both("The carousel began", "轮播已开始") : both("The carousel stopped", "轮播已停止")
        case .onUserRewarded(let user, let count, _):
            both("\(user.name) was rewarded, now \(count)", "\(user.name)获得奖励，共 \(count) 个")
        case .onLocalUserKickedOut: both("\(told) was removed", "\(told)被移出了房间")
        case .onUserHandsWave(let wave):
            both("\(name(wave.userUuid)) raised a hand", "\(name(wave.userUuid))举手了")
        case .onUserHandsDown(let uuid, _): both("\(name(uuid)) lowered the hand", "\(name(uuid))放下了手")
        case .onUserHandsWaveEnable(true): both("Raising hands is allowed", "允许举手")
        case .onUserHandsWaveEnable(false): both("Raising hands is forbidden", "禁止举手")
        case .onUserPropertiesUpdated(let user, let properties, _, _):
            both(
                "\(user.name) has other values of \(list(properties.keys))",
                "\(user.name)的属性 \(list(properties.keys)) 已更改")
        case .onUserPropertiesDeleted(let user, let paths, _, _):
            both("\(user.name) has no \(list(paths)) any more", "\(user.name)的属性 \(list(paths)) 已删除")

        case .onStreamJoined(let stream, _):
            both("\(stream.owner.name) has a stream", "\(stream.owner.name)有了音视频流")
        case .onStreamUpdated(let stream, let before, let sender): text(of: stream, before: before, by: sender)
        case .onStreamLeft(let stream, _):
            both("\(stream.owner.name) has no stream any more", "\(stream.owner.name)的音视频流已断开")
        case .onVolumeUpdated(let volume, let stream):
            both("\(owner(of: stream)) speaks at volume \(volume)", "\(owner(of: stream))的音量为 \(volume)")
        case .onLocalDeviceStateUpdated(let device, .open):
            both("\(told): \(device.name) is on", "\(told)：\(device.name)已打开")
        case .onLocalDeviceStateUpdated(let device, .close):
            both("\(told): \(device.name) is off", "\(told)：\(device.name)已关闭")
        case .onLocalDeviceStateUpdated(let device, .error):
            both("\(told): \(device.name) failed", "\(told)：\(device.name)出错了")
        case .onAudioMixingStateChanged(.playing, _): both("The sound file plays", "正在播放音频文件")
        case .onAudioMixingStateChanged(.paused, _): both("The sound file is paused", "音频文件已暂停")
        case .onAudioMixingStateChanged(.stopped, _): both("The sound file stopped", "音频文件已停止")
        case .onAudioMixingStateChanged(.failed, _): both("The sound file failed", "音频文件播放失败")
        case .onCdnUpdated(let info):
            switch info.state {
            case .failed: both("The delivery network failed", "CDN 分发失败")
            case .reserve: both("The delivery network uses its reserve", "CDN 正在使用备用线路")
            case .working: both("The delivery network is \(info.delay) ms behind", "CDN 延迟 \(info.delay) 毫秒")
            }

        case .onLocalNetworkQualityUpdated(let quality):
            switch quality {
            case .unknown: both("\(network) is unknown", "\(network)质量未知")
            case .good: both("\(network) is good", "\(network)良好")
            case .medium: both("\(network) is medium", "\(network)一般")
            case .bad: both("\(network) is bad", "\(network)较差")
            case .down: both("\(network) is down", "\(network)已断开")
            }
        case .onLocalConnectionUpdated(let state):
            switch state {
            case .disconnected: both("\(told) was disconnected", "\(told)的连接已断开")
            case .connecting: both("\(told) is connecting", "\(told)正在连接")
            case .connected: both("\(told) is connected", "\(told)已连接")
            case .reconnecting: both("\(told) is reconnecting", "\(told)正在重新连接")
            case .aborted: both("\(told) came in on another device", "\(told)已在其他设备上登录")
            }
        case .onMediaPacketStatsUpdated: both("\(network) was measured", "已测量\(network)质量")

        case .onBoardChanged(let change, let turn, _, let sender): text(of: change, turn, by: sender)
        case .onBoardWindowsChanged(let change, _): text(of: change)

        case .onGroupInfoUpdated, .onUserListInvitedToSubRoom, .onUserListAddedToSubRoom,
            .onUserListRemovedFromSubRoom, .onUserListRejectedToSubRoom, .onUserMovedToSubRoom, .onSubRoomListAdded,
            .onSubRoomListRemoved, .onSubRoomListUpdated, .onHelpRefused, .onBroadcastToSubRooms, .onJoinSubRoomSuccess,
            .onJoinSubRoomFailure, .onSubRoomClosed, .onSubRoomPropertiesUpdated, .onSubRoomPropertiesDeleted:
            text(ofGroupEvent: event)

        case .onComponentFailed(_, let component, _):
            both("Component '\(component)' gave a command while it was drawn", "组件“\(component)”在绘制时发出了命令")

        case .onChatMessageReceived(let message): text(of: message)
        case .onChatHistoryUpdated: both("The messages are those of the fixture again", "消息已按场景数据更新")
        case .onChatMuted(true, let sender): both("All students were muted\(by(sender))", "已开启全员禁言")
        case .onChatMuted(false, let sender): both("Students may write again\(by(sender))", "已解除全员禁言")
        case .onChatUserMuted(let user, true, let sender):
            both("\(user.name) was muted\(by(sender))", "\(user.name)被\(sender?.name ?? "")禁言")
        case .onChatUserMuted(let user, false, _): both("\(user.name) may write again", "\(user.name)已被解除禁言")
        case .onChatClientUpdated: both("The connection to the chat changed", "聊天连接已更改")
        case .onChatRead: both("\(told) read the messages", "\(told)已阅读消息")

        case .onCloudFileAdded(let file): both("\(file.name) is in the drive", "云盘新增了 \(file.name)")
        case .onCloudFileRemoved: both("A file was deleted from the drive", "云盘删除了一个文件")
        case .onCloudFilesUpdated: both("The drive has the files of the fixture again", "云盘文件已按场景数据更新")

        default: text(ofWidgetEvent: event)
        }
    }

    // MARK: Parts

    func both(_ english: LiveText, _ chinese: LiveText) -> LiveText { LiveText(english: english, chinese: chinese) }

    /// Who did it, else what changed by itself.
    private func subject(_ user: UserInfo?, _ place: LiveText) -> LiveText { user?.name ?? place }

    /// Who else did it, behind an English sentence.
    func by(_ user: UserInfo?) -> LiveText { user.map { " (by \($0.name))" } ?? "" }

    /// Who else did it, behind a Chinese sentence.
    func chinese(by user: UserInfo?) -> LiveText { user.map { "（操作者：\($0.name)）" } ?? "" }

    func list(_ keys: some Sequence<String>) -> String { keys.sorted().joined(separator: ", ") }

    /// The English article in front of a role.
    private func article(_ role: UserRole) -> String { [.assistant, .observer].contains(role) ? "an" : "a" }

    /// Says which permissions and devices of a stream have changed; without a change, all that is known of it.
    private func text(of stream: StreamInfo, before: StreamInfo?, by sender: UserInfo?) -> LiveText {
        guard let before else { return state(of: stream, by: sender) }
        let (old, new) = (before.streamType, stream.streamType)
        let permissions = [
            (old.hasVideo, new.hasVideo, both("camera", "摄像头")),
            (old.hasAudio, new.hasAudio, both("microphone", "麦克风")),
        ].filter { $0.0 != $0.1 }.map { text(ofPermission: $0.1, for: $0.2, of: stream.owner, by: sender) }
        let devices = [
            (before.videoSourceState, stream.videoSourceState, both("camera", "摄像头")),
            (before.audioSourceState, stream.audioSourceState, both("microphone", "麦克风")),
        ].filter { $0.0 != $0.1 }.map { both("\($0.2) \(words($0.1))", "\($0.2)\(words($0.1))") }
        var parts = permissions
        if !devices.isEmpty {
            let list = devices.joined(separator: both(", ", "，"))
            parts.append(
                both(
                    "\(stream.owner.name): \(list)\(by(sender))",
                    "\(stream.owner.name)：\(list)\(chinese(by: sender))"))
        }
        return parts.isEmpty ? state(of: stream, by: sender) : parts.joined(separator: both("; ", "；"))
    }

    private func text(
        ofPermission isPermitted: Bool, for device: LiveText, of owner: UserInfo, by sender: UserInfo?
    ) -> LiveText {
        guard let sender else {
            return isPermitted
                ? both("\(owner.name)'s \(device) is permitted", "\(owner.name)的\(device)已获允许")
                : both("\(owner.name)'s \(device) is not permitted", "\(owner.name)的\(device)未获允许")
        }
        return isPermitted
            ? both("\(sender.name) permitted \(owner.name)'s \(device)", "\(sender.name)允许了\(owner.name)的\(device)")
            : both("\(sender.name) withheld \(owner.name)'s \(device)", "\(sender.name)禁用了\(owner.name)的\(device)")
    }

    private func state(of stream: StreamInfo, by sender: UserInfo?) -> LiveText {
        let camera = words(stream.videoSourceState, isPermitted: stream.streamType.hasVideo)
        let sound = words(stream.audioSourceState, isPermitted: stream.streamType.hasAudio)
        return both(
            "\(stream.owner.name): camera \(camera), microphone \(sound)\(by(sender))",
            "\(stream.owner.name)：摄像头\(camera)，麦克风\(sound)\(chinese(by: sender))")
    }

    /// The state of a device, as video windows show it: the permission goes before the device.
    func words(_ state: MediaSourceState, isPermitted: Bool = true) -> LiveText {
        guard isPermitted else { return both("not permitted", "未获允许") }
        return switch state {
        case .open: both("on", "开")
        case .close: both("off", "关")
        case .error: both("failed", "故障")
        }
    }

    private func text(of message: ChatMessage) -> LiveText {
        let author = message.author.name
        return switch message.content {
        case .text(let text): both("\(author): \(short(text))", "\(author)：\(short(text))")
        case .picture: both("\(author) sent a picture", "\(author)发送了一张图片")
        case .notice(.mutedAll): both("\(author) muted all students", "\(author)开启了全员禁言")
        case .notice(.unmutedAll): both("\(author) lets students write again", "\(author)解除了全员禁言")
        case .notice(.muted(let user)): both("\(author) muted \(user.name)", "\(author)禁言了\(user.name)")
        case .notice(.unmuted(let user)):
            both("\(author) lets \(user.name) write again", "\(author)解除了\(user.name)的禁言")
        }
    }

    private func text(of change: BoardChange, _ turn: BoardTurn, by sender: UserInfo?) -> LiveText {
        let who = (subject(sender, "Somebody"), subject(sender, "有人"))
        switch turn {
        case .undone: return both("\(who.0) undid a change on the board", "\(who.1)撤销了白板上的一步")
        case .redone: return both("\(who.0) redid a change on the board", "\(who.1)恢复了白板上的一步")
        case .done: break
        }
        return switch change {
        case .added(let elements, _) where elements.count > 1:
            both("\(who.0) put \(elements.count) elements on the board", "\(who.1)在白板上添加了 \(elements.count) 个元素")
        case .added: both("\(who.0) drew on the board", "\(who.1)在白板上书写")
        case .removed: both("\(who.0) erased something on the board", "\(who.1)擦除了白板内容")
        case .moved: both("\(who.0) moved something on the board", "\(who.1)移动了白板内容")
        case .rewritten: both("\(who.0) changed a text on the board", "\(who.1)修改了白板文字")
        case .cleared: both("\(who.0) cleared a page of the board", "\(who.1)清空了白板页面")
        }
    }

    private func text(of change: BoardWindowChange) -> LiveText {
        switch change {
        case .opened(let window): both("\(window.title) was opened on the board", "白板上打开了 \(window.title)")
        case .turned(let id, let page):
            both("\(title(ofWindow: id)) shows page \(page + 1)", "\(title(ofWindow: id)) 翻到第 \(page + 1) 页")
        case .placed(let id, nil): both("\(title(ofWindow: id)) is in front", "\(title(ofWindow: id)) 已置于最前")
        case .placed(let id, _?): both("\(title(ofWindow: id)) was moved", "\(title(ofWindow: id)) 已移动")
        case .closed(let id): both("\(title(ofWindow: id)) was closed", "\(title(ofWindow: id)) 已关闭")
        case .arranged(.minimised): both("The board's windows were minimised", "白板窗口已最小化")
        case .arranged(.maximised): both("The board's windows were maximised", "白板窗口已最大化")
        case .arranged(.normal): both("The board's windows have their own size", "白板窗口已还原")
        }
    }
}
