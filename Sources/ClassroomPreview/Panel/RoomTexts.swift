import ClassroomContexts
import LiveValues
import PreviewServing

/// The labels of the room's panel and of what surrounds it, each in both languages.
struct RoomTexts {
    let language: ToolLanguage

    /// The labels for whoever looks through a pool.
    init(_ pool: ContextPool) { language = ToolLanguage(locale: pool.locale ?? "") }

    private func both(_ english: String, _ chinese: String) -> String { language.text(english, chinese) }

    // MARK: Switches

    var room: String { both("Room", "房间") }
    var closed: String { both("Closed", "已关闭") }
    var close: String { both("Close room", "关闭房间") }
    var closedHelp: String {
        both("The room is closed; Reset room opens it again", "房间已关闭；“重置房间”会重新打开它")
    }
    var network: String { both("Network", "网络") }
    var classState: String { both("Class", "课程") }
    var recording: String { both("Recording", "录制") }
    var connection: String { both("Connection", "连接") }
    var chat: String { both("The viewer's chat", "查看者的聊天") }
    var requests: String { both("Widgets' requests", "小组件的请求") }
    var requestsHelp: String {
        both(
            "How property requests of widgets are answered, in the place of an app's controller",
            "代替 App 的控制器，决定如何答复小组件的属性请求")
    }
    var sounds: String { both("Sounds", "声音") }

    /// A case of one of the switches: `joinFailed` is "Join failed".
    func title(of item: some NamedCase) -> String {
        let words = CaseWords.text(of: item).text(in: language.rawValue)
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    // MARK: People

    var people: String { both("People", "人员") }
    var nobody: String { both("Nobody is here", "没有人") }
    func onStage(_ count: Int) -> String { both("\(count) on stage", "台上 \(count) 人") }
    func role(_ role: UserRole) -> String { CaseWords.text(of: role).text(in: language.rawValue) }
    /// The heading above users of a role.
    func title(_ role: UserRole) -> String {
        switch role {
        case .teacher: both("Teacher", "老师")
        case .assistant: both("Assistant", "助教")
        case .student: both("Students", "学生")
        case .observer: both("Observers", "旁观者")
        }
    }
    func count(_ count: Int, _ role: UserRole) -> String {
        both("\(count) \(self.role(role))\(count == 1 ? "" : "s")", "\(self.role(role)) \(count) 人")
    }
    var comma: String { both(", ", "，") }
    var newName: String { both("Name of a new student", "新学生的姓名") }
    var joins: String { both("Joins", "加入") }
    func more(_ count: Int) -> String { both("… and \(count) more", "另有 \(count) 人") }
    var goesOnStage: String { both("On stage", "上台") }
    var goesOffStage: String { both("Off stage", "下台") }
    var hand: String { both("Hand", "举手") }
    var leaves: String { both("Leaves", "离开") }
    var student: String { both("Student", "学生") }
    var absent: String { both("Not in the room", "不在房间内") }

    // MARK: Simulator and groups

    var simulator: String { both("Class simulator", "课堂模拟") }
    var students: String { both("Students", "学生数") }
    var seed: String { both("Seed", "随机种子") }
    var answerSoon: String { both("Answer within 5 s", "5 秒内作答") }
    var answerAtOnce: String { both("Answer at once", "立即作答") }
    var nothingToAnswer: String {
        both("Nothing to answer: no poll or quiz is open.", "没有可作答的内容：未打开投票或答题器。")
    }
    var open: String { both("Open: ", "已打开：") }

    /// The name of a widget; the identifier of one that does not ship.
    func widget(_ id: String) -> String {
        EventWords.title(ofWidget: id).map { both($0.english, $0.chinese) } ?? id
    }

    var groups: String { both("Groups", "分组") }
    var groupCount: String { both("Number of groups", "分组数量") }
    var divide: String { both("Divide evenly", "平均分组") }
    var bringBack: String { both("Bring back", "结束分组") }
    var undivided: String { both("The class is not divided.", "尚未分组。") }
    func group(_ name: String, _ count: Int) -> String { both("\(name): \(count)", "\(name)：\(count) 人") }

    // MARK: Out of the room

    func exit(_ reason: String) -> String {
        both(
            "The app closes the classroom, and the host app is given the reason: \(reason).",
            "App 关闭教室，宿主 App 得到的原因是：\(reason)。")
    }
    var kickedOut: String { both("kicked out", "被移出") }
    var normal: String { both("normal", "正常") }
    var comesBack: String { both("Comes back", "返回") }
    var openAnew: String { both("Open the room anew", "重新打开房间") }
    func isElsewhere(_ name: String) -> String {
        both("\(name) is signed in on another device", "\(name)已在其他设备上登录")
    }
    var classroomClosed: String { both("The classroom is closed", "教室已关闭") }
    func left(_ name: String) -> String { both("\(name) left the classroom", "\(name)离开了教室") }
    func wasRemoved(_ name: String, isForGood: Bool) -> String {
        both(
            "\(name) was removed from the classroom\(isForGood ? " for good" : "")",
            "\(name)已被\(isForGood ? "永久" : "")移出教室")
    }
    var forget: String { both("Forget the removal", "撤销移出") }
    func letIn(_ name: String) -> String {
        both("Let \(name) in again? Nothing else in the room changes.", "让\(name)重新进入？房间中的其他内容不变。")
    }
    var letThemIn: String { both("Let them in", "允许进入") }
}
