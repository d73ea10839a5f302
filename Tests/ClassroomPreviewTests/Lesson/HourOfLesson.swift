import ClassroomComponents
import ClassroomContexts
import ClassroomPreview
import ClassroomWidgets
import Foundation
import LiveValues
import PreviewTestSupport
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing

@testable import PreviewServing

/// The small class that ships, for an hour of virtual time: many students, every tool, a bad network, two thrown out.
///
/// Each minute has its lines in the script; what happens in every one of them stands below it. Everything is asked by
/// whoever would ask it, and nothing may be refused.
final class HourOfLesson {
    /// Whose pages are open all the time.
    let viewers = ["lin", "chen", "ouyang", "guest-7b", "zhang"]
    /// Those of them who have the messages open.
    let readers: Set = ["lin", "chen"]
    /// How much was asked.
    var given = 0

    private let session: PreviewSession
    let store: RoomStore
    private let clock: ManualClock
    private let time = ManualQueue()
    private var chance = SplitMix(state: 45)

    init() throws {
        let kind = try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)
        let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let project = PreviewProject(
            fileSystem: DiskFileSystem(root: root), registry: try ComponentRegistry(kind), kinds: [kind],
            componentStyle: "", knownRules: [], generation: 1)
        session = PreviewSession(
            project, root: root,
            frame: PageFrame(resources: ToolResources(), actionToken: "secret", wallClock: ManualClock()),
            queue: time.queue, housekeeping: ManualQueue().queue, idleTimeout: .seconds(86_400))
        let first = try #require(session.view(ViewRequest(scene: "small-class")))
        store = try #require(first.fixture.store as? RoomStore)
        clock = ManualClock(store.now)
        store.setClock(clock)
    }

    /// The page of somebody, on the device and in the language that they have.
    func view(of viewer: String) throws -> LiveView {
        let index = viewers.firstIndex(of: viewer) ?? 0
        return try #require(
            session.view(
                ViewRequest(
                    scene: "small-class", device: index.isMultiple(of: 2) ? "pad" : "phone",
                    locale: index.isMultiple(of: 3) ? "en" : "zh-Hans", viewer: viewer,
                    openAnchor: readers.contains(viewer) ? "toolBar.message" : nil)))
    }

    /// The room as its teacher sees it.
    var room: UserContext { pool("lin").user }

    func pool(_ user: String) -> ContextPool { ContextPool(store, localUser: user) }

    func pass(_ milliseconds: Int) {
        clock.advance(by: .milliseconds(milliseconds))
        time.pass(milliseconds)
    }

    // MARK: The script

    /// Plays a minute.
    func play(minute: Int) throws {
        if minute < 12 { for number in 0..<3 { arrive(minute * 3 + number) } }
        switch minute {
        case 1:
            try ask {
                try $0.user.startCoHostCarousel(interval: .seconds(30), count: 3, type: .sequence, condition: .none)
            }
        case 6: try ask { try $0.user.stopCoHostCarousel() }
        case 8: try start("poll", ["mode": 1, "pollTitle": "Which melts first?", "pollItems": ["Ice", "Wax", "Iron"]])
        case 9: try answer("poll") { ["selectIndex": [.integer($0 % 3)]] }
        case 11: try request("stop", of: "poll")
        case 12: try ask { try $0.widget.setWidgetInactive("poll") }
        case 14: try start("popupQuiz", ["items": ["A", "B", "C"], "correctItems": ["B"]])
        case 15:
            let quiz = pool("lin").widget.getWidgetRoomProperties("popupQuiz")?["popupQuizId"]
            try answer("popupQuiz") {
                ["popupQuizId": quiz ?? .null, "selectedItems": [.string(["A", "B", "C"][$0 % 3])]]
            }
        case 17:
            let quiz = pool("lin").widget.getWidgetRoomProperties("popupQuiz")?["popupQuizId"]
            try request("stop", of: "popupQuiz", ["popupQuizId": quiz ?? .null])
        case 18: try ask { try $0.widget.setWidgetInactive("popupQuiz") }
        case 20: try start("countdownTimer", ["duration": 120])
        case 24: try ask { try $0.widget.setWidgetInactive("countdownTimer", isRemove: true) }
        case 25: try ask { try $0.user.kickOutUser(userUuid: "student-5", forever: false) }
        case 26: store.setNetworkQuality(.bad, of: "chen")
        case 27: store.setConnection(.reconnecting, of: "ouyang")
        case 28: store.setConnection(.connected, of: "ouyang")
        case 29: store.setNetworkQuality(.good)
        case 30: try ask { try $0.room.updateRoomProperties(["area": 0]) }
        case 32: try ask { try $0.room.updateRoomProperties(["area": 1]) }
        case 33: try ask { try $0.widget.setWidgetInactive(WidgetID.board) }
        case 34: try ask { try $0.widget.setWidgetActive(WidgetID.board) }
        case 36: store.setRecording(.stopped)
        case 37: try ask { try $0.user.kickOutUser(userUuid: "student-9", forever: true) }
        case 38: store.userLeaves("zhang")
        case 40: store.studentJoins(name: "张子轩", uuid: "zhang")
        case 42: try ask { try $0.user.removeAllCoHosts() }
        case 44: store.setHandsWaveEnabled(false)
        case 46: store.setHandsWaveEnabled(true)
        case 48: store.setClassState(.after)
        case 50:
            store.setPacketStats(
                PacketStats(lastMileDelay: 900, txPacketLossRate: 30, rxPacketLossRate: 20), of: "chen")
        default: break
        }
        try talk(minute)
        try shareFiles(minute)
        try discuss(minute)
        try everyMinute(minute)
    }

    private func everyMinute(_ minute: Int) throws {
        for second in 0..<60 {
            pass(1000)
            speak()
            switch second {
            case 3: try stage(minute)
            case 9: try raise(minute)
            case 17: try draw(minute)
            case 25: try reward()
            case 33: try devices(minute)
            case 41, 53: try saySomething(minute)
            default: break
            }
        }
    }

    /// Lets what is waiting come to an end.
    func end() throws { pass(5000) }

    // MARK: What people do

    private func arrive(_ number: Int) {
        given += 1
        store.studentJoins(name: "Student \(number)", uuid: "student-\(number)")
    }

    func ask(_ body: (ContextPool) throws -> Void, as user: String = "lin") throws {
        given += 1
        try body(pool(user))
    }

    func request(_ name: String, of widget: String, _ body: LiveProperties = [:]) throws {
        try ask { try $0.widget.send(WidgetRequest(name, body, to: widget)) }
    }

    private func start(_ widget: String, _ body: LiveProperties) throws { try request("start", of: widget, body) }

    private func answer(_ widget: String, _ body: (Int) -> LiveProperties) throws {
        for (number, student) in room.getUserList(role: .student).enumerated() {
            try ask({ try $0.widget.send(WidgetRequest("submit", body(number), to: widget)) }, as: student.userUuid)
            pass(100)
        }
    }

    /// One of the students by chance; not one who is in a group, where the class does not reach them.
    func student() throws -> String {
        let group = pool("lin").group
        let present = room.getUserList(role: .student).filter { group.getSubRoom(of: $0.userUuid) == nil }
        return try #require(present.randomElement(using: &chance)).userUuid
    }

    private func speak() {
        given += 1
        let streams = pool("lin").stream.getAllStreamList()
        guard let stream = streams.randomElement(using: &chance) else { return }
        store.setVolume(Int.random(in: 0...200, using: &chance), streamUuid: stream.streamUuid)
    }

    private func stage(_ minute: Int) throws {
        let stage = room.getCoHostList()
        if stage.count > 5, let first = stage.first {
            try ask { try $0.user.removeCoHost(userUuid: first.userUuid) }
        } else {
            let someone = try student()
            if !room.isCoHost(someone) { try ask { try $0.user.addCoHost(userUuid: someone) } }
        }
    }

    private func raise(_ minute: Int) throws {
        guard room.getHandsWaveEnable() else { return }
        let someone = try student()
        let name = room.getUserInfo(someone)?.userName ?? someone
        try ask({ try $0.user.handsWave(duration: .seconds(20), payload: ["userName": .string(name)]) }, as: someone)
    }

    private func draw(_ minute: Int) throws {
        guard pool("lin").widget.getWidgetActivity(WidgetID.board) else { return }
        let stroke = BoardElement(
            id: "s\(given)", kind: minute.isMultiple(of: 4) ? .ellipse : .curve,
            points: [BoardPoint(x: minute, y: 100), BoardPoint(x: 9 * minute, y: 10 * minute)])
        try ask { try $0.widget.drawOnBoard(stroke) }
        if minute.isMultiple(of: 6) {
            let back = WidgetMessage("boardStepChanged", ["pre": 1])
            try ask { try $0.widget.sendMessage(back, toWidget: WidgetID.board) }
        }
        if minute.isMultiple(of: 7) { try ask { try $0.widget.addBoardPage() } }
        if minute.isMultiple(of: 5) { try ask { try $0.widget.openBoardPage(0) } }
    }

    private func reward() throws {
        let someone = try student()
        try ask { try $0.user.rewardUsers(userUuidList: [someone], rewardCount: 1) }
    }

    private func devices(_ minute: Int) throws {
        let stage = room.getCoHostList().map(\.userUuid)
        let streams = pool("lin").stream.getAllStreamList().filter { stage.contains($0.owner.userUuid) }
        guard let stream = streams.randomElement(using: &chance) else { return }
        try ask {
            try $0.stream.updateStreamPublishPrivilege(
                streamUuids: [stream.streamUuid], videoPrivilege: minute.isMultiple(of: 2), audioPrivilege: true)
        }
    }
}
