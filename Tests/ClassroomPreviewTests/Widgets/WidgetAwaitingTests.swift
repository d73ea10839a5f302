import ClassroomContexts
import ClassroomPreview
import LiveValues
import PreviewTestSupport
import SceneRendering
import Testing

@testable import PreviewServing

/// What a widget hears of what it has asked for.
@Suite struct WidgetAwaitingTests {
    private let active = "note: { active: true, properties: { text: one } }"

    private func makeLesson() throws -> Lesson { try Lesson(scene: Lesson.notes, widgets: [active]) }

    @Test func tellsThatAClicksWishIsDone() throws {
        let lesson = try makeLesson()
        let view = try lesson.view()
        #expect(try view.perform(ComponentAction("ask", argument: "two"), on: "shelf/note") != nil)
        #expect(try lesson.page().contains("ask-done") && lesson.page().contains("note: two"))
    }

    @Test func tellsTheWidgetInsteadOfTheViewerThatAWishIsRefused() throws {
        let lesson = try makeLesson()
        let view = try #require(lesson.session.view(ViewRequest(viewer: "chen")))
        #expect(try view.perform(ComponentAction("ask", argument: "two"), on: "shelf/note") != nil)
        #expect(try lesson.page(ViewRequest(viewer: "chen")).contains("note: one [load ask-notPermitted]"))
        #expect(throws: ContextError.self) {
            try view.perform(ComponentAction("write", argument: "two"), on: "shelf/note")
        }
    }

    @Test func tellsTheWidgetThatTheControllerRefuses() throws {
        let lesson = try makeLesson()
        let view = try lesson.view()
        try lesson.store().perform(.setWidgetController(SetWidgetController(controller: .refusing)), by: .server)
        #expect(try view.perform(ComponentAction("ask", argument: "two"), on: "shelf/note") != nil)
        #expect(try lesson.page().contains("note: one [load ask-refusedByController]"))
        let refusal = #expect(throws: ContextError.self) {
            try view.perform(ComponentAction("write", argument: "two"), on: "shelf/note")
        }
        #expect(refusal?.code == .refusedByController)
        #expect(refusal?.words.text(in: "en") == "Widget 'note' could not be changed: the server refused it.")
        #expect(refusal?.words.text(in: "zh-Hans") == "小组件“note”未能更改：服务器拒绝了请求。")
    }

    @Test func leavesARequestOpenThatNobodyAnswers() throws {
        let lesson = try makeLesson()
        let view = try lesson.view()
        try lesson.store().perform(.setWidgetController(SetWidgetController(controller: .offline)), by: .server)
        // Nobody tells the widget, so that whoever clicked is told.
        let refusal = #expect(throws: ContextError.self) {
            try view.perform(ComponentAction("ask", argument: "two"), on: "shelf/note")
        }
        #expect(
            refusal?.words.text(in: "en") == "Widget 'note' could not be changed: the server does not answer.")
        #expect(refusal?.words.text(in: "zh-Hans") == "小组件“note”未能更改：服务器没有回应。")
        #expect(try lesson.page().contains("note: one [load]"))
    }

    @Test func letsTheComponentAroundAWidgetActOnItsMessages() throws {
        let lesson = try makeLesson()
        let view = try lesson.view()
        _ = try view.perform(ComponentAction("say", argument: "hello"), on: "shelf/note")
        lesson.time.pass(100)
        #expect(view.pool.widget.getWidgetActivity("note"))
        _ = try view.perform(ComponentAction("say", argument: "done"), on: "shelf/note")
        lesson.time.pass(100)
        #expect(!view.pool.widget.getWidgetActivity("note"))
    }

    @Test func drawsAgainWhatWasAskedForInACallback() throws {
        let lesson = try makeLesson()
        let page = try lesson.listen()
        try lesson.pool("lin").widget.sendMessage(WidgetMessage("ask", "two"), toWidget: "note")
        lesson.time.pass(100)
        #expect(page.events("patch").last?.contains("ask-done") == true)
    }
}
