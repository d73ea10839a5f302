import ClassroomContexts
import LiveValues
import Testing

@Suite struct StageTests {
    @Test func keepsTheOrderInWhichUsersCameUp() throws {
        let room = Classroom()
        try room.teacher.user.addCoHost(userUuid: "student-3")
        try room.teacher.user.addCoHost(userUuid: "student-2")
        try room.teacher.user.removeCoHost(userUuid: "student-1")
        try room.teacher.user.addCoHost(userUuid: "student-1")
        #expect(room.teacher.user.getCoHostList().map(\.userUuid) == ["student-3", "student-2", "student-1"])
    }

    @Test func followsTheSeedsStageOrder() {
        let room = Classroom { seed in
            seed.users[4].onStage = true
            seed.stageOrder = ["student-3", "nobody", "teacher-1"]
        }
        #expect(room.teacher.user.getCoHostList().map(\.userUuid) == ["student-3", "student-1"])
    }

    @Test func saysNothingWhenNothingChanges() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        try room.teacher.user.addCoHost(userUuid: "student-1")
        try room.teacher.user.removeCoHost(userUuid: "student-2")
        #expect(recorder.events.isEmpty)
    }

    @Test(arguments: [
        ("teacher-1", ContextError.Code.invalidArgument), ("observer-1", .invalidArgument), ("x", .unknownUser),
    ])
    func refusesWhoIsNeverACoHost(uuid: String, code: ContextError.Code) {
        let room = Classroom()
        let error = #expect(throws: ContextError.self) { try room.teacher.user.addCoHost(userUuid: uuid) }
        #expect(error?.code == code)
    }

    @Test func answersARaisedHandByBringingItsOwnerUp() throws {
        let room = Classroom()
        try room.pool("student-2").user.handsWave(payload: ["userName": "Ada"])
        let recorder = EventRecorder(room.store)
        try room.teacher.user.addCoHost(userUuid: "student-2")
        #expect(
            recorder.events == [
                .onCoHostUserListAdded([room.user("student-2")], operator: room.user("teacher-1")),
                .onUserHandsDown(userUuid: "student-2", payload: ["userName": "Ada"]),
            ])
    }

    @Test func givesAStudentWithoutAStreamOneForTheTimeOnStage() throws {
        let room = Classroom { $0.room.roomType = .lecture }
        try room.pool("student-3").media.closeLocalDevice(systemDevice: .mic)
        try room.teacher.user.addCoHost(userUuid: "student-3")
        let stream = try #require(room.teacher.stream.getStreamList(userUuid: "student-3").first)
        #expect(stream.streamType == .both)
        #expect(stream.videoSourceState == .open)
        #expect(stream.audioSourceState == .close)
        let recorder = EventRecorder(room.store)
        try room.teacher.user.removeCoHost(userUuid: "student-3")
        #expect(recorder.names == ["onCoHostUserListRemoved", "onStreamLeft"])
        #expect(room.teacher.stream.getStreamList(userUuid: "student-3").isEmpty)
    }

    @Test func keepsAStreamThatWasThereBeforeTheStage() throws {
        let room = Classroom()
        try room.teacher.user.removeCoHost(userUuid: "student-1")
        #expect(room.teacher.stream.getStream("s-1") != nil)
    }

    @Test func clearsTheStageInOneEvent() throws {
        let room = Classroom()
        room.store.setOnStage("student-2", true)
        let recorder = EventRecorder(room.store)
        try room.teacher.user.removeAllCoHosts()
        #expect(
            recorder.events == [
                .onCoHostUserListRemoved(
                    [room.user("student-1"), room.user("student-2")], operator: room.user("teacher-1"))
            ])
        #expect(recorder.records.first?.concernedUsers == ["student-1", "student-2"])
    }
}
