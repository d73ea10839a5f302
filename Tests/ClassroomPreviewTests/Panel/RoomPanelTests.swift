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
        let patches = page.events().filter { $0.name == "patch" }.map(\.data)
        #expect(patches.contains { $0.contains("d-room-recording") })
        #expect(!patches.contains { $0.contains("d-room-class") })
    }
}
