import ClassroomContexts
import LiveValues
import PreviewTestSupport
import Testing

@testable import PreviewServing

@Suite struct WidgetWithoutHostTests {
    @Test(arguments: [(Lesson.scene, true), (Lesson.notes, false)])
    func tellsInTheLogThatNothingShowsAnActiveWidget(scene: String, isTold: Bool) throws {
        let lesson = try Lesson(scene: scene)
        let view = try lesson.view()
        try view.pool.widget.setWidgetActive("note")
        let line = try #require(view.fixture.log(upTo: .max).last { $0.changes.last?.name == "onWidgetActive" })
        #expect(line.text.contains("has no 'shelf' to show it") == isTold, "\(line.text)")
    }
}
