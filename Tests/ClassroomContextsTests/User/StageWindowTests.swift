import ClassroomContexts
import LiveValues
import Testing

/// The windows over a lecture's board, which come and go with the stage.
@Suite struct StageWindowTests {
    private static func lecture(_ adjust: (inout RoomSeed) -> Void = { _ in }) -> Classroom {
        Classroom { seed in
            seed.room.roomType = .lecture
            seed.widgets[WidgetID.streamWindow] = WidgetSeed()
            adjust(&seed)
        }
    }

    private func windows(_ room: Classroom) -> [String] {
        room.teacher.widget.getActiveWidgetList(widgetId: WidgetID.streamWindow)
    }

    @Test func opensAWindowForWhoComesOnStageAndClosesItAfterwards() throws {
        let room = Self.lecture()
        let recorder = EventRecorder(room.teacher)
        try room.teacher.user.addCoHost(userUuid: "student-2")
        #expect(room.teacher.widget.getWidgetOwner("streamWindow-s-2") == "student-2")
        #expect(recorder.events.contains(.onWidgetActive("streamWindow-s-2")))
        try room.teacher.user.removeCoHost(userUuid: "student-2")
        #expect(windows(room) == ["streamWindow-s-1"])
        #expect(room.teacher.widget.getWidgetSyncFrame("streamWindow-s-2") == nil)
    }

    /// Students publish nothing before they are on stage: their streams come with it.
    @Test func opensAWindowForAStreamThatComesWithTheStage() throws {
        let room = Self.lecture()
        try room.teacher.user.addCoHost(userUuid: "student-3")
        #expect(windows(room) == ["streamWindow-s-1", "streamWindow-stream-student-3"])
        try room.teacher.user.removeAllCoHosts()
        #expect(windows(room) == [])
    }

    @Test func opensWindowsForThoseWhoAreOnStageFromTheStart() {
        #expect(windows(Self.lecture()) == ["streamWindow-s-1"])
        let closed = Self.lecture { $0.widgets["streamWindow-s-1"] = WidgetSeed() }
        #expect(windows(closed) == [])
        #expect(windows(Self.lecture { $0.widgets[WidgetID.streamWindow] = nil }) == [])
        #expect(windows(Self.lecture { $0.room.roomType = .small }) == [])
    }

    /// Each five points further for each that is open, and never on another one; 115 × 95 points of the board's
    /// 495 × 359.2.
    @Test func staggersThem() throws {
        let room = Self.lecture()
        let widget = room.teacher.widget
        let first = try #require(widget.getWidgetSyncFrame("streamWindow-s-1"))
        #expect(first == WidgetSyncFrame(x: 0.0132, y: 0.0189, width: 0.2323, height: 0.2645))
        try room.teacher.user.addCoHost(userUuid: "student-2")
        let second = try #require(widget.getWidgetSyncFrame("streamWindow-s-2"))
        #expect(second == WidgetSyncFrame(x: 0.0263, y: 0.0379, width: 0.2323, height: 0.2645))
        try room.teacher.user.removeCoHost(userUuid: "student-1")
        try room.teacher.user.addCoHost(userUuid: "student-3")
        #expect(
            widget.getWidgetSyncFrame("streamWindow-stream-student-3")
                == WidgetSyncFrame(x: 0.0395, y: 0.0568, width: 0.2323, height: 0.2645))
        #expect(widget.getWidgetSyncFrame("streamWindow-s-2") == second)
    }

    @Test func leavesOneThatSomebodyHasPlacedWhereItIs() throws {
        let room = Self.lecture()
        let frame = WidgetSyncFrame(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        try room.teacher.widget.updateWidgetSyncFrame(frame, widgetId: "streamWindow-s-1")
        try room.teacher.user.addCoHost(userUuid: "student-2")
        #expect(room.teacher.widget.getWidgetSyncFrame("streamWindow-s-1") == frame)
        #expect(room.teacher.widget.getWidgetSyncFrame("streamWindow-s-2")?.x == 0.0263)
    }

    @Test func closesTheWindowOfWhoLeaves() {
        let room = Self.lecture()
        room.store.userLeaves("student-1")
        #expect(windows(room) == [])
    }

    @Test(arguments: [(true, ["streamWindow-s-1"]), (false, [])])
    func followsASeedThatMentionsAWindow(isActive: Bool, open: [String]) {
        var seed = Classroom.seed
        seed.room.roomType = .lecture
        seed.widgets[WidgetID.streamWindow] = WidgetSeed()
        let room = Classroom { $0 = seed }
        var edited = seed
        edited.widgets["streamWindow-s-1"] = WidgetSeed(active: isActive)
        room.store.apply(edited)
        #expect(windows(room) == open)
        room.store.apply(seed)
        #expect(windows(room) == ["streamWindow-s-1"])
    }
}
