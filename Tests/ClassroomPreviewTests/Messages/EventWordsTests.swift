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

    @Test func saysThatAStreamIsNotPermittedWhateverItsDeviceDoes() throws {
        let lesson = try Lesson()
        let teacher = try lesson.pool("lin")
        try teacher.user.addCoHost(userUuid: "chen")
        let uuid = try #require(teacher.stream.getStreamList(userUuid: "chen").first).streamUuid
        try teacher.stream.updateStreamPublishPrivilege(streamUuids: [uuid], videoPrivilege: false)
        let stream = try #require(teacher.stream.getStream(uuid))
        let text = EventWords(room: try lesson.store()).text(of: .onStreamUpdated(stream, operator: nil))
        #expect(text.text(in: "en").hasPrefix("陈小明: camera not permitted, microphone "), "\(text)")
        #expect(text.text(in: "zh-Hans").hasPrefix("陈小明：摄像头未获允许，麦克风"), "\(text)")
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
        for (page, (name, other)) in zip(pages, [("Chen", "陈小明"), ("陈小明", "Chen")]) {
            let events = page.events()
            let told = events.filter { ["log", "toast"].contains($0.name) }.map(\.data).joined()
            #expect(told.contains("\(name), now 1") && !told.contains(other), "\(told)")
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
