import ConfigSchema

extension EnumerationCase {
    /// Makes a case with the other words that people write for it, in English and Chinese.
    init(named name: String, _ summary: String = "") {
        self.init(name, summary, synonyms: Self.words[name] ?? [])
    }

    private static let words = [
        "teacher": ["tutor", "host", "instructor", "trainer", "lecturer", "老师", "老師", "教师", "教師", "主讲", "讲师", "主持人"],
        "student": ["pupil", "learner", "child", "audience", "学生", "學生", "学员", "孩子"],
        "assistant": ["ta", "helper", "co-host", "cohost", "助教", "助理"],
        "observer": ["guest", "viewer", "watcher", "auditor", "旁听", "旁听生", "观众", "巡课", "访客"],
        "open": ["on", "opened", "true", "yes", "1", "开", "开启", "打开", "开着"],
        "close": ["off", "closed", "false", "no", "0", "muted", "关", "关闭", "关着", "静音"],
        "before": ["waiting", "notstarted", "not started", "future", "未开始", "课前"],
        "during": [
            "started", "running", "ongoing", "inprogress", "in progress", "active", "live", "上课", "上课中", "进行中", "课中",
        ],
        "after": ["ended", "over", "finished", "done", "closed", "下课", "已结束", "结束", "课后"],
        "started": ["on", "running", "recording", "true", "yes", "录制中", "开始"],
        "stopped": ["off", "none", "false", "no", "停止", "未录制"],
        "mic": ["microphone", "麦克风", "话筒"],
        "camera": ["cam", "webcam", "video", "摄像头", "相机"],
        "speaker": ["loudspeaker", "headphones", "扬声器", "音箱"],
        "screen": ["screenshare", "display", "屏幕"],
        "good": ["excellent", "fine", "ok", "好", "良好", "优"],
        "medium": ["normal", "fair", "average", "一般", "中"],
        "bad": ["poor", "weak", "slow", "差", "弱"],
        "down": ["offline", "none", "lost", "断", "断开"],
        "connected": ["online", "on", "true", "已连接"],
        "disconnected": ["offline", "off", "false", "断开", "已断开"],
        "both": ["all", "audio+video", "av", "audio and video", "全部", "音视频"],
        "random": ["shuffle", "shuffled", "随机"],
        "sequence": ["sequential", "order", "ordered", "顺序"],
        "none": ["off", "no", "无"],
        "small": ["smallclass", "小班", "小班课"],
        "oneToOne": ["1v1", "1on1", "1-on-1", "one2one", "一对一", "一對一"],
        "lecture": ["large", "big", "大班", "大班课", "讲座"],
        "cdn": ["rtmp", "hls", "cdn直播"],
        "fusion": ["hybrid", "融合", "融合直播"],
        "livePremium": ["live", "premium", "极速直播"],
        "liveStandard": ["standard", "标准直播"],
        "mixStreamCDN": ["mix", "mixstream", "mix-cdn", "合流", "合流转推"],
        "hostingScene": ["hosting", "film", "伪直播"],
        "failed": ["error", "broken", "down", "失败"],
        "working": ["ok", "good", "up", "正常"],
        "reserve": ["backup", "fallback", "备用"],
        "vocation": ["vocational", "职教", "职业教育"],
        "subRoom": ["breakout", "group", "分组", "小组"],
    ]
}
