import ClassroomContexts
import LiveValues
import Testing

@Suite struct RoomContextTests {
    @Test func answersFromTheSeed() {
        let room = Classroom { seed in
            seed.recording = .starting
            seed.properties = ["area": 1]
            seed.classInfo = ClassInfo(state: .during, startTime: Timestamp(milliseconds: 5))
        }
        #expect(room.teacher.room.getRoomInfo().roomName == "Physics 7B")
        #expect(room.teacher.room.getRecordingState() == .starting)
        #expect(room.teacher.room.getRoomProperties() == ["area": 1])
        #expect(room.teacher.room.getRoomArea() == .stage)
        #expect(room.teacher.room.getClassInfo().startTime == Timestamp(milliseconds: 5))
    }

    @Test func startsTheClassNowAndOnlyOnce() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        room.clock.advance(by: .seconds(7))
        try room.teacher.room.startClass()
        #expect(room.teacher.room.getClassInfo().state == .during)
        #expect(room.teacher.room.getClassInfo().startTime == room.clock.now)
        #expect(recorder.events == [.onClassStateUpdated(.during)])
        #expect(throws: ContextError.self) { try room.teacher.room.startClass() }
        #expect(recorder.records.count == 1)
    }

    @Test func tellsWhichPropertiesChangedWhyAndByWhom() throws {
        let room = Classroom { $0.properties = ["area": 1, "hosting": ["url": "x"]] }
        let recorder = EventRecorder(room.store)
        try room.teacher.room.updateRoomProperties(["area": 3], cause: ["reason": "gallery"])
        try room.teacher.room.updateRoomProperties(["area": 3])
        try room.teacher.room.deleteRoomProperties(["hosting.url", "none"])
        let teacher = room.user("teacher-1")
        #expect(
            recorder.events == [
                .onRoomPropertiesUpdated(["area": 3], cause: ["reason": "gallery"], operator: teacher),
                .onRoomPropertiesDeleted(keyPaths: ["hosting.url"], cause: nil, operator: teacher),
            ])
        #expect(room.teacher.room.getRoomProperties() == ["area": 3, "hosting": [:]])
    }

    @Test func letsSomeoneWhoLeftComeBackAsTheyWereWithTheirDevicesOpen() throws {
        let room = Classroom()
        let student = room.pool("student-1")
        student.room.leaveRoom()
        #expect(!student.room.isJoined())
        #expect(student.user.getLocalUserInfo().userRole == .observer)
        let recorder = EventRecorder(student)
        try student.room.joinRoom()
        #expect(
            recorder.names == [
                "onRemoteUserJoined", "onStreamJoined", "onLocalDeviceStateUpdated", "onStreamUpdated",
                "onJoinRoomSuccess",
            ])
        #expect(student.user.getUserRewardCount("student-1") == 3)
        #expect(student.stream.getStreamList(userUuid: "student-1").map(\.streamUuid) == ["s-1"])
        #expect(!student.user.isCoHost("student-1"))
    }

    /// Of everybody's closed devices: the front camera and the microphone, as upstream opens them before it joins.
    @Test(arguments: [
        (RoomType.small, "student-2", ["cam", "mic"]), (.oneToOne, "student-2", ["cam", "mic"]),
        (.small, "assistant-1", ["cam", "mic"]), (.small, "observer-1", []), (.lecture, "student-2", []),
        (.lecture, "assistant-1", []), (.lecture, "teacher-1", ["cam", "mic"]),
    ])
    func opensCameraAndMicrophoneOfWhoComesIn(type: RoomType, user: String, opened: [String]) throws {
        let room = Classroom { seed in
            seed.room.roomType = type
            seed.streams = []
            seed.devices = [
                DeviceSeed(id: "cam", name: "Front", type: .camera, systemDevice: .frontCamera),
                DeviceSeed(id: "back", name: "Back", type: .camera, systemDevice: .backCamera),
                DeviceSeed(id: "mic", name: "Mic", type: .mic, systemDevice: .mic),
            ]
        }
        let pool = room.pool(user)
        pool.room.leaveRoom()
        try pool.room.joinRoom()
        let open = [DeviceType.camera, .mic].flatMap { pool.media.getLocalDevices(deviceType: $0) }
            .filter { pool.media.getLocalDeviceState($0) == .open }
        #expect(open.map(\.deviceId) == opened)
    }

    @Test func tellsOnlyTheJoiningUserThatTheyAreIn() throws {
        let room = Classroom()
        let (mine, others) = (EventRecorder(room.teacher), EventRecorder(room.pool("student-1")))
        try room.teacher.room.joinRoom()
        #expect(mine.events == [.onJoinRoomSuccess(room.teacher.room.getRoomInfo())])
        #expect(others.events.isEmpty)
    }

    @Test func refusesStrangersPeopleRemovedForGoodAndEverybodyOnceClosed() throws {
        let room = Classroom()
        try room.teacher.user.kickOutUser(userUuid: "student-2", forever: true)
        try room.teacher.user.kickOutUser(userUuid: "student-3", forever: false)
        func code(_ uuid: String) -> ContextError.Code? {
            do throws(ContextError) { try room.pool(uuid).room.joinRoom() } catch { return error.code }
            return nil
        }
        #expect(code("stranger") == .unknownUser)
        #expect(code("student-2") == .removedForever)
        #expect(code("student-3") == nil)
        room.store.closeRoom()
        #expect(code("student-1") == .wrongState)
    }

    @Test func tellsTheRefusedUserThatJoiningFailed() {
        let room = Classroom()
        let recorder = EventRecorder(room.pool("stranger"))
        let error = #expect(throws: ContextError.self) { try room.pool("stranger").room.joinRoom() }
        #expect(recorder.events == error.map { [.onJoinRoomFailure(room.teacher.room.getRoomInfo(), $0)] })
    }

    @Test func simulatesTheServersPart() {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        room.store.setRecording(.started)
        room.store.setRecording(.started)
        room.store.setClassState(.during)
        room.store.setClassState(.after)
        room.store.closeRoom()
        room.store.closeRoom()
        #expect(
            recorder.events == [
                .onRecordingStateUpdated(.started), .onClassStateUpdated(.during), .onClassStateUpdated(.after),
                .onRoomClosed,
            ])
        #expect(room.teacher.room.getClassInfo().startTime == room.clock.now)
    }
}
