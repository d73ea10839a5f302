import HTTPServing
import PreviewTestSupport
import TestSupport
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

    @Test func tellsAnExampleThatLooksDifferentAndNoOther() throws {
        let lesson = try Lesson()
        let (view, _) = try #require(lesson.session.gallery(theme: nil))
        let page = Listening(view.open(after: view.version))
        lesson.edit("Themes/plain.yaml", "nameBoard: {", "nameBoard: { visible: false,")
        let events = page.events().filter { $0.name != "clock" }
        // A switch that is off is in the sheet too, for what no component draws.
        #expect(events.map(\.name) == ["style", "patch"])
        #expect(events.last?.data.contains("d-example-nameBoard-0") == true)
        #expect(events.last?.data.contains("d-example-shelf-0") == false)
        #expect(events.last?.data.contains("d-example-nameBoard-1") == false)
    }

    @Test func followsTheImagesThatItShows() throws {
        let lesson = try Lesson()
        lesson.files.save("Themes/icons/a.svg", "<svg viewBox='0 0 24 24'/>")
        lesson.edit("Themes/plain.yaml", "components:\n", "images: { a: icons/a.svg }\ncomponents:\n")
        lesson.edit("Themes/plain.yaml", "nameBoard: {", "nameBoard: { icon: a,")
        let (view, _) = try #require(lesson.session.gallery(theme: nil))
        let page = Listening(view.open(after: view.version))
        lesson.save("Themes/icons/a.svg", "<svg></svg>")
        #expect(page.names() == ["style"])
        lesson.edit("Scenes/lesson.yaml", "height: 40", "height: 50")
        #expect(page.names() == [])
    }
}
