import ClassroomContexts
import LiveValues
import PreviewTestSupport
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

@Suite struct EventSummaryTests {
    @Test func namesPeopleAndNotTheirIdentifiers() throws {
        let lesson = try Lesson()
        let teacher = try lesson.listen()
        let room = try lesson.store()
        ContextPool(room, localUser: "chen").room.leaveRoom()
        let summary = EventSummary(room: room)
        // Also those who have gone meanwhile.
        #expect(summary.text(.onUserHandsWave(HandsWave(userUuid: "lin"))) == "Ms. Lin")
        #expect(summary.text(.onUserHandsDown(userUuid: "chen", payload: nil)) == "陈小明")
        #expect(summary.text(.onUserHandsDown(userUuid: "nobody", payload: nil)) == "nobody")
        lesson.time.pass(IntervalTimer.interval)
        #expect(teacher.events("log").joined().contains("陈小明"))
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
        let summary = EventSummary(room: try lesson.store())
        #expect(summary.text(.onBoardWindowsChanged(.turned("f7", page: 1), operator: nil)) == "Waves.pdf: page 2")
        #expect(summary.text(.onBoardWindowsChanged(.closed("f7"), operator: nil)) == "Waves.pdf: closed")
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
        #expect(page.contains("陈小明, now 1") && page.contains(">陈小明 · student</option>") && !page.contains("Chen"))
    }
}
