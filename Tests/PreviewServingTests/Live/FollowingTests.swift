import PreviewTestSupport
import SceneModel
import Testing

@testable import PreviewServing

/// Where pages go when a scene says that it is shown in another way.
@Suite struct FollowingTests {
    private static let night = Lesson.theme.replacing("theme: plain", with: "theme: night")

    private let lesson: Lesson
    private let page: Listening

    init() throws {
        lesson = try Lesson()
        page = try lesson.listen()
        _ = page.events()
    }

    @Test func sendsPagesToTheThemeThatTheSceneNames() throws {
        lesson.save("Themes/night.yaml", Self.night)
        _ = page.events()
        lesson.edit("Scenes/lesson.yaml", "theme: plain", "theme: night")
        #expect(page.names().contains("refresh"))
        #expect(try lesson.page().contains("theme=night"))
    }

    @Test func waitsForAThemeThatIsNotThere() throws {
        lesson.edit("Scenes/lesson.yaml", "theme: plain", "theme: night")
        #expect(try lesson.page().contains("theme=plain"))
        _ = page.events()
        lesson.save("Themes/night.yaml", Self.night)
        #expect(page.names().contains("refresh"))
    }

    @Test(arguments: ["compose: [", "compose:\n  - nameBord: { left: 0, right: 0, top: 0, height: 40 }"])
    func keepsTheLastGoodPictureOfABrokenScene(broken: String) throws {
        lesson.save("Themes/night.yaml", Self.night)
        _ = page.events()
        lesson.save("Scenes/lesson.yaml", "scene: lesson\ntheme: night\nviewer: lin\n\(broken)\n")
        #expect(try lesson.page().contains("id=\"c-nameBoard\""))
        _ = page.events()
        lesson.save("Scenes/lesson.yaml", Lesson.scene.replacing("theme: plain", with: "theme: night"))
        #expect(page.names().contains("refresh"))
    }
}
