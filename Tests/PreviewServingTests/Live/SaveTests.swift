import ClassroomContexts
import HTTPServing
import PreviewTestSupport
import SceneRendering
import Synchronization
import TestSupport
import Testing

@testable import PreviewServing

@Suite struct SaveTests {
    @Test func sendsAColourAsAStyleSheetAndNothingElse() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        _ = page.events()
        lesson.edit(
            "Themes/plain.yaml", "light: \"#FFFFFF\", dark: \"#202020\"", "light: \"#ABCDEF\", dark: \"#202020\"")
        let events = page.events()
        #expect(events.map(\.name) == ["style"])
        #expect(events.first?.data.contains("--nameBoard-backgroundColor:#abcdef") == true)
    }

    @Test func sendsNothingForASaveThatChangesNothing() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        _ = page.events()
        lesson.save("Themes/plain.yaml", Lesson.theme + "# a comment\n")
        #expect(page.names() == [])
    }

    @Test func keepsTheLastGoodPictureUnderTheFindings() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        _ = page.events()
        lesson.edit("Themes/plain.yaml", "backgroundColor: $surface", "backgroundColour: black")
        let events = page.events()
        #expect(events.map(\.name) == ["findings"])
        #expect(events.first?.data.contains("Themes/plain.yaml:7:16") == true)
        let whole = try lesson.page()
        #expect(whole.contains("--nameBoard-backgroundColor:#ffffff"))
        #expect(whole.contains("did you mean 'backgroundColor'?"))
    }

    @Test func clearsTheFindingsWhenTheFileIsMended() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        for _ in 0..<20 {
            lesson.edit("Scenes/lesson.yaml", "height: 40", "height: oops")
            _ = page.events()
            lesson.edit("Scenes/lesson.yaml", "height: oops", "height: 40")
            let events = page.events()
            #expect(events.map(\.name) == ["findings"])
            #expect(events.first?.data.contains("<div id=\\\"d-overlay\\\" hidden></div>") == true)
        }
    }

    @Test func goesOnWithAPageThatWasLoadedWhileItsThemeWasEmpty() throws {
        let lesson = try Lesson()
        let request = ViewRequest(try lesson.view().view)
        lesson.save("Themes/plain.yaml", "")
        let view = try #require(lesson.session.view(request))
        #expect(view.view.mode == "light")
        let page = try lesson.listen(request)
        _ = page.events()
        lesson.save("Themes/plain.yaml", Lesson.theme)
        #expect(page.names() == ["findings", "refresh"])
        #expect(lesson.session.view(request) === view)
    }

    @Test func showsTheLastWholeProjectToAPageThatComesWhileSomethingIsBroken() throws {
        let lesson = try Lesson()
        lesson.edit("Scenes/lesson.yaml", "height: 40", "height: oops")
        let page = try lesson.page()
        #expect(page.contains("id=\"c-nameBoard\""))
        #expect(page.contains("<section id=\"d-overlay\""))
    }

    @Test func takesInTheEditOfARoomThatNobodyLooksAt() throws {
        let lesson = try Lesson(idleTimeout: .zero)
        #expect(try lesson.page().contains("Ms. Lin, 陈小明"))
        lesson.edit("Scenes/contexts/lesson.yaml", "uuid: chen, name: 陈小明", "uuid: ada, name: Ada")
        #expect(try lesson.page().contains("Ms. Lin, Ada"))
    }

    @Test func drawsASaveThatNobodyLooksAtWhenSomebodyAsks() throws {
        let lesson = try Lesson()
        let view = try lesson.view()
        let drawn = view.drawnFrom.generation
        lesson.edit("Themes/plain.yaml", "light: \"#FFFFFF\"", "light: \"#ABCDEF\"")
        #expect(view.drawnFrom.generation == drawn)
        #expect(try lesson.page().contains("--nameBoard-backgroundColor:#abcdef"))
        #expect(view.drawnFrom.generation > drawn)
    }

    @Test func keepsTheLastGoodPictureThoughNobodyLookedAtIt() throws {
        let lesson = try Lesson()
        _ = try lesson.page()
        lesson.edit("Themes/plain.yaml", "light: \"#FFFFFF\"", "light: \"#ABCDEF\"")
        lesson.edit("Scenes/lesson.yaml", "height: 40", "height: oops")
        let page = try lesson.page()
        #expect(page.contains("--nameBoard-backgroundColor:#abcdef"))
        #expect(page.contains("<section id=\"d-overlay\""))
    }

    @Test func showsASceneThatIsBackInItsNewThemeThoughNobodyLookedAtIt() throws {
        let lesson = try Lesson()
        lesson.save("Themes/night.yaml", "theme: night\nextends: plain\n")
        #expect(try lesson.page(ViewRequest(scene: "lesson")).contains("theme=plain"))
        lesson.save("Scenes/lesson.yaml", nil)
        #expect(try lesson.page(ViewRequest(scene: "lesson")).contains("theme=plain"))
        lesson.save("Scenes/lesson.yaml", Lesson.scene.replacing("theme: plain", with: "theme: night"))
        #expect(try lesson.page(ViewRequest(scene: "lesson")).contains("theme=night"))
    }

    @Test func tellsAPageThatComesBackWhatWasSavedMeanwhile() throws {
        let lesson = try Lesson()
        let view = try lesson.view()
        let version = view.state.withLock { $0.version }
        lesson.edit("Themes/plain.yaml", "light: \"#FFFFFF\"", "light: \"#ABCDEF\"")
        let events = Listening(view.open(after: version)).events()
        #expect(events.map(\.name) == ["clock", "style"])
    }

    @Test func letsGoOfAViewThatNobodyAsksFor() throws {
        let lesson = try Lesson(idleTimeout: .zero)
        let page = try lesson.listen()
        let view = try lesson.view()
        lesson.housekeeping.pass(120_000)
        #expect(try lesson.view() === view)
        page.close()
        lesson.housekeeping.pass(120_000)
        #expect(try lesson.view() !== view)
        lesson.housekeeping.pass(120_000)
        #expect(lesson.housekeeping.count == 0)
    }

    // The watcher tells of the folder at once, and waits whether the file comes back.
    @Test func findsAViewAgainWhoseFolderIsToldBeforeItsFile() throws {
        let lesson = try Lesson()
        let view = try lesson.view()
        let page = try lesson.listen()
        lesson.files.save("Scenes/algebra.yaml", Lesson.scene.replacing("scene: lesson", with: "scene: algebra"))
        lesson.files.save("Scenes/lesson.yaml", nil)
        lesson.showSave(of: ["Scenes"])
        #expect(try lesson.page().contains("Scenes/lesson.yaml is gone"))
        lesson.showSave(of: ["Scenes/lesson.yaml"])
        #expect(try lesson.page().contains("Scenes/lesson.yaml is gone"))
        #expect(try lesson.view() === view)
        page.close()
    }

    @Test func keepsThePictureOfASceneWhoseFileIsGoneUntilItIsBack() throws {
        let lesson = try Lesson()
        lesson.save("Scenes/other.yaml", Lesson.scene.replacing("scene: lesson", with: "scene: other"))
        let page = try lesson.listen(ViewRequest(scene: "lesson"))
        _ = page.events()
        lesson.save("Scenes/lesson.yaml", nil)
        #expect(page.events().contains { $0.name == "findings" && $0.data.contains("Scenes/lesson.yaml is gone") })
        let kept = try lesson.page(ViewRequest(scene: "lesson"))
        #expect(kept.contains("id=\"c-nameBoard\""))
        #expect(kept.contains("Scenes/lesson.yaml is gone"))
        lesson.save("Scenes/lesson.yaml", Lesson.scene)
        #expect(page.events().contains { $0.name == "findings" && $0.data.contains("hidden") })
    }

    @Test func offersTheSceneThatCameWhenAnotherWasRenamed() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        _ = page.events()
        lesson.files.save("Scenes/lesson.yaml", nil)
        lesson.save("Scenes/algebra.yaml", Lesson.scene.replacing("scene: lesson", with: "scene: algebra"))
        lesson.save("Themes/plain.yaml", Lesson.theme + "# once more\n")
        let kept = try lesson.page()
        #expect(kept.contains("href=\"/?scene=algebra\""))
        #expect(try !lesson.page(ViewRequest(scene: "algebra")).contains("is gone"))
    }

    @Test func goesNotBackToAFixtureThatARequestReadBeforeTheSave() throws {
        let lesson = try Lesson()
        let fixture = try lesson.view().fixture
        let readBefore = try #require(lesson.session.resolve(ViewRequest())).fixture
        lesson.save("Scenes/contexts/lesson.yaml", Lesson.fixture + "  - { uuid: amy, name: Amy, role: student }\n")
        fixture.apply(readBefore)
        #expect(try lesson.page().contains("Ms. Lin, 陈小明, Amy"))
    }

    @Test func takesInAFixtureThatWasSavedWhileARequestWasAnswered() throws {
        let lesson = try Lesson()
        let readBefore = try #require(lesson.session.resolve(ViewRequest()))
        lesson.save("Scenes/contexts/lesson.yaml", Lesson.fixture + "  - { uuid: amy, name: Amy, role: student }\n")
        let room = lesson.session.view(readBefore).room
        #expect(ContextPool(room, localUser: "amy").room.isJoined())
    }

    @Test func addsAPersonWhomTheFixtureGained() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        _ = page.events()
        lesson.save("Scenes/contexts/lesson.yaml", Lesson.fixture + "  - { uuid: amy, name: Amy, role: student }\n")
        let events = page.events()
        #expect(events.first { $0.name == "patch" }?.data.contains("Ms. Lin, 陈小明, Amy") == true)
        #expect(events.contains { $0.name == "log" && $0.data.contains("onRemoteUserJoined") })
    }

    @Test func asksForANewPageWhenTheFrameIsAnother() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        _ = page.events()
        lesson.edit("Scenes/lesson.yaml", "theme: plain", "theme: plain\ntitle: Another")
        #expect(page.names().last == "refresh")
    }

    @Test func resumesWhereAPageLeftOff() throws {
        let lesson = try Lesson()
        let view = try lesson.view()
        let page = String(decoding: view.page(notes: [], frame: lesson.session.frame).array, as: UTF8.self)
        let version = try #require(page.firstMatch(of: /data-since="(\d+)"/).flatMap { UInt64($0.1) })
        view.room.studentJoins(name: "Zoë")
        #expect(Listening(view.open(after: version)).names().contains("patch"))
        #expect(Listening(view.open(after: 7)).names() == ["refresh"])
    }
}
