import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneModel
import SceneRendering
import Testing

@testable import ClassroomComponents

@Suite struct ToolBarTests {
    private static let buttons: [(viewer: String, buttons: [ToolBarButton])] = [
        ("lin", [.setting, .message, .roster, .handsList]),
        ("s0", [.setting, .message, .roster, .waveHands]),
        ("qiu", [.setting, .message]),
        ("dean", [.setting, .message]),
        ("nobody", [.setting, .message]),
    ]

    @Test(arguments: buttons)
    func givesEachRoleItsButtons(viewer: String, buttons: [ToolBarButton]) throws {
        let bench = Bench(SmallClass.seed(), viewer: viewer)
        #expect(try bench.component(ToolBar.self).buttons(in: try bench.context()) == buttons)
    }

    @Test(arguments: [(Device.phone, 164.0, 32.0), (Device.pad, 172.0, 34.0)])
    func isAsHighAsItsButtonsAndTheirGaps(device: Device, height: Double, side: Double) throws {
        var bench = Bench(SmallClass.seed(), viewer: "lin")
        bench.device = device
        let bar = try bench.component(ToolBar.self)
        #expect(bar.size(in: try bench.context()) == LayoutSize(width: side, height: height))
    }

    @Test func centresButtonsInAFrameThatIsNarrower() throws {
        var bench = Bench(SmallClass.seed(), viewer: "lin")
        bench.device = .phone
        let bar = try bench.component(ToolBar.self)
        let frame = LayoutSize(width: 30, height: 164)
        #expect(
            bar.anchor("message", in: try bench.context(), size: frame)
                == LayoutRect(x: -1, y: 44, width: 32, height: 32))
        #expect(bar.anchor("waveHands", in: try bench.context(), size: frame) == nil)
    }

    @Test func opensTheHandsListOnlyWithAHandUp() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        #expect(try !bench.markup(of: ToolBar.self).contains("data-opens=\"part.handsList\""))
        bench.store.handsWave(HandsWave(userUuid: "s0"))
        #expect(try bench.markup(of: ToolBar.self).contains("data-opens=\"part.handsList\""))
    }

    // MARK: Changes

    @Test func drawsOnlyTheCountOfHandsAgainForATeacher() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        let changes = try bench.changes(of: ToolBar.self) { bench.store.handsWave(HandsWave(userUuid: "s0")) }
        #expect(changes.map(\.replaced) == [["c-part--handsList"]])
    }

    @Test func leavesAStudentsToolsAloneWhenAnotherWaves() throws {
        let bench = Bench(SmallClass.seed(), viewer: "s1")
        let changes = try bench.changes(of: ToolBar.self) { bench.store.handsWave(HandsWave(userUuid: "s0")) }
        #expect(changes.map(\.replaced) == [[]])
    }

    @Test func drawsTheStudentsOwnHandAgain() throws {
        let bench = Bench(SmallClass.seed(), viewer: "s0")
        let changes = try bench.changes(of: ToolBar.self) { bench.store.handsWave(HandsWave(userUuid: "s0")) }
        #expect(changes.map(\.replaced) == [["c-part--waveHands"]])
    }

    @Test(arguments: [(WidgetID.easemobIM, [["c-part--message"]]), (WidgetID.poll, [[]])])
    func drawsTheMessagesAgainForTheChatAlone(widget: String, drawn: [[String]]) throws {
        var seed = SmallClass.seed()
        seed.widgets[widget] = WidgetSeed()
        let bench = Bench(seed, viewer: "s0")
        let changes = try bench.changes(of: ToolBar.self) {
            try? ContextPool(bench.store, localUser: "s0").widget
                .updateWidgetUserProperties(["unread": 1], widgetId: widget)
        }
        #expect(changes.map(\.replaced) == drawn)
    }

    // MARK: Actions

    @Test func raisesTheHandForThreeSecondsAndRenewsItOnRelease() throws {
        let bench = Bench(SmallClass.seed(), viewer: "s0")
        let bar = try bench.component(ToolBar.self)
        try bar.perform(ComponentAction("wave"), in: try bench.context())
        try bar.perform(ComponentAction("release"), in: try bench.context())
        #expect(
            bench.pool.user.getHandsWaveList() == [
                HandsWave(userUuid: "s0", duration: .seconds(3), payload: ["userName": "Student 0"])
            ])
    }

    @Test func cannotBePressedWhileHandsAreForbidden() throws {
        let bench = Bench(SmallClass.seed(), viewer: "s0")
        bench.store.setHandsWaveEnabled(false)
        let markup = try bench.markup(of: ToolBar.self)
        #expect(!markup.contains("data-hold") && markup.contains("disabled"))
    }
}
