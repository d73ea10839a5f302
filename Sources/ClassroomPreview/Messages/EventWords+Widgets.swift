import ClassroomContexts
import LiveValues

extension EventWords {
    /// Returns an event of a widget as a sentence.
    func text(ofWidgetEvent event: ContextEvent) -> LiveText {
        switch event {
        case .onWidgetActive(let id): both("\(english(id, atStart: true)) was opened", "\(chinese(id))已打开")
        case .onWidgetInactive(let id): both("\(english(id, atStart: true)) was closed", "\(chinese(id))已关闭")
        case .onMessageReceived(let message, let id, let direction): text(of: message, ofWidget: id, direction)
        case .onWidgetFailed(nil, let id, _): both("\(english(id, atStart: true)) works again", "\(chinese(id))已恢复")
        case .onWidgetFailed(_?, let id, _): both("\(english(id, atStart: true)) failed", "\(chinese(id))出错了")
        case .onWidgetLogged(let text, let id, _): LiveText("\(id): \(short(text))")
        case .onWidgetRequestFinished(let request, let id, let refusal):
            refusal == nil
                ? both("\(english(id, atStart: true)): request \(request) was done", "\(chinese(id))的请求 \(request) 已完成")
                : both(
                    "\(english(id, atStart: true)): request \(request) was refused", "\(chinese(id))的请求 \(request) 被拒绝")
        case .onWidgetControllerUpdated(let controller):
            switch controller {
            case .atOnce: both("Requests of widgets are answered at once", "小组件的请求会立即得到回应")
            case .slow: both("Requests of widgets are answered late", "小组件的请求会延迟得到回应")
            case .refusing: both("Requests of widgets are refused", "小组件的请求会被拒绝")
            case .offline: both("Requests of widgets get no answer", "小组件的请求得不到回应")
            }
        case .onWidgetSyncFrameUpdated(_?, let id, let sender):
            both("\(english(id, atStart: true)) was moved\(by(sender))", "\(chinese(id))已移动\(chinese(by: sender))")
        case .onWidgetSyncFrameUpdated(nil, let id, _):
            both("\(english(id, atStart: true)) has no place any more", "\(chinese(id))已没有位置")
        case .onWidgetRoomPropertiesUpdated(let properties, let id, _, _): text(of: properties, ofWidget: id)
        case .onWidgetRoomPropertiesDeleted(_, let id, _, _):
            both("\(english(id, atStart: true)) was put back", "\(chinese(id))的属性已删除")
        case .onWidgetUserPropertiesUpdated(let properties, let user, let id, _, _):
            text(of: properties, ofUser: user, inWidget: id)
        case .onWidgetUserPropertiesDeleted(_, let user, let id, _, _):
            both(
                "What \(name(user)) had in \(english(id)) was deleted", "\(name(user))在\(chinese(id))中的属性已删除")
        default: LiveText(event.name)
        }
    }

    /// Returns the sentence for several events of the sort, with a placeholder for their number; nil if each is told.
    func several(like event: ContextEvent) -> LiveText? {
        switch event {
        case .onRemoteUserJoined: both("{count} people came in", "{count} 人进入了房间")
        case .onRemoteUserLeft(_, _, .normal): both("{count} people left", "{count} 人离开了房间")
        case .onUserHandsWave: both("{count} hands went up", "{count} 人举手")
        case .onUserHandsDown: both("{count} hands went down", "{count} 人放下了手")
        case .onUserRewarded: both("{count} rewards were given", "发放了 {count} 次奖励")
        case .onStreamJoined: both("{count} streams came", "新增 {count} 路音视频流")
        case .onStreamLeft: both("{count} streams ended", "断开 {count} 路音视频流")
        case .onStreamUpdated: both("{count} changes of cameras and microphones", "摄像头与麦克风变更 {count} 次")
        case .onVolumeUpdated: both("{count} changes of volumes", "音量变化 {count} 次")
        case .onMediaPacketStatsUpdated: both("The connection was measured {count} times", "已测量连接质量 {count} 次")
        case .onBoardChanged: both("{count} changes on the board", "白板变更 {count} 次")
        case .onMessageReceived(let message, WidgetID.board, _) where message.name == BoardMessage.stepChanged:
            both("{count} changes of what can be taken back on the board", "可撤销的白板步骤变更 {count} 次")
        case .onChatMessageReceived: both("{count} messages", "{count} 条消息")
        case .onWidgetUserPropertiesUpdated(let properties, _, WidgetID.poll, _, _)
        where properties["selectIndex"] != nil:
            both("{count} people voted", "{count} 人投了票")
        case .onWidgetUserPropertiesUpdated(let properties, _, WidgetID.popupQuiz, _, _)
        where properties["selectedItems"] != nil:
            both("{count} people answered the quiz", "{count} 人答了题")
        case .onWidgetSyncFrameUpdated(_?, let id, _):
            both("\(english(id, atStart: true)) was moved {count} times", "\(chinese(id))移动了 {count} 次")
        default: nil
        }
    }

    private func text(
        of message: WidgetMessage, ofWidget id: String, _ direction: WidgetMessage.Direction
    ) -> LiveText {
        if id == WidgetID.board, let text = text(ofBoardMessage: message) { return text }
        if let text = text(ofLayoutMessage: message.name, ofWidget: id) { return text }
        let name = short(message.name)
        return direction == .toWidget
            ? both("\(english(id, atStart: true)) got the message “\(name)”", "\(chinese(id))收到消息“\(name)”")
            : both("\(english(id, atStart: true)) sent the message “\(name)”", "\(chinese(id))发出消息“\(name)”")
    }

    /// Returns a message that widgets send of themselves when they are laid out or clicked; `nil` for others.
    private func text(ofLayoutMessage name: String, ofWidget id: String) -> LiveText? {
        switch name {
        case "size": both("\(english(id, atStart: true)) has another size", "\(chinese(id))的大小已更改")
        case "zIndex": both("\(english(id, atStart: true)) has its place in front or behind", "\(chinese(id))的前后位置已更改")
        case "selectedFile": both("A file was chosen in \(english(id))", "\(chinese(id))中选择了一个文件")
        default: nil
        }
    }

    /// Whether an event comes by itself whenever something is laid out or measured.
    static func isRoutine(_ event: ContextEvent) -> Bool {
        switch event {
        case .onMediaPacketStatsUpdated: true
        case .onMessageReceived(let message, _, .toHost): ["size", "zIndex"].contains(message.name)
        default: false
        }
    }

    /// The meaning of a change of a shipped widget's own properties; the keys for other widgets.
    private func text(of properties: LiveProperties, ofWidget id: String) -> LiveText {
        switch (id, properties) {
        case (WidgetID.poll, _) where properties["pollTitle"] != nil:
            return both("A poll began", "投票已开始")
        case (WidgetID.poll, _) where properties["pollState"] == 0: return both("The poll ended", "投票已结束")
        case (WidgetID.poll, _) where properties["pollDetails"] != nil:
            return both("The votes were counted", "已统计投票")
        case (WidgetID.popupQuiz, _) where properties["answerState"] == 1:
            return both("A quiz began", "答题已开始")
        case (WidgetID.popupQuiz, _) where properties["answerState"] == 0:
            return both("The quiz ended", "答题已结束")
        case (WidgetID.popupQuiz, _) where properties["selectedCount"] != nil:
            return both("The answers were counted", "已统计答题人数")
        case (WidgetID.countdownTimer, _) where properties["state"] == 1:
            return both("A countdown began", "倒计时已开始")
        case (WidgetID.countdownTimer, _) where properties["state"] == 0:
            return both("The countdown was put back", "倒计时已重置")
        case (WidgetID.countdownTimer, _) where properties["state"] == 2:
            return both("The countdown was paused", "倒计时已暂停")
        case (WidgetID.popupQuiz, _) where properties["rewarded"] != nil:
            return both("The quiz was rewarded", "已发放答题奖励")
        case (WidgetID.board, _):
            return text(ofBoardProperties: properties) ?? changed(id)
        case (_, _) where properties["playing"] == true:
            return both("\(english(id, atStart: true)) plays", "\(chinese(id))正在播放")
        case (_, _) where properties["playing"] == false:
            return both("\(english(id, atStart: true)) is paused", "\(chinese(id))已暂停")
        case (_, _) where Set(properties.keys) == ["length"]:
            return both("The length of \(english(id)) is known", "已获知\(chinese(id))的长度")
        case (_, _) where Set(properties.keys) == ["zIndex"]:
            return both("\(english(id, atStart: true)) is in front", "\(chinese(id))已置于最前")
        default: return changed(id)
        }
    }

    /// Which values, stands behind the line.
    private func changed(_ id: String) -> LiveText {
        both("\(english(id, atStart: true)) changed", "\(chinese(id))的属性已更改")
    }

    private func text(of properties: LiveProperties, ofUser user: String, inWidget id: String) -> LiveText {
        switch id {
        case WidgetID.poll where properties["selectIndex"] != nil:
            both("\(name(user)) voted", "\(name(user))投了票")
        case WidgetID.popupQuiz where properties["selectedItems"] != nil:
            both("\(name(user)) answered the quiz", "\(name(user))答了题")
        case WidgetID.board where properties["assistant"] != nil:
            both("\(name(user)) holds another tool of the board", "\(name(user))更换了白板工具")
        case WidgetID.board where properties["windowState"] != nil:
            both("\(name(user)) has other windows on the board", "\(name(user))的白板窗口已更改")
        default:
            both(
                "What \(name(user)) has in \(english(id)) changed", "\(name(user))在\(chinese(id))中的属性已更改")
        }
    }

    // MARK: Names of widgets

    private static let titles: [String: (english: String, chinese: String)] = [
        WidgetID.board: ("the board", "白板"), WidgetID.streamWindow: ("a video window", "视频窗口"),
        WidgetID.webView: ("a web page", "网页"), WidgetID.mediaPlayer: ("a film", "播放器"),
        WidgetID.cloudDrive: ("the cloud drive", "云盘"), WidgetID.poll: ("the poll", "投票"),
        WidgetID.popupQuiz: ("the quiz", "答题器"), WidgetID.countdownTimer: ("the countdown", "倒计时"),
        WidgetID.easemobIM: ("the chat", "聊天"), WidgetID.agoraChat: ("the chat", "聊天"),
        WidgetID.watermark: ("the watermark", "水印"), WidgetID.sharingLink: ("the sharing link", "分享链接"),
    ]

    /// The name of a widget that ships, as in a sentence; nil for others.
    ///
    /// Widgets of which a room can have several carry an identifier behind their name.
    static func title(ofWidget id: String) -> (english: String, chinese: String)? {
        titles[id] ?? titles.first { id.hasPrefix($0.key + "-") || id.hasPrefix($0.key + "_") }?.value
    }

    private func english(_ id: String, atStart: Bool = false) -> LiveText {
        if let owner = ownerOfWindow(id) { return "\(owner)'s video window" }
        let title = Self.title(ofWidget: id)?.english ?? "widget '\(id)'"
        return LiveText(atStart ? title.prefix(1).uppercased() + title.dropFirst() : title)
    }

    private func chinese(_ id: String) -> LiveText {
        if let owner = ownerOfWindow(id) { return "\(owner)的视频窗口" }
        return LiveText(Self.title(ofWidget: id)?.chinese ?? "小组件“\(id)”")
    }

    /// Who is shown in a video window; `nil` for other widgets, and for a stream that is gone.
    private func ownerOfWindow(_ id: String) -> LiveText? {
        let prefix = WidgetID.streamWindow + "-"
        guard id.hasPrefix(prefix) else { return nil }
        let stream = String(id.dropFirst(prefix.count))
        let owner = owner(of: stream)
        return owner == LiveText(stream) ? nil : owner
    }
}
