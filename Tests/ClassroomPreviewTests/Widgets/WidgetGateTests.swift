import ClassroomContexts
import LiveValues
import PreviewTestSupport
import SceneRendering
import Testing

@testable import PreviewServing

@Suite struct WidgetGateTests {
    private let active = "note: { active: true, properties: { text: one } }"

    private func makeLesson(components: String? = nil, widgets: [String]) throws -> Lesson {
        try Lesson(scene: Lesson.notes + (components.map { "components: { \($0) }\n" } ?? ""), widgets: widgets)
    }

    @Test func makesNothingThatIsNotEnabled() throws {
        let lesson = try makeLesson(components: "note: { enable: false }", widgets: [active])
        #expect(try !lesson.page().contains("data-widget"))
    }

    @Test func hidesWhatIsNotVisible() throws {
        let lesson = try makeLesson(components: "note: { visible: false }", widgets: [active])
        let tag = try #require(try lesson.page().firstMatch(of: /<div[^>]*data-widget="note"[^>]*>/))
        #expect(tag.0.contains("hidden"))
    }

    @Test func followsAnEditOfTheThemeWhileThePageIsOpen() throws {
        let lesson = try makeLesson(widgets: [active])
        let page = try lesson.listen()
        lesson.edit("Themes/plain.yaml", "nameBoard: {", "note: { enable: false }\n  nameBoard: {")
        #expect(page.events("patch").last?.contains("data-widget") == false)
        lesson.edit("Themes/plain.yaml", "enable: false", "enable: true")
        #expect(page.events("patch").last?.contains("note: one") == true)
    }

    @Test func skipsAWidgetThatNobodyHasRegistered() throws {
        let lesson = try makeLesson(widgets: [active])
        let page = try lesson.listen()
        try lesson.pool("lin").widget.setWidgetActive("whiteNoise")
        lesson.time.pass(100)
        #expect(try !lesson.page().contains("data-widget=\"whiteNoise\""))
        #expect(!page.events("patch").contains { $0.contains("c-shelf") })
    }

    @Test func showsALateJoinerEverythingThatIsActive() throws {
        let lesson = try makeLesson(widgets: [active])
        try lesson.pool("lin").widget.setWidgetActive("note-2", roomProperties: ["text": "two"])
        let text = try lesson.page(ViewRequest(viewer: "chen"))
        #expect(text.contains("note: one") && text.contains("note: two"))
    }

    @Test func keepsAChoiceInEachViewOfAViewerApart() throws {
        let lesson = try makeLesson(widgets: [active])
        let light = try lesson.view()
        #expect(try light.perform(ComponentAction("draft", argument: "mine"), on: "shelf/note") != nil)
        #expect(try lesson.page().contains("mine"))
        #expect(try !lesson.page(ViewRequest(mode: "dark")).contains("mine"))
    }

    @Test func keepsAChoiceThroughASave() throws {
        let lesson = try makeLesson(widgets: [active])
        let light = try lesson.view()
        let page = try lesson.listen()
        #expect(try light.perform(ComponentAction("draft", argument: "mine"), on: "shelf/note") != nil)
        lesson.edit("Themes/plain.yaml", "nameBoard: {", "note: { visible: false }\n  nameBoard: {")
        #expect(page.events("patch").last?.contains("mine") == true)
    }

    @Test func raisesAWidgetThatIsMoved() throws {
        let lesson = try makeLesson(widgets: [active])
        let widget = try lesson.pool("lin").widget
        try widget.setWidgetActive("note-2", roomProperties: ["text": "two"])
        func order() throws -> [String] {
            try lesson.page().matches(of: /data-widget="([^"]+)"/).map { String($0.1) }
        }
        #expect(try order() == ["note", "note-2"])
        try widget.updateWidgetSyncFrame(WidgetSyncFrame(x: 0.1, y: 0.1), widgetId: "note")
        #expect(try order() == ["note-2", "note"])
    }

    @Test func refusesTheActionsOfAnObserver() throws {
        let lesson = try Lesson(scene: Lesson.notes, widgets: [active])
        lesson.edit("Scenes/contexts/lesson.yaml", "role: student", "role: observer")
        let view = try #require(lesson.session.view(ViewRequest(viewer: "chen")))
        #expect(try lesson.page(ViewRequest(viewer: "chen")).contains("[load message]"))
        let error = #expect(throws: ContextError.self) {
            try view.perform(ComponentAction("write", argument: "two"), on: "shelf/note")
        }
        #expect(error?.code == .notPermitted)
        #expect(error?.description.contains("observer 'chen'") == true)
        #expect(view.pool.widget.getWidgetRoomProperties("note") == ["text": "one"])
    }
}
