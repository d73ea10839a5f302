import ClassroomContexts
import HTTPServing
import LiveValues
import PreviewTestSupport
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

@Suite struct ExitNoticeTests {
    @Test func asksAViewerWhoIsRemovedToAnswerAndThenShowsTheExit() throws {
        let lesson = try Lesson()
        let viewer = ViewRequest(viewer: "chen")
        let student = try lesson.listen(viewer)
        _ = student.events()
        let view = try lesson.view()
        try view.pool.user.kickOutUser(userUuid: "chen", forever: true)
        let events = student.events()
        let names = events.map(\.name)
        let alert = try #require(names.firstIndex(of: "alert"))
        #expect(try alert < #require(names.firstIndex(of: "refresh")))
        #expect(events[alert].data.contains("You have been removed from the classroom"))
        // The roster behind the alert is that of a class that they are not in any more.
        #expect(events.first { $0.name == "refresh" }?.data == PageEvent.withoutPopup)
        #expect(!names.contains("toast"))
        #expect(try lesson.page(viewer).contains("陈小明 was removed from the classroom"))
        #expect(try !lesson.page(viewer).contains("c-nameBoard\""))
        #expect(view.pool.user.getUserInfo("chen") == nil)
    }

    @Test func showsTheExitToAViewerWhoLeftUntilTheyComeBack() throws {
        let lesson = try Lesson()
        let store = try lesson.store()
        let viewer = ViewRequest(viewer: store.studentJoins(name: "Zoë"))
        store.userLeaves("student-2")
        #expect(try lesson.page(viewer).contains("Zoë left the classroom"))
        try ContextPool(store, localUser: "student-2").room.joinRoom()
        #expect(try lesson.page(viewer).contains("id=\"c-nameBoard\""))
    }

    @Test func tellsEverybodyThatTheRoomIsClosed() throws {
        let lesson = try Lesson()
        let student = try lesson.listen(ViewRequest(viewer: "chen"))
        _ = student.events()
        try lesson.store().closeRoom()
        let events = student.events()
        let alert = try #require(events.firstIndex { $0.name == "alert" })
        #expect(try alert < #require(events.firstIndex { $0.name == "refresh" }))
        #expect(events[alert].data.contains("The class has ended."))
        let page = try lesson.page(ViewRequest(viewer: "chen"))
        #expect(page.contains("The classroom is closed"))
        #expect(page.contains("Open the room anew"))
    }

    @Test func offersTheRoomAnewToWhomThisOneLetsInNoMore() throws {
        let lesson = try Lesson()
        let viewer = ViewRequest(viewer: "chen")
        try lesson.pool("lin").user.kickOutUser(userUuid: "chen", forever: true)
        let removed = try lesson.page(viewer)
        #expect(removed.contains("陈小明 was removed from the classroom for good"))
        #expect(removed.contains("Comes back") && removed.contains("Forget the removal"))
        // Forgetting it is about nobody else, and asks first.
        #expect(removed.contains("forgetRemoval") && removed.contains("Let 陈小明 in again?"))
        try lesson.store().perform(.forgetRemoval(ForgetRemoval(userUuid: "chen")), by: .server)
        #expect(try lesson.page(viewer).contains("id=\"c-nameBoard\""))
        try lesson.store().closeRoom()
        let closed = try lesson.page(viewer)
        #expect(!closed.contains("Comes back") && closed.contains("Open the room anew"))
    }

    @Test func takesAViewerOutWhoIsSignedInElsewhereUntilTheyComeBack() throws {
        let lesson = try Lesson()
        let viewer = ViewRequest(viewer: "chen")
        let student = try lesson.listen(viewer)
        _ = student.events()
        let store = try lesson.store()
        store.setConnection(.aborted, of: "chen")
        lesson.time.pass(IntervalTimer.interval)
        let events = student.events()
        #expect(events.contains { $0.name == "refresh" })
        #expect(events.contains { $0.name == "toast" && $0.data.contains("logged in from another device") })
        #expect(try lesson.page(viewer).contains("陈小明 is signed in on another device"))
        store.setConnection(.connected, of: "chen")
        #expect(student.names().contains("refresh"))
        #expect(try lesson.page(viewer).contains("id=\"c-nameBoard\""))
    }
}
