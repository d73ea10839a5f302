import HomeScreenModel
import LiveValues
import PreviewServing

/// The labels of the telephone's panel, each in both languages.
struct PhoneTexts {
    let language: ToolLanguage

    init(locale: String) { language = ToolLanguage(locale: locale) }

    func both(_ english: String, _ chinese: String) -> String { language.text(english, chinese) }

    // MARK: Telephone

    var clock: String { both("Clock", "时钟") }
    var time: String { both("Time", "时间") }
    var now: String { both("Now", "现在") }
    var network: String { both("Network", "网络") }
    var people: String { both("People", "用户") }
    var owner: String { both("Owner", "机主") }
    var comma: String { both(", ", "，") }

    /// Says how far the time was moved: `+2 h`, `−1 d`.
    func distance(_ milliseconds: Int64) -> String {
        let sign = milliseconds < 0 ? "−" : "+"
        let minutes = milliseconds.magnitude / 60_000
        let days = minutes / 1440
        if days > 0, minutes % 1440 == 0 { return both("\(sign)\(days) d", "\(sign)\(days) 天") }
        if minutes >= 60, minutes % 60 == 0 { return both("\(sign)\(minutes / 60) h", "\(sign)\(minutes / 60) 小时") }
        return both("\(sign)\(minutes) min", "\(sign)\(minutes) 分钟")
    }

    func title(of network: PhoneState.Network) -> String {
        switch network {
        case .online: both("Online", "在线")
        case .offline: both("Offline", "离线")
        case .slow: both("Slow", "缓慢")
        case .failing: "500"
        case .unauthorized: "401"
        case .garbage: both("No JSON", "非 JSON")
        }
    }

    // MARK: Home screen

    var homeScreen: String { both("Home screen", "主屏幕") }
    var editHomeScreen: String { both("Edit", "编辑") }
    var endEditing: String { both("Done", "完成") }
    var addWidget: String { both("Add Widget", "添加小组件") }
    var searchWidgets: String { both("Search Widgets", "搜索小组件") }
    var close: String { both("Close", "关闭") }
    func add(_ widget: String, as size: String) -> String {
        both("Add \(widget), \(size)", "添加“\(widget)”，\(size)")
    }
    func sizes(of widget: String) -> String { both("Sizes of \(widget)", "“\(widget)”的尺寸") }
    func noRoom(for widget: String, as size: String, page: Int) -> String {
        both(
            "Page \(page) has no room for \(widget), \(size): remove a widget, or choose another page.",
            "第 \(page) 页放不下“\(widget)”，\(size)：请移除小组件，或换一页。")
    }

    // MARK: Apps

    var apps: String { both("Apps", "App") }
    var inFront: String { both("In front", "前台") }
    func inFront(_ app: String) -> String { both("\(app) in front", "\(app)在前台") }
    var inFrontHelp: String {
        both("Reloads that an app in front asks for cost nothing", "App 在前台时请求刷新不消耗预算")
    }
    var signedIn: String { both("Signed in", "已登录") }
    func signedIn(_ app: String) -> String { both("Signed in to \(app)", "已登录\(app)") }
    var group: String { both("Group", "组") }
    var key: String { both("Key", "键") }
    var value: String { both("Value, as JSON or text", "值，JSON 或文本") }
    var keyHint: String { both("key", "键") }
    var valueHint: String { both("value", "值") }
    var write: String { both("Write", "写入") }
    var writeHelp: String {
        both(
            "Writes and asks for no timeline: 'Reload all' below does what reloadAllTimelines does",
            "只写入，不请求时间线：下方的“全部刷新”等同于 reloadAllTimelines")
    }

    // MARK: Things

    var things: String { both("Things", "设备") }
    func online(_ count: Int, of all: Int) -> String { both("\(count) of \(all) online", "\(all) 台中 \(count) 台在线") }
    var status: String { both("Status", "状态") }
    func title(of status: ThingStatus) -> String {
        switch status {
        case .notActivated: both("Not activated", "未激活")
        case .online: both("Online", "在线")
        case .offline: both("Offline", "离线")
        case .disabled: both("Disabled", "已禁用")
        }
    }
    var confirms: String { both("Confirms", "确认") }
    func confirms(_ name: String) -> String { both("\(name) confirms", "\(name)会确认") }
    var confirmsItself: String {
        both("the device on the broker, if it is there", "由代理服务器上的设备确认（如果在线）")
    }
    var atOnce: String { both("at once", "立即") }
    func after(_ delay: String) -> String { both("after \(delay)", "\(delay) 后") }
    var never: String { both("never", "从不") }
    var waiting: String { both("waiting", "等待中") }
    func isOn(_ isOn: Bool) -> String { isOn ? both("on", "开") : both("off", "关") }
    func property(_ identifier: String, of name: String) -> String {
        both("\(name): \(identifier)", "\(name)：\(identifier)")
    }

    // MARK: Connections

    var connections: String { both("Connections", "连接") }
    var broker: String { both("Broker", "代理服务器") }
    var connecting: String { both("Connecting", "正在连接") }
    var connected: String { both("Connected", "已连接") }
    var lost: String { both("Lost", "已断开") }
    var servers: String { both("Servers", "服务器") }
    func allowed(_ count: Int) -> String {
        both(count == 1 ? "1 server allowed" : "\(count) servers allowed", "允许 \(count) 台服务器")
    }
    var noneAsked: String { both(", none asked yet", "，尚未请求") }
    func answers(_ server: String, since time: String) -> String {
        both("\(server) answers since \(time)", "\(server) 自 \(time) 起有响应")
    }
    var stores: String { both("Stores", "存储") }
    var shared: String { both("Shared", "已共享") }
    var lastValuesStand: String { both("The last values stand", "保留上次的值") }
}

/// The labels of timelines.
extension PhoneTexts {
    var timelines: String { both("Timelines", "时间线") }
    var reloadAll: String { both("Reload all", "全部刷新") }
    var reloadAllHelp: String {
        both("As if every app asked for its widgets, by the system's rules", "如同每个 App 都请求刷新，遵循系统规则")
    }
    func widget(_ name: String, on screen: String) -> String {
        both("\(name) on \(screen)", "屏幕“\(screen)”上的“\(name)”")
    }
    var edit: String { both("Edit", "编辑") }
    func edit(_ name: String, on screen: String) -> String {
        both("Edit \(name) on \(screen)", "编辑屏幕“\(screen)”上的“\(name)”")
    }
    var noParameters: String { both("This widget has no parameters", "此小组件没有参数") }
    var hasNoParameters: String { both(": it has no parameters", "：没有参数") }
    var reload: String { both("Reload", "刷新") }
    func reload(_ name: String) -> String { both("Reload \(name)", "刷新“\(name)”") }
    var reloadHelp: String {
        both("Asks at once and costs nothing; only you can, not the app", "立即请求且不消耗预算；只有您能这样做，App 不能")
    }
    var reloadKind: String { both("All of its kind", "全部同类") }
    func reloadKind(_ widget: String) -> String { both("Reload all widgets of \(widget)", "刷新全部“\(widget)”小组件") }
    var reloadKindHelp: String {
        both("As if the app asked for them, by the system's rules", "如同 App 请求刷新它们，遵循系统规则")
    }
    func budget(_ perDay: Int, saved: Int) -> String {
        both("\(perDay) reloads a day; at most \(saved) are saved", "每天 \(perDay) 次刷新；最多积攒 \(saved) 次")
    }
    func left(_ left: Int, of all: Int) -> String { both(" \(left) of \(all) left", " 剩余 \(left)/\(all)") }
    func entry(_ index: Int, at time: String) -> String { both("Entry \(index), \(time)", "条目 \(index)，\(time)") }
    func reload(at time: String) -> String { both("Reload at \(time)", "\(time) 刷新") }

    var assumptions: String {
        guard language == .chinese else { return "Assumed: " + ReloadPlan.assumptions.joined(separator: "; ") + "." }
        return "假设：每个实例每天 \(ReloadPlan.perDay) 次刷新，均匀恢复（系统允许 40 至 70 次）；"
            + "最多积攒 \(Int(ReloadPlan.maxSaved)) 次；刷新策略和后台 App 会消耗，前台 App、按钮和系统不消耗；"
            + "30 秒内的请求合并为一次；失败后保留上次的时间线，并在 1、5、15 分钟后重试，重试会消耗。"
    }

    /// When a timeline asks for another one, in a few words.
    func policy(of timeline: Timeline) -> String {
        switch timeline.reload {
        case .atEnd: both("reloads after its last entry", "最后一个条目后刷新")
        case .after(let duration): both("reloads after \(duration.words)", "\(duration.words) 后刷新")
        case .topic(let topic): both("reloads on \(topic)", "收到 \(topic) 时刷新")
        case .never: both("reloads when asked", "收到请求时刷新")
        }
    }

    /// An event of a widget, as a word for style sheets and as a sentence.
    func words(
        _ event: WidgetInstance.Note.Event, _ clock: (Timestamp) -> String
    ) -> (kind: String, words: String) {
        switch event {
        case .asked(let decision):
            (decision.word, language == .english ? decision.words(clock) : chinese(decision, clock))
        case .passedOver(let decision):
            (
                "passed",
                both(
                    "this time was skipped: \(decision.reason.words); servers are asked only while somebody looks",
                    "已跳过这一次：\(chinese(decision.reason))；只有在有人查看时才请求服务器")
            )
        case .failed(let source, let reason): ("failed", both("\(source): \(reason)", "\(source)：\(reason)"))
        }
    }

    private func chinese(_ decision: ReloadDecision, _ clock: (Timestamp) -> String) -> String {
        let reason = chinese(decision.reason)
        return switch decision {
        case .free: "已允许，不消耗：\(reason)"
        case .paid(_, let left): "已允许，消耗一次：\(reason)；剩余 \(left) 次"
        case .spent(_, let until): "推迟到 \(clock(until))：\(reason)；预算已用完"
        case .merged(_, let until): "推迟到 \(clock(until))：\(reason)；30 秒内的请求合并为一次"
        case .covered(_, let waiting): "已拒绝：\(reason)；已有一次等到 \(clock(waiting.due))"
        }
    }

    private func chinese(_ reason: ReloadReason) -> String {
        switch reason {
        case .placed: "已放置或配置"
        case .policy: "时间线的策略"
        case .retry: "再次尝试"
        case .background: "App 在后台请求"
        case .foreground: "App 在前台请求"
        case .topic: "其主题收到消息"
        case .intent: "小组件的按钮"
        case .locale: "语言已更改"
        case .textSize: "文字大小已更改"
        case .time: "时钟已调整"
        case .network: "网络已在此切换"
        case .hand: "手动请求"
        }
    }
}
