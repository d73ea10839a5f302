import ConfigSchema
import LiveValues
import PreviewTestSupport
import SceneModel
import SceneRendering
import Synchronization
import Testing
import ThemeModel

@testable import PreviewServing

@Suite struct OpenFixtureTimerTests {
    /// A store that says when it next changes by itself.
    private final class Alarm: LiveStore {
        private let state = Mutex(State())

        private struct State {
            var outbox = Outbox()
            var deadline: Timestamp?
            var advances = 0
            var onAsked: (@Sendable () -> Void)?
        }

        let now = Timestamp(milliseconds: 0)
        var lastSequence: Int { state.withLock { $0.outbox.lastSequence } }
        var advances: Int { state.withLock { $0.advances } }

        /// The deadline; whoever asks for it is overtaken by what is to happen once then.
        var nextDeadline: Timestamp? {
            let (deadline, overtake) = state.withLock { state in
                defer { state.onAsked = nil }
                return (state.deadline, state.onAsked)
            }
            overtake?()
            return deadline
        }

        func advance() {
            state.withLock { state in
                state.advances += 1
                state.deadline = nil
            }
        }

        func overtakeNextAsking(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onAsked = body } }

        /// Sets the deadline, and tells a change.
        func change(deadline: Int64?) {
            state.withLock { state in
                state.deadline = deadline.map { Timestamp(milliseconds: $0) }
                state.outbox.append(MissedChanges(count: 1), at: now, audience: .everyone)
            }
            guard state.withLock({ $0.outbox.beginDelivery() }) else { return }
            while let (record, subscribers) = state.withLock({ $0.outbox.takeNext() }) {
                for subscriber in subscribers { subscriber.receive(record) }
            }
        }

        func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
            Subscription(state.withLock { $0.outbox.add(handler) }) { [self] subscriber in
                state.withLock { $0.outbox.remove(subscriber) }
            }
        }

        func reportFailure(_ message: String, ofComponent id: String, to viewer: String) {}
    }

    /// A kind of scene whose store is known beforehand, and that nobody looks at.
    private struct AlarmKind: PreviewKind {
        let alarm: Alarm
        let place = "alarm"
        let name = "alarm"
        let types: [EnumerationCase] = []
        let devices: [Device] = []
        let audiences: [EnumerationCase] = []
        let components: [any Component.Type] = []
        let strings = StringTable([:], locales: ["en"])

        func fixtureSections(for catalog: ConfigCatalog) -> [PropertySpec] { [] }
        func viewers(in fixture: RecordValue) -> [String]? { [] }
        func open(_ scene: Scene, at time: Timestamp, clock: (any LiveClock)?) -> any LiveStore { alarm }
        func update(_ store: any LiveStore, to scene: Scene, openedAt time: Timestamp) {}
        func audience(of viewer: String, in store: any LiveStore) -> String { "" }
        func knows(_ viewer: String, in store: any LiveStore) -> Bool { false }
        func client(
            of viewer: String, reading locale: String, in store: any LiveStore,
            later: @escaping @Sendable (@escaping WorkQueue.Work) -> Void
        ) -> any ViewerClient { Nobody() }
        func session(
            of viewer: String, reading locale: String, in store: any LiveStore, on queue: WorkQueue
        ) -> any ViewerSession { Nobody() }
    }

    private struct Nobody: ViewerClient, ViewerSession, PreviewPanel {
        var panel: any PreviewPanel { self }
        var viewers: [ViewerGroup] { [] }
        var node: HTMLNode { .element(.div, .id("panel")) }
        var parts: [HTMLNode] { [] }

        func environment(for id: String) -> any Sendable { self }
        func needsStaging(after record: ChangeRecord) -> Bool { false }
        func perform(_ body: [UInt8]) throws(CommandRefusal) {}
        func part(showing topic: Topic) -> HTMLNode? { nil }
        func listPatches(for record: ChangeRecord) -> [Patch] { [] }
    }

    private let alarm = Alarm()
    private let time = ManualQueue()

    private let project: PreviewProject

    init() throws { project = try Lesson().session.project }

    /// The alarm as the fixture of a lesson's scene.
    private func source() throws -> FixtureSource {
        let scene = try #require(project.scene("lesson").scene)
        return FixtureSource(scene, of: AlarmKind(alarm: alarm), in: project.project, generation: 1)
    }

    private func open() throws -> OpenFixture {
        OpenFixture(try source(), at: alarm.now, countingFrom: 0, queue: time.queue) { _, _, _ in }
    }

    @Test func sleepsUntilTheNextDeadlineAndThenAdvances() throws {
        let fixture = try open()
        alarm.change(deadline: 500)
        time.pass(500)
        #expect(alarm.advances == 0)
        time.pass(1)
        #expect(alarm.advances == 1)
        #expect(time.count == 0)
        withExtendedLifetime(fixture) {}
    }

    @Test func setsOneTimerForADeadlineThatChangesLeaveAsItIs() throws {
        let fixture = try open()
        for _ in 1...100 { alarm.change(deadline: 500) }
        #expect(time.count == 1)
        withExtendedLifetime(fixture) {}
    }

    @Test(arguments: [(500, 200), (200, 500)] as [(Int64, Int64)])
    func followsADeadlineThatMoves(before: Int64, now: Int64) throws {
        let fixture = try open()
        alarm.change(deadline: before)
        alarm.change(deadline: now)
        time.pass(Int(now))
        #expect(alarm.advances == 0)
        time.pass(1)
        #expect(alarm.advances == 1)
        withExtendedLifetime(fixture) {}
    }

    @Test func passesOverADeadlineThatWasReadBeforeAnotherOneWasSet() throws {
        let fixture = try open()
        let alarm = alarm
        alarm.change(deadline: 900)
        alarm.overtakeNextAsking { alarm.change(deadline: 200) }
        fixture.apply(try source())
        time.pass(201)
        #expect(alarm.advances == 1)
    }
}
