import ClassroomContexts
import ClassroomScenes
import Foundation
import LiveValues
import SceneRendering
import Testing

@testable import NoiseMeter

/// What the package adds to Diorama, seen from outside.
struct NoiseMeterTests {
    private static let root = #filePath.components(separatedBy: "/Tests/")[0]

    @Test(arguments: ["noiseLevel", "noiseMeter"])
    func showsWhatTheExamplesPromise(name: String) throws {
        let check = ExampleCheck(try NoiseClassroom.registry(), root: Self.root, theme: "plain")
        #expect(check.brokenPromises(of: [name]) == [])
    }

    @Test(arguments: ["noiseLevel", "noiseMeter"])
    func givesEveryPropertyAndEveryControlAnEffect(name: String) throws {
        let registry = try NoiseClassroom.registry()
        #expect(EffectCheck(registry, root: Self.root, theme: "plain").deadProperties(of: [name]) == [])
        #expect(ControlCheck(registry, root: Self.root, theme: "plain").deadControls(of: [name]) == [])
    }

    @Test func givesEveryControlOfItsScenesAnEffect() throws {
        let check = ControlCheck(try NoiseClassroom.registry(), root: Self.root, theme: "plain")
        #expect(check.deadControls() == [])
    }

    @Test func countsEveryComplaintOnce() throws {
        let users = ["chen", "amelia"].map { UserSeed(uuid: $0, name: LiveText($0)) }
        let room = RoomStore(
            seed: RoomSeed(users: users, widgets: ["noiseMeter": WidgetSeed(active: true, properties: ["limit": 9])]),
            widgetService: try NoiseClassroom.kind().widgetService)
        let complaint = WidgetRequest("complain", to: "noiseMeter")
        let (chen, amelia) = (ContextPool(room, localUser: "chen"), ContextPool(room, localUser: "amelia"))
        try chen.widget.send(complaint)
        try amelia.widget.send(complaint)
        #expect(throws: ContextError.self) { try chen.widget.send(complaint) }
        #expect(chen.widget.getWidgetRoomProperties("noiseMeter")?["complaints"] == 2)
    }

    @Test(arguments: [(-1, 0), (0, 0), (255, 255), (300, 255)])
    func keepsTheVolumeWithinItsScale(volume: Int, shown: Int) {
        #expect(ClassNoise(volume: volume).volume == shown)
    }
}
