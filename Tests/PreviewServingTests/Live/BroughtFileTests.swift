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
        reply(action, called: name, as: user).status
    }

    private func reply(
        _ action: String, called name: String = "a.txt", as user: String = "lin", text: String = "words",
        locale: String = "en"
    ) -> HTTPReply {
        let query = [
            ("component", "nameBoard"), ("action", action), ("name", name), ("user", user), ("locale", locale),
        ]
        return BringRoute(session: lesson.session).reply(
            to: HTTPRequest(
                method: .post, path: "/files", query: query.map { QueryItem(name: $0, value: $1) },
                body: Array(text.utf8)))
    }

    private func body(_ reply: HTTPReply) throws -> String {
        guard case .bytes(let bytes) = reply.body else { throw CancellationError() }
        return String(decoding: bytes.array, as: UTF8.self)
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

    @Test func servesADrawingInItsCleanForm() throws {
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><rect width="8" height="8"/></svg>
            """
        #expect(reply("give", called: "a.svg", text: drawing).status == .ok)
        let id = try #require(try own().first).id
        let reply = FileRoute(session: lesson.session).reply(to: HTTPRequest(path: BroughtFile.address(id)))
        #expect(reply.mediaType == .svg && !reply.isDownload)
        #expect(try body(reply).contains("<rect") && !body(reply).contains("script"))
    }

    @Test(arguments: ["a.svg", "a.bmp", "a.PNG"]) func refusesWhatIsNoPictureAlthoughItsNameSaysSo(name: String) throws
    {
        let reply = self.reply("give", called: name)
        #expect(reply.status == .conflict)
        #expect(try body(reply).contains("picture"))
        #expect(try own().isEmpty)
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

    @Test func showsTheLinesOfATextOnPagesAsLongAsTheFileIsThere() throws {
        let lines = (1...TextPages.rows + 1).map { "line \($0) <b>&" }
        #expect(reply("give", text: lines.joined(separator: "\n")).status == .ok)
        let file = try #require(try own().first)
        #expect(file.pages.count == 2)
        let pages = try file.pages.map { page in
            guard case .brought(let id) = page else { throw CancellationError() }
            let reply = FileRoute(session: lesson.session).reply(to: HTTPRequest(path: BroughtFile.address(id)))
            #expect(reply.mediaType == .svg && !reply.isDownload)
            return try body(reply)
        }
        #expect(pages[0].contains(">line 1 &lt;b&gt;&amp;</text>") && !pages[0].contains("<b>"))
        #expect(pages[1].contains(">line \(TextPages.rows + 1) "))
        #expect(status(of: file.id + ".2") == .notFound)
        #expect(status(of: file.id + ".-1") == .notFound)
        try lesson.pool("lin").cloud.remove(file.id)
        lesson.housekeeping.pass(0)
        #expect(status(of: file.id + ".0") == .notFound)
    }

    @Test func refusesInTheLanguageOfThePage() throws {
        #expect(try body(reply("give", text: "", locale: "zh-Hans")).contains("文件是空的。"))
        #expect(try body(reply("give", text: "")).contains("The file is empty."))
        #expect(try body(reply("give", as: "chen", locale: "zh-Hans")).contains("您没有权限执行此操作。"))
    }

    @Test func takesMarksOutOfNamesThatTurnTheirDirection() throws {
        #expect(bring("give", called: "harmless\u{202E}fdp.exe\u{2066}") == .ok)
        #expect(try own().map(\.name) == ["harmlessfdp.exe"])
    }
}
