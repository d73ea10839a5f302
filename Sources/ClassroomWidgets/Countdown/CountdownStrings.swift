extension Countdown {
    static let strings: [String: [String: String]] = [
        "fcr_countdown_timer_title": ["en": "Countdown", "zh-Hans": "倒计时"],
        "diorama_countdown_over": ["en": "Time is up.", "zh-Hans": "时间到。"],
        "diorama_countdown_seconds": ["en": "Seconds", "zh-Hans": "秒数"],
        "diorama_countdown_range": ["en": "{xxx} to {yyy}", "zh-Hans": "{xxx} 至 {yyy}"],
        "diorama_countdown_invalid": [
            "en": "A whole number from {xxx} to {yyy}", "zh-Hans": "请输入 {xxx} 至 {yyy} 的整数",
        ],
        "diorama_countdown_choices": ["en": "Common times", "zh-Hans": "常用时间"],
        "diorama_countdown_choice_seconds": ["en": "{xxx} s", "zh-Hans": "{xxx} 秒"],
        "diorama_countdown_choice_minutes": ["en": "{xxx} min", "zh-Hans": "{xxx} 分钟"],
        "diorama_countdown_start": ["en": "Start", "zh-Hans": "开始"],
        "diorama_countdown_stop": ["en": "Stop", "zh-Hans": "停止"],
        "diorama_countdown_restart": ["en": "Restart", "zh-Hans": "重新开始"],
        "diorama_countdown_running": ["en": "Running", "zh-Hans": "进行中"],
        "diorama_countdown_paused": ["en": "Paused", "zh-Hans": "已暂停"],
        "diorama_countdown_finished": ["en": "Time is up", "zh-Hans": "时间到"],
        "diorama_countdown_close": ["en": "Close the countdown for everybody", "zh-Hans": "为所有人关闭倒计时"],
    ]
}
