import Foundation
import Testing

@testable import ProjectCommands

@Suite struct LayoutPopupTests {
    private struct Row: Decodable {
        let id: String
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
}
