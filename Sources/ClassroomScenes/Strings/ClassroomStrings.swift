public import ThemeModel

/// The product's texts by upstream's keys, in English and simplified Chinese.
///
/// Keys and Chinese texts are those of release 2.8.100. English texts are upstream's where those are good English: a running
/// class no longer "begins", and a dialog that removes somebody says so on its button. `fcr_room_class_over` has its colon
/// and is no longer the text of an alert as well. Texts without an upstream key are ours and start with `diorama_`.
public enum ClassroomStrings {
    /// All of them.
    public static let table = StringTable(
        Dictionary(
            [roster, stateBar, tools, toasts, surfaces, board, chat, windows, groups, delivery].joined()
                .map { ($0.key, ["en": $0.en, "zh-Hans": $0.zh]) },
            uniquingKeysWith: { first, _ in first }), locales: ["en", "zh-Hans"])

    typealias Entry = (key: String, en: String, zh: String)

    private static let roster: [Entry] = [
        ("fcr_user_list", "Roster", "花名册"),
        ("fcr_user_list_teacher_name", "Teacher:", "教师姓名:"),
        ("fcr_user_list_student_name", "Student", "学生姓名"),
        ("fcr_user_list_carousel_setting", "Video Carousel", "轮播"),
        ("fcr_user_list_stage", "Stage", "上下台"),
        ("fcr_user_list_auth", "Auth", "授权"),
        ("fcr_user_list_video", "Camera", "摄像头"),
        ("fcr_user_list_audio", "Microphone", "麦克风"),
        ("fcr_user_list_reward", "Reward", "奖励"),
        ("fcr_user_list_ban", "Remove", "踢人"),
        ("fcr_user_kick_out", "Remove student", "移出学生"),
        ("fcr_user_kick_out_once", "Remove the student from the classroom", "仅移出教室一次"),
        ("fcr_user_kick_out_forever", "Ban the student from re-entering the classroom", "禁止再次进入教室"),
        ("fcr_user_kick_out_submit", "Remove", "确定"),
        ("fcr_user_kick_out_cancel", "Cancel", "取消"),
        ("diorama_roster_empty", "No students yet", "暂无学生"),
        ("diorama_roster_empty_hint", "Students appear here as they join.", "学生加入后会显示在这里。"),
        ("diorama_roster_not_offered", "This class has no roster for you.", "你在此课堂中没有花名册。"),
        ("diorama_state_off_stage", "off stage", "未上台"),
        ("diorama_state_on_stage", "on stage", "已上台"),
        ("diorama_state_device_off", "device off", "设备已关闭"),
        ("diorama_state_forbidden", "not permitted", "未授权"),
        ("diorama_state_on", "on", "已开启"),
        ("diorama_state_granted", "granted", "已授权"),
        ("diorama_state_not_granted", "not granted", "未授权"),
        ("diorama_state_no_board", "the whiteboard is not open", "白板未开启"),
    ]

    private static let stateBar: [Entry] = [
        ("fcr_room_class_not_start", "Class has not begun", "课程未开始"),
        ("fcr_room_class_time_away", "Class begins in: ", "距离上课还有："),
        ("fcr_room_class_started", "In class: ", "已上课："),
        ("fcr_room_class_over", "The class has ended: ", "课程已结束："),
        ("fcr_room_class_end_warning", "The class ends in {xxx} min", "课程还有{xxx}分钟结束"),
        ("fcr_room_close_warning", "The classroom closes in {xxx} min", "距离教室关闭还有{xxx}分钟"),
        ("fcr_room_start_class", "Start the class", "开始上课"),
        ("fcr_room_one_to_one_title", "One-to-One Classroom", "一对一课堂"),
        ("fcr_room_small_title", "Small Classroom", "小班课"),
        ("fcr_room_lecture_title", "Lecture Classroom", "大班课"),
        ("fcr_network_label_network_quality_excellent", "Good", "良好"),
        ("fcr_network_label_network_quality_bad", "Bad", "较差"),
        ("fcr_network_label_network_quality_down", "Disconnected", "网络已断开"),
        ("fcr_network_label_network_latency", "Latency", "网络延迟"),
        ("fcr_network_label_network_packet_loss_rate", "Loss", "丢包率"),
        ("diorama_network_statistics", "Network statistics", "网络统计"),
        ("diorama_network_sent", "sent", "上行"),
        ("diorama_network_received", "received", "下行"),
        ("fcr_record_recording", "Recording...", "录制中..."),
        ("diorama_room_closed", "The class has ended.", "课程已结束。"),
        ("fcr_room_class_over_notice", "Class over", "结束通知"),
        ("fcr_room_class_leave_class_title", "Leave Class", "下课确认"),
        ("fcr_room_class_leave_cancel", "Cancel", "取消"),
        ("fcr_room_class_leave_sure", "Confirm", "确认"),
        ("fcr_room_exit_warning", "Are you sure you want to quit the classroom?", "是否确定要退出教室？"),
    ]

    private static let tools: [Entry] = [
        ("diorama_tools", "Tools", "工具"),
        ("diorama_tool_setting", "Settings", "设置"),
        ("diorama_tool_message", "Messages", "消息"),
        ("diorama_tool_hands_list", "Raised hands", "举手列表"),
        ("diorama_tool_wave_hands", "Raise hand", "举手"),
        ("diorama_tool_help", "Help", "帮助"),
        ("diorama_help_nowhere", "Help is called from a group", "仅可在小组内请求帮助"),
        ("diorama_hands_none", "no hand is up", "暂无举手"),
        ("diorama_hands_off", "hands cannot be raised now", "当前不可举手"),
        ("diorama_unread", "unread", "未读"),
        ("fcr_user_hands", "Press and hold to raise your hand", "长按举手"),
        ("fcr_inshare_button_share", "Share", "分享"),
        ("fcr_media_camera", "Camera", "摄像头"),
        ("fcr_media_mic", "Microphone", "麦克风"),
        ("fcr_media_camera_direction", "Direction", "方向"),
        ("fcr_media_camera_direction_front", "Front", "前置"),
        ("fcr_media_camera_direction_back", "Back", "后置"),
        ("fcr_media_speaker", "Speaker", "扬声器"),
        ("diorama_device_none", "There is no such device", "没有可用的设备"),
        ("diorama_camera_closed", "Switch the camera on first", "请先开启摄像头"),
        ("fcr_room_leave_room", "Leave Classroom", "离开教室"),
        ("fcr_room_loading", "Loading...", "加载中..."),
        ("diorama_hands_empty", "Nobody has a hand up", "暂无学生举手"),
        ("diorama_hands_accept", "Put on stage", "上台"),
    ]

    private static let toasts: [Entry] = [
        ("fcr_user_local_kick_out_notice", "Removed", "移出通知"),
        ("fcr_user_local_kick_out", "You have been removed from the classroom", "您已被移出教室"),
        (
            "fcr_user_local_start_co_hosting", "You are on stage now. Please feel free to interact with others.",
            "您已上台，可以与大家互动了。"
        ),
        ("fcr_user_local_stop_co_hosting", "You are off the stage now.", "您已下台。"),
        ("fcr_user_congratulation", "{xxx} has been rewarded by the teacher.", "{xxx}获得了老师的奖励。"),
        ("fcr_stream_start_video", "The teacher has turned on your camera.", "老师开启了您的摄像头。"),
        ("fcr_stream_stop_video", "The teacher has turned off your camera.", "老师关闭了您的摄像头。"),
        ("fcr_stream_start_audio", "You are unmuted.", "您已被解除静音。"),
        ("fcr_stream_stop_audio", "You are muted.", "您已被静音。"),
        ("fcr_netless_board_granted", "You can now annotate on the whiteboard.", "您已获得白板操作权限。"),
        (
            "fcr_netless_board_ungranted", "Your access to the whiteboard has been revoked by the teacher.",
            "老师收回了您的白板操作权限。"
        ),
        (
            "fcr_monitor_network_poor", "Poor local network connection, please check the network connection.",
            "本地网络较差，请检查网络连接。"
        ),
        (
            "fcr_monitor_network_disconnected",
            "The local network is disconnected, please check the network connection.",
            "本地网络已断开，请检查网络连接。"
        ),
        ("fcr_monitor_login_remote_device", "Your account was logged in from another device.", "您的账号已在其他设备登录。"),
        ("fcr_monitor_network_reconnecting", "Reconnecting...", "正在重新连接..."),
    ]

    private static let surfaces: [Entry] = [
        ("fcr_role_teacher", "teacher", "老师"),
        ("fcr_role_assistant", "assistant", "助教"),
        ("fcr_role_student", "student", "学生"),
        ("fcr_role_audience", "audience", "观众"),
        ("diorama_seat_empty", "Empty seat", "空座位"),
        ("diorama_seat_teacher", "Waiting for the teacher", "等待老师"),
        ("diorama_camera_off", "camera off", "摄像头已关闭"),
        ("diorama_camera_forbidden", "camera not permitted", "摄像头未授权"),
        ("diorama_mic_off", "microphone off", "麦克风已关闭"),
        ("diorama_mic_forbidden", "microphone not permitted", "麦克风未授权"),
        ("diorama_mic_on", "microphone on", "麦克风已开启"),
        ("diorama_reward", "1 reward", "1 个奖励"),
        ("diorama_rewards", "{xxx} rewards", "{xxx} 个奖励"),
        ("diorama_widget_failed", "This widget has a problem:", "此插件出现问题："),
        ("diorama_widget_movable", "Can be moved with the arrow keys", "可用方向键移动"),
        ("diorama_board", "Whiteboard", "白板"),
        ("diorama_board_granted", "may write on the whiteboard", "可以操作白板"),
        ("diorama_board_write", "You can write here", "您可以书写"),
        ("diorama_board_closed", "The whiteboard is not open", "白板未开启"),
        ("diorama_board_open", "Open the whiteboard", "开启白板"),
        ("diorama_hand_raised", "hand raised", "已举手"),
        ("diorama_previous", "Previous", "上一个"),
        ("diorama_next", "Next", "下一个"),
        ("diorama_stage", "Stage", "讲台"),
        ("diorama_stage_empty", "nobody is on stage", "讲台上没有学生"),
        ("diorama_window_menu", "{xxx}: menu", "{xxx}：菜单"),
        ("diorama_window_actions", "Window menu", "窗口菜单"),
        ("diorama_window_off_stage", "Take off stage", "下台"),
        ("diorama_window_all_off_stage", "Take everybody off stage", "全体下台"),
    ]
}
