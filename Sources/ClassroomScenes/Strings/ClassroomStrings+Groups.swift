// Discussion groups: the invitation, the call for help, the teacher's panel.
extension ClassroomStrings {
    static let groups: [Entry] = [
        ("fcr_group_join", "Join discussion group", "加入讨论组"),
        ("fcr_group_invitation", "The teacher invites you to join {xxx}", "老师邀请你加入{xxx}"),
        ("fcr_group_button_join", "Join", "加入"),
        ("fcr_group_button_later", "Later", "稍后"),
        ("fcr_group_joining", "Joining {xxx}", "正在加入{xxx}"),
        ("fcr_group_enter_group", "{xxx}{yyy} has joined the group", "{xxx}{yyy}加入了小组"),
        ("fcr_group_exit_group", "{xxx}{yyy} has left the group", "{xxx}{yyy}离开了小组"),
        ("fcr_group_help_title", "Request help", "请求帮助"),
        (
            "fcr_group_help_content", "You can invite the teacher to this group for assistance.",
            "你可以邀请老师来小组提供帮助。"
        ),
        ("fcr_group_invite", "Invite", "邀请"),
        ("fcr_group_cancel", "Cancel", "取消"),
        ("fcr_group_sure", "Confirm", "确定"),
        ("fcr_group_teacher_exist_hint", "The teacher is already in this group.", "老师已经在小组中。"),
        (
            "fcr_group_help_teacher_busy_msg", "The teacher is currently helping others. Please try again later.",
            "老师正在帮助其他人，请稍后再试。"
        ),
        (
            "fcr_group_teacher_is_helping_others_msg", "The teacher is helping other groups. Please try again later.",
            "老师正在帮助其他小组，请稍后再试。"
        ),
        ("fcr_group_close_group", "The teacher has closed all rooms", "老师关闭了所有小组"),
        ("fcr_group_back_exit", "Exit", "退出"),
        ("fcr_group_back_to_main_room", "Return to main session", "返回主会场"),
        ("fcr_group_exit_room", "Leave the room", "离开教室"),
        ("diorama_group_help_asked", "{yyy} asks you for help in {xxx}", "{yyy}请你到{xxx}提供帮助"),
        ("diorama_group_no_teacher", "There is no teacher in the class.", "课堂中没有老师。"),
        ("diorama_group_announcement", "To all groups: {xxx}", "致所有小组：{xxx}"),
        ("diorama_groups", "Groups", "分组讨论"),
        ("diorama_groups_none", "The class is not divided.", "尚未分组。"),
        ("diorama_groups_number", "Number of groups", "小组数量"),
        ("diorama_groups_how", "Who goes where", "分配方式"),
        ("diorama_groups_evenly", "Divide evenly", "平均分配"),
        ("diorama_groups_by_hand", "By hand", "手动分配"),
        ("diorama_groups_make", "Make groups", "创建小组"),
        ("diorama_groups_name", "Group {xxx}", "第 {xxx} 组"),
        ("diorama_groups_close_all", "Close all", "全部关闭"),
        ("diorama_groups_close", "Close {xxx}", "关闭{xxx}"),
        ("diorama_groups_enter", "Enter", "进入"),
        ("diorama_groups_leave", "Leave", "离开"),
        ("diorama_groups_take_out", "Take {xxx} out", "移出{xxx}"),
        ("diorama_groups_waiting", "asked", "已邀请"),
        ("diorama_groups_empty", "Nobody yet", "暂无成员"),
        ("diorama_groups_more", "and {xxx} more", "另有 {xxx} 人"),
        ("diorama_groups_person", "Person", "成员"),
        ("diorama_groups_group", "Group", "小组"),
        ("diorama_groups_put", "Put in", "加入"),
        ("diorama_groups_message", "Message to all groups", "致所有小组的消息"),
        ("diorama_groups_send", "Send", "发送"),
    ]
}
