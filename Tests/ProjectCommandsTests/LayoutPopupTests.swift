import Foundation
import Testing

@testable import ProjectCommands

@Suite struct LayoutPopupTests {
    private struct Row: Decodable {
        let id: String
        let y: Double
        let width: Double
        let height: Double
        let visible: Bool
    }

    @Test func listsPopupsWhereTheyWouldOpen() async throws {
        let folder = try ProjectFolder.shipped()
        let text = await folder.run("layout", "small-class")
        #expect(text.output.contains("(opens from toolBar.roster)"))
        let head = text.output.prefix { $0 != "\n" }
        #expect(head.split(separator: " ") == ["id", "x", "y", "width", "height"])
        let json = await folder.run("layout", "small-class", "--format", "json")
        let rows = try JSONDecoder().decode([Row].self, from: Data(json.output.utf8))
        let roster = try #require(rows.first { $0.id == "roster" })
        #expect(roster.width > 100 && roster.height > 100)
        #expect(!roster.visible)
    }

    @Test func leavesOutThePopupsThatTheUserDoesNotHave() async throws {
        let result = try await ProjectFolder.shipped().run("layout", "lecture-hall", "--user", "student-005")
        #expect(!result.output.contains("opens from toolBar.roster"))
    }

    /// The rectangles of the original: over the foot of a lecture's window, below that of a vocational class.
    @Test(arguments: [("vocational", "ruan", 1.0), ("chatty-lecture", "weber", -29)])
    func opensTheMenuOfTheTeachersWindow(scene: String, user: String, distance: Double) async throws {
        let result = try await ProjectFolder.shipped().run("layout", scene, "--user", user, "--format", "json")
        let rows = try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
        let teacher = try #require(rows.first { $0.id == "teacher" })
        let menu = try #require(rows.first { $0.id == "renderMenu" })
        #expect(abs(menu.y - teacher.y - teacher.height - distance) < 0.1)
    }
}
