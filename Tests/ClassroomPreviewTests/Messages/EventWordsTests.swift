import ClassroomContexts
import LiveValues
import PreviewTestSupport
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

@Suite struct EventWordsTests {
    @Test func namesPeopleAndNotTheirIdentifiers() throws {
        let lesson = try Lesson()
        let teacher = try lesson.listen()
        let room = try lesson.store()
        ContextPool(room, localUser: "chen").room.leaveRoom()
        let words = EventWords(room: room)
        // Also those who have gone meanwhile.
        #expect(words.values(of: .onUserHandsWave(HandsWave(userUuid: "lin"))) == "Ms. Lin")
        #expect(words.values(of: .onUserHandsDown(userUuid: "chen", payload: nil)) == "陈小明")
        #expect(words.text(of: .onUserHandsDown(userUuid: "chen", payload: nil)).text == "陈小明 lowered the hand")
        #expect(words.values(of: .onUserHandsDown(userUuid: "nobody", payload: nil)) == "nobody")
        lesson.time.pass(IntervalTimer.interval)
        #expect(teacher.events("log").joined().contains("陈小明"))
    }

    @Test func saysWhichPermissionOrDeviceOfAStreamDiffers() throws {
        let lesson = try Lesson()
        let pages = try ["en", "zh-Hans"].map { try lesson.listen(ViewRequest(locale: $0)) }
        let teacher = try lesson.pool("lin")
        try teacher.user.addCoHost(userUuid: "chen")
        let uuid = try #require(teacher.stream.getStreamList(userUuid: "chen").first).streamUuid
        lesson.time.pass(IntervalTimer.interval)
        func logs(after change: () throws -> Void) throws -> [String] {
            _ = pages.map { $0.events() }
            try change()
            lesson.time.pass(IntervalTimer.interval)
            return pages.map { $0.events("log").joined() }
        }
        let withheld = try logs {
            try teacher.stream.updateStreamPublishPrivilege(streamUuids: [uuid], videoPrivilege: false)
        }
        #expect(withheld[0].contains("Ms. Lin withheld 陈小明"), "\(withheld)")
        #expect(withheld[1].contains("Ms. Lin禁用了陈小明的摄像头"), "\(withheld)")
        let owner = UserInfo(userUuid: "chen", userName: "Chen", userRole: .student)
        let words = EventWords(room: try lesson.store())
        let (on, off) = (
            StreamInfo(streamUuid: "s", owner: owner),
            StreamInfo(streamUuid: "s", audioSourceState: .close, owner: owner)
        )
        let lin = UserInfo(userUuid: "lin", userName: "Ms. Lin", userRole: .teacher)
        let silent = StreamInfo(streamUuid: "s", streamType: .video, owner: owner)
        let permitted = words.text(of: .onStreamUpdated(on, before: silent, operator: lin))
        #expect(permitted.text(in: "en") == "Ms. Lin permitted Chen's microphone")
        #expect(permitted.text(in: "zh-Hans") == "Ms. Lin允许了Chen的麦克风")
        let muted = words.text(of: .onStreamUpdated(off, before: on, operator: owner))
        #expect(muted.text(in: "en") == "Chen: microphone off (by Chen)")
        #expect(muted.text(in: "zh-Hans") == "Chen：麦克风关（操作者：Chen）")
    }

    @Test func leavesNamesInAllTheirLanguagesAndListsThemInEach() throws {
        let lesson = try Lesson()
        lesson.edit("Scenes/contexts/lesson.yaml", "name: 陈小明", "name: { en: Chen, zh-Hans: 陈小明 }")
        let words = EventWords(room: try lesson.store())
        #expect(words.name("chen").text(in: "en") == "Chen")
        let names = words.names(of: ["lin", "chen"])
        #expect(names.text(in: "en") == "Ms. Lin, Chen" && names.text(in: "zh-Hans") == "Ms. Lin、陈小明")
        let hands = words.values(of: .onUserHandsWaveEnable(true))
        #expect(hands.text(in: "en") == "allowed" && hands.text(in: "zh-Hans") == "允许")
    }

    @Test func namesWhoseWindowWasMovedAndSaysWhatLaidItOut() throws {
        let lesson = try Lesson()
        let teacher = try lesson.pool("lin")
        try teacher.user.addCoHost(userUuid: "chen")
        let stream = try #require(teacher.stream.getStreamList(userUuid: "chen").first).streamUuid
        let (words, window) = (EventWords(room: try lesson.store()), WidgetID.streamWindow + "-" + stream)
        let moved = words.text(of: .onWidgetSyncFrameUpdated(WidgetSyncFrame(), widget: window, operator: nil))
        #expect(moved.text(in: "en") == "陈小明's video window was moved")
        #expect(moved.text(in: "zh-Hans") == "陈小明的视频窗口已移动")
        let size = ContextEvent.onMessageReceived(
            WidgetMessage("size", ["width": 1, "height": 1]), widget: WidgetID.poll, direction: .toHost)
        let sentence = words.sentence(of: size, inGroup: nil)
        #expect(sentence.text.text(in: "en") == "The poll has another size" && sentence.isRoutine)
    }

    @Test func namesAGroupThatIsClosedMeanwhile() throws {
        let lesson = try Lesson()
        let teacher = try lesson.pool("lin")
        try teacher.group.addSubRoomList([SubRoomCreateConfig(subRoomName: "Owls")])
        let group = try #require(teacher.group.getSubRoomList().first).subRoomUuid
        try teacher.group.removeSubRoomList([group])
        let left = EventWords(room: try lesson.store()).text(
            of: .onUserListRemovedFromSubRoom(
                [SubRoomDeparture(userUuid: "chen", reason: .normal)], subRoomUuid: group, operator: nil))
        #expect(left.text(in: "en") == "陈小明 left Owls")
    }

    @Test func namesAWindowOnTheBoardByItsTitle() throws {
        let lesson = try Lesson()
        let teacher = try lesson.pool("lin")
        try teacher.widget.setWidgetActive(WidgetID.board)
        let now = Timestamp(milliseconds: 0)
        try teacher.cloud.add(
            CloudFile(id: "f7", name: "Waves.pdf", size: 9, updated: now, source: .brought(id: "f7")))
        try teacher.widget.sendMessage(
            WidgetMessage("openFile", ["resourceUuid": "f7"]), toWidget: WidgetID.board)
        try teacher.widget.closeBoardWindow("f7")
        let words = EventWords(room: try lesson.store())
        let turned = words.values(of: .onBoardWindowsChanged(.turned("f7", page: 1), operator: nil))
        #expect(turned.text(in: "en") == "Waves.pdf: page 2" && turned.text(in: "zh-Hans") == "Waves.pdf：第 2 页")
        let closed = words.values(of: .onBoardWindowsChanged(.closed("f7"), operator: nil))
        #expect(closed.text(in: "en") == "Waves.pdf: closed" && closed.text(in: "zh-Hans") == "Waves.pdf：已关闭")
    }

    @Test func isReadOnEachPageInItsLanguage() throws {
        let lesson = try Lesson()
        lesson.edit("Scenes/contexts/lesson.yaml", "name: 陈小明", "name: { en: Chen, zh-Hans: 陈小明 }")
        let pages = try ["en", "zh-Hans"].map { try lesson.listen(ViewRequest(locale: $0, viewer: "chen")) }
        try lesson.pool("lin").user.rewardUsers(userUuidList: ["chen"], rewardCount: 1)
        lesson.time.pass(IntervalTimer.interval)
        for (page, (name, other, count)) in zip(
            pages, [("Chen", "陈小明", "Chen, now 1"), ("陈小明", "Chen", "陈小明，共 1 个")])
        {
            let events = page.events()
            let told = events.filter { ["log", "toast"].contains($0.name) }.map(\.data).joined()
            #expect(told.contains(count) && !told.contains(other), "\(told)")
            #expect(events.contains { $0.name == "toast" && $0.data.contains(name) })
        }
        // Whoever comes later reads what has been, and whose eyes these are, in their language too.
        let page = try lesson.page(ViewRequest(locale: "zh-Hans", viewer: "chen"))
        #expect(page.contains("陈小明获得奖励，共 1 个") && page.contains(">陈小明 · 学生</option>") && !page.contains("Chen"))
    }

    @Test func tellsWhoVotedWithTheCallbackAndItsValues() throws {
        let words = EventWords(room: try Lesson().store())
        let vote = ContextEvent.onWidgetUserPropertiesUpdated(
            ["pollId": "p1", "selectIndex": [0]], userUuid: "chen", widget: WidgetID.poll, cause: ["cmd": 2],
            operator: nil)
        let sentence = words.sentence(of: vote, inGroup: nil)
        #expect(sentence.text.text(in: "en") == "陈小明 voted")
        #expect(sentence.text.text(in: "zh-Hans") == "陈小明投了票")
        #expect(sentence.subject == .widgets)
        #expect(sentence.values.text(in: "en") == "poll, 陈小明: pollId = \"p1\", selectIndex = [0], cause: cmd = 2")
    }

    @Test func tellsStatesAndRolesInTheLanguageOfThePage() throws {
        let words = EventWords(room: try Lesson().store())
        let owner = UserInfo(userUuid: "chen", userName: "Chen", userRole: .student)
        let stream = StreamInfo(streamUuid: "s", streamType: .video, videoSourceState: .close, owner: owner)
        let rows: [(ContextEvent, english: String, chinese: String)] = [
            (.onRemoteUserJoined(owner), "Chen, student", "Chen，学生"),
            (.onLocalNetworkQualityUpdated(.bad), "bad", "较差"),
            (.onLocalConnectionUpdated(.disconnected), "disconnected", "已断开"),
            (.onHelpRefused(.teacherHelpsOthers), "teacher helps others", "老师正在帮助其他小组"),
            (.onWidgetControllerUpdated(.atOnce), "at once", "立即"),
            (
                .onStreamJoined(stream, operator: nil), "Chen: camera off, microphone on, may publish video",
                "Chen：摄像头关，麦克风开，可发布：视频"
            ),
        ]
        for (event, english, chinese) in rows {
            #expect(words.values(of: event).text(in: "en") == english)
            #expect(words.values(of: event).text(in: "zh-Hans") == chinese)
        }
        let role = words.text(of: .onUserUpdated(owner, operator: nil))
        #expect(role.text(in: "en") == "Chen is a student now" && role.text(in: "zh-Hans") == "Chen的角色现为学生")
    }

    private static let told: [[any NamedCase]] = [
        UserRole.allCases, NetworkQuality.allCases, ConnectionState.allCases, ClassState.allCases,
        RecordingState.allCases, CdnState.allCases, StreamType.allCases, DeviceState.allCases,
        AudioMixingState.allCases, BoardWindowState.allCases, ChatConnection.allCases, HelpRefusal.allCases,
        SimulatedController.allCases,
    ]

    @Test func hasChineseWordsForEveryCaseThatALineTells() {
        let names = Self.told.joined().map(\.name) + BoardElement.Kind.allCases.map(\.rawValue)
        for name in names {
            let chinese = CaseWords.text(of: name).text(in: "zh-Hans")
            let isChinese = chinese.allSatisfy { !$0.isASCII }
            #expect(isChinese, "\(name): \(chinese)")
        }
    }

    @Test func namesWhomAnEventConcernsOnEveryPage() throws {
        let lesson = try Lesson()
        let teacher = try lesson.listen()
        try lesson.store().perform(
            .setConnection(SetConnection(connection: .reconnecting, userUuid: "chen")), by: .server)
        lesson.time.pass(IntervalTimer.interval)
        let log = teacher.events("log").joined()
        #expect(log.contains("陈小明 is reconnecting") && !log.contains("You "), "\(log)")
    }

    @Test func tellsABurstInOneLineThatNamesEveryCallback() throws {
        let lesson = try Lesson()
        _ = try lesson.listen(ViewRequest(locale: "zh-Hans"))
        for _ in 1...3 { try lesson.pool("lin").user.rewardUsers(userUuidList: ["chen"], rewardCount: 1) }
        lesson.time.pass(IntervalTimer.interval)
        let page = try lesson.page(ViewRequest(locale: "zh-Hans"))
        #expect(page.contains("发放了 3 次奖励"))
        #expect(page.ranges(of: "<code>onUserRewarded</code>").count == 3)
    }

    @Test func offersAFilterInTheLanguageOfThePage() throws {
        let lesson = try Lesson()
        #expect(try lesson.page().contains("<option value=\"people\">People</option>"))
        #expect(try lesson.page(ViewRequest(locale: "zh-Hans")).contains("<option value=\"people\">人员</option>"))
    }
}
