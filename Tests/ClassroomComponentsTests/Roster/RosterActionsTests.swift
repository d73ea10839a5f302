import ClassroomContexts
import ClassroomScenes
import SceneRendering
import Testing

@testable import ClassroomComponents

@Suite struct RosterActionsTests {
    private func click(
        _ action: String, on uuid: String = "", _ values: [String: String] = [:], in stage: Stage<Roster>
    ) throws(ContextError) {
        try stage.component.perform(ComponentAction(action, argument: uuid, values: values), in: stage.context)
    }

    @Test func bringsOnStageAndBack() throws {
        let stage = Stage<Roster>(classroom())
        try click("stage", on: "off", in: stage)
        #expect(stage.context.pool.user.getCoHostList().map(\.userUuid) == ["on", "off"])
        try click("stage", on: "on", in: stage)
        #expect(stage.context.pool.user.getCoHostList().map(\.userUuid) == ["off"])
    }

    @Test func grantsTheBoardAndTakesItBack() throws {
        let stage = Stage<Roster>(classroom())
        try click("auth", on: "off", in: stage)
        #expect(stage.context.pool.widget.isBoardGranted("off"))
        try click("auth", on: "off", in: stage)
        #expect(!stage.context.pool.widget.isBoardGranted("off"))
    }

    @Test func switchesThePrivilegeOfOneDeviceOnly() throws {
        let stage = Stage<Roster>(classroom())
        try click("camera", on: "on", in: stage)
        #expect(stage.context.pool.stream.getStream("s-on")?.streamType == .audio)
        try click("mic", on: "on", in: stage)
        #expect(stage.context.pool.stream.getStream("s-on")?.streamType == StreamType.none)
        try click("camera", on: "on", in: stage)
        #expect(stage.context.pool.stream.getStream("s-on")?.streamType == .video)
    }

    @Test func ignoresAClickOnADeviceThatHasGone() throws {
        let stage = Stage<Roster>(classroom(students: 1))
        try click("camera", on: "s0", in: stage)
        try click("mic", on: "nobody", in: stage)
        try click("unknown", on: "on", in: stage)
        #expect(stage.store.lastSequence == 0)
    }

    @Test func givesOneRewardAClick() throws {
        let stage = Stage<Roster>(classroom())
        try click("reward", on: "on", in: stage)
        #expect(stage.context.pool.user.getUserRewardCount("on") == 4)
    }

    @Test(arguments: [("once", true), ("forever", false)])
    func removesOnceOrForever(_ duration: String, _ mayComeBack: Bool) throws {
        let stage = Stage<Roster>(classroom())
        try click("kick", on: "on", ["duration": duration], in: stage)
        #expect(stage.context.pool.user.getUserInfo("on") == nil)
        let comesBack = (try? ContextPool(stage.store, localUser: "on").room.joinRoom()) != nil
        #expect(comesBack == mayComeBack)
    }

    @Test func startsAndStopsTheCarousel() throws {
        let stage = Stage<Roster>(classroom())
        try click("carousel", in: stage)
        let info = stage.context.pool.user.getCoHostCarouselInfo()
        #expect(info == CarouselInfo(state: true, type: .sequence, condition: .none, interval: .seconds(20), count: 6))
        try click("carousel", in: stage)
        #expect(!stage.context.pool.user.getCoHostCarouselInfo().state)
    }

    @Test(arguments: ["stage", "auth", "camera", "mic", "reward", "kick", "carousel"])
    func isRefusedToStudents(_ action: String) {
        let stage = Stage<Roster>(classroom(), viewer: "off")
        #expect(throws: ContextError.self) { try click(action, on: "on", in: stage) }
        #expect(stage.store.lastSequence == 0)
    }
}
