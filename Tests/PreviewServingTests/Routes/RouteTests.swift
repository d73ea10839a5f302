import ClassroomContexts
import HTTPServing
import LiveValues
import PreviewTestSupport
import SceneRendering
import Synchronization
import Testing

@testable import PreviewServing

@Suite struct RouteTests {
    private func post(_ path: String, _ body: String) -> HTTPRequest {
        HTTPRequest(method: .post, path: path, body: Array(body.utf8))
    }

    private func text(_ reply: HTTPReply) -> String {
        guard case .bytes(let bytes) = reply.body else { return "" }
        return String(decoding: bytes.array, as: UTF8.self)
    }

    @Test func performsAComponentsAction() throws {
        let lesson = try Lesson()
        let route = CommandRoute(session: lesson.session)
        let body = #"{"view":{"scene":"lesson"},"component":"nameBoard","action":"start"}"#
        let reply = route.reply(to: post("/command", body))
        #expect(reply.status == .ok)
        let view = try lesson.view()
        #expect(text(reply).hasPrefix(#"{"shownBy":"#))
        #expect(view.pool.room.getClassInfo().state == .during)
    }

    @Test func answersARefusedActionWithTheReason() throws {
        let lesson = try Lesson()
        let route = CommandRoute(session: lesson.session)
        let body = #"{"view":{"user":"chen"},"component":"nameBoard","action":"start"}"#
        let reply = route.reply(to: post("/command", body))
        #expect(reply.status == .conflict)
        #expect(text(reply).contains("cannot startClass"))
    }

    @Test(arguments: ["", "[]", "{}", #"{"view":{}}"#, #"{"view":{"scene":5},"component":"a","action":"b"}"#])
    func refusesAMessageThatSaysNothing(body: String) throws {
        let lesson = try Lesson()
        #expect(CommandRoute(session: lesson.session).reply(to: post("/command", body)).status == .badRequest)
        #expect(SimulateRoute(session: lesson.session).reply(to: post("/simulate", body)).status == .badRequest)
    }

    @Test func answersWhenItsChangeIsShownThoughItsEventIsStillToBeTold() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        let route = SimulateRoute(session: lesson.session)
        let request = post("/simulate", #"{"view":{},"command":{"setNetworkQuality":{"quality":"bad"}}}"#)
        let shown = Mutex<[String]>([])
        // While somebody is told an event, those behind it wait.
        let subscription = try lesson.store().subscribe { record in
            guard record.topic == .recording else { return }
            _ = route.reply(to: request)
            shown.withLock { $0 = page.events("patch") }
        }
        try lesson.store().setRecording(.started)
        withExtendedLifetime(subscription) {}
        #expect(shown.withLock { $0 }.contains { $0.contains(/value=\\"bad\\"[^>]*checked/) })
    }

    @Test func explainsWhatIsBehindAnElement() throws {
        let lesson = try Lesson()
        let request = HTTPRequest(
            path: "/inspect",
            query: [
                QueryItem(name: "component", value: "nameBoard"), QueryItem(name: "keys", value: "backgroundColor"),
            ])
        let panel = text(InspectRoute(session: lesson.session).reply(to: request))
        #expect(panel.contains("vscode://file/school/Themes/plain.yaml:7:33"))
        #expect(panel.contains("vscode://file/school/Themes/plain.yaml:4:21"))
        #expect(panel.contains("<del dir=\"auto\">white</del>"))
    }

    @Test(arguments: [
        ("/", HTTPMethod.post, HTTPStatus.methodNotAllowed), ("/nothing", .get, .notFound),
        ("/tool/x", .get, .notFound),
    ])
    func answersOnlyWhatThereIs(path: String, method: HTTPMethod, status: HTTPStatus) throws {
        let lesson = try Lesson()
        let router = Router([
            PreviewRoute(session: lesson.session), ToolRoute(resources: lesson.session.frame.resources),
        ])
        #expect(router.reply(to: HTTPRequest(method: method, path: path)).status == status)
    }

    @Test func letsABrowserKeepOnlyResourcesOfThisVersion() throws {
        let resources = ToolResources()
        let current = try #require(resources.reply(path: resources.address("preview.js")))
        let old = try #require(resources.reply(path: "/tool/0123/preview.js"))
        guard case .immutable = current.caching, case .validated = old.caching else {
            Issue.record("an old version is kept, or the current one is not")
            return
        }
    }
}
