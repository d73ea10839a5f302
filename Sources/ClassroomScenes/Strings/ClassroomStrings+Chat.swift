package import ClassroomContexts

// The messages, the announcement, and who may say something.
extension ClassroomStrings {
    static let chat: [Entry] = [
        ("fcr_hyphenate_im_chat", "Chat", "聊天"),
        ("fcr_hyphenate_im_announcement", "Announcement", "公告"),
        ("fcr_hyphenate_im_no_message", "No messages yet", "暂无消息"),
        ("fcr_hyphenate_im_input_placeholder", "Say something", "说点什么吧"),
        ("fcr_hyphenate_im_mute", "You are muted", "您已被禁言"),
        ("fcr_hyphenate_im_all_mute", "All students are muted", "全员禁言中"),
        ("fcr_hyphenate_im_muted_by_teacher", "{xxx} was muted by {yyy}", "{xxx}被{yyy}禁言了"),
        ("fcr_hyphenate_im_unmuted_by_teacher", "{xxx} was unmuted by {yyy}", "{xxx}被{yyy}解除禁言了"),
        ("fcr_hyphenate_im_no_announcement", "No announcement", "暂无公告"),
        ("fcr_hyphenate_im_no_announcement_teacher", "Write one", "去发布公告"),
        ("fcr_hyphenate_im_notice_send", "Post", "发布"),
        ("fcr_hyphenate_im_notice_cancel", "Cancel", "取消"),
        ("fcr_hyphenate_im_notice_up_to", "Up to 500 characters", "最多500字"),
        ("fcr_hyphenate_im_teacher_mute_all", "{yyy} muted all students", "{yyy}开启了全员禁言"),
        ("fcr_hyphenate_im_teacher_unmute_all", "{yyy} unmuted all students", "{yyy}解除了全员禁言"),
        ("diorama_chat_hint", "Messages need a chat widget.", "消息功能需要聊天组件。"),
        ("fcr_hyphenate_im_send", "Send", "发送"),
        ("diorama_chat_emoji", "Emoji", "表情"),
        ("diorama_chat_picture", "Send a picture", "发送图片"),
        ("diorama_chat_picture_of", "Picture: {xxx}", "图片：{xxx}"),
        ("diorama_chat_picture_gone", "This picture is not there any more.", "图片已失效。"),
        ("fcr_hyphenate_im_teacher", "Teacher", "老师"),
        ("fcr_hyphenate_im_assistant", "Assistant", "助教"),
        ("fcr_hyphenate_im_login_faild", "You could not be logged in to the chat", "聊天登录失败"),
        ("fcr_hyphenate_im_join_faild", "The room's chat could not be joined", "加入聊天失败"),
        (
            "fcr_hyphenate_im_login_on_other_device", "Your account is used for the chat on another device",
            "账户在其他设备登录聊天"
        ),
        ("fcr_hyphenate_im_logout_forced", "You were logged out of the chat", "账户被强制退出聊天"),
        (
            "fcr_hyphenate_im_photo_permission_request",
            "Let this app see your pictures in the system's settings first",
            "请在系统设置中打开所有照片访问权限"
        ),
        ("diorama_chat_mute_all", "Mute all students", "全员禁言"),
        ("diorama_chat_unmute_all", "Let all students speak", "解除全员禁言"),
        ("diorama_chat_emoji_delete", "Delete what is before the cursor", "删除"),
        ("diorama_chat_mute_one", "Mute {xxx}", "禁言{xxx}"),
        ("diorama_chat_unmute_one", "Unmute {xxx}", "解除{xxx}的禁言"),
        ("diorama_chat_muted_users", "Muted", "已禁言"),
        ("diorama_chat_newest", "New messages", "新消息"),
        ("diorama_chat_older", "Earlier messages", "更早的消息"),
        ("diorama_chat_announcement_edit", "Edit the announcement", "编辑公告"),
        ("diorama_chat_announcement_delete", "Delete the announcement", "删除公告"),
    ]

    /// The text that says why a client can say nothing; nil while it can.
    package static func chatFailure(_ connection: ChatConnection) -> String? {
        switch connection {
        case .connected: nil
        case .loginFailed: "fcr_hyphenate_im_login_faild"
        case .joinFailed: "fcr_hyphenate_im_join_faild"
        case .loggedInElsewhere: "fcr_hyphenate_im_login_on_other_device"
        case .loggedOut: "fcr_hyphenate_im_logout_forced"
        }
    }
}
