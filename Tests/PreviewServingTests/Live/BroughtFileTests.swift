import ClassroomContexts
import HTTPServing
import PreviewTestSupport
import SceneRendering
import Testing

@testable import PreviewServing

/// Files that people bring to a store, and how long they are kept.
@Suite struct BroughtFileTests {
    private let lesson: Lesson

    init() throws { lesson = try Lesson() }

    private func bring(_ action: String, called name: String = "a.txt", as user: String = "lin") -> HTTPStatus {
        let query = [("component", "nameBoard"), ("action", action), ("name", name), ("user", user)]
        return BringRoute(session: lesson.session).reply(
            to: HTTPRequest(
                method: .post, path: "/files", query: query.map { QueryItem(name: $0, value: $1) },
                body: Array("words".utf8))
        ).status
    }

    private func status(of id: String) -> HTTPStatus {
        FileRoute(session: lesson.session).reply(to: HTTPRequest(path: BroughtFile.address(id))).status
    }

    private func own() throws -> [CloudFile] { try lesson.pool("lin").cloud.getOwnFiles() }

    @Test func keepsNothingThatAnActionDoesNotTake() throws {
        for _ in 0...FileStore.maxCount { #expect(bring("start") == .badRequest) }
        #expect(try lesson.pool("lin").room.getClassInfo().state == .before)
        #expect(bring("give") == .ok)
    }

    @Test func keepsNothingThatIsRefused() {
        for _ in 0...FileStore.maxCount { #expect(bring("give", as: "chen") == .conflict) }
        #expect(bring("give") == .ok)
    }

    @Test func keepsNothingThatNobodySpeaksOf() {
        for _ in 0...FileStore.maxCount { #expect(bring("ignore") == .ok) }
        #expect(bring("give") == .ok)
    }

    @Test func forgetsAFileWhenItIsDeleted() throws {
        #expect(bring("give") == .ok)
        #expect(bring("give") == .ok)
        let ids = try own().map(\.id)
        #expect(ids.map(status) == [.ok, .ok])
        try lesson.pool("lin").cloud.remove(ids[0])
        lesson.housekeeping.pass(0)
        #expect(ids.map(status) == [.notFound, .ok])
    }

    @Test func forgetsFilesWhenTheStoreIsReset() throws {
        #expect(bring("give") == .ok)
        let id = try #require(try own().first).id
        lesson.session.reset(try lesson.view().fixture)
        #expect(status(of: id) == .notFound)
    }

    @Test func refusesMoreThanItHasSpaceFor() throws {
        for _ in 0..<FileStore.maxCount { #expect(bring("give") == .ok) }
        #expect(bring("give") == .conflict)
        try lesson.pool("lin").cloud.remove(try #require(try own().first).id)
        #expect(bring("give") == .ok)
    }

    @Test func takesMarksOutOfNamesThatTurnTheirDirection() throws {
        #expect(bring("give", called: "harmless\u{202E}fdp.exe\u{2066}") == .ok)
        #expect(try own().map(\.name) == ["harmlessfdp.exe"])
    }
}
