import Testing

@testable import ProjectCommands

/// The markup of the shipped scenes: roles, names, and the controls that each person has.
///
/// Geometry, styles and clicks are held in `Tests/BrowserTests`.
@Suite struct ShownSceneTests {
    /// The body of a view's page.
    private func body(_ words: String...) async throws -> Substring {
        let result = await ProjectFolder.run(["render"] + words, root: ProjectFolder.repository)
        #expect(result.code == .success, "\(result.errorOutput)")
        return result.output[try #require(result.output.firstRange(of: "<body")).lowerBound...]
    }

    private func count(_ text: String, in page: Substring) -> Int { page.ranges(of: text).count }

    @Test(arguments: [("small-class", 7), ("small-class-student", 6)])
    func givesTheRosterRowsAndColumns(scene: String, columns: Int) async throws {
        let page = try await body(scene, "--open", "toolBar.roster")
        #expect(count("role=\"table\" aria-label=\"Student\"", in: page) == 1)
        #expect(count("role=\"columnheader\"", in: page) == columns)
        let rows = page.split(separator: "role=\"row\"").dropFirst()
        #expect(rows.count == 13)
        let first = try #require(rows.dropFirst().first)
        #expect(first.contains(/role="rowheader"[^>]*>陈小明</))
        #expect(count("role=\"cell\"", in: first) == columns - 1)
    }

    @Test(arguments: [
        ("toolBar.roster", "Roster"), ("toolBar.setting", "Settings"), ("toolBar.message", "Messages"),
        ("toolBar.handsList", "Raised hands"), ("stateBar.networkState", "Network statistics"),
    ])
    func namesEachPopup(anchor: String, name: String) async throws {
        let page = try await body("small-class", "--open", anchor)
        #expect(count("data-popup=\"\(anchor)\" role=\"dialog\" aria-label=\"\(name)\"", in: page) == 1)
    }

    @Test(arguments: ["breakout", "empty-class", "lesson-on-board", "small-class"])
    func letsTheTeacherWriteWhereverMessagesAreOffered(scene: String) async throws {
        let page = try await body(scene, "--open", "toolBar.message")
        let field = try #require(page.firstMatch(of: /<textarea [^>]*id="c-chat--field"[^>]*>/)).0
        #expect(!field.contains(" disabled"))
    }

    @Test func offersAnObserverNothingOfTheBoard() async throws {
        let tools = ["id=\"c-toolCollection--tools\"", "class=\"pages\""]
        let ofTheObserver = try await body("poll-in-progress", "--user", "guest-7b")
        #expect(ofTheObserver.contains("class=\"netlessBoard\""))
        #expect(tools.filter { ofTheObserver.contains($0) } == [])
        let ofTheTeacher = try await body("poll-in-progress", "--user", "lin")
        #expect(tools.filter { ofTheTeacher.contains($0) } == tools)
    }

    @Test func offersNoPollToOneStudent() async throws {
        let page = try await body("one-to-one", "--open", "toolCollection.tools")
        let offered = Set(page.matches(of: /id="c-boardTools--(\w+)"/).map { String($0.1) })
        #expect(offered.contains("countDown"))
        #expect(!offered.contains("vote"))
        let ofTheClass = try await body("small-class", "--open", "toolCollection.tools")
        #expect(ofTheClass.contains("id=\"c-boardTools--vote\""))
    }

    @Test(arguments: [("320x568", "iOS 16"), ("768x1024", "iPad")])
    func saysWhyALockScreenHasNoWidgets(device: String, words: String) async throws {
        let page = try await body("lock", "--device", device)
        let note = try #require(page.firstMatch(of: /class="note"[^>]*>([^<]*)/)).1
        #expect(note.contains(words))
        #expect(!page.contains("class=\"homeWidget"))
        #expect(try await body("lock").contains("class=\"homeWidget"))
    }
}
