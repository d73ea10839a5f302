import Testing

@testable import PreviewServing

@Suite struct GalleryTests {
    @Test func showsEveryExampleInEveryModeAndWhatIsRefused() throws {
        let lesson = try Lesson()
        let (view, notes) = try #require(lesson.session.gallery(theme: "plain"))
        let page = String(decoding: view.page(notes: notes, frame: lesson.session.frame).array, as: UTF8.self)
        #expect(page.contains("id=\"g0-nameBoard-light-c-nameBoard\""))
        #expect(page.contains("id=\"g0-nameBoard-dark-c-nameBoard\""))
        #expect(page.contains("unknown property 'colour'"))
        #expect(page.contains("<td>The surface.</td>"))
    }

    @Test func tellsASavedColourAsAStyleSheet() throws {
        let lesson = try Lesson()
        let (view, _) = try #require(lesson.session.gallery(theme: nil))
        let page = Listening(view.open(after: view.version))
        lesson.edit("Themes/plain.yaml", "dark: \"#202020\"", "dark: \"#303030\"")
        #expect(page.names() == ["style"])
    }
}
