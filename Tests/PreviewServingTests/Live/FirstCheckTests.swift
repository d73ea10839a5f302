import PreviewTestSupport
import TestSupport
import Testing

@testable import PreviewServing

/// A preview shows pages before it has checked the project.
@Suite struct FirstCheckTests {
    @Test func showsAWholeViewAtOnceAndSaysThatFilesAreBeingChecked() throws {
        let lesson = try Lesson(precedesCheck: true)
        let page = try lesson.page()
        #expect(page.contains("id=\"c-nameBoard\""))
        #expect(page.contains("All files are being checked…"))
        #expect(!lesson.session.project.isChecked)
    }

    @Test func sendsTheFindingsAfterTheCheckAndDrawsNothingAgain() throws {
        let lesson = try Lesson(precedesCheck: true)
        let page = try lesson.listen()
        _ = page.events()
        let drawn = try lesson.view().drawnFrom.generation
        lesson.check()
        let events = page.events()
        #expect(events.map(\.name) == ["findings"])
        #expect(events.first?.data.contains("being checked") == false)
        #expect(try lesson.view().drawnFrom.generation == drawn)
        #expect(try !lesson.page().contains("being checked"))
    }

    @Test func waitsForTheCheckBeforeItShowsABrokenView() throws {
        let lesson = try Lesson(scene: Lesson.scene.replacing("height: 40", with: "height: oops"), precedesCheck: true)
        #expect(try lesson.page().contains("<section id=\"d-overlay\""))
    }

    @Test func keepsWhatWasClickedBeforeTheCheck() throws {
        let lesson = try Lesson(precedesCheck: true)
        let store = try lesson.store()
        lesson.check()
        #expect(try lesson.store() === store)
    }

    @Test func takesInASaveAfterTheCheck() throws {
        let lesson = try Lesson(precedesCheck: true)
        let page = try lesson.listen()
        lesson.check()
        _ = page.events()
        lesson.edit("Themes/plain.yaml", "light: \"#FFFFFF\"", "light: \"#ABCDEF\"")
        #expect(page.names() == ["style"])
    }
}
