import HTTPServing
import PreviewTestSupport
import SceneRendering
import Synchronization
import Testing

@testable import PreviewServing

/// Which store a page gets that is opened while there may be one already.
@Suite struct OpeningTests {
    private let lesson: Lesson
    private let first: OpenFixture

    init() throws {
        lesson = try Lesson(freshFor: .zero)
        _ = try lesson.page()
        first = try lesson.view().fixture
    }

    /// Every address with a moment has a store of its own.
    @Test func closesStoresAtAMomentThatNoPageShows() throws {
        let listening = try lesson.listen(ViewRequest(at: "+1m"))
        let listened = try #require(lesson.session.view(ViewRequest(at: "+1m"))).fixture
        for minute in 2...320 { _ = lesson.session.view(ViewRequest(at: "+\(minute)m")) }
        let open = lesson.session.state.withLock { $0.fixtures }
        #expect(open.count < 300)
        #expect(open[listened.id] === listened)
        #expect(open[first.id] === first)
        withExtendedLifetime(listening) {}
    }

    @Test func beginsAnewForThePageAfterOneThatHasLeft() throws {
        let page = try lesson.listen()
        page.close()
        _ = try lesson.page()
        #expect(try lesson.view().fixture !== first)
    }

    @Test func goesOnWhileAPageListens() throws {
        let page = try lesson.listen(ViewRequest(viewer: "chen"))
        _ = try lesson.page()
        #expect(try lesson.view().fixture === first)
        withExtendedLifetime(page) {}
    }

    @Test func beginsAnewForAPageThatIsLoadedAgain() throws {
        let page = try lesson.listen()
        let route = PreviewRoute(session: lesson.session)
        // Another tab with the same address, and the page's own script, are no reloads.
        for headers: RequestHeaders in [
            RequestHeaders(), RequestHeaders([.accept: "text/html;view=nearest", .cacheControl: "no-cache"]),
        ] {
            _ = route.reply(to: HTTPRequest(method: .get, path: "/", headers: headers))
            #expect(try lesson.view().fixture === first)
        }
        _ = route.reply(to: HTTPRequest(method: .get, path: "/", headers: RequestHeaders([.cacheControl: "max-age=0"])))
        #expect(try lesson.view().fixture !== first)
        withExtendedLifetime(page) {}
    }

    @Test func goesOnOnceSomebodyHasUsedIt() throws {
        let message = #"{"view":{},"message":"classState","value":"after"}"#
        _ = SimulateRoute(session: lesson.session).reply(
            to: HTTPRequest(method: .post, path: "/simulate", body: Array(message.utf8)))
        _ = try lesson.page()
        #expect(try lesson.view().fixture === first)
    }

    @Test func keepsAFreshOneForPagesThatComeAtOnce() throws {
        let lesson = try Lesson(freshFor: .seconds(3600))
        _ = try lesson.page()
        let first = try lesson.view().fixture
        _ = try lesson.page()
        #expect(try lesson.view().fixture === first)
    }
}

/// The reset of all stores, which names no view.
@Suite struct ResettingAllTests {
    @Test func beginsEveryStoreAnewWithoutAView() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        let first = try lesson.view().fixture
        let reply = ResetRoute(session: lesson.session).reply(
            to: HTTPRequest(method: .post, path: "/reset", query: [QueryItem(name: "all", value: "")]))
        #expect(reply.status == .ok)
        #expect(page.names() == ["refresh"])
        #expect(try lesson.view().fixture !== first)
    }
}

/// What a scene takes over from the one before.
@Suite struct WishTests {
    private let session: PreviewSession

    init() throws { session = try Lesson().session }

    private func resolved(_ query: String) throws -> ResolvedRequest {
        try #require(
            session.resolve(
                ViewQuery.request(
                    query.split(separator: "&").map { part in
                        let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
                        return QueryItem(name: pair[0], value: pair.count > 1 ? pair[1] : "")
                    })))
    }

    @Test func takesTheLatestWishThatTheSceneHas() throws {
        let view = try resolved("from=other&scene=lesson&mode=sepia&mode=dark&mode=light&device=watch&device=phone")
        #expect(view.view.mode == "dark")
        #expect(view.view.device == "phone")
    }

    @Test func passesOverInSilenceWhatTheSceneHasNot() throws {
        let found = try resolved("from=other&scene=lesson&theme=nosuch&mode=sepia&device=watch&locale=xx")
        #expect(found.notes == [])
        #expect(found.unknown == [])
    }

    @Test func saysWhatAnAddressGetsWrong() throws {
        #expect(try resolved("scene=lesson&mode=sepia").notes.count == 1)
    }
}
