public import ClassroomContexts
public import LiveValues
public import PreviewServing

/// The words of a room's refusal, for the person whose command it refused.
extension ContextError: TranslatedRefusal {
    /// The error in English with its reason; in Chinese the reason where users meet it, else the kind of refusal.
    public var words: LiveText {
        if let widgetId { return words(ofWidget: widgetId) }
        return LiveText(english: LiveText(sentence), chinese: LiveText(Self.chineseReasons[reason] ?? chineseKind))
    }

    /// Says which widget could not do what, and why, as in "The poll could not be changed: …".
    private func words(ofWidget id: String) -> LiveText {
        let title = EventWords.title(ofWidget: id) ?? ("widget '\(id)'", "小组件“\(id)”")
        let (deed, chineseDeed) =
            switch command {
            case .updateWidgetUserProperties, .deleteWidgetUserProperties: ("could not save your entries", "未能保存您的内容")
            case .sendWidgetRequest: ("could not do what was asked", "未能执行您的操作")
            default: ("could not be changed", "未能更改")
            }
        let english = title.english.prefix(1).uppercased() + title.english.dropFirst()
        return LiveText(
            english: "\(english) \(deed): \(reason).",
            chinese: "\(title.chinese)\(chineseDeed)：\(Self.chineseReasons[reason] ?? chineseKind)")
    }

    private var chineseKind: String {
        switch code {
        case .notPermitted: "您没有权限执行此操作。"
        case .notInRoom: "用户不在房间中。"
        case .removedForever: "该用户已被永久移出房间。"
        case .unknownUser: "房间中没有该用户。"
        case .unknownStream: "房间中没有该音视频流。"
        case .unknownDevice: "没有该设备。"
        case .unknownWidget: "房间中没有该小组件。"
        case .unknownSubRoom: "房间中没有该讨论组。"
        case .alreadyInvited: "该用户已被邀请加入其他讨论组。"
        case .invalidArgument: "填写的内容无效。"
        case .wrongState: "当前状态下无法执行此操作。"
        case .refusedByController: "应用未执行此操作。"
        case .readOnly: "此处仅供查看。"
        }
    }

    private static let chineseReasons = [
        "the server refused it": "服务器拒绝了请求。",
        "the server does not answer": "服务器没有回应。",
        "the room is closed": "房间已关闭。",
        "the class has already started": "课程已经开始。",
        "raising hands is switched off": "举手功能已关闭。",
        "the board is not active": "白板未开启。",
        "in a lecture only students on stage may write on the board": "大班课中只有台上的学生可以使用白板。",
        "no file is open on the board": "白板上没有打开的文件。",
        "only students can be muted": "只能禁言学生。",
        "a message needs a word": "消息不能为空。",
        "a group needs a name": "讨论组需要名称。",
        "they are not connected to the chat": "用户未连接到聊天。",
        "the room has no chat widget": "房间中没有聊天。",
    ]
}
