import PreviewTestSupport
import SourceDiagnostics
import TestSupport
import Testing

@testable import PreviewServing

/// A scene in the folder of scenes and one in a folder below it, with the same fixture by two different texts.
@Suite struct FixturePathTests {
    private let lesson: Lesson
    private static let below = ViewRequest(scene: "lessons/first")

    init() throws {
        lesson = try Lesson()
        let first = Lesson.scene.replacing("scene: lesson", with: "scene: lessons/first")
            .replacing("contexts/lesson.yaml", with: "../contexts/lesson.yaml")
        lesson.save("Scenes/lessons/first.yaml", first)
    }

    @Test func readsTheFixtureOfBothOnce() throws {
        let pages = try [lesson.listen(), lesson.listen(Self.below)]
        _ = lesson.files.takeReads()
        lesson.save("Scenes/contexts/lesson.yaml", Lesson.fixture + "# a comment\n")
        #expect(lesson.files.takeReads().filter { $0.contains("contexts") } == ["Scenes/contexts/lesson.yaml"])
        for page in pages { page.close() }
    }

    @Test func opensOneRoomForBoth() throws {
        let views = try [#require(lesson.session.view(ViewRequest())), #require(lesson.session.view(Self.below))]
        #expect(views[0].fixture === views[1].fixture)
    }

    @Test func coversBothWithTheFindingsOfTheirFixture() throws {
        let pages = try [lesson.listen(), lesson.listen(Self.below)]
        for page in pages { _ = page.events() }
        lesson.edit("Scenes/contexts/lesson.yaml", "role: teacher", "role: techer")
        let overlays = pages.map { page in page.events("findings").map { $0.contains("id=\\\"d-overlay\\\" class") } }
        #expect(overlays == [[true], [true]])
        let found = lesson.session.project.diagnostics.filter { $0.range.file.path.contains("contexts") }
        #expect(found.map(\.range.description) == ["Scenes/contexts/lesson.yaml:4:39"])
    }
}
