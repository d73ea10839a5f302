import LiveValues
import SceneRendering
import Synchronization
import Testing

@testable import NoticeBoard

/// A second kind of scene, with nothing of Diorama but what is public.
struct NoticeBoardTests {
    private static let root = #filePath.components(separatedBy: "/Tests/")[0]

    @Test func showsWhatTheExamplesPromise() throws {
        let check = ExampleCheck(try ComponentRegistry(NoticeBoardKind()), root: Self.root, theme: "cork")
        #expect(check.brokenPromises(of: ["noticeList"]) == [])
    }

    @Test func givesEveryPropertyAnEffect() throws {
        let check = EffectCheck(try ComponentRegistry(NoticeBoardKind()), root: Self.root, theme: "cork")
        #expect(check.deadProperties(of: ["noticeList"]) == [])
    }

    @Test func givesEveryControlAnEffect() throws {
        let check = ControlCheck(try ComponentRegistry(NoticeBoardKind()), root: Self.root, theme: "cork")
        #expect(check.deadControls(of: ["noticeList"]) == [])
        #expect(check.deadControls() == [])
    }

    @Test func tellsAFactForEachChangeAndNoneForARefusal() throws {
        let store = NoticeStore(["Lost key"], clock: SystemClock())
        let told = Mutex<[NoticeFact]>([])
        let subscription = store.subscribe { record in
            if let fact = record.payload as? NoticeFact { told.withLock { $0.append(fact) } }
        }
        defer { subscription.cancel() }
        #expect(throws: NoticeRefusal.visitorsOnlyRead) { try store.post("Mine", by: "visitor") }
        #expect(throws: NoticeRefusal.empty) { try store.post(" ", by: "janitor") }
        try store.post("Found key", by: "janitor")
        try store.remove("notice-1", by: "janitor")
        #expect(throws: NoticeRefusal.gone) { try store.remove("notice-1", by: "janitor") }
        #expect(
            told.withLock { $0 } == [.posted(Notice(id: "notice-2", text: "Found key")), .removed(id: "notice-1")])
    }

    @Test func keepsWhatTheJanitorDidWhenTheFileIsSaved() throws {
        let store = NoticeStore(["Lost key", "Coffee is back"], clock: SystemClock())
        try store.post("Found key", by: "janitor")
        store.update(["Coffee is back", "Lift is down"])
        #expect(store.notices.map(\.text) == ["Coffee is back", "Found key", "Lift is down"])
    }

    @Test func takesOneOfTwoEqualNoticesDownWhenTheFileIsMended() {
        let store = NoticeStore(["Lost key", "Lost key"], clock: SystemClock())
        store.update(["Lost key"])
        #expect(store.notices.map(\.text) == ["Lost key"])
        store.update(["Lost key", "Lost key"])
        #expect(store.notices.map(\.text) == ["Lost key", "Lost key"])
    }
}
