import ClassroomContexts
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
}
