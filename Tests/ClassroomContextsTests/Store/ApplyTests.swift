import ClassroomContexts
import LiveValues
import Testing

@Suite struct ApplyTests {
    /// Edits the seed of an open class and gives the events that follow.
    private func edit(_ room: Classroom, _ change: (inout RoomSeed) -> Void) -> [ContextEvent] {
        let recorder = EventRecorder(room.store)
        var seed = Classroom.seed
        change(&seed)
        room.store.apply(seed)
        return recorder.events
    }

    @Test func saysNothingAboutASeedThatIsTheSame() {
        #expect(edit(Classroom()) { _ in }.isEmpty)
    }

    @Test func letsANewUserInWithTheirStream() throws {
        let room = Classroom()
        let events = edit(room) { seed in
            seed.users.append(UserSeed(uuid: "student-9", name: "New", onStage: true, rewards: 1))
            seed.streams.append(StreamSeed(uuid: "s-9", owner: "student-9"))
        }
        #expect(events.map(\.name) == ["onRemoteUserJoined", "onStreamJoined", "onCoHostUserListAdded"])
        #expect(room.teacher.user.getUserRewardCount("student-9") == 1)
    }

    @Test func makesAUserWhoIsNoLongerNamedLeave() {
        let room = Classroom()
        let events = edit(room) { seed in
            seed.users.removeAll { $0.uuid == "student-2" }
            seed.streams.removeAll { $0.owner == "student-2" }
        }
        #expect(events.map(\.name) == ["onStreamLeft", "onRemoteUserLeft"])
        #expect(throws: ContextError.self) { try room.pool("student-2").room.joinRoom() }
    }

    @Test func changesWhatIsDifferentAboutAUser() {
        let room = Classroom()
        let events = edit(room) { seed in
            seed.users[3] = UserSeed(
                uuid: "student-2", name: "Ada L.", role: .assistant, onStage: true, rewards: 7, properties: ["a": 1])
        }
        let user = UserInfo(userUuid: "student-2", userName: "Ada L.", userRole: .assistant)
        #expect(
            events == [
                .onUserUpdated(user, operator: nil), .onUserRewarded(user, rewardCount: 7, operator: nil),
                .onUserPropertiesUpdated(user, ["a": 1], cause: nil, operator: nil),
                .onCoHostUserListAdded([user], operator: nil),
            ])
        #expect(room.teacher.user.getUserList(role: .student).map(\.userUuid) == ["student-1", "student-3"])
    }

    @Test func takesSomeoneOffStageWhoBecomesTheTeacher() {
        let room = Classroom()
        let events = edit(room) { $0.users[2].role = .teacher }
        #expect(events.map(\.name) == ["onUserUpdated", "onCoHostUserListRemoved"])
    }

    @Test func changesAStreamAndTheOwnersDevicesWithIt() throws {
        let room = Classroom()
        try room.pool("student-1").media.openLocalDevice(systemDevice: .mic)
        let recorder = EventRecorder(room.pool("student-1"))
        _ = edit(room) { $0.streams[0].videoState = .close }
        #expect(recorder.names == ["onStreamUpdated", "onLocalDeviceStateUpdated"])
        #expect(room.pool("student-1").media.getLocalDeviceState(systemDevice: .frontCamera) == .close)
        // The microphone was opened by a click, and the seed did not mention it.
        #expect(room.teacher.stream.getStream("s-1")?.audioSourceState == .open)
        #expect(room.pool("student-1").media.getLocalDeviceState(systemDevice: .mic) == .open)
    }

    @Test func makesAStreamLouder() {
        let room = Classroom()
        let events = edit(room) { $0.streams[0].volume = 120 }
        #expect(events.map(\.name) == ["onVolumeUpdated"])
        #expect(room.teacher.stream.getVolume("s-1") == 120)
    }

    @Test func movesAStreamToItsNewOwner() {
        let room = Classroom()
        let events = edit(room) { $0.streams[0].owner = "student-3" }
        #expect(events.map(\.name) == ["onStreamLeft", "onStreamJoined"])
        #expect(room.teacher.stream.getStream("s-1")?.owner.userUuid == "student-3")
    }

    @Test func keepsWhatWasClickedWhereTheFixtureDidNotChange() throws {
        let room = Classroom()
        try room.teacher.user.rewardUsers(userUuidList: ["student-1"], rewardCount: 1)
        try room.teacher.user.addCoHost(userUuid: "student-2")
        try room.teacher.room.startClass()
        try room.teacher.room.updateRoomProperties(["area": 3])
        try room.teacher.stream.updateStreamPublishPrivilege(streamUuids: ["s-1"], videoPrivilege: false)
        let joined = room.store.studentJoins(name: "Bo")
        let events = edit(room) { seed in
            seed.users[2].name = "陈大明"
            seed.classInfo.duration = .seconds(60)
        }
        #expect(events.map(\.name) == ["onClassStateUpdated", "onUserUpdated"])
        #expect(room.teacher.user.getUserRewardCount("student-1") == 4)
        #expect(room.teacher.user.getCoHostList().map(\.userName) == ["陈大明", "Ada"])
        #expect(room.teacher.room.getClassInfo().state == .during)
        #expect(room.teacher.room.getClassInfo().duration == .seconds(60))
        #expect(room.teacher.room.getRoomArea() == [.stage, .videoGallery])
        #expect(room.teacher.stream.getStream("s-1")?.streamType == .audio)
        #expect(room.teacher.user.getUserInfo(joined) != nil)
    }

    @Test func keepsSomeoneAwayWhoWasRemovedAndIsStillNamed() throws {
        let room = Classroom()
        try room.teacher.user.kickOutUser(userUuid: "student-2", forever: false)
        let events = edit(room) { seed in
            seed.users[3].name = "Ada L."
            seed.streams[1].type = .both
        }
        #expect(events.isEmpty)
        try room.pool("student-2").room.joinRoom()
        #expect(room.user("student-2").userName == "Ada L.")
        #expect(room.teacher.stream.getStream("s-2")?.streamType == .both)
    }

    @Test func putsTheStageInItsNewOrder() {
        let room = Classroom { $0.stageOrder = ["student-1", "student-2", "student-3"] }
        room.store.apply(
            {
                var seed = Classroom.seed
                seed.stageOrder = ["student-1", "student-3", "student-2"]
                return seed
            }())
        #expect(room.teacher.user.getCoHostList().map(\.userUuid) == ["student-1", "student-3", "student-2"])
    }

    @Test func tellsOfANewStageOrderByThoseWhoMoved() {
        let room = Classroom { $0.stageOrder = ["student-1", "student-2", "student-3"] }
        let events = edit(room) { $0.stageOrder = ["student-1", "student-3", "student-2"] }
        let (two, three) = (room.user("student-2"), room.user("student-3"))
        #expect(
            events == [
                .onCoHostUserListRemoved([two, three], operator: nil),
                .onCoHostUserListAdded([three, two], operator: nil),
            ])
    }

    @Test func changesTheRoomItself() {
        let room = Classroom()
        let events = edit(room) { seed in
            seed.room.name = "Physics 7C"
            seed.recording = .started
            seed.handsWaveEnabled = false
            seed.carousel = CarouselInfo(state: true, interval: .seconds(20), count: 6)
            seed.properties = ["area": 1]
            seed.monitor = MonitorInfo(quality: .bad, connection: .reconnecting)
            seed.handsUp = [HandsWave(userUuid: "student-2")]
        }
        #expect(
            events.map(\.name) == [
                "onRoomInfoUpdated", "onRecordingStateUpdated", "onUserHandsWaveEnable", "onCoHostCarouselUpdated",
                "onRoomPropertiesUpdated", "onUserHandsWave", "onLocalNetworkQualityUpdated",
                "onLocalConnectionUpdated",
            ])
    }

    @Test func changesWidgetsAndKeepsTheGrantsOfClicks() throws {
        let room = Classroom()
        try room.teacher.widget.sendMessage(
            WidgetMessage("updateGrantedUsers", ["add": ["student-3"]]), toWidget: WidgetID.board)
        let events = edit(room) { seed in
            seed.widgets[WidgetID.board]?.properties = ["grantedUsers": ["student-2": true], "page": 2]
            seed.widgets[WidgetID.webView] = nil
            seed.widgets["poll"] = WidgetSeed(active: true, syncFrame: .full)
        }
        #expect(
            events.map(\.name) == [
                "onMessageReceived", "onWidgetRoomPropertiesUpdated", "onMessageReceived", "onWidgetActive",
                "onWidgetSyncFrameUpdated",
            ])
        #expect(room.pool("student-1").widget.getBoardGrantedUsers() == ["student-3", "student-2"])
        #expect(room.teacher.widget.getWidgetConfig(WidgetID.webView) == nil)
    }

    @Test func saysOnlyNewMessagesToAWidgetThatRuns() {
        let room = Classroom { $0.widgets["poll"] = WidgetSeed(active: true, messages: [WidgetMessage("a")]) }
        let recorder = EventRecorder(room.store)
        var seed = Classroom.seed
        seed.widgets["poll"] = WidgetSeed(active: true, messages: [WidgetMessage("a"), WidgetMessage("b")])
        seed.widgets["quiz"] = WidgetSeed(active: true, messages: [WidgetMessage("a")])
        room.store.apply(seed)
        #expect(
            recorder.events == [
                .onMessageReceived(WidgetMessage("b"), widget: "poll", direction: .toWidget), .onWidgetActive("quiz"),
            ])
    }

    @Test func tellsEverybodyOfChangedDevices() {
        let room = Classroom()
        let events = edit(room) { seed in
            seed.devices[0].state = .close
            seed.devices.removeLast()
        }
        #expect(events.map(\.name) == ["onLocalDeviceStateUpdated", "onLocalDeviceStateUpdated"])
        #expect(room.teacher.media.getLocalDeviceState(systemDevice: .frontCamera) == .close)
        #expect(room.teacher.media.getLocalDevices(deviceType: .speaker).isEmpty)
    }

    @Test func setsTheTimeOfARoomThatHasNoClockOfItsOwn() {
        let store = RoomStore(seed: RoomSeed(clock: Timestamp(milliseconds: 0), users: Classroom.seed.users))
        store.handsWave(HandsWave(userUuid: "student-1", duration: .seconds(3600)))
        let day = Timestamp(milliseconds: 86_400_000)
        store.apply(RoomSeed(clock: day, users: Classroom.seed.users))
        #expect(store.now >= day)
        store.advance()
        #expect(ContextPool(store, localUser: "teacher-1").user.isHandsWaving("student-1"))
    }

    @Test func givesTheSameRoomAsOpeningTheNewSeed() {
        var new = Classroom.seed
        new.users[3].onStage = true
        new.users[2].rewards = 0
        new.users.append(UserSeed(uuid: "student-9", name: "New"))
        new.streams[0].type = .audio
        new.streams.append(StreamSeed(uuid: "s-9", owner: "student-9"))
        new.widgets[WidgetID.board]?.properties = ["grantedUsers": ["student-2": true], "page": ["scale": 2]]
        new.properties = ["a": ["b": 1]]
        let (edited, opened) = (Classroom(), Classroom { $0 = new })
        edited.store.apply(new)
        let (left, right) = (edited.teacher, opened.teacher)
        #expect(left.user.getAllUserList() == right.user.getAllUserList())
        #expect(left.user.getCoHostList() == right.user.getCoHostList())
        #expect(left.user.getUserRewardCount("student-1") == right.user.getUserRewardCount("student-1"))
        #expect(left.stream.getAllStreamList() == right.stream.getAllStreamList())
        #expect(left.room.getRoomProperties() == right.room.getRoomProperties())
        #expect(
            left.widget.getWidgetRoomProperties(WidgetID.board) == right.widget.getWidgetRoomProperties(WidgetID.board))
        #expect(left.widget.getBoardGrantedUsers() == right.widget.getBoardGrantedUsers())
    }
}
