import ClassroomComponents
import ClassroomScenes
import ClassroomWidgets
import Foundation
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@testable import ClassroomContexts

/// Whatever happens in a room, its facts tell all of it: 10,000 commands by chance, in rooms by chance.
@Suite struct ReplayTests {
    /// What happened in one room.
    struct Run {
        let store: RoomStore
        let clock = ManualClock()
        /// The facts so far, with a checkpoint every few of them.
        var log: FactLog<RoomState>
        var given: [GivenCommand] = []
        var refused = 0

        /// Gives a room commands by chance.
        init(seed: UInt64, commands: Int) throws {
            let service = try Pictures.loaded.get().kind.widgetService
            var random = RandomRoom(seed: seed)
            store = RoomStore(seed: random.roomSeed, clock: clock, widgetService: service)
            log = FactLog(from: store.state, interval: 100, limit: 1_000_000)
            for _ in 0..<commands {
                let (command, actor) = random.next()
                give(command, by: actor, &random)
            }
        }

        private mutating func give(_ command: RoomCommand, by actor: RoomActor, _ random: inout RandomRoom) {
            clock.advance(by: .milliseconds(random.number(0...900)))
            given.append(GivenCommand(command, by: actor, at: clock.now))
            let before = store.state
            do throws(ContextError) {
                let decided = try store.rules.decide(command, by: actor, at: clock.now, in: before)
                let facts = try store.perform(command, by: actor)
                #expect(facts == decided)
                log.append(facts, leadingTo: store.state)
            } catch {
                refused += 1
                #expect(throws: error) { try store.perform(command, by: actor) }
                #expect(store.history.lastSequence == log.lastSequence, "a refused \(command) left a fact")
                #expect(store.state == before, "a refused \(command) changed the room")
            }
        }
    }

    @Test(arguments: 1...20)
    func givesTheSameRoomFromTheBeginningAndFromEveryCheckpoint(seed: UInt64) throws {
        let run = try Run(seed: seed, commands: 600)
        #expect(run.log.lastSequence > 200)
        #expect(run.refused > 50)
        let end = run.store.state
        let bytes = try JSON.bytes(end)
        for checkpoint in run.log.checkpoints {
            let state = try #require(run.log.state(at: checkpoint))
            let facts = try #require(run.log.facts(after: checkpoint))
            let replayed = FactLog.replay(facts, on: state)
            #expect(replayed == end)
            #expect(try JSON.bytes(replayed) == bytes)
        }
        for sequence in stride(from: 0, through: run.log.lastSequence, by: 97) {
            #expect(run.store.history.state(at: sequence) == run.log.state(at: sequence))
        }
    }

    @Test(arguments: 1...4)
    func drawsTheSamePictures(seed: UInt64) throws {
        let run = try Run(seed: 100 + seed, commands: 100)
        let pictures = try Pictures.loaded.get()
        let time = run.clock.now
        let live = pictures.draw(run.store)
        for checkpoint in [0, run.log.checkpoints.last ?? 0] {
            let state = try #require(run.log.state(at: checkpoint))
            let facts = try #require(run.log.facts(after: checkpoint))
            let stored = RoomRecording(from: state, after: checkpoint, facts)
            let read = try JSONDecoder().decode(RoomRecording.self, from: JSON.bytes(stored))
            #expect(pictures.draw(pictures.room(read.end, at: time)) == live)
        }
    }

    @Test(arguments: 1...4)
    func readsWhatItHasWritten(seed: UInt64) throws {
        let run = try Run(seed: 200 + seed, commands: 300)
        let start = try #require(run.log.state(at: 0))
        let recording = RoomRecording(from: start, try #require(run.log.facts(after: 0)))
        let bytes = try JSON.bytes(recording)
        let read = try JSONDecoder().decode(RoomRecording.self, from: bytes)
        #expect(try JSON.bytes(read) == bytes)
        #expect(try JSON.bytes(read.end) == JSON.bytes(recording.end))
        for command in run.given {
            let bytes = try JSON.bytes(command)
            #expect(try JSON.bytes(JSONDecoder().decode(GivenCommand.self, from: bytes)) == bytes)
        }
    }

    @Test func triesEveryKindOfCommand() throws {
        var random = RandomRoom(seed: 7)
        let tried = Set((0..<60_000).map { _ in type(of: random.next().command.kind).name })
        #expect(tried == Set(RoomCommand.kinds.map(\.name)))
    }
}

/// Stored bytes.
enum JSON {
    static func bytes(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }
}

/// The small class that ships, through several pairs of eyes.
struct Pictures: Sendable {
    let kind: ClassroomKind
    private let registry: ComponentRegistry
    private let scene: Scene
    private let theme: Theme

    /// Read once: the tests are many.
    static let loaded = Result { try Pictures() }

    private init() throws {
        registry = try BuiltInComponents.registry(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)
        let root = #filePath.components(separatedBy: "/Tests/")[0]
        let project = Project(
            fileSystem: DiskFileSystem(root: root), catalog: registry.catalog, kinds: registry.sceneKinds)
        let loaded = project.scene("small-class")
        scene = try #require(loaded.scene)
        theme = try #require(loaded.theme)
        kind = try #require(scene.kind as? ClassroomKind)
    }

    /// A room as it was once.
    func room(_ state: RoomState, at time: Timestamp) -> RoomStore {
        RoomStore(state: state, clock: ManualClock(time), widgetService: kind.widgetService)
    }

    func draw(_ store: RoomStore) -> [String] {
        ["teacher-1", "student-1", "observer-1", "nobody"].map { viewer -> String in
            let view = SceneView(
                scene: scene.id, theme: "agora", mode: "light", device: Device.pad.name, locale: "en", viewer: viewer,
                openAnchor: nil)
            // What widgets ask for is not done: drawing is to leave the room as it is.
            let staged = StagedScene(
                scene: scene, theme: theme, registry: registry, device: .pad, view: view, store: store,
                client: registry.kind(of: scene).client(of: viewer, reading: "en", in: store, later: { _ in }))
            return HTMLRenderer.render(staged.render())
        }
    }
}
