import LiveValues

/// A text that the page's script shows; the page gives it in its language, with `{name}` for values.
enum ScriptText: String, CaseIterable {
    case connecting, live, waiting, broken, standing, reconnecting, silent
    case unreachable, unanswered
    case justOpened, minutesOld, hoursOld, daysOld
    case fileTooLarge, fileRefused, fieldFull

    /// All of them in a language, with those of a kind of scene, as JSON by name.
    static func json(_ texts: PageTexts, _ others: [String: LiveText]) -> String {
        let own = allCases.map { ($0.rawValue, $0.text(texts)) }
        let others = others.map { ($0.key, $0.value.text(in: texts.language.rawValue)) }
        return PageEvent.json(Dictionary(others + own, uniquingKeysWith: { $1 }))
    }

    func text(_ texts: PageTexts) -> String {
        switch self {
        case .connecting: texts.both("Connecting", "正在连接")
        case .live: texts.both("Live", "实时")
        case .waiting: texts.both("Waiting", "等待中")
        case .broken: texts.both("Last good picture", "上次正确的画面")
        case .standing: texts.both("Time stands", "时间已停止")
        case .reconnecting: texts.both("Reconnecting", "正在重新连接")
        case .silent: texts.both("No answer", "没有响应")
        case .unreachable: texts.both("The preview is not reachable.", "无法访问预览。")
        case .unanswered:
            texts.both("The preview does not answer. Is it still running?", "预览没有响应。它还在运行吗？")
        case .justOpened: texts.both("Just opened", "刚刚打开")
        case .minutesOld: texts.both("{count} min since opening", "已打开 {count} 分钟")
        case .hoursOld: texts.both("{count} h since opening", "已打开 {count} 小时")
        case .daysOld: texts.both("{count} days since opening", "已打开 {count} 天")
        case .fileTooLarge:
            texts.both("“{name}” is too large: up to {size} MB can be brought.", "“{name}”过大：最大 {size} MB。")
        case .fileRefused: texts.both("“{name}” was not taken: {reason}", "未接受“{name}”：{reason}")
        case .fieldFull: texts.both("No more than {count} characters fit here.", "此处最多 {count} 个字符。")
        }
    }
}
