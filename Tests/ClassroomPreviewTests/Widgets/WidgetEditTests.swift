import ClassroomContexts
import LiveValues
import PreviewTestSupport
import Testing

@testable import PreviewServing

/// Edits of what a scene says of its widgets, while its room is open.
@Suite struct WidgetEditTests {
    private static let path = "Scenes/lesson.yaml"

    private func lesson(_ note: String) throws -> Lesson {
        try Lesson(scene: Lesson.notes + "widgets:\n  note: \(note)\n")
    }

    @Test func startsAWidgetAsTheSceneSays() throws {
        let lesson = try lesson("{ active: true, properties: { text: 1.10 }, messages: [hideSubmit] }")
        #expect(try lesson.page().contains("note: 1.10 [load message]"))
    }

    @Test func changesAPropertyInTheOpenRoom() throws {
        let lesson = try lesson("{ active: true, properties: { text: Hello } }")
        _ = try lesson.page()
        lesson.edit(Self.path, "Hello", "Bye")
        #expect(try lesson.page().contains("note: Bye [load room]"))
    }

    @Test func keepsWhatUsersChangedBesideAnEdit() throws {
        let lesson = try lesson("{ active: true, properties: { text: Hello } }")
        try lesson.pool("lin").widget.updateWidgetRoomProperties(["count": 3], widgetId: "note")
        lesson.edit(Self.path, "Hello", "Bye")
        _ = try lesson.page()
        #expect(try lesson.pool("chen").widget.getWidgetRoomProperties("note") == ["text": "Bye", "count": 3])
    }

    @Test func takesAWidgetOutOfTheRoomAndBringsItBack() throws {
        let lesson = try lesson("{ active: true }")
        #expect(try lesson.page().contains("data-widget=\"note\""))
        lesson.edit(Self.path, "active: true", "registered: false")
        #expect(try !lesson.page().contains("data-widget=\"note\""))
        #expect(try lesson.pool("lin").widget.getWidgetConfig("note") == nil)
        lesson.edit(Self.path, "registered: false", "active: true")
        #expect(try lesson.page().contains("data-widget=\"note\""))
    }

    @Test func saysAMessageThatAnEditAdds() throws {
        let lesson = try lesson("{ active: true }")
        #expect(try lesson.page().contains("[load]"))
        lesson.edit(Self.path, "active: true", "active: true, messages: [hideSubmit]")
        #expect(try lesson.page().contains("[load message]"))
    }

    @Test func movesAWidgetWithTheFrameOfTheScene() throws {
        let lesson = try lesson("{ active: true, frame: { x: 0, y: 0.5 } }")
        _ = try lesson.page()
        lesson.edit(Self.path, "x: 0,", "x: 1,")
        _ = try lesson.page()
        #expect(try lesson.pool("chen").widget.getWidgetSyncFrame("note") == WidgetSyncFrame(x: 1, y: 0.5))
    }
}
