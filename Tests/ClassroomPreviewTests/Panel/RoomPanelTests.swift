import ClassroomContexts
import HTTPServing
import LiveValues
import PreviewTestSupport
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

@Suite struct RoomPanelTests {
    @Test func changesOnlyThePartOfThePanelThatShowsTheEvent() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        _ = page.events()
        try lesson.store().setRecording(.started)
        let patch = try #require(page.events().first { $0.name == "patch" }?.data)
        #expect(patch.contains("d-room-recording"))
        #expect(!patch.contains("d-room-class"))
    }
}
