import LiveValues

/// The words for the cases of the room's enumerations: states, roles, kinds.
///
/// The panel's switches and the values behind the lines of the event log use them.
enum CaseWords {
    /// Returns a case in words: `joinFailed` is "join failed", and "加入失败" in Chinese.
    static func text(of item: some NamedCase) -> LiveText { text(of: item.name) }

    /// Returns the words for the name of a case; a name without Chinese words has the English ones in Chinese too.
    static func text(of name: String) -> LiveText {
        let english = name.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        return LiveText(english: LiveText(english), chinese: LiveText(chinese[name] ?? english))
    }

    private static let chinese = [
        "unknown": "未知", "good": "良好", "medium": "一般", "bad": "较差", "down": "断开",
        "disconnected": "已断开", "connecting": "正在连接", "connected": "已连接", "reconnecting": "正在重连",
        "aborted": "已中止", "before": "课前", "during": "课中", "after": "课后", "stopped": "已停止",
        "starting": "即将开始", "started": "录制中", "failed": "失败", "reserve": "备用", "working": "正常",
        "atOnce": "立即", "slow": "缓慢", "refusing": "拒绝", "offline": "离线", "loginFailed": "登录失败",
        "joinFailed": "加入失败", "loggedInElsewhere": "已在别处登录", "loggedOut": "已退出登录",
        "teacher": "老师", "student": "学生", "assistant": "助教", "observer": "旁观者",
        "none": "无", "audio": "音频", "video": "视频", "both": "音视频",
        "open": "已打开", "close": "已关闭", "error": "故障", "playing": "播放中", "paused": "已暂停",
        "minimised": "最小化", "maximised": "最大化", "normal": "原始大小",
        "teacherIsHere": "老师已在本组", "teacherHelpsOthers": "老师正在帮助其他小组", "nobodyIsThere": "没有老师",
        "curve": "曲线", "straight": "直线", "arrow": "箭头", "rectangle": "矩形", "triangle": "三角形",
        "rhombus": "菱形", "pentagram": "五角星", "ellipse": "椭圆", "text": "文字", "image": "图片",
    ]
}
