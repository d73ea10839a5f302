import ClassroomContexts
import SceneRendering
import Testing

@testable import ClassroomComponents

@Suite struct SettingTests {
    private func perform(_ action: String, _ argument: String = "", on bench: Bench) throws {
        try bench.component(Setting.self).perform(
            ComponentAction(action, argument: argument), in: try bench.context())
    }

    @Test func closesAndOpensTheFrontCamera() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        try perform("toggleCamera", on: bench)
        #expect(bench.pool.media.getLocalDeviceState(systemDevice: .frontCamera) == .close)
        try perform("toggleCamera", on: bench)
        #expect(bench.pool.media.getLocalDeviceState(systemDevice: .frontCamera) == .open)
    }

    @Test func changesTheDirectionOnlyWhileACameraIsOpen() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        try perform("chooseCamera", "backCamera", on: bench)
        #expect(bench.pool.media.getLocalDeviceState(systemDevice: .backCamera) == .open)
        #expect(bench.pool.media.getLocalDeviceState(systemDevice: .frontCamera) == .close)
        try perform("toggleCamera", on: bench)
        try perform("chooseCamera", "backCamera", on: bench)
        #expect(bench.pool.media.getLocalDeviceState(systemDevice: .backCamera) == .close)
    }

    @Test(arguments: [("toggleMicrophone", SystemDevice.mic), ("toggleSpeaker", .speaker)])
    func togglesADevice(action: String, device: SystemDevice) throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        try perform(action, on: bench)
        #expect(bench.pool.media.getLocalDeviceState(systemDevice: device) == .close)
        try perform(action, on: bench)
        #expect(bench.pool.media.getLocalDeviceState(systemDevice: device) == .open)
    }

    @Test func ignoresADirectionThatDoesNotExist() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        try perform("chooseCamera", "sideCamera", on: bench)
        #expect(bench.pool.media.getLocalDeviceState(systemDevice: .frontCamera) == .open)
    }

    @Test func leavesTheRoom() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        try perform("leave", on: bench)
        #expect(!bench.pool.room.isJoined())
    }

    @Test func drawsAgainOnlyForTheViewersOwnDevices() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        let other = ContextPool(bench.store, localUser: "s0")
        let changes = try bench.changes(of: Setting.self) {
            try other.media.closeLocalDevice(systemDevice: .frontCamera)
        }
        #expect(!changes.isEmpty && changes.allSatisfy { $0.replaced == [] })
    }
}
