// Windows over the board, one's own preview, the watermark and the link to the room.
extension ClassroomStrings {
    static let windows: [Entry] = [
        ("fcr_expansion_screen_tips_teacher_watching", "The teacher is viewing your video screen", "老师正在浏览你的视频画面"),
        ("fcr_inshare_button_share", "Share", "分享"),
        ("diorama_local_preview", "Your camera, as the teacher sees it", "老师看到的你的画面"),
        ("diorama_share_close", "Close", "关闭"),
        ("diorama_share_hint", "Whoever has this link finds the class.", "凭此链接即可进入课堂。"),
        ("diorama_share_none", "No link was registered for this class.", "此课堂未登记链接。"),
        ("diorama_watermark", "Watermark: {xxx}", "水印：{xxx}"),
        ("diorama_widget_countdown", "Countdown", "倒计时"),
        ("diorama_widget_poll", "Poll", "投票"),
        ("diorama_widget_quiz", "Quiz", "答题器"),
        ("diorama_window_of", "{xxx}'s window", "{xxx}的窗口"),
        (
            "diorama_window_movable", "Can be moved with the arrow keys and resized with plus and minus",
            "可用方向键移动，用加减键缩放"
        ),
    ]
}
